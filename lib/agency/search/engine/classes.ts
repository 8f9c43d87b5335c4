import type { EngineRow } from './row'

/** The class of a row that was removed; no search allows it. */
export const REMOVED = 0
const MAX_CLASSES = 65_535

interface ListingClass {
  type: string
  bedrooms: number
  acceptsPets: boolean
}

/**
 * The classes of listings: every combination of type, bedrooms and pets that occurs, some hundreds. A filter by any of
 * them is looked up once for a class, and not computed for each listing.
 */
export class ClassTable {
  private readonly ids = new Map<string, number>()
  /** The first one stands for removed rows. */
  readonly classes: (ListingClass | null)[] = [null]

  add({ type, bedrooms, acceptsPets }: EngineRow): number {
    const key = `${bedrooms}/${acceptsPets ? 1 : 0}/${type}`
    const known = this.ids.get(key)
    if (known !== undefined) return known
    const id = this.classes.length
    if (id > MAX_CLASSES) throw new RangeError('There are more classes of listings than a column holds')
    this.ids.set(key, id)
    this.classes.push({ type, bedrooms, acceptsPets })
    return id
  }

  /** Returns 1 for each class that passes a test, and 0 for the others and for removed rows. */
  select(test: (listing: ListingClass) => boolean): Uint8Array {
    return Uint8Array.from(this.classes, (known) => (known !== null && test(known) ? 1 : 0))
  }
}
