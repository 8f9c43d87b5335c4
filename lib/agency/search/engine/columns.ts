import type { Sliced } from './slices'

/** The facts of listings that have many values. A row is an index into each column. */
export interface Columns {
  id: Int32Array
  /** NaN where a listing has no position. */
  lat: Float64Array
  lng: Float64Array
  /** An index into the table of areas. */
  area: Uint32Array
  /** Indices into the dictionaries of streets and of ends of postcodes. */
  street: Uint32Array
  unit: Uint16Array
  /** Infinity for a price on application, which sorts last. */
  pricePence: Float64Array
  listedAtMs: Float64Array
  /** 0 where it is not known. */
  floorAreaSqFt: Uint32Array
  /** In days since 1970; NEVER where it is not known. */
  availableDay: Uint16Array
}

/** Later than any day that a search asks for. */
export const NEVER = 65_535

export const createColumns = (rows: number): Columns => ({
  id: new Int32Array(rows),
  lat: new Float64Array(rows),
  lng: new Float64Array(rows),
  area: new Uint32Array(rows),
  street: new Uint32Array(rows),
  unit: new Uint16Array(rows),
  pricePence: new Float64Array(rows),
  listedAtMs: new Float64Array(rows),
  floorAreaSqFt: new Uint32Array(rows),
  availableDay: new Uint16Array(rows),
})

/** Makes one column after the other, because the memory for a million rows takes the event loop for long. */
export function* createColumnsInSlices(rows: number): Sliced<Columns> {
  const columns = createColumns(0)
  for (const name of Object.keys(columns) as (keyof Columns)[]) {
    Object.assign(columns, { [name]: Reflect.construct(columns[name].constructor, [rows]) })
    yield
  }
  return columns
}

export function copyRow(from: Columns, row: number, to: Columns, toRow: number): void {
  to.id[toRow] = from.id[row]!
  to.lat[toRow] = from.lat[row]!
  to.lng[toRow] = from.lng[row]!
  to.area[toRow] = from.area[row]!
  to.street[toRow] = from.street[row]!
  to.unit[toRow] = from.unit[row]!
  to.pricePence[toRow] = from.pricePence[row]!
  to.listedAtMs[toRow] = from.listedAtMs[row]!
  to.floorAreaSqFt[toRow] = from.floorAreaSqFt[row]!
  to.availableDay[toRow] = from.availableDay[row]!
}

/** Returns columns with room for more rows, and the same rows. */
export function growColumns(columns: Columns, rows: number): Columns {
  const grown = createColumns(rows)
  for (const name of Object.keys(columns) as (keyof Columns)[]) grown[name].set(columns[name])
  return grown
}
