import { createColumns, createColumnsInSlices, growColumns, NEVER, type Columns } from './columns'
import { FactBits } from './fact-bits'
import type { Tables } from './place-filter'
import type { EngineRow } from './row'
import type { Sliced } from './slices'
import { toUnitKey } from './units'

/** Rows with all their facts. */
export interface Source {
  columns: Columns
  facts: FactBits
}

export const createSource = (rows: number): Source => ({
  columns: createColumns(rows),
  facts: new FactBits(rows),
})

export function* createSourceInSlices(rows: number): Sliced<Source> {
  return { columns: yield* createColumnsInSlices(rows), facts: new FactBits(rows) }
}

/** Returns a source with room for more rows, and the same rows. */
export function growSource({ columns, facts }: Source, rows: number): Source {
  facts.grow(rows)
  return { columns: growColumns(columns, rows), facts }
}

/** Days before 1970 and after the last that a column holds become its first and its last. */
const toDayColumn = (day: number | null): number =>
  day === null ? NEVER : Math.min(Math.max(day, 0), NEVER - 1)

/** Writes a listing to a row that has not been used. */
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
