import { expect, it } from 'vitest'
import placeData from '../../../lib/agency/places/data/places.json'
import { isCity } from '../../../scripts/gazetteer/kinds'

/** The kind of a city in places.json. */
const CITY_CODE = 'c'

it('isCity recognises a city by its name and county, and not by its name alone', () => {
  expect(isCity({ name: 'Perth', county: 'perth-and-kinross' })).toBe(true)
  expect(isCity({ name: 'Perth', county: 'highland' })).toBe(false)
  expect(isCity({ name: 'Lincoln', county: 'kent' })).toBe(false)
  expect(isCity({ name: 'Preston', county: 'rutland' })).toBe(false)
})

it('places.json marks exactly those places as cities that isCity recognises', () => {
  const places = placeData.rows.map(([name, kind, county]) => ({
    name: String(name),
    county: placeData.counties[Number(county)] ?? '',
    isCity: kind === CITY_CODE,
  }))
  expect(places.filter((place) => isCity(place) !== place.isCity)).toEqual([])
})
