import { centroid, milesBetween } from '../../lib/agency/places/geometry'
import type { DistrictRow } from '../../lib/agency/places/tables/read-post-towns'
import type { Point } from '../../lib/agency/places/types'
import { placeSlug } from '../../lib/format/slug'
import type { RawPlace } from './places'

/** Chief towns outside the gazetteer's four nations, which have postcode areas all the same. */
const ISLANDS: Readonly<Record<string, Point>> = {
  'isle-of-man': { lat: 54.15, lng: -4.4821 },
  jersey: { lat: 49.1868, lng: -2.1066 },
  guernsey: { lat: 49.4555, lng: -2.5368 },
}

/** No district's centre lies farther from its area's chief town: IV (Skye) and PA (Tiree) are the widest. */
const WIDEST_MILES = 115

/**
 * A point for every district: that of the place named as its centre, the one nearest to the area's chief town
 * among those of the same name; else its post town's; else the chief town's. Lists what it had to guess.
 */
export function locateDistricts(
  rows: DistrictRow[],
  places: RawPlace[],
): { row: DistrictRow; point: Point }[] {
  const named = new Map<string, RawPlace[]>()
  for (const place of places)
    named.set(placeSlug(place.name), [...(named.get(placeSlug(place.name)) ?? []), place])
  const chief = new Map<string, Point>()
  const guessed: string[] = []
  for (const row of rows) {
    if (chief.has(row.area)) continue
    const candidates = named.get(placeSlug(row.postTown)) ?? []
    const point =
      ISLANDS[row.county] ?? candidates.find((place) => place.county === row.county) ?? candidates[0]
    const centre = point ?? centroid(places.filter((place) => place.county === row.county))
    if (centre === null) throw new Error(`no point for the postcode area ${row.area}`)
    chief.set(row.area, { lat: centre.lat, lng: centre.lng })
  }
  const find = (name: string, near: Point, county?: string): Point | undefined =>
    (named.get(placeSlug(name)) ?? [])
      .filter((place) => county === undefined || place.county === county)
      .map((place) => ({ place, miles: milesBetween(place, near) }))
      .filter(({ miles }) => miles < WIDEST_MILES)
      .sort((a, b) => a.miles - b.miles)[0]?.place
  const located = rows.map((row) => {
    const home = chief.get(row.area) ?? { lat: 0, lng: 0 }
    if (ISLANDS[row.county] !== undefined) return { row, point: home }
    const found = find(row.centre, home, row.townCounty)
    if (found === undefined) guessed.push(`${row.code} ${row.centre}`)
    return { row, point: found ?? find(row.postTown, home, row.townCounty) ?? home }
  })
  if (guessed.length > 0) console.warn(`no place of this name, post town taken: ${guessed.join('; ')}`)
  return located
}
