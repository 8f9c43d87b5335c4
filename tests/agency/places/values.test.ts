import { describe, expect, it } from 'vitest'
import {
  describePostcode,
  describeCounty,
  describeMeaning,
  describePlace,
  describeStation,
} from '../../../lib/agency/places/describe'
import { DISTRICTS, getAllPlaces, getAllStations } from '../../../lib/agency/places/gazetteer'
import { meaningsOf } from '../../../lib/agency/places/name-index'
import { AREAS } from '../../../lib/agency/places/postcode'
import { resolvePlace } from '../../../lib/agency/places/resolve'
import { COUNTIES } from '../../../lib/agency/places/tables/counties'
import { REGIONS } from '../../../lib/agency/places/tables/regions'
import type { Place, Resolution } from '../../../lib/agency/places/types'

const same = (a: Resolution, b: Resolution): boolean =>
  a.kind === b.kind &&
  a.value === b.value &&
  JSON.stringify([a.match, a.point]) === JSON.stringify([b.match, b.point])
const strays = (resolutions: readonly Resolution[]): string[] =>
  resolutions.filter((one) => !same(resolvePlace(one.value), one)).map(({ value }) => value)

/** D-78: `value` goes into the URL and has to mean the same place again. */
describe('the value of a place resolves to that place', () => {
  it('every settlement, those that share a name too', () => {
    expect(strays(getAllPlaces().map(describePlace))).toEqual([])
  })

  it('every county', () => {
    expect(strays([...COUNTIES.values()].map(describeCounty))).toEqual([])
  })

  it('every region is one by its first name', () => {
    expect(
      REGIONS.filter(
        ({ names, counties }) =>
          JSON.stringify(resolvePlace(names[0] ?? '').match) !== JSON.stringify({ by: 'county', counties }),
      ).map(({ names }) => names[0]),
    ).toEqual([])
  })

  it('every station', () => {
    expect(strays(getAllStations().map(describeStation))).toEqual([])
  })

  it('every postcode district and area', () => {
    expect(
      strays([...DISTRICTS.values()].map(({ area, code }) => describePostcode({ area, district: code }))),
    ).toEqual([])
    expect(strays([...AREAS.keys()].map((area) => describePostcode({ area })))).toEqual([])
  })

  it('a street in every town', () => {
    const towns = getAllPlaces().filter(({ kind }) => kind === 'town' || kind === 'city')
    const wrong = towns.filter((town) => {
      const inside = describePlace(town)
      const street = resolvePlace(`Station Road, ${inside.value}`)
      return (
        JSON.stringify(street.match) !==
        JSON.stringify({ by: 'street', street: 'station-road', within: inside.match })
      )
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })
})

it('names that several places bear resolve to one of them and offer the others', () => {
  const shared = [...bySlug().values()].filter((places) => places.length > 1)
  expect(shared.length).toBeGreaterThan(200)
  for (const places of shared) {
    const { value, candidates } = resolvePlace(places[0]?.name ?? '')
    const offeredValues = new Set([value, ...candidates.map((candidate) => candidate.value)])
    const meant = new Set(
      meaningsOf(places[0]?.slug ?? '').map((meaning) => JSON.stringify(describeMeaning(meaning).match)),
    ).size
    expect(offeredValues.size).toBe(Math.min(11, meant))
  }
})

function bySlug(): Map<string, Place[]> {
  const placesByName = new Map<string, Place[]>()
  for (const place of getAllPlaces())
    placesByName.set(place.slug, [...(placesByName.get(place.slug) ?? []), place])
  return placesByName
}
