import { generateDemonstration } from '../../prisma/seed/generate'
import { isLive } from '../../lib/domain/listing-status'
import type { Demonstration, ListingRow, PropertyRow } from '../../prisma/seed/rows'

/** The day that counts as today in the generated data. */
export const today = new Date('2026-11-21T00:00:00Z')

const CACHE_KEY = Symbol.for('tests/seed/demonstration')
const globalCache = globalThis as { [CACHE_KEY]?: Demonstration }

/**
 * Returns the demonstration data, which no test may change. Generating the data takes seconds, so they are cached on
 * globalThis for all test files of a process. Each test file loads this module anew, with new variables.
 */
export const getDemonstration = (): Demonstration => (globalCache[CACHE_KEY] ??= generateDemonstration(today))

export interface LiveListing {
  listing: ListingRow
  property: PropertyRow
  /** Files of the pictures, in order. */
  images: string[]
  facts: Record<string, string>
}

let cachedListings: LiveListing[] | undefined

function newestFirst({ listing: a }: LiveListing, { listing: b }: LiveListing): number {
  if (a.created_at === b.created_at) return b.id - a.id
  return a.created_at < b.created_at ? 1 : -1
}

/** Returns every live listing, newest first. */
export function getLiveListings(): LiveListing[] {
  if (cachedListings) return cachedListings
  const { listings, properties, media, facts } = getDemonstration()
  const propertyById = new Map(properties.map((property) => [property.id, property]))
  const imagesByListing = new Map<number, string[]>()
  for (const [id, pictures] of groupBy(
    media.filter(({ kind }) => kind === 'image'),
    ({ listing_id }) => listing_id,
  ))
    imagesByListing.set(
      id,
      pictures.map(({ file }) => file),
    )
  const factsByProperty = new Map<number, Record<string, string>>()
  for (const [id, propertyFacts] of groupBy(facts, ({ property_id }) => property_id))
    factsByProperty.set(id, Object.fromEntries(propertyFacts.map(({ key, value }) => [key, value])))
  cachedListings = listings
    .filter((listing) => isLive(listing.status))
    .map((listing) => ({
      listing,
      property: propertyById.get(listing.property_id)!,
      images: imagesByListing.get(listing.id) ?? [],
      facts: factsByProperty.get(listing.property_id) ?? {},
    }))
    .sort(newestFirst)
  return cachedListings
}

export const getListingsOfKind = (kind: 'sale' | 'let'): LiveListing[] =>
  getLiveListings().filter(({ listing }) => listing.kind === kind)

/** Groups values by a key. Groups and values keep their order. */
export function groupBy<T, K>(values: readonly T[], keyOf: (value: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const value of values) {
    const key = keyOf(value)
    const group = groups.get(key)
    if (group) group.push(value)
    else groups.set(key, [value])
  }
  return groups
}

/** Returns the median; of an even count of numbers, the higher of the two in the middle. */
export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!
