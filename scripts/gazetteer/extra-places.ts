import { EXTRA_LOCALITIES } from './extra-localities'
import { EXTRA_TOWNS } from './extra-towns'
import type { RawStation } from './stations'

type ExtraPlace = {
  name: string
  county: string
  lat: number
  lng: number
  /** True for a part of a town or city. */
  section: boolean
}

/** Reads rows of `county: Name lat,lng; Name @; Name @Station`; '@' takes the position of a station. */
function readPlaces(
  lines: string,
  { section }: { section: boolean },
  stations: ReadonlyMap<string, RawStation>,
): ExtraPlace[] {
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
  return [
    ...readPlaces(EXTRA_TOWNS, { section: false }, byName),
    ...readPlaces(EXTRA_LOCALITIES, { section: true }, byName),
  ]
}
