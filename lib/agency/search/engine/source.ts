import { createColumns, createColumnsInSlices, growColumns, UNKNOWN_DAY, type Columns } from './columns'
import { FactBits } from './fact-bits'
import type { Tables } from './place-filter'
import type { EngineRow } from './row'
import type { SlicedWork } from './slices'
import { toUnitKey } from './units'

/** Listings by row: facts of many values in columns, and facts of few values in bitmaps. */
export interface Source {
  columns: Columns
  facts: FactBits
}

export const createSource = (rows: number): Source => ({
  columns: createColumns(rows),
  facts: new FactBits(rows),
})

export function* createSourceInSlices(rows: number): SlicedWork<Source> {
  return { columns: yield* createColumnsInSlices(rows), facts: new FactBits(rows) }
}

/** Returns a source of the same rows with room for more rows. The two sources share their bitmaps. */
export function growSource({ columns, facts }: Source, rows: number): Source {
  facts.grow(rows)
  return { columns: growColumns(columns, rows), facts }
}

/** Converts a day to a number of the column; days that the column cannot hold become its first or last. */
const toDayColumn = (day: number | null): number =>
  day === null ? UNKNOWN_DAY : Math.min(Math.max(day, 0), UNKNOWN_DAY - 1)

/** Writes a listing to a row that has not been used before, because its bits must be clear. */
export function writeRow({ columns, facts }: Source, at: number, row: EngineRow, tables: Tables): void {
  columns.id[at] = row.id
  columns.lat[at] = row.lat ?? NaN
  columns.lng[at] = row.lng ?? NaN
  columns.area[at] = tables.areas.add(row)
  columns.street[at] = tables.streets.add(row.street)
  columns.unit[at] = tables.units.add(toUnitKey(row.postcode, row.sector))
  columns.pricePence[at] = row.pricePence ?? Infinity
  columns.listedAtMs[at] = row.listedAtMs
  columns.floorAreaSqFt[at] = row.floorAreaSqFt ?? 0
  columns.availableDay[at] = toDayColumn(row.availableDay)
  facts.add(at, row)
}
