import { placeSlug, slugify } from '../../format/slug'
import districtData from './data/districts.json'
import placeData from './data/places.json'
import stationData from './data/stations.json'
import { COUNTIES } from './tables/counties'
import { readPostTowns } from './tables/read-post-towns'
import type { Nation, Place, Point, SettlementKind, Station } from './types'

/** A postcode district of the built-in table; its point is that of the place in its middle. */
export type District = Point & { code: string; area: string; postTown: string; centre: string; county: string }

const KINDS: Readonly<Record<string, SettlementKind>> = { c: 'city', t: 'town', v: 'village', l: 'locality' }

type PlaceRow = [name: string, kind: string, county: number, lat: number, lng: number, population: number, outcode: string]
type StationRow = [name: string, crs: string, nation: string, lat: number, lng: number]
type DistrictPoint = [code: string, lat: number, lng: number]

const points = new Map((districtData.rows as DistrictPoint[]).map(([code, lat, lng]) => [code, { lat, lng }]))

/** Every district of the table by its code, 'CM8'. */
export const DISTRICTS: ReadonlyMap<string, District> = new Map(
  readPostTowns().flatMap((row) => {
    const point = points.get(row.code)
    return point === undefined ? [] : [[row.code, { ...row, ...point }]]
  }),
)

function readPlaces(): Place[] {
  const ids = new Set<string>()
  return (placeData.rows as PlaceRow[]).map(([name, kind, countyIndex, lat, lng, population, outcode]) => {
    const county = placeData.counties[countyIndex] ?? ''
    const known = COUNTIES.get(county)
    const slug = placeSlug(name)
    const short = `${slug}/${county}`
    const id = ids.has(short) ? `${short}/${outcode.toLowerCase()}` : short
    ids.add(id)
    return {
      id,
      name,
      slug,
      kind: KINDS[kind] ?? 'village',
      county,
      countyName: known?.name ?? county,
      nation: known?.nation ?? 'england',
      lat,
      lng,
      population,
      outcode,
      postTown: DISTRICTS.get(outcode)?.postTown ?? name,
    }
  })
}

const PLACES: readonly Place[] = readPlaces()

const STATIONS: readonly Station[] = (stationData.rows as StationRow[]).map(([name, crs, nation, lat, lng]) => ({
  name,
  slug: slugify(name),
  crs,
  nation: nation as Nation,
  lat,
  lng,
}))

/** Every city, town, village and locality of the gazetteer, by name; of two alike in name and county the larger first. */
export function allPlaces(): readonly Place[] {
  return PLACES
}

/** Every railway station of the gazetteer, by name. */
export function allStations(): readonly Station[] {
  return STATIONS
}
