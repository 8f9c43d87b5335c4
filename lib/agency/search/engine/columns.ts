import type { SlicedWork } from './slices'

/** The facts that take many different values. A listing has one index in all arrays. FactBits holds the other facts. */
export interface Columns {
  id: Int32Array
  /** NaN where a listing has no position. */
  lat: Float64Array
  lng: Float64Array
  /** The number of the listing's area in AreaTable. */
  area: Uint32Array
  /** The number of the street's slug in its dictionary. */
  street: Uint32Array
  /** The number of the postcode's unit key (see toUnitKey) in its dictionary. */
  unit: Uint16Array
  /** Infinity for a price on application, which sorts last. */
  pricePence: Float64Array
  listedAtMs: Float64Array
  /** 0 where the floor area is not known. */
  floorAreaSqFt: Uint32Array
  /** In days since 1 January 1970; UNKNOWN_DAY where the day is not known. */
  availableDay: Uint16Array
}

/** The highest number of a Uint16Array: later than any day that a search asks for. */
export const UNKNOWN_DAY = 65_535

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

/** Creates one column a slice, because creating all at once for a million rows would block the event loop. */
export function* createColumnsInSlices(rows: number): SlicedWork<Columns> {
  const columns = createColumns(0)
  for (const name of Object.keys(columns) as (keyof Columns)[]) {
    // Each column is created anew by its own constructor (Int32Array, Float64Array, …).
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

/** Returns a copy of columns with room for more rows. */
export function growColumns(columns: Columns, rows: number): Columns {
  const grown = createColumns(rows)
  for (const name of Object.keys(columns) as (keyof Columns)[]) grown[name].set(columns[name])
  return grown
}
