import type pg from 'pg'
import { createListingMaker, type ListingIds, type ManyListings } from '../../prisma/seed/many-listings'
import { withAdvisoryLock, withClient } from './client'
import { copyRows } from './copy-rows'

/** Few, so that a running site does not wait long for a transaction. */
const LISTINGS_PER_TRANSACTION = 20_000
/** The advisory lock's key, which no other lock has (tests/database/advisory-locks.test.ts). */
const FILL_MANY_LOCK = 72_707_412
const OWNER_EMAIL = 'generated-listings@emoov.example'
const DAY_MS = 86_400_000

interface FillOptions {
  url: string
  /** The number of generated listings that the database has afterwards. */
  count: number
  onProgress: (line: string) => void
  /** By default a maker is created from the demonstration's homes, which takes seconds. */
  makeListings?: ReturnType<typeof createListingMaker>
}

const formatCount = (count: number): string => count.toLocaleString('en-GB')

async function findOrCreateOwner(client: pg.Client): Promise<number> {
  // The update changes nothing. Without it `returning` would leave out a row that exists already.
  const { rows } = await client.query<{ id: number }>(
    `insert into "user" (email, first_name, last_name) values ($1, 'Generated', 'Listings')
     on conflict (email) do update set email = excluded.email returning id`,
    [OWNER_EMAIL],
  )
  return rows[0]!.id
}

async function reserveIds(client: pg.Client, count: number): Promise<ListingIds[]> {
  const { rows } = await client.query<ListingIds>(
    `select nextval(pg_get_serial_sequence('listing', 'id'))::int as listing,
            nextval(pg_get_serial_sequence('property', 'id'))::int as property
       from generate_series(1, $1)`,
    [count],
  )
  return rows
}

const getColumns = <Row extends object>(rows: readonly Row[]) =>
  Object.keys(rows[0] ?? {}) as (keyof Row & string)[]
const copyAll = <Row extends object>(client: pg.Client, table: string, rows: readonly Row[]) =>
  rows.length === 0 ? Promise.resolve() : copyRows(client, table, getColumns(rows), rows)

/**
 * Begins a transaction, which `publish` commits, and inserts listings as drafts. They are published together, so that
 * the triggers write each search entry only once.
 */
async function insertDrafts(client: pg.Client, batch: ManyListings): Promise<void> {
  await client.query('begin')
  await copyAll(client, 'property', batch.properties)
  await copyAll(
    client,
    'listing',
    batch.listings.map((listing) => ({ ...listing, status: 'draft' })),
  )
  await copyAll(client, 'listing_event', batch.events)
  await copyAll(client, 'listing_media', batch.media)
  await copyAll(client, 'material_fact', batch.facts)
}

async function publish(client: pg.Client, { listings }: ManyListings): Promise<void> {
  await client.query(
    `update listing set status = published.status
       from unnest($1::int[], $2::listing_status[]) published (id, status) where listing.id = published.id`,
    [listings.map(({ id }) => id), listings.map(({ status }) => status)],
  )
  await client.query('commit')
}

/**
 * Adds generated listings until there are `count` of them. Transactions are committed in the order of the listings, so
 * that an interrupted run can be continued.
 * @returns the number of listings that were added
 */
export async function fillManyListings({ url, count, onProgress, ...options }: FillOptions): Promise<number> {
  return withClient(url, (firstClient) =>
    withAdvisoryLock(firstClient, FILL_MANY_LOCK, async () => {
      const owner = await findOrCreateOwner(firstClient)
      const { rows } = await firstClient.query<{ present: number }>(
        'select count(*)::int as present from property where owner_id = $1',
        [owner],
      )
      const { present } = rows[0]!
      if (present >= count) return 0
      // The same for a whole day, so that an interrupted run goes on with the same dates.
      const midnight = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS)
      const makeListings = options.makeListings ?? createListingMaker(midnight)
      // Two connections take turns: one publishes what it has inserted while the other inserts.
      await withClient(url, async (secondClient) => {
        let published: Promise<unknown> = Promise.resolve()
        let client = firstClient
        let listingCount = present
        while (listingCount < count) {
          const ids = await reserveIds(client, Math.min(LISTINGS_PER_TRANSACTION, count - listingCount))
          const batch = makeListings(listingCount, ids, owner)
          await insertDrafts(client, batch)
          await published
          listingCount += ids.length
          const progress = `${formatCount(listingCount)} of ${formatCount(count)} listings`
          published = publish(client, batch).then(() => onProgress(progress))
          // Prevents an unhandled rejection; the next await throws the error.
          published.catch(() => undefined)
          client = client === firstClient ? secondClient : firstClient
        }
        await published
      })
      await firstClient.query('analyze')
      return count - present
    }),
  )
}
