import type { Nation } from '../../lib/domain/nation'

/** A row of the npm package uk-railway-stations; `crsCode` is the three-letter code of National Rail. */
export type StationRow = {
  stationName: string
  lat: number
  long: number
  crsCode: string
  constituentCountry: string
}
export type RawStation = { name: string; crs: string; nation: Nation; lat: number; lng: number }

const NATIONS: Readonly<Record<string, Nation>> = {
  england: 'england',
  scotland: 'scotland',
  wales: 'wales',
  northernireland: 'northern-ireland',
}

/** Sorts stations by name, removes duplicates, and spells names as signs do. */
export function cleanStations(rows: StationRow[]): RawStation[] {
  const seenCodes = new Set<string>()
  return rows
    .flatMap((row) => {
      const nation = NATIONS[row.constituentCountry.toLowerCase().replace(/[^a-z]/g, '')]
      const name = row.stationName
        .trim()
        .replace(/ Rail$/, '')
        .replace(/\u2019/g, "'")
        // 'Stratford-Upon-Avon' → 'Stratford-upon-Avon'
        .replace(/-(?:By|In|Le|On|The|Upon|Under)(?=-)/g, (word) => word.toLowerCase())
      if (nation === undefined || seenCodes.has(row.crsCode)) return []
      seenCodes.add(row.crsCode)
      return [{ name, crs: row.crsCode, nation, lat: row.lat, lng: row.long }]
    })
    .sort((a, b) => {
      if (a.name === b.name) return a.crs < b.crs ? -1 : 1
      return a.name < b.name ? -1 : 1
    })
}
