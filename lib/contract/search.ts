import * as z from 'zod'
import { listingKinds } from '../domain/listing-kind'
import { furtherFilterLimits, mapFurtherFilters } from '../domain/further-filter'
import { defineCall } from './call'
import { letCardSchema, salesCardSchema } from './listings'

const tokenOfLength = (max: number) =>
  z.preprocess((value) => (value === null || value === undefined ? '' : String(value)), z.string().max(max))

const furtherTokenFields = mapFurtherFilters((name) => tokenOfLength(furtherFilterLimits[name]).optional())

/** Tokens as in the URL ('any-price', '100000-nomax'); an unknown one means "no bound" (D-76). */
export const searchInputSchema = z.object({
  location: tokenOfLength(6_000).default(''),
  price: tokenOfLength(200).default(''),
  types: tokenOfLength(2_000).default('all-types'),
  bedrooms: tokenOfLength(200).default(''),
  radius: tokenOfLength(200).default('this-only'),
  orderby: tokenOfLength(200).default('most-recent'),
  page: z.coerce.number().int().min(1).max(1_000_000).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
  /** The further filters are not in the specification, so an upstream may ignore them. */
  ...furtherTokenFields,
})
export type SearchInput = z.input<typeof searchInputSchema>

/** One of the places that a typed text may mean. */
export const placeCandidateSchema = z.object({
  /** The text that identifies this place among others of its name. */
  value: z.string(),
  label: z.string(),
  kind: z.enum(['nation', 'county', 'city', 'town', 'village', 'locality', 'station', 'postcode', 'street']),
  /** Distinguishes places of one name: 'Essex', 'in Witham, Essex'. */
  detail: z.string(),
})
export type PlaceCandidate = z.infer<typeof placeCandidateSchema>

const paginationSchema = z.object({
  currentPage: z.coerce.number(),
  hasMore: z.coerce.boolean(),
  totalItems: z.coerce.number(),
})

const searchPageSchema = <T extends z.ZodType>(card: T) =>
  z.object({
    properties: z.array(card),
    pagination: paginationSchema,
    /** Not in the specification: the place that was searched, and others of its name. */
    place: placeCandidateSchema.nullish(),
    candidates: z.array(placeCandidateSchema).optional(),
    /** The names of the further filters that were applied (`listFurtherNames`); absent if an upstream ignores them. */
    applied: z.array(z.string()).optional(),
  })

/** An object for a search with page and limit, otherwise a plain list (D-79). */
const searchReplySchema = <T extends z.ZodType>(card: T) => z.union([z.array(card), searchPageSchema(card)])

export type SearchPage<T> = {
  properties: T[]
  pagination: { currentPage: number; hasMore: boolean; totalItems: number }
  place?: PlaceCandidate | null
  candidates?: PlaceCandidate[]
  applied?: string[]
}

const typicalPriceSchema = z.object({ type: z.string(), count: z.number(), median: z.number() })

const areaFiguresSchema = z.object({
  place: placeCandidateSchema.nullable(),
  for_sale: z.number(),
  to_let: z.number(),
  /** The price and the rent of a calendar month in whole pounds; null for fewer than five homes. */
  median_price: z.number().nullable(),
  median_rent: z.number().nullable(),
  /** The median prices of homes for sale; types with fewer than five homes are left out. */
  by_type: z.array(typicalPriceSchema),
  /** Towns and villages with a home for sale, the nearest first. `value` is the location of a search there. */
  nearby: z.array(z.object({ name: z.string(), value: z.string(), miles: z.number() })),
})
export type AreaFigures = z.infer<typeof areaFiguresSchema>

/** `value` is the location of a search; `updated_at` is the time at which its newest home was listed. */
const areaIndexSchema = z.array(z.object({ value: z.string(), updated_at: z.string() }))
export type AreaIndex = z.infer<typeof areaIndexSchema>

const kindSchema = z.enum(listingKinds)

/** The search that a text means, with tokens as in the URL. A filter that the text does not mention has its default. */
const understoodPhraseSchema = z.object({
  /** Null if the text does not say whether it means homes for sale or to let. */
  kind: kindSchema.nullable(),
  location: z.string(),
  price: z.string(),
  types: z.string(),
  bedrooms: z.string(),
  radius: z.string(),
  ...furtherTokenFields,
  orderby: z.enum(['most-recent', 'oldest', 'price-asc', 'price-desc', 'nearest']).nullable(),
  /** Keys of the wishes in the text for which there is no filter. */
  left_out: z.array(z.string()),
  /** Whether the text contains more than a place. */
  is_phrase: z.boolean(),
})
export type UnderstoodPhrase = z.infer<typeof understoodPhraseSchema>

export const searchCalls = {
  propertySearch: defineCall('propertySearch', {
    input: searchInputSchema,
    output: searchReplySchema(salesCardSchema),
  }),
  lettingSearch: defineCall('lettingSearch', {
    input: searchInputSchema,
    output: searchReplySchema(letCardSchema),
  }),
  /** Suggests at most ten places for the text of a location field, the best first. */
  placeSuggest: defineCall('placeSuggest', {
    input: z.object({ query: z.string().max(120), kind: kindSchema.optional() }),
    output: z.array(placeCandidateSchema),
    browserCacheSeconds: 3_600,
  }),
  /** Parses the text of a location field: a place, or a phrase such as '3 bed house near Leeds under 350k'. */
  searchPhrase: defineCall('searchPhrase', {
    optional: true,
    input: z.object({ query: z.string().max(200), kind: kindSchema }),
    output: understoodPhraseSchema,
    browserCacheSeconds: 300,
  }),
  areaIndex: defineCall('areaIndex', {
    optional: true,
    input: z.object({ kind: kindSchema }),
    output: areaIndexSchema,
  }),
  areaFigures: defineCall('areaFigures', {
    input: z.object({ location: z.string().min(1).max(120) }),
    output: areaFiguresSchema,
    browserCacheSeconds: 300,
  }),
}
