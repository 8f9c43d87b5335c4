import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { countChoices } from '../../../lib/agency/search/count-choices'
import { countSearches } from '../../../lib/agency/search/count-searches'
import { EngineFollower } from '../../../lib/agency/search/engine/engine-follower'
import { setEngineFollower } from '../../../lib/agency/search/engine/running-engine'
import { searchLettings, searchSales } from '../../../lib/agency/search/search'
import { disconnect } from '../../../lib/agency/database'
import { toCallInput } from '../../../lib/search/codec'
import { listChoices } from '../../../lib/search/choices'
import { cleanState, defaultState, type SearchState } from '../../../lib/search/state'
import { createFilledDatabase, type TestDatabase } from '../../support/databases'
import { eventually } from '../../support/eventually'
import { pageOf } from '../../support/search-page'
import { dataOf } from '../../support/selling'

let database: TestDatabase
let follower: EngineFollower

beforeAll(async () => {
  database = await createFilledDatabase()
  process.env.DATABASE_URL = database.url
  follower = new EngineFollower()
  await eventually(() => expect(follower.engine).toBeDefined())
})
beforeEach(() => {
  // The filter by age counts from the present minute, so a minute must not end between two counts.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
})
afterEach(() => {
  vi.useRealTimers()
  setEngineFollower(undefined)
})
afterAll(async () => {
  follower.stop()
  await disconnect()
  await database.drop()
})

const readCounts = async (input: Parameters<typeof countChoices>[0]) => {
  const { total, choices } = dataOf(await countChoices(input, { maxMs: Infinity }))
  return {
    total,
    choices,
    count: (name: string, value: string) =>
      choices.find((choice) => choice.name === name && choice.value === value)?.count,
  }
}
const essex = { location: 'Essex', price: '', types: 'all-types', bedrooms: '', radius: 'this-only' }
const searchByKind = { sale: searchSales, let: searchLettings }
/** Reads the total of a search, which is in Essex unless the filters name a location. */
async function readTotal(kind: 'sale' | 'let', filters: object): Promise<number> {
  const reply = await searchByKind[kind]({ ...essex, orderby: '', page: 1, limit: 1, ...filters })
  return pageOf(reply).pagination.totalItems
}

const searchCases: ({ kind: 'sale' | 'let' } & Partial<SearchState>)[] = [
  { kind: 'sale' },
  {
    kind: 'let',
    location: 'London',
    radius: 'five-miles',
    price: '800-nomax',
    with: 'garden',
    not: 'furnished',
  },
  {
    kind: 'sale',
    location: 'Witham',
    radius: 'three-miles',
    price: '500000-1000000',
    not: 'leasehold,new-build',
  },
  { kind: 'sale', location: 'CM8', bedrooms: '2-4', epc: 'd', size: '500-nomax', added: '30' },
  // A minimum price above the maximum finds nothing (D-76).
  { kind: 'sale', types: 'terraced,flat', near: 'Witham station', within: '10', price: '9-1', epc: 'a' },
  { kind: 'let', location: 'Essex', price: '400-2400+', near: 'Chelmsford', area: '51.5,0;51.5,1;52,1;52,0' },
]

it.each(searchCases)(
  'each choice has the count of the search that it leads to, in the engine and in PostgreSQL: %o',
  async (searchCase) => {
    const state = cleanState({ ...defaultState(searchCase.kind), ...searchCase })
    // The call that counts choices has no page, limit or order.
    const { page, limit, orderby, ...input } = toCallInput(state, 1)
    const databaseCounts = await readCounts({ ...input, kind: searchCase.kind })
    setEngineFollower(follower)
    const engineCounts = await readCounts({ ...input, kind: searchCase.kind })
    expect(engineCounts.choices).toEqual(databaseCounts.choices)
    expect(engineCounts.total).toBe(databaseCounts.total)
    for (const { name, value, state: chosenState } of listChoices(state)) {
      // Only the total is read, so one card is enough.
      const search = { ...toCallInput(chosenState, page), orderby, limit: Math.min(limit, 1) }
      const searchTotal = await readTotal(searchCase.kind, search)
      expect(engineCounts.count(name, value), `${name} ${value}`).toBe(searchTotal)
    }
  },
)

