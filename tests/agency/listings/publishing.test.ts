import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { disconnect } from '../../../lib/agency/database'
import { publishListing, withdrawListing } from '../../../lib/agency/listings/publishing'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'

/* The functions by which the command line publishes and withdraws (D-171). */

let database: TestDatabase
let client: pg.Client
const AT = new Date('2026-11-20T12:00:00Z')

beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(`INSERT INTO "user" (email, first_name, last_name) VALUES ('a@example.com', 'A', 'B')`)
  await client.query(
    `INSERT INTO property (owner_id, street, street_slug, town, town_slug, county, county_slug, nation,
       postcode, district, type, bedrooms, bathrooms)
     VALUES (1, 'High Street', 'high-street', 'Witham', 'witham', 'Essex', 'essex', 'england',
       'CM8 1AA', 'CM8', 'terraced', 3, 1)`,
  )
  // Listings 1 and 2 are drafts of the same home, and 3 is completed.
  await client.query(
    `INSERT INTO listing (property_id, kind, status, price_pence, slug, display_address, summary, description, features)
     SELECT 1, 'sale', status::listing_status, 25000000, 'x', 'High Street, Witham', 'A house.', '<p>A house.</p>', '{}'
       FROM unnest(ARRAY['draft', 'draft', 'completed']) AS status`,
  )
})
afterAll(async () => {
  await disconnect()
  await client?.end()
  await database?.drop()
})

const findLiveListings = async () =>
  (await client.query<{ listing_id: number }>('SELECT listing_id FROM search_entry ORDER BY 1')).rows.map(
    (row) => row.listing_id,
  )

it('a complete listing can be published, if the home has no other live listing, and withdrawn again', async () => {
  expect(await publishListing(1, AT)).toMatchObject({
    ok: false,
    reasons: [
      expect.stringContaining('tenure'),
      expect.stringContaining('council tax'),
      expect.stringContaining('energy'),
    ],
  })
  expect(await findLiveListings()).toEqual([])

  await client.query(
    `INSERT INTO material_fact (property_id, key, value, source, supplied_at)
     VALUES (1, 'tenure', 'Freehold', 'owner', now()),
       (1, 'council_tax_band', 'C', 'owner', now()),
       (1, 'epc_rating', 'D', 'owner', now())`,
  )
  expect(await publishListing(1, AT)).toEqual({ ok: true })
  expect(await findLiveListings()).toEqual([1])
  expect(await publishListing(1, AT)).toEqual({ ok: false, reasons: ['it is public already'] })
  expect(await publishListing(2, AT)).toEqual({
    ok: false,
    reasons: ['the same home is public as listing 1'],
  })
  expect(await publishListing(3, AT)).toEqual({
    ok: false,
    reasons: ['it is completed: offer the home under a new listing'],
  })
  expect(await publishListing(99, AT)).toEqual({ ok: false, reasons: ['there is no listing 99'] })

  expect(await withdrawListing(1, AT)).toEqual({ ok: true })
  expect(await findLiveListings()).toEqual([])
  const mails = await client.query<{ subject: string }>('SELECT subject FROM mail ORDER BY id')
  expect(mails.rows.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Your home is on the market: /),
    expect.stringMatching(/^Your home is off the market: /),
  ])
  expect(await withdrawListing(1, AT)).toEqual({
    ok: false,
    reasons: ['it is not public (withdrawn)'],
  })
  // Even if the clock has gone back, no event gets an earlier time than the event before it.
  expect(await publishListing(1, new Date('2026-11-01T00:00:00Z'))).toEqual({ ok: true })
  const { rows } = await client.query<{ type: string; at: Date }>(
    'SELECT type, at FROM listing_event WHERE listing_id = 1 ORDER BY at, id',
  )
  expect(rows).toEqual([
    { type: 'listed', at: AT },
    { type: 'withdrawn', at: AT },
    { type: 'live_again', at: AT },
  ])
})
