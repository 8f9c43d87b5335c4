import { addRow, addRows, createBits, deleteRow, hasRow, toWordIndex, ROWS_PER_WORD, type Bits } from './bits'
import type { EngineRow } from './row'
import { ROWS_PER_STEP, type SlicedWork } from './slices'

/** A set of rows for each value of a fact. */
export type SetsByValue<Value> = Map<Value, Bits>

/** The number of bits that `features` has in search_entry. */
const FEATURE_BITS = 16

/** The facts that take few different values. For each value of such a fact there is a bitmap of its rows. */
export class FactBits {
  /** The rows that have not been removed or replaced. */
  live: Bits
  readonly types: SetsByValue<string> = new Map()
  readonly bedrooms: SetsByValue<number> = new Map()
  /** A home whose EPC rating is not known is in none of the sets. */
  readonly ratings: SetsByValue<number> = new Map()
  /** By the number of the feature's bit in EngineRow. */
  readonly features: SetsByValue<number> = new Map()

  constructor(private capacity: number) {
    this.live = createBits(capacity)
  }

  private get allSets(): SetsByValue<string | number>[] {
    return [this.types, this.bedrooms, this.ratings, this.features]
  }

  /** Returns the set of a value, creating it where there is none yet. */
  private requireSet<Value>(sets: SetsByValue<Value>, value: Value): Bits {
    let bits = sets.get(value)
    if (bits === undefined) {
      bits = createBits(this.capacity)
      sets.set(value, bits)
    }
    return bits
  }

  add(row: number, { type, bedrooms, epc, features }: EngineRow): void {
    addRow(this.live, row)
    addRow(this.requireSet(this.types, type), row)
    addRow(this.requireSet(this.bedrooms, bedrooms), row)
    if (epc !== null) addRow(this.requireSet(this.ratings, epc), row)
    for (let feature = 0; feature < FEATURE_BITS; feature += 1)
      if ((features & (1 << feature)) !== 0) addRow(this.requireSet(this.features, feature), row)
  }

  isLive(row: number): boolean {
    return hasRow(this.live, row)
  }

  remove(row: number): void {
    deleteRow(this.live, row)
  }

  grow(capacity: number): void {
    this.capacity = capacity
    const copyGrown = (bits: Bits) => {
      const grown = createBits(capacity)
      grown.set(bits)
      return grown
    }
    this.live = copyGrown(this.live)
    for (const sets of this.allSets) for (const [value, bits] of sets) sets.set(value, copyGrown(bits))
  }

  /**
   * Copies the facts of rows of some sources to an empty object, in slices: its row r is row `rows[r]` of the sources.
   * The rows of the first source are numbered from 0 on, those of the second on from there, and so forth.
   */
  *copyFrom(sources: readonly { facts: FactBits; count: number }[], rows: Uint32Array): SlicedWork {
    addRows(this.live, 0, rows.length)
    let first = 0
    for (const { facts, count } of sources) {
      for (const [index, sets] of facts.allSets.entries())
        for (const [value, from] of sets) {
          const to = this.requireSet(this.allSets[index]!, value)
          for (let start = 0; start < rows.length; start += ROWS_PER_STEP) {
            copyBits(
              from,
              first,
              count,
              rows.subarray(start, start + ROWS_PER_STEP),
              to.subarray(toWordIndex(start)),
            )
            yield
          }
        }
      first += count
    }
  }
}

/**
 * Copies bits from one source, whose `count` rows are numbered from `first` on, and skips rows of other sources. Bit r
 * of `to` is the bit of row `rows[r]`.
 */
function copyBits(from: Bits, first: number, count: number, rows: Uint32Array, to: Bits): void {
  for (let row = 0; row < rows.length; row += 1) {
    const sourceRow = rows[row]! - first
    // `>>> 0` turns a negative number into a very large one, so that one comparison tests both bounds.
    if (sourceRow >>> 0 >= count) continue
    const bit = (from[toWordIndex(sourceRow)]! >>> sourceRow) & 1
    to[toWordIndex(row)]! |= bit << (row % ROWS_PER_WORD)
  }
}
