import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deleteAccount } from '../../../lib/agency/accounts/delete-account'
import { exportData } from '../../../lib/agency/accounts/export-data'
import { disconnect } from '../../../lib/agency/database'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { insertUser } from '../../support/insert-user'
import { countRows, findRow, updateRows } from '../../support/tables'
import {
  actOnOffer,
  addHome,
  addUser,
  listOffersFor,
  createOffer,
  findOfferMessages,
  requestToRent,
  readListingStatus,
} from './offer-calls'

let database: TestDatabase
let pool: pg.Pool
beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
  pool = new pg.Pool({ connectionString: database.url, max: 1 })
})
afterAll(async () => {
  await disconnect()
  await pool.end()
  await database.drop()
})

it('closing an account takes its homes off the market, and ends the offers and requests on them', async () => {
  // A guest who has just logged in is asked for no password.
  const { id } = await insertUser(pool, { isGuest: true })
  const session = await findRow('userSession', { userId: id })
  const [home, letting] = [await addHome(id), await addHome(id, { kind: 'let', price: 1_000 })]
  const buyer = await addUser('Ben')
  const offer = await createOffer(home, buyer)
  await requestToRent(letting, buyer)
  await actOnOffer(offer, id, 'accept')
  expect(await deleteAccount({ user_id: id }, { user: { id, sessionId: session.id } })).toMatchObject({
    ok: true,
  })
  for (const listing of [home, letting]) {
    expect(await readListingStatus(listing)).toBe('withdrawn')
    expect(await listOffersFor(buyer, listing)).toMatchObject([{ status: 'declined', actions: [] }])
    // The end of the accepted offer does not put the home back on the market for a moment.
    expect(await countRows('listingEvent', { listingId: listing, type: 'live_again' })).toBe(0)
  }
  expect((await findOfferMessages(offer)).at(-1)?.body).toMatch(
    /your offer has ended.+\n\nThe home is off the market, because I have closed my account\.$/s,
  )
})

it('closing an account leaves completed sales and lettings as they are', async () => {
  // A guest who has just logged in is asked for no password.
  const { id } = await insertUser(pool, { isGuest: true })
  const session = await findRow('userSession', { userId: id })
  const [home, letting] = [await addHome(id), await addHome(id, { kind: 'let', price: 1_000 })]
  const buyer = await addUser('Ben')
  await actOnOffer(await createOffer(home, buyer), id, 'accept')
  await requestToRent(letting, buyer)
  const request = await findRow('letRequest', { listingId: letting })
  await updateRows('letRequest', { id: request.id }, { status: 'accepted' })
  for (const listing of [home, letting]) await updateRows('listing', { id: listing }, { status: 'completed' })
  expect(await deleteAccount({ user_id: id }, { user: { id, sessionId: session.id } })).toMatchObject({
    ok: true,
  })
  expect((await findRow('offer', { listingId: home })).status).toBe('accepted')
  expect((await findRow('letRequest', { listingId: letting })).status).toBe('accepted')
})

it('a data export has the user’s offers, requests and answers, and closing the account withdraws them', async () => {
  const seller = await addUser('Sue')
  const [home, letting] = [await addHome(seller), await addHome(seller, { kind: 'let', price: 1_000 })]
  // A guest who has just logged in is asked for no password.
  const { id } = await insertUser(pool, { isGuest: true })
  const session = await findRow('userSession', { userId: id })
  const caller = { user: { id, sessionId: session.id } }
  const offer = await createOffer(home, id, { amount: 240_000, conditions: 'a survey' })
  await actOnOffer(offer, seller, 'accept')
  await requestToRent(letting, id, { tenants: 2, pets: 'one cat' })

  expect(await exportData({ user_id: id }, caller)).toMatchObject({
    ok: true,
    data: {
      offers: [{ id: offer, amountPence: 240_000_00, conditions: 'a survey', status: 'accepted' }],
      offerEvents: [{ type: 'accepted' }, { type: 'made' }],
      letRequests: [{ pets: 'one cat', tenants: 2 }],
      letRequestEvents: [{ type: 'made' }],
    },
  })
  // The seller gets what the seller has done, and not the buyer's steps.
  expect(await exportData({ user_id: seller }, { user: { id: seller, sessionId: 1 } })).toMatchObject({
    ok: true,
    data: { offers: [], offerEvents: [{ offerId: offer, type: 'accepted' }], letRequestEvents: [] },
  })
  expect(await deleteAccount({ user_id: id }, caller)).toMatchObject({ ok: true })
  expect([await readListingStatus(home), await readListingStatus(letting)]).toEqual([
    'available',
    'available',
  ])
  for (const listing of [home, letting])
    expect(await listOffersFor(seller, listing)).toMatchObject([
      { status: 'withdrawn', other_party: 'A former user' },
    ])
})
