import { afterAll, beforeAll, expect, it } from 'vitest'
import { resolvePlace } from '../../../lib/agency/places/resolve'
import { findPlacesWithHomes } from '../../../lib/agency/search/places-with-homes'
import { addListings } from '../../support/listings'
import { openSearchSuite, type SearchSuite } from './search-suite'

let suite: SearchSuite
beforeAll(async () => {
  suite = await openSearchSuite()
})
afterAll(() => suite.close())

it('each of two places of one name and county is listed only if it has homes itself', async () => {
  const kingswood = { town: 'Kingswood', county: 'Gloucestershire' }
  await addListings([{ ...kingswood, postcode: 'GL12 8AB', lat: 51.626, lng: -2.367 }])
  const yate = resolvePlace('Yate')
  const village = { name: 'Kingswood', value: 'Kingswood, Gloucestershire, GL12', miles: 6 }
  expect(await findPlacesWithHomes(yate)).toEqual([village])
  await addListings([{ ...kingswood, postcode: 'BS15 8AB', lat: 51.453, lng: -2.508 }])
  const values = (await findPlacesWithHomes(yate)).map(({ value }) => value)
  expect(values.sort()).toEqual(['Kingswood, Gloucestershire', village.value])
})
