import { expect, it } from 'vitest'
import placeData from '../../../lib/agency/places/data/places.json'
import { isCity } from '../../../scripts/gazetteer/kinds'

it('recognises a city by name and county, not by a name that other places share', () => {
  expect(isCity({ name: 'Perth', county: 'perth-and-kinross' })).toBe(true)
  expect(isCity({ name: 'Perth', county: 'highland' })).toBe(false)
  expect(isCity({ name: 'Lincoln', county: 'kent' })).toBe(false)
  expect(isCity({ name: 'Preston', county: 'rutland' })).toBe(false)
})

it('marks the same places as the gazetteer in the repository', () => {
  const places = placeData.rows.map(([name, kind, county]) => ({
    name: String(name),
    county: placeData.counties[Number(county)] ?? '',
    isCity: kind === 'c',
  }))
  expect(places.filter((place) => isCity(place) !== place.isCity)).toEqual([])
})
