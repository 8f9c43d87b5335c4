import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { db, disconnect, openDatabase } from '../../../../lib/agency/database'
import { unfilteredCriteria } from '../../../../lib/agency/search/criteria'
import { EngineFollower } from '../../../../lib/agency/search/engine/engine-follower'
import { getEngineFollower, startSearchEngine } from '../../../../lib/agency/search/engine/running-engine'
import { purgeListingChanges } from '../../../../lib/agency/search/engine/read-changes'
import { findPage, findPageInDatabase, type Search } from '../../../../lib/agency/search/find'
import { dispatch } from '../../../../lib/events/subscribers'
import { eventually } from '../../../support/eventually'
import { startDatabaseToRestart, type RestartedDatabase } from '../../../support/restarted-database'
import { insertRows } from './insert-rows'
import { criteriaArbitrary, listingArbitrary, pagingArbitrary, sortArbitrary } from './random-searches'

let database: RestartedDatabase
const followers: EngineFollower[] = []

beforeAll(async () => {
  database = await startDatabaseToRestart()
  process.env.DATABASE_URL = database.url
  // The ids are 1, 4, 7 and so on: those between them belong to no listing.
  const rows = fc
    .sample(listingArbitrary, { numRuns: 400, seed: 1 })
    .map((row, index) => ({ ...row, id: index * 3 + 1 }))
  await insertRows(rows)
}, 60_000)
afterEach(() => followers.splice(0).forEach((follower) => follower.stop()))
afterAll(async () => {
  await disconnect()
  await database.remove()
})

async function startFollower(): Promise<EngineFollower> {
  const follower = new EngineFollower()
  followers.push(follower)
  await eventually(() => expect(follower.engine).toBeDefined())
  return follower
}

const searchArbitrary = fc.record({
  criteria: criteriaArbitrary,
  orderby: sortArbitrary,
  paging: pagingArbitrary,
})
const allSales: Search = {
  criteria: unfilteredCriteria('sale'),
  orderby: 'price-asc',
}

/** Expects random searches to find the same in the engine and in PostgreSQL. */
async function expectSameResults(
  follower: EngineFollower,
  { searchCount, seed }: { searchCount: number; seed: number },
): Promise<void> {
  for (const {
    paging: { page, limit },
    ...search
  } of fc.sample(searchArbitrary, { numRuns: searchCount, seed })) {
    const found = await follower.find(search, page, limit)
    expect(found, JSON.stringify(search)).toEqual(await findPageInDatabase(search, page, limit))
  }
}

it('random searches find the same in the engine and in PostgreSQL (P3)', async () => {
  await expectSameResults(await startFollower(), { searchCount: 1_000, seed: 2 })
}, 120_000)

it('a search finds every change that was committed before it', async () => {
  const follower = await startFollower()
  const otherFollower = await startFollower()
  const changes = [
    // Some of these listings have no price, so the qualifier is set with the price.
    sql`update listing set price_pence = 1, price_qualifier = 'price' where id = 4`,
    sql`update listing set status = 'withdrawn' where id in (7, 10)`,
    sql`update listing set status = 'under_offer' where id = 10`,
    sql`update property set lat = 51.8, lng = 0.64, town_slug = 'maldon', bedrooms = 9 where id in (13, 16)`,
    sql`update property set type = 'castle' where id = 19`,
    sql`insert into material_fact (property_id, key, value, source, supplied_at)
      select id, 'pets', 'Welcome', 'owner', now() from property where id < 200`,
    sql`insert into listing_event (listing_id, type, at) values (22, 'listed', '2026-11-22T10:00:00Z')`,
  ]
  for (const [index, change] of changes.entries()) {
    await change.execute(db())
    await expectSameResults(follower, { searchCount: 20, seed: 100 + index })
    await expectSameResults(otherFollower, { searchCount: 5, seed: 200 + index })
  }
}, 60_000)

