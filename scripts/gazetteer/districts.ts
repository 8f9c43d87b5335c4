import { computeCentroid, milesBetween } from '../../lib/agency/places/geometry'
import type { DistrictRow } from '../../lib/agency/places/tables/read-post-towns'
import type { Point } from '../../lib/agency/places/types'
import { placeSlug } from '../../lib/format/slug'
import type { RawPlace } from './places'

/** Chief towns of postcode areas outside the gazetteer's four nations. */
const ISLANDS: Readonly<Record<string, Point>> = {
  'isle-of-man': { lat: 54.15, lng: -4.4821 },
  jersey: { lat: 49.1868, lng: -2.1066 },
  guernsey: { lat: 49.4555, lng: -2.5368 },
}

/** The extent of the widest postcode areas: IV (Inverness to Skye) and PA (Paisley to Tiree). */
const MAX_AREA_RADIUS_MILES = 115

/**
 * Locates each postcode district at its central place, else its post town, else its area's chief town. Of places with
 * the same name takes the nearest to the chief town. Warns of districts whose central place is not in the gazetteer.
 */
export function locateDistricts(
  rows: DistrictRow[],
  places: RawPlace[],
): { row: DistrictRow; point: Point }[] {
  const placesByName = new Map<string, RawPlace[]>()
  for (const place of places)
    placesByName.set(placeSlug(place.name), [...(placesByName.get(placeSlug(place.name)) ?? []), place])
  const chiefTowns = new Map<string, Point>()
  const unlocated: string[] = []
  // The first row of an area has its chief town: Chelmsford for CM.
  for (const row of rows) {
    if (chiefTowns.has(row.area)) continue
    const candidates = placesByName.get(placeSlug(row.postTown)) ?? []
    const townPoint =
      ISLANDS[row.county] ?? candidates.find((place) => place.county === row.county) ?? candidates[0]
    const centre = townPoint ?? computeCentroid(places.filter((place) => place.county === row.county))
    if (centre === null) throw new Error(`no point for the postcode area ${row.area}`)
    chiefTowns.set(row.area, { lat: centre.lat, lng: centre.lng })
  }
  const findNearest = (name: string, near: Point, county?: string): Point | undefined =>
    (placesByName.get(placeSlug(name)) ?? [])
      .filter((place) => county === undefined || place.county === county)
      .map((place) => ({ place, miles: milesBetween(place, near) }))
      .filter(({ miles }) => miles < MAX_AREA_RADIUS_MILES)
      .sort((a, b) => a.miles - b.miles)[0]?.place
  const located = rows.map((row) => {
    const chiefTown = chiefTowns.get(row.area)!
    if (ISLANDS[row.county] !== undefined) return { row, point: chiefTown }
    const centralPlace = findNearest(row.centre, chiefTown, row.townCounty)
    if (centralPlace === undefined) unlocated.push(`${row.code} ${row.centre}`)
    return { row, point: centralPlace ?? findNearest(row.postTown, chiefTown, row.townCounty) ?? chiefTown }
  })
  if (unlocated.length > 0) console.warn(`no place of this name, post town taken: ${unlocated.join('; ')}`)
  return located
}
