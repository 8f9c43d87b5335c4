import * as z from 'zod'
import { defineCall } from './call'
import { letCard, salesCard } from './listings'

/** Longest text of a filter that is looked at; what is longer resolves to nothing (D-78). */
const token = (max: number) =>
  z.preprocess((value) => (value === null || value === undefined ? '' : String(value)), z.string().max(max))

/**
 * The search request. Tokens as in the URL ('any-price', '100000-nomax', 'all-types', 'this-only');
 * unknown ones mean "no bound" (D-76), so nothing but its size makes a request invalid.
 */
const searchInput = z.object({
  location: token(6_000).default(''),
  price: token(200).default(''),
  types: token(2_000).default('all-types'),
  bedrooms: token(200).default(''),
  radius: token(200).default('this-only'),
  orderby: token(200).default('most-recent'),
  page: z.coerce.number().int().min(1).max(1_000_000).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
})
export type SearchInput = z.input<typeof searchInput>

/** A place that a text may mean; `value` is the text that means exactly it. */
export const placeCandidate = z.object({
  value: z.string(),
  label: z.string(),
  kind: z.enum(['nation', 'county', 'city', 'town', 'village', 'locality', 'station', 'postcode', 'street']),
  /** What tells it from others of its name: 'Essex', 'in Witham, Essex'. */
  detail: z.string(),
})
export type PlaceCandidate = z.infer<typeof placeCandidate>

const pagination = z.object({
  currentPage: z.coerce.number(),
  hasMore: z.coerce.boolean(),
  totalItems: z.coerce.number(),
})

const searchPage = <T extends z.ZodType>(card: T) =>
  z.object({
    properties: z.array(card),
    pagination,
    /** Additions: what the location was taken to mean, and what else it may have meant. */
    place: placeCandidate.nullish(),
    candidates: z.array(placeCandidate).optional(),
  })

/** Reply data: a list when page and limit are absent, else an object (D-79). */
const searchReply = <T extends z.ZodType>(card: T) => z.union([z.array(card), searchPage(card)])

export type SearchPage<T> = {
  properties: T[]
  pagination: { currentPage: number; hasMore: boolean; totalItems: number }
  place?: PlaceCandidate | null
  candidates?: PlaceCandidate[]
}

const typicalPrice = z.object({ type: z.string(), count: z.number(), median: z.number() })

const areaFigures = z.object({
  place: placeCandidate.nullable(),
  for_sale: z.number(),
  to_let: z.number(),
  /** Middle asking price, and middle rent of a calendar month; null below five homes. */
  median_price: z.number().nullable(),
  median_rent: z.number().nullable(),
  by_type: z.array(typicalPrice),
  nearby: z.array(z.object({ name: z.string(), value: z.string(), miles: z.number() })),
})
export type AreaFigures = z.infer<typeof areaFigures>

export const searchCalls = {
  propertySearch: defineCall('propertySearch', { input: searchInput, output: searchReply(salesCard) }),
  lettingSearch: defineCall('lettingSearch', { input: searchInput, output: searchReply(letCard) }),
  /** Addition: the typeahead of the location field, at most ten, best first. */
  placeSuggest: defineCall('placeSuggest', {
    input: z.object({ query: z.string().max(120) }),
    output: z.array(placeCandidate),
    browserCache: 3_600,
  }),
  /** Addition: what our own listings say of a place: counts and typical prices in whole pounds. */
  areaFigures: defineCall('areaFigures', {
    input: z.object({ location: z.string().min(1).max(120) }),
    output: areaFigures,
    browserCache: 300,
  }),
}