it('in a search with a keyword, each choice has the count of its search', async () => {
  setEngineFollower(follower)
  const { total, count } = await readCounts({ ...essex, kind: 'sale', keyword: 'garden' })
  expect(total).toBe(await readTotal('sale', { keyword: 'garden' }))
  expect(count('bedrooms-min', '3')).toBe(await readTotal('sale', { keyword: 'garden', bedrooms: '3-nomax' }))
})

it('only two calls at a time count choices in PostgreSQL; others get the total alone, so that connections stay free', async () => {
  const replies = await Promise.all(
    Array.from({ length: 6 }, () => countChoices({ ...essex, kind: 'let' }, { maxMs: Infinity })),
  )
  const counts = replies.map((reply) => (reply.ok ? reply.data : { total: NaN, choices: [] }))
  expect(new Set(counts.map(({ total }) => total)).size).toBe(1)
  expect(counts.filter(({ choices }) => choices.length > 0)).toHaveLength(2)
})

it('in a search that requires a feature, the searches of all choices require it too', async () => {
  const { total, count } = await readCounts({ ...essex, kind: 'let', with: 'garden' })
  const readGardenTotal = (filters: object) => readTotal('let', { with: 'garden', ...filters })
  expect(total).toBe(await readGardenTotal({}))
  expect(total).toBeGreaterThan(0)
  expect(count('with', 'garden')).toBe(total)
  expect(count('with', 'pets')).toBe(await readGardenTotal({ with: 'garden,pets' }))
  expect(count('epc', 'c')).toBe(await readGardenTotal({ epc: 'c' }))
  expect(count('added', '7')).toBe(await readGardenTotal({ added: '7' }))
  expect(count('bedrooms-min', '3')).toBe(await readGardenTotal({ bedrooms: '3-nomax' }))
  expect(count('types', 'terraced')).toBe(await readGardenTotal({ types: 'terraced' }))
  expect(count('radius', 'ten-miles')).toBe(await readGardenTotal({ radius: 'ten-miles' }))
})

it('requiring a feature ends its exclusion, and the choice of pets exists only for homes to let', async () => {
  const { count, choices } = await readCounts({ ...essex, kind: 'sale', not: 'new-build' })
  expect(count('with', 'new-build')).toBe(await readTotal('sale', { with: 'new-build' }))
  expect(choices.filter(({ value }) => value === 'pets')).toEqual([])
})

it('choices that cannot be counted in time are left out', async () => {
  const reply = await countChoices({ ...essex, kind: 'sale' }, { maxMs: 0 })
  expect(reply.ok && reply.data.choices).toEqual([])
  expect(reply.ok && reply.data.total).toBeGreaterThan(0)
})

it('counts, like searches, ignore the filter `near` if its place is unknown (D-76)', async () => {
  const filters = { ...essex, near: 'Qqqqxxzz' }
  const total = await readTotal('sale', filters)
  expect(total).toBe(await readTotal('sale', {}))
  const counts = await readCounts({ ...filters, kind: 'sale' })
  expect(counts.total).toBe(total)
  expect(counts.count('with', 'garden')).toBe(await readTotal('sale', { ...filters, with: 'garden' }))
  const reply = await countSearches({ searches: [{ ...filters, kind: 'sale' }] })
  expect(reply).toMatchObject({ ok: true, data: { totals: [total] } })
})

it('in a search of an unknown place, every choice has the count 0', async () => {
  const { total, choices } = await readCounts({ ...essex, location: 'Qqqqxxzz', kind: 'sale' })
  expect(total).toBe(0)
  expect(new Set(choices.map(({ count }) => count))).toEqual(new Set([0]))
})
