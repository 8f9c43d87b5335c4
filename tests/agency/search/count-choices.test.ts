import { afterAll, beforeAll, expect, it } from 'vitest'
import { countChoices } from '../../../lib/agency/search/count-choices'
import { searchLettings, searchSales } from '../../../lib/agency/search/search'
import { disconnect } from '../../../lib/agency/database'
import { filledDatabase, type TestDatabase } from '../../support/databases'

let database: TestDatabase

beforeAll(async () => {
  database = await filledDatabase()
  process.env.DATABASE_URL = database.url
})
afterAll(async () => {
  await disconnect()
  await database.drop()
})

const countsOf = async (input: Parameters<typeof countChoices>[0]) => {
  const reply = await countChoices(input, { maxMs: Infinity })
  if (!reply.ok) throw new Error(reply.message)
  const { total, choices } = reply.data
  return {
    total,
    choices,
    count: (name: string, value: string) =>
      choices.find((choice) => choice.name === name && choice.value === value)?.count,
  }
}
const searches = { sale: searchSales, let: searchLettings }
async function totalOf(kind: 'sale' | 'let', filters: object): Promise<number> {
  const reply = await searches[kind]({ ...essex, orderby: '', page: 1, limit: 1, ...filters })
  return reply.ok && !Array.isArray(reply.data) ? reply.data.pagination.totalItems : NaN
}
const essex = { location: 'Essex', price: '', types: 'all-types', bedrooms: '', radius: 'this-only' }

it('each choice is counted as the search that it leads to', async () => {
  const { total, count } = await countsOf({ ...essex, kind: 'let', with: 'garden' })
  const gardens = (filters: object) => totalOf('let', { with: 'garden', ...filters })
  expect(total).toBe(await gardens({}))
  expect(total).toBeGreaterThan(0)
  expect(count('with', 'garden')).toBe(total)
  expect(count('with', 'pets')).toBe(await gardens({ with: 'garden,pets' }))
  expect(count('epc', 'c')).toBe(await gardens({ epc: 'c' }))
  expect(count('added', '7')).toBe(await gardens({ added: '7' }))
  expect(count('bedrooms-min', '3')).toBe(await gardens({ bedrooms: '3-nomax' }))
  expect(count('types', 'terraced')).toBe(await gardens({ types: 'terraced' }))
  expect(count('radius', 'ten-miles')).toBe(await gardens({ radius: 'ten-miles' }))
})

it('what must not be and what must be exclude each other, and a kind has its own features alone', async () => {
  const { count, choices } = await countsOf({ ...essex, kind: 'sale', not: 'new-build' })
  expect(count('with', 'new-build')).toBe(await totalOf('sale', { with: 'new-build' }))
  expect(choices.filter(({ value }) => value === 'pets')).toEqual([])
})

it('what cannot be counted in time is left out', async () => {
  const reply = await countChoices({ ...essex, kind: 'sale' }, { maxMs: 0 })
  expect(reply.ok && reply.data.choices).toEqual([])
  expect(reply.ok && reply.data.total).toBeGreaterThan(0)
})

it('a place that is not known leaves no home to any choice', async () => {
  const { total, choices } = await countsOf({ ...essex, location: 'Qqqqxxzz', kind: 'sale' })
  expect(total).toBe(0)
  expect(choices.every(({ count }) => count === 0)).toBe(true)
})