it('keywords find the same in the engine and in PostgreSQL, also while advertisements change', async () => {
  const follower = await startFollower()
  const setDescription = (id: number, description: string) =>
    sql`update listing set description = ${description} where id = ${id}`.execute(db())
  /** Compares searches by keyword in engine and PostgreSQL. @returns the ids of homes for sale with a walled garden */
  const compareAndFindWalledGardens = async () => {
    for (const { criteria, orderby } of fc.sample(searchArbitrary, { numRuns: 10, seed: 31 }))
      // 'the' is a stop word, so it filters nothing.
      for (const keyword of ['walled garden', 'the', 'orchard']) {
        const keywordSearch = { criteria: { ...criteria, keyword }, orderby }
        expect(await follower.find(keywordSearch, 1, 50)).toEqual(
          await findPageInDatabase(keywordSearch, 1, 50),
        )
      }
    const found = await follower.find(
      { ...allSales, criteria: { ...unfilteredCriteria('sale'), keyword: 'walled gardens' } },
      1,
      500,
    )
    return found!.ids.sort((a, b) => a - b)
  }
  const { ids } = (await follower.find(allSales, 1, 3))!
  const [first, second, third] = ids as [number, number, number]
  await compareAndFindWalledGardens()
  await setDescription(first, 'A garden with walls of brick: a walled garden.')
  expect(await compareAndFindWalledGardens()).toEqual([first])
  await Promise.all([
    setDescription(second, 'Walled gardens.'),
    setDescription(third, 'An orchard.'),
    setDescription(first, 'Nothing.'),
  ])
  expect(await compareAndFindWalledGardens()).toEqual([second])
  await sql`update listing set status = 'withdrawn' where id = ${second}`.execute(db())
  expect(await compareAndFindWalledGardens()).toEqual([])
  await sql`update listing set status = 'available' where id = ${second}`.execute(db())
  expect(await compareAndFindWalledGardens()).toEqual([second])
}, 60_000)

it('a running search keeps its keyword matches when an advertisement changes, and the next search has new ones', async () => {
  const follower = await startFollower()
  const readMatches = async () => {
    const current = await follower.prepareSearch({ ...unfilteredCriteria('sale'), keyword: 'orangery' })
    return current!.criteria.keywordMatches!
  }
  const before = await readMatches()
  const [id] = (await follower.find(allSales, 1, 1))!.ids
  await sql`update listing set description = 'An orangery.' where id = ${id}`.execute(db())
  const after = await readMatches()
  expect([before.has(id!), after.has(id!)]).toEqual([false, true])
})

it('a transaction is not missed if one that began later commits before it', async () => {
  const follower = await startFollower()
  const slowDatabase = openDatabase(database.url)
  try {
    await slowDatabase.transaction().execute(async (tx) => {
      await sql`update listing set price_pence = 77, price_qualifier = 'price' where id = 25`.execute(tx)
      await sql`update listing set price_pence = 88, price_qualifier = 'price' where id = 28`.execute(db())
      await expectSameResults(follower, { searchCount: 10, seed: 3 })
      expect(await follower.find(allSales, 1, 500)).toEqual(await findPageInDatabase(allSales, 1, 500))
    })
    expect(await follower.find(allSales, 1, 500)).toEqual(await findPageInDatabase(allSales, 1, 500))
    await expectSameResults(follower, { searchCount: 10, seed: 4 })
  } finally {
    await slowDatabase.destroy()
  }
})

it('recorded changes from a dump of another database are ignored, although their transaction ids lie ahead', async () => {
  const follower = await startFollower()
  // As if the dumped database had begun a million more transactions. 600 changes would leave the search to PostgreSQL.
  await sql`insert into listing_change (listing_id, transaction_id)
    select id, pg_current_xact_id()::text::bigint + 1000000 from generate_series(1, 600) id`.execute(db())
  expect(await follower.find(allSales, 1, 500)).toEqual(await findPageInDatabase(allSales, 1, 500))
  await sql`update listing set price_pence = 99, price_qualifier = 'price' where id = 34`.execute(db())
  expect(await follower.find(allSales, 1, 500)).toEqual(await findPageInDatabase(allSales, 1, 500))
  await sql`delete from listing_change where transaction_id > pg_current_xact_id()::text::bigint`.execute(
    db(),
  )
})

