import { placeSlug } from '../../format/slug'
import districtData from './data/districts.json'
import placeData from './data/places.json'
import stationData from './data/stations.json'
import { COUNTIES } from './tables/counties'
import { readPostTowns } from './tables/read-post-towns'
import type { Place, Point, SettlementKind, Station } from './types'

/** A postcode district, at the point of its central place. `countyName` is '' outside the United Kingdom. */
export type District = Point & {
  code: string
  area: string
  postTown: string
  centre: string
  countyName: string
}

/** The kinds of places.json, by the letter that stands for them there. */
const KIND_BY_LETTER: Readonly<Record<string, SettlementKind>> = {
  c: 'city',
  t: 'town',
  v: 'village',
  l: 'locality',
}

/** The rows of the data files. `county` is an index into the file's list of counties. */
type PlaceRow = [
  name: string,
  kind: string,
  county: number,
  lat: number,
  lng: number,
  population: number,
  outcode: string,
]
type StationRow = [name: string, crs: string, county: number, lat: number, lng: number]
type DistrictPoint = [code: string, county: number, lat: number, lng: number]

const getCountyName = (county: string | undefined): string => COUNTIES.get(county ?? '')?.name ?? ''

const districtPoints = new Map(
  (districtData.rows as DistrictPoint[]).map(([code, county, lat, lng]) => [
    code,
    { lat, lng, countyName: getCountyName(districtData.counties[county]) },
  ]),
)

export const POSTCODE_DISTRICTS: ReadonlyMap<string, District> = new Map(
  readPostTowns().flatMap((row) => {
    const point = districtPoints.get(row.code)
    const { code, area, postTown, centre } = row
    return point === undefined ? [] : [[code, { code, area, postTown, centre, ...point }]]
  }),
)

function readPlaces(): Place[] {
  const ids = new Set<string>()
  return (placeData.rows as PlaceRow[]).map(([name, kind, countyIndex, lat, lng, population, outcode]) => {
    const countySlug = placeData.counties[countyIndex] ?? ''
    const county = COUNTIES.get(countySlug)
    const slug = placeSlug(name)
    const shortId = `${slug}/${countySlug}`
    const id = ids.has(shortId) ? `${shortId}/${outcode.toLowerCase()}` : shortId
    ids.add(id)
    return {
      id,
      name,
      slug,
      kind: KIND_BY_LETTER[kind] ?? 'village',
      county: countySlug,
      countyName: county?.name ?? countySlug,
      nation: county?.nation ?? 'england',
      lat,
      lng,
      population,
      outcode,
      postTown: POSTCODE_DISTRICTS.get(outcode)?.postTown ?? name,
    }
  })
}

const PLACES: readonly Place[] = readPlaces()

const STATIONS: readonly Station[] = (stationData.rows as StationRow[]).map(
  ([name, crs, county, lat, lng]) => ({
    name,
    slug: placeSlug(name),
    crs,
    countyName: getCountyName(stationData.counties[county]),
    lat,
    lng,
  }),
)

/** Returns the places sorted by name. The larger of two places with the same name and county comes first. */
export function getAllPlaces(): readonly Place[] {
  return PLACES
}

export function getAllStations(): readonly Station[] {
  return STATIONS
}
