import { generateDemonstration } from '../../prisma/seed/generate'
import { isLive } from '../../lib/domain/listing-status'
import type { Demonstration, ListingRow, PropertyRow } from '../../prisma/seed/rows'

const KEPT = Symbol.for('tests/seed/demonstration')

/** The day the generated data speak of as today. */
export const today = new Date('2026-11-21T00:00:00Z')

/** Test files load their modules anew, and the process keeps this: generating takes seconds, and no test changes it. */
const kept = globalThis as { [KEPT]?: Demonstration }

/** The demonstration, generated once for all test files of a process. */
export const demonstration = (): Demonstration => (kept[KEPT] ??= generateDemonstration(today))

export interface Live {
  listing: ListingRow
  property: PropertyRow
  /** Files of the pictures, in order. */
  images: string[]
  facts: Record<string, string>
}

let live: Live[] | undefined

/** Every listing that searches find, newest first. */
export function liveListings(): Live[] {
  if (live) return live
  const { listings, properties, media, facts } = demonstration()
  const propertyById = new Map(properties.map((property) => [property.id, property]))
  const images = new Map<number, string[]>()
  for (const [id, pictures] of groupedBy(
    media.filter(({ kind }) => kind === 'image'),
    ({ listing_id }) => listing_id,
  ))
    images.set(
      id,
      pictures.map(({ file }) => file),
    )
  const factsById = new Map<number, Record<string, string>>()
  for (const [id, own] of groupedBy(facts, ({ property_id }) => property_id))
    factsById.set(id, Object.fromEntries(own.map(({ key, value }) => [key, value])))
  live = listings
    .filter((listing) => isLive(listing.status))
    .map((listing) => ({
      listing,
      property: propertyById.get(listing.property_id)!,
      images: images.get(listing.id) ?? [],
      facts: factsById.get(listing.property_id) ?? {},
    }))
    .sort((a, b) =>
      a.listing.created_at < b.listing.created_at
        ? 1
        : a.listing.created_at > b.listing.created_at
          ? -1
          : b.listing.id - a.listing.id,
    )
  return live
}

export const ofKind = (kind: 'sale' | 'let'): Live[] =>
  liveListings().filter(({ listing }) => listing.kind === kind)

/** The values grouped by a key, in their order. */
export function groupedBy<T, K>(values: readonly T[], keyOf: (value: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const value of values) {
    const key = keyOf(value)
    const group = groups.get(key)
    if (group) group.push(value)
    else groups.set(key, [value])
  }
  return groups
}

/** The middle value of some numbers. */
export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!
