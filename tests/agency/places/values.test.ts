import { describe, expect, it } from 'vitest'
import {
  describePostcode,
  describeCounty,
  describeMeaning,
  describePlace,
  describeStation,
} from '../../../lib/agency/places/describe'
import { POSTCODE_DISTRICTS, getAllPlaces, getAllStations } from '../../../lib/agency/places/gazetteer'
import { findMeanings } from '../../../lib/agency/places/name-index'
import { POSTCODE_AREAS } from '../../../lib/agency/places/postcode'
import { resolvePlace } from '../../../lib/agency/places/resolve'
import { COUNTIES } from '../../../lib/agency/places/tables/counties'
import { REGIONS } from '../../../lib/agency/places/tables/regions'
import type { Place, Resolution } from '../../../lib/agency/places/types'

const isSamePlace = (a: Resolution, b: Resolution): boolean =>
  a.kind === b.kind &&
  a.value === b.value &&
  JSON.stringify([a.match, a.point]) === JSON.stringify([b.match, b.point])
/** Finds the values that do not resolve to the place that they describe. */
const findAmbiguousValues = (resolutions: readonly Resolution[]): string[] =>
  resolutions
    .filter((resolution) => !isSamePlace(resolvePlace(resolution.value), resolution))
    .map(({ value }) => value)

/** The `value` of a place is in the URL, so it must resolve to the same place again (D-78). */
describe('the value of a place resolves to that place', () => {
  it('for every settlement, including those that share a name', () => {
    expect(findAmbiguousValues(getAllPlaces().map(describePlace))).toEqual([])
  })

  it('for every county', () => {
    expect(findAmbiguousValues([...COUNTIES.values()].map(describeCounty))).toEqual([])
  })

  it('for every region, whose value is its first name', () => {
    expect(
      REGIONS.filter(
        ({ names, counties }) =>
          JSON.stringify(resolvePlace(names[0] ?? '').match) !== JSON.stringify({ by: 'county', counties }),
      ).map(({ names }) => names[0]),
    ).toEqual([])
  })

  it('for every station', () => {
    expect(findAmbiguousValues(getAllStations().map(describeStation))).toEqual([])
  })

  it('for every postcode district and area', () => {
    expect(
      findAmbiguousValues(
        [...POSTCODE_DISTRICTS.values()].map(({ area, code }) => describePostcode({ area, district: code })),
      ),
    ).toEqual([])
    expect(findAmbiguousValues([...POSTCODE_AREAS.keys()].map((area) => describePostcode({ area })))).toEqual(
      [],
    )
  })

  it('for a street in every town and city', () => {
    const towns = getAllPlaces().filter(({ kind }) => kind === 'town' || kind === 'city')
    const townsWithWrongStreet = towns.filter((town) => {
      const inside = describePlace(town)
      const street = resolvePlace(`Station Road, ${inside.value}`)
      return (
        JSON.stringify(street.match) !==
        JSON.stringify({ by: 'street', street: 'station-road', within: inside.match })
      )
    })
    expect(townsWithWrongStreet.map(({ id }) => id)).toEqual([])
  })
})

const MAX_CANDIDATES = 10
it('names of several places resolve to one of them, with the others as candidates', () => {
  const placesOfSharedNames = [...groupPlacesBySlug().values()].filter((places) => places.length > 1)
  // Without shared names the loop below would test nothing. The gazetteer has some hundreds of them.
  expect(placesOfSharedNames.length).toBeGreaterThan(200)
  for (const places of placesOfSharedNames) {
    const { value, candidates } = resolvePlace(places[0]?.name ?? '')
    const offeredValues = new Set([value, ...candidates.map((candidate) => candidate.value)])
    const meaningCount = new Set(
      findMeanings(places[0]?.slug ?? '').map((meaning) => JSON.stringify(describeMeaning(meaning).match)),
    ).size
    expect(offeredValues.size).toBe(Math.min(1 + MAX_CANDIDATES, meaningCount))
  }
})

function groupPlacesBySlug(): Map<string, Place[]> {
  const placesBySlug = new Map<string, Place[]>()
  for (const place of getAllPlaces())
    placesBySlug.set(place.slug, [...(placesBySlug.get(place.slug) ?? []), place])
  return placesBySlug
}
