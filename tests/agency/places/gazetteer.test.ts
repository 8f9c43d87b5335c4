import { existsSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { POSTCODE_DISTRICTS, getAllPlaces } from '../../../lib/agency/places/gazetteer'
import { milesBetween, findNearest } from '../../../lib/agency/places/geometry'
import { findNearestPlaces, findNearestStations } from '../../../lib/agency/places/nearest'
import { ALIAS_LINES } from '../../../lib/agency/places/tables/aliases'
import { COUNTIES } from '../../../lib/agency/places/tables/counties'
import { REGIONS } from '../../../lib/agency/places/tables/regions'
import { placeSlug } from '../../../lib/format/slug'

const dataFile = (name: string) => new URL(`../../../lib/agency/places/data/${name}.json`, import.meta.url)
const findPlace = (name: string, county: string) =>
  getAllPlaces().find((place) => place.name === name && place.county === county)

describe('the gazetteer', () => {
  it('contains the counties: 47 of England (without the City of London), 22 of Wales, 6 of Northern Ireland', () => {
    const countCounties = (nation: string) =>
      [...COUNTIES.values()].filter((county) => county.nation === nation).length
    expect(['england', 'wales', 'northern-ireland'].map(countCounties)).toEqual([47, 22, 6])
    for (const [slug, { name }] of COUNTIES) expect(slug).toBe(placeSlug(name))
  })

  it('every county has places, and the counties of every region exist', () => {
    const usedCounties = new Set(getAllPlaces().map(({ county }) => county))
    expect([...COUNTIES.keys()].filter((slug) => !usedCounties.has(slug))).toEqual([])
    expect(REGIONS.flatMap(({ counties }) => counties).filter((slug) => !COUNTIES.has(slug))).toEqual([])
  })

  it.each([
    ['Southend-on-Sea', 'essex', 'SS1'],
    ['Witham', 'essex', 'CM8'],
    ['Leigh-on-Sea', 'essex', 'SS9'],
    ['Thornaby-on-Tees', 'north-yorkshire', 'TS17'],
    ['Bath', 'somerset', 'BA1'],
    ['Lurgan', 'county-armagh', 'BT66'],
    ['Dundee', 'angus', 'DD1'],
    ['Moseley', 'west-midlands', 'B13'],
    ['Battersea', 'greater-london', 'SW11'],
  ])('%s lies in the county %s and the postcode district %s', (name, county, outcode) => {
    expect(findPlace(name, county)).toMatchObject({ outcode })
  })

  it('ids are unique, points lie in the United Kingdom, outcodes exist, and aliases belong to known places', () => {
    const ids = new Set(getAllPlaces().map(({ id }) => id))
    expect(ids.size).toBe(getAllPlaces().length)
    const country = { south: 49.8, north: 60.9, west: -8.2, east: 1.8 }
    const placesOutside = getAllPlaces().filter(
      ({ lat, lng }) =>
        lat < country.south || lat > country.north || lng < country.west || lng > country.east,
    )
    expect(placesOutside).toEqual([])
    expect(getAllPlaces().filter(({ outcode }) => !POSTCODE_DISTRICTS.has(outcode))).toEqual([])
    // A line of the aliases begins with 'Name/county: '.
    const unknownPlaces = ALIAS_LINES.trim()
      .split('\n')
      .map((line) => line.slice(0, line.indexOf(': ')).split('/'))
      .filter(([name = '', county]) => !ids.has(`${placeSlug(name)}/${county}`))
    expect(unknownPlaces).toEqual([])
  })

  it('finds the nearest places and stations, and measures distances in miles', () => {
    const london = { lat: 51.5074, lng: -0.1278 }
    const edinburgh = { lat: 55.9533, lng: -3.1883 }
    const milesAsTheCrowFlies = 332
    expect(Math.abs(milesBetween(london, edinburgh) - milesAsTheCrowFlies)).toBeLessThan(2)
    const withamStation = { lat: 51.806, lng: 0.639 }
    expect(findNearestStations(withamStation, 2)[0]).toMatchObject({ name: 'Witham' })
    const withamTownCentre = { lat: 51.7978, lng: 0.6373 }
    const namesNearWitham = findNearestPlaces(withamTownCentre, 3).map(({ place }) => place.name)
    expect(namesNearWitham).toContain('Witham')
    const miles = findNearest(getAllPlaces(), london, 50).map((found) => found.miles)
    expect(miles).toEqual(miles.toSorted((a, b) => a - b))
    const milesToAllPlaces = getAllPlaces()
      .map((place) => milesBetween(place, london))
      .sort((a, b) => a - b)
    expect(miles).toEqual(milesToAllPlaces.slice(0, 50))
  })

  it('the committed data files stay under 500 kB, because each server process loads them', () => {
    const bytes = ['places', 'stations', 'districts'].reduce(
      (sum, name) => sum + statSync(dataFile(name)).size,
      0,
    )
    expect(bytes).toBeLessThan(500_000)
  })
})

const reference = new URL('../../../../shared/geo/', import.meta.url)

/* Compares the gazetteer with open reference data, where a copy lies beside the checkout. */
describe.skipIf(!existsSync(reference))('against open reference data', () => {
  const rows = <T>(name: string): T[] => JSON.parse(readFileSync(new URL(name, reference), 'utf8')) as T[]
  const quantile = (sorted: number[], q: number): number => sorted[Math.floor(sorted.length * q)] ?? Infinity
  type ReferencePlaceRow = [
    name: string,
    secondName: string | null,
    type: string,
    outcode: string,
    unused: null,
    county: string,
    lat: number,
    lng: number,
  ]

  it('half of the places lie within a quarter of a mile of the reference, and 95 % within a mile', () => {
    const pointsByName = new Map<string, { lat: number; lng: number }[]>()
    for (const [name, secondName, , , , , lat, lng] of rows<ReferencePlaceRow>('places.gb.json')) {
      const names = secondName ? [name, secondName] : [name]
      for (const slug of names.map((each) => placeSlug(each))) {
        const points = pointsByName.get(slug) ?? []
        pointsByName.set(slug, [...points, { lat, lng }])
      }
    }
    const errors = getAllPlaces()
      .filter(({ nation }) => nation !== 'northern-ireland')
      .flatMap((place) => {
        const points = pointsByName.get(place.slug) ?? []
        return findNearest(points, place, 1).map(({ miles }) => miles)
      })
      .sort((a, b) => a - b)
    // The reference data have most of the gazetteer's 5,300 places, so that the shares mean something.
    expect(errors.length).toBeGreaterThan(4_500)
    expect(quantile(errors, 0.5)).toBeLessThan(0.25)
    expect(quantile(errors, 0.95)).toBeLessThan(1)
  })

  it('all districts exist, half of them lie within a mile of the reference, and 90 % within 3.5 miles', () => {
    // The gazetteer has one district for all codes that differ only in a final letter: EC1 for EC1A and EC1V.
    const referencePoints = new Map(
      rows<[string, number, number]>('outcodes.uk.json').map(([code, lat, lng]) => [
        code.replace(/(?<=\d)[A-Z]$/, ''),
        { lat, lng },
      ]),
    )
    const crownDependencies = ['IM', 'JE', 'GY']
    const ukDistricts = [...POSTCODE_DISTRICTS.values()].filter(
      ({ area }) => !crownDependencies.includes(area),
    )
    expect(ukDistricts.filter(({ code }) => !referencePoints.has(code)).map(({ code }) => code)).toEqual([])
    const errors = ukDistricts
      .map((district) => milesBetween(district, referencePoints.get(district.code)!))
      .sort((a, b) => a - b)
    expect(quantile(errors, 0.5)).toBeLessThan(1)
    expect(quantile(errors, 0.9)).toBeLessThan(3.5)
  })
})