it('PostgreSQL answers searches while the engine reads more than 500 changes, which a search or an event notices', async () => {
  const follower = await startFollower()
  const addedRows = fc
    .sample(listingArbitrary, { numRuns: 1_400, seed: 7 })
    .map((row, index) => ({ ...row, id: 5_000 + index }))
  await insertRows(addedRows)
  expect(await follower.find(allSales, 1, 10)).toBeUndefined()
  expect(follower.engine).toBeUndefined()
  // One of the first 400 listings was withdrawn by a test above; 1,400 are new.
  await eventually(() => expect(follower.engine?.size).toBe(1_799))
  await expectSameResults(follower, { searchCount: 60, seed: 8 })
  // Withdraws 1,301 listings, of which 498 remain.
  await sql`update listing set status = 'withdrawn' where id between 5000 and 6300`.execute(db())
  dispatch({ type: 'listing-removed', ids: [5_000] })
  await eventually(() => expect(follower.engine?.size).toBe(498))
  await expectSameResults(follower, { searchCount: 60, seed: 9 })
}, 60_000)

it('the engine finds the same as PostgreSQL after lost connections, a restart and a crash of the database', async () => {
  const follower = await startFollower()
  // The statement ends the other connections of the pool. Its own outcome does not matter here.
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'agency' and pid <> pg_backend_pid()`
    .execute(db())
    .catch(() => undefined)
  await eventually(async () => expect(await follower.find(allSales, 1, 5)).toBeDefined())
  await expectSameResults(follower, { searchCount: 20, seed: 10 })
  // Each price is new, so that the update changes the listing.
  for (const [price, interrupt] of [
    [301, database.restart],
    [302, database.crash],
  ] as const) {
    await sql`update listing set price_pence = ${price}, price_qualifier = 'price' where id = 31`.execute(
      db(),
    )
    await interrupt()
    await eventually(async () => {
      const found = await findPage(allSales, 1, 500)
      expect(await follower.find(allSales, 1, 500)).toEqual(found)
    })
    await expectSameResults(follower, { searchCount: 20, seed: price })
  }
}, 120_000)

it('events during an outage of the database do not end the process', async () => {
  const follower = await startFollower()
  let isRestarting = true
  const restarted = database.restart().finally(() => (isRestarting = false))
  // Vitest fails a file in which a rejection is left unhandled.
  while (isRestarting) {
    dispatch({ type: 'listing-removed', ids: [1] })
    await new Promise((resolve) => setImmediate(resolve))
  }
  await restarted
  await eventually(async () => expect(await follower.find(allSales, 1, 5)).toBeDefined())
})

it('if reading the changes fails, the error is reported, and the engine reads all listings again', async () => {
  const follower = await startFollower()
  const reportedErrors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await sql`alter table listing_change rename to listing_change_renamed`.execute(db())
  expect(await follower.find(allSales, 1, 5)).toBeUndefined()
  await sql`alter table listing_change_renamed rename to listing_change`.execute(db())
  expect(reportedErrors).toHaveBeenCalledOnce()
  reportedErrors.mockRestore()
  await eventually(() => expect(follower.engine).toBeDefined())
  await expectSameResults(follower, { searchCount: 10, seed: 11 })
})

it('searches are answered by the engine of the process, and by PostgreSQL where none runs', async () => {
  const stop = startSearchEngine()
  await eventually(() => expect(getEngineFollower()?.engine).toBeDefined())
  const find = vi.spyOn(getEngineFollower()!, 'find')
  const found = await findPage(allSales, 1, 10)
  expect(found).toEqual(await findPageInDatabase(allSales, 1, 10))
  expect(await find.mock.results[0]?.value).toEqual(found)
  stop()
  expect(getEngineFollower()).toBeUndefined()
  expect(await findPage(allSales, 1, 10)).toEqual(found)
})

it('recorded changes are purged after a day', async () => {
  await sql`update listing_change set changed_at = now() - interval '25 hours' where listing_id < 100`.execute(
    db(),
  )
  await purgeListingChanges(db())
  const { rows } = await sql<{
    oldest: number
  }>`select min(listing_id) as oldest from listing_change`.execute(db())
  expect(rows[0]?.oldest).toBe(100)
})
