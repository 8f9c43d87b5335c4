import { afterAll, beforeAll, expect, it } from 'vitest'
import { getAreaIndex } from '../../../lib/agency/search/area-index'
import { addListings } from '../../support/listings'
import { openSearchSuite, type SearchSuite } from './search-suite'

let suite: SearchSuite
beforeAll(async () => {
  suite = await openSearchSuite()
  // Without a town a listing is in Witham, Essex, CM8.
  await addListings([
    { listedAt: '2026-11-10T09:00:00Z' },
    { listedAt: '2026-11-12T09:00:00Z' },
    { town: 'Southend-on-Sea', locality: 'Leigh-on-Sea', postcode: 'SS9 1AB' },
    { town: 'London', county: 'Greater London', locality: 'Shoreditch', postcode: 'EC2A 1AB' },
    // The garage and the withdrawn listing add no area, because only live homes count.
    { town: 'Maldon', postcode: 'CM9 5AB', type: 'garage' },
    { town: 'Braintree', postcode: 'CM7 1AB', kind: 'let', price: 1_000 },
    { town: 'Harlow', postcode: 'CM20 1AB', status: 'withdrawn' },
  ])
})
afterAll(() => suite.close())

const readAreas = async (kind: 'sale' | 'let') => {
  const reply = await getAreaIndex({ kind })
  return reply.ok ? reply.data : []
}

it('lists counties, towns, localities and postcode districts that have homes, each once', async () => {
  const values = (await readAreas('sale')).map(({ value }) => value)
  expect(values).toEqual(
    [
      'CM8',
      'EC2A',
      'Essex',
      'London',
      'Leigh-on-Sea',
      'SS9',
      'Shoreditch',
      'Southend-on-Sea',
      'Witham',
    ].sort(),
  )
  const lettingValues = (await readAreas('let')).map(({ value }) => value)
  expect(lettingValues).toEqual(['Braintree', 'CM7', 'Essex'])
})

it('every area finds homes when it is searched', async () => {
  for (const { value } of await readAreas('sale'))
    expect((await suite.search({ location: value })).total, value).toBeGreaterThan(0)
})

it('dates an area by its newest home', async () => {
  const witham = (await readAreas('sale')).find(({ value }) => value === 'Witham')
  expect(witham?.updated_at).toBe('2026-11-12T09:00:00.000Z')
})
