import { EXTRA_LOCALITIES } from './extra-localities'
import { EXTRA_TOWNS } from './extra-towns'
import type { RawStation } from './stations'

type ExtraPlace = { name: string; county: string; lat: number; lng: number; section: boolean }

/**
 * Places that the source packages lack. A row is `county: Name lat,lng; Name @; Name @Station` and goes on in
 * indented lines:
 * a point to three decimals, about 100 m, or the station of that name, which stands in the middle of the place.
 */
function read(lines: string, section: boolean, stations: ReadonlyMap<string, RawStation>): ExtraPlace[] {
  return lines
    .trim()
    .split(/\n(?! )/)
    .map((row) => row.replace(/\n +/g, ' '))
    .filter((line) => line !== '')
    .flatMap((line) => {
      const colon = line.indexOf(': ')
      const county = line.slice(0, colon)
      return line
        .slice(colon + 2)
        .split('; ')
        .map((entry) => {
          const space = entry.lastIndexOf(' ', entry.includes('@') ? entry.indexOf('@') : entry.length)
          const name = entry.slice(0, space)
          const where = entry.slice(space + 1)
          if (!where.startsWith('@')) {
            const [lat = NaN, lng = NaN] = where.split(',').map(Number)
            if (Number.isNaN(lat) || Number.isNaN(lng)) throw new Error(`unreadable place: ${entry}`)
            return { name, county, lat, lng, section }
          }
          const station = stations.get(where === '@' ? name : where.slice(1))
          if (station === undefined) throw new Error(`no station for ${entry}`)
          return { name, county, lat: station.lat, lng: station.lng, section }
        })
    })
}

export function extraPlaces(stations: RawStation[]): ExtraPlace[] {
  const byName = new Map(stations.map((station) => [station.name, station]))
  return [...read(EXTRA_TOWNS, false, byName), ...read(EXTRA_LOCALITIES, true, byName)]
}
