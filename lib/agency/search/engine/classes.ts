import type { EngineRow } from './row'

/** The class of a row that was removed; no search allows it. */
export const REMOVED = 0
const MAX_CLASSES = 65_535

/** Worse than any rating, so that a home without one fulfils no condition. */
const ABSENT_EPC = 8

interface ListingClass {
  type: string
  bedrooms: number
  /** ABSENT_EPC where no rating is known. */
  epc: number
}

/**
 * The classes of listings: every combination of type, bedrooms and energy rating that occurs, some hundreds. A filter by any of
 * them is looked up once for a class, and not computed for each listing.
 */
export class ClassTable {
  private readonly ids = new Map<string, number>()
  /** The first one stands for removed rows. */
  readonly classes: (ListingClass | null)[] = [null]

  add({ type, bedrooms, epc: rating }: EngineRow): number {
    const epc = rating ?? ABSENT_EPC
    const key = `${bedrooms}/${epc}/${type}`
    const known = this.ids.get(key)
    if (known !== undefined) return known
    const id = this.classes.length
    if (id > MAX_CLASSES) throw new RangeError('There are more classes of listings than a column holds')
    this.ids.set(key, id)
    this.classes.push({ type, bedrooms, epc })
    return id
  }

  /** Returns 1 for each class that passes a test, and 0 for the others and for removed rows. */
  select(test: (listing: ListingClass) => boolean): Uint8Array {
    return Uint8Array.from(this.classes, (known) => (known !== null && test(known) ? 1 : 0))
  }
}
