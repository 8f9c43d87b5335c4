import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { EngineFollower } from '../../../lib/agency/search/engine/engine-follower'
import { eventually } from '../../support/eventually'
import { insertRows } from './engine/insert-rows'
import { listing } from './engine/random-searches'
import { openSearchSuite, type SearchSuite } from './search-suite'

let suite: SearchSuite
let follower: EngineFollower
const scope = globalThis as { __searchEngine?: EngineFollower | undefined }
beforeAll(async () => {
  suite = await openSearchSuite()
  await insertRows(
    fc.sample(listing, { numRuns: 400, seed: 9 }).map((row, index) => ({ ...row, id: index + 1 })),
  )
  follower = new EngineFollower()
  await eventually(() => expect(follower.engine).toBeDefined())
})
afterAll(async () => {
  scope.__searchEngine = undefined
  follower.stop()
  await suite.close()
})

const searches = [
  { kind: 'sale' as const },
  { kind: 'let' as const, price: '800-nomax', with: 'garden' },
  {
    kind: 'sale' as const,
    location: 'Witham',
    radius: 'three-miles',
    price: '500000-1000000',
    not: 'leasehold',
  },
  { kind: 'sale' as const, location: 'CM8', bedrooms: '2-4', epc: 'd', size: '500-nomax', added: '30' },
  { kind: 'sale' as const, types: 'terraced,flat', near: 'Witham', within: '3', price: '9-1', epc: 'a' },
]

it.each(searches)('each choice leaves as many homes as its search finds: %o', async ({ kind, ...input }) => {
  scope.__searchEngine = follower
  const reply = await suite.gateway.searchCounts({ kind, ...input })
  if (!reply.ok || !reply.data) throw new Error('no counts')
  const total = async (changed: Record<string, string>) => {
    const call = kind === 'sale' ? suite.gateway.propertySearch : suite.gateway.lettingSearch
    const found = await call({ ...input, ...changed, page: 1, limit: 1 })
    if (!found.ok || Array.isArray(found.data)) throw new Error('no page')
    return found.data.pagination.totalItems
  }
  expect(reply.data.total).toBe(await total({}))
  const given: Partial<Record<string, string>> = input
  for (const { name, value, count } of reply.data.choices) {
    const isList = name === 'with' || name === 'not'
    const token = isList && given[name] ? `${given[name]},${value}` : value
    expect(count, `${name} ${value}`).toBe(await total({ [name]: token }))
  }
  const names = new Set(reply.data.choices.map(({ name }) => name))
  expect([...names].filter((name) => name !== 'radius')).toEqual([
    'price',
    'bedrooms',
    'types',
    'epc',
    'added',
    'with',
    'not',
  ])
  expect(names.has('radius')).toBe('location' in input)
})

it('nothing is said while no engine is ready, nor of words, which it does not hold', async () => {
  scope.__searchEngine = undefined
  expect(await suite.gateway.searchCounts({ kind: 'sale' })).toMatchObject({ ok: true, data: null })
  scope.__searchEngine = follower
  expect(await suite.gateway.searchCounts({ kind: 'sale', keyword: 'garden' })).toMatchObject({
    ok: true,
    data: null,
  })
})
