import { performance } from 'node:perf_hooks'
import { sql } from 'kysely'
import { db, disconnect } from '../../lib/agency/database'
import { getAllPlaces } from '../../lib/agency/places/gazetteer'
import { matchSavedSearches } from '../../lib/agency/saved/match-searches'
import { searchHref } from '../../lib/search/codec'
import { defaultState } from '../../lib/search/state'
import { createEmptyDatabase } from '../support/databases'
import { addListings } from '../support/listings'
import { quantile } from './support/times'

/**
 * Measures how long it takes to match new listings with 100,000 saved searches of 10,000 places, from the queued event
 * to the stored matches (goal: 1 s). The first match of a process parses every place, and later matches reuse the
 * results.
 */
const SEARCHES = 100_000
const SEARCHES_PER_USER = 10
const SEARCHES_PER_INSERT = 10_000
const PLACES = 10_000
const ROUNDS = 15
const ROUNDS_OF_100_LISTINGS = 3
/** The share of the searches and listings that are for homes for sale. */
const SALE_SHARE = 0.7

let seed = 1
/** Returns the next number from 0 to 1 of a Lehmer generator (MINSTD), which gives every run the same searches. */
const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!

const database = await createEmptyDatabase()
process.env.DATABASE_URL = database.url

const locations = getAllPlaces()
  .filter((_, index) => index % 2 === 0)
  .slice(0, PLACES)
  .map(({ name, countyName }) => `${name}, ${countyName}`)
/** Picks Essex for a tenth of the searches and Witham for another, so that some listings match many searches. */
function pickLocation(): string {
  const draw = random()
  if (draw < 0.1) return 'Essex'
  return draw < 0.2 ? 'Witham' : pick(locations)
}
const hrefs = Array.from({ length: SEARCHES }, () =>
  searchHref({
    ...defaultState(random() < SALE_SHARE ? 'sale' : 'let'),
    location: pickLocation(),
    price: pick(['any-price', 'nomin-350000', '200000-500000', '500-1500']),
    types: pick(['all-types', 'detached-house,semi-detached-house,terraced', 'flat-apartment']),
    bedrooms: pick(['any-bedrooms', '2-nomax', '3-nomax', 'nomin-2']),
    radius: pick(['this-only', 'three-miles', 'ten-miles', 'forty-miles']),
  }),
)
await sql`
  insert into "user" (email, first_name, last_name, email_proved_at)
  select 'seeker' || n || '@bench.example', 'Ida', 'Seeker', now() from generate_series(1, ${SEARCHES / SEARCHES_PER_USER}::int) n`.execute(
  db(),
)
// The searches are given to the users in turn, and have the three frequencies in turn.
for (let from = 0; from < SEARCHES; from += SEARCHES_PER_INSERT)
  await sql`
    insert into saved_search (user_id, name, href, frequency, digested_on)
    select (select min(id) from "user") + at % ${SEARCHES / SEARCHES_PER_USER}::int, 'A search', href,
           (array['at_once', 'daily', 'weekly']::alert_frequency[])[1 + at % 3], current_date
      from unnest(${hrefs.slice(from, from + SEARCHES_PER_INSERT)}::text[]) with ordinality as given (href, at)
        on conflict do nothing`.execute(db())
await sql`analyze saved_search`.execute(db())

async function measure(
  label: string,
  { listings, rounds }: { listings: number; rounds: number },
): Promise<void> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    await addListings(
      Array.from({ length: listings }, () => ({
        ...(random() < SALE_SHARE
          ? { kind: 'sale' as const, price: 300_000 }
          : { kind: 'let' as const, price: 1_000 }),
        bedrooms: 1 + Math.floor(random() * 4),
      })),
    )
    const start = performance.now()
    await matchSavedSearches()
    times.push(performance.now() - start)
  }
  console.log(
    `${label.padEnd(28)} p50 ${quantile(times, 0.5).toFixed(0)}  max ${Math.max(...times).toFixed(0)} ms`,
  )
}

const { count } = await db()
  .selectFrom('savedSearch')
  .select(({ fn }) => fn.countAll<bigint>().as('count'))
  .executeTakeFirstOrThrow()
console.log(`${count} saved searches of ${locations.length} places`)
await measure('one listing, cold', { listings: 1, rounds: 1 })
await measure('one listing', { listings: 1, rounds: ROUNDS })
await measure('100 listings', { listings: 100, rounds: ROUNDS_OF_100_LISTINGS })
const matches = await db()
  .selectFrom('searchMatch')
  .select(({ fn }) => fn.countAll<bigint>().as('count'))
  .executeTakeFirstOrThrow()
console.log(`${matches.count} matches stored`)
await disconnect()
await database.drop()
process.exit(0)
