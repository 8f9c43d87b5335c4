import { addRow, addRows, createBits, deleteRow, hasRow, wordOf, WORD_ROWS, type Bits } from './bits'
import type { EngineRow } from './row'
import { ROWS_PER_STEP, type Sliced } from './slices'

/** The rows of each value of a fact. */
export type SetsByValue<Value> = Map<Value, Bits>

/** As many as the bits of `features` in search_entry. */
const MAX_FEATURES = 16

/** The facts of listings that have few values: a set of rows for each value, of one bit a row. */
export class FactBits {
  /** The rows that have not been removed or replaced. */
  live: Bits
  readonly types: SetsByValue<string> = new Map()
  readonly bedrooms: SetsByValue<number> = new Map()
  /** A home whose rating is not known is in none of them. */
  readonly ratings: SetsByValue<number> = new Map()
  /** By the number of the feature's bit. */
  readonly features: SetsByValue<number> = new Map()

  constructor(private capacity: number) {
    this.live = createBits(capacity)
  }

  private get all(): SetsByValue<string | number>[] {
    return [this.types, this.bedrooms, this.ratings, this.features] as SetsByValue<string | number>[]
  }

  private setOf<Value>(sets: SetsByValue<Value>, value: Value): Bits {
    let bits = sets.get(value)
    if (!bits) sets.set(value, (bits = createBits(this.capacity)))
    return bits
  }

  add(row: number, { type, bedrooms, epc, features }: EngineRow): void {
    addRow(this.live, row)
    addRow(this.setOf(this.types, type), row)
    addRow(this.setOf(this.bedrooms, bedrooms), row)
    if (epc !== null) addRow(this.setOf(this.ratings, epc), row)
    for (let feature = 0; feature < MAX_FEATURES; feature += 1)
      if ((features & (1 << feature)) !== 0) addRow(this.setOf(this.features, feature), row)
  }

  isLive(row: number): boolean {
    return hasRow(this.live, row)
  }

  remove(row: number): void {
    deleteRow(this.live, row)
  }

  grow(capacity: number): void {
    this.capacity = capacity
    const grow = (bits: Bits) => {
      const grown = createBits(capacity)
      grown.set(bits)
      return grown
    }
    this.live = grow(this.live)
    for (const sets of this.all) for (const [value, bits] of sets) sets.set(value, grow(bits))
  }

  /**
   * Takes rows of some sources over, in slices: row r is row `rows[r]` of the sources, of which each is numbered on from
   * the one before.
   */
  *takeOver(sources: readonly { facts: FactBits; count: number }[], rows: Uint32Array): Sliced {
    addRows(this.live, 0, rows.length)
    let first = 0
    for (const { facts, count } of sources) {
      for (const [index, sets] of facts.all.entries())
        for (const [value, from] of sets) {
          const to = this.setOf(this.all[index]!, value)
          for (let start = 0; start < rows.length; start += ROWS_PER_STEP) {
            copyBits(
              from,
              first,
              count,
              rows.subarray(start, start + ROWS_PER_STEP),
              to.subarray(wordOf(start)),
            )
            yield
          }
        }
      first += count
    }
  }
}

/** Copies the bits of the rows first … first + count − 1 of the sources. */
function copyBits(from: Bits, first: number, count: number, rows: Uint32Array, to: Bits): void {
  for (let row = 0; row < rows.length; row += 1) {
    const source = rows[row]! - first
    if (source >>> 0 < count)
      to[wordOf(row)]! |= ((from[wordOf(source)]! >>> source) & 1) << (row % WORD_ROWS)
  }
}
