import * as z from 'zod'
import { listingKinds } from '../domain/listing-kind'
import { listingEventTypes } from '../domain/listing-status'
import { factSources } from '../domain/material-facts'
import { nations } from '../domain/nation'
import type { ShareTerms } from '../domain/share-of-home'
import { defineCall, idSchema } from './call'
import { confirmationFormSchema } from './confirmation-rules'

/** In degrees. The agency rounds the positions that it publishes. */
const coordinateFields = { lat: z.number().nullish(), lng: z.number().nullish() }

export const shareTermsSchema: z.ZodType<ShareTerms> = z.object({
  percent: z.number().gt(0).lt(100).nullable(),
  rent_pcm: z.number().min(0).nullable(),
})

/** Fields of a card that are not in the specification, and optional because an upstream may not send them. */
const cardExtras = {
  images: z.array(z.object({ file: z.string(), alt: z.string() })).optional(),
  property_type: z.string().optional(),
  reception_rooms: z.number().nullish(),
  floor_area_sq_ft: z.number().nullish(),
  tenure: z.string().nullish(),
  council_tax_band: z.string().nullish(),
  epc_rating: z.string().nullish(),
  chain_free: z.boolean().nullish(),
  /** Legal terms, such as the names of the tenures, differ by nation. */
  nation: z.enum(nations).nullish(),
  /** The card's ribbon ('New', 'Reduced') follows from these two ISO times. */
  listed_at: z.string().optional(),
  reduced_at: z.string().nullish(),
  /** The price before the reduction in whole pounds, or the rent in pounds to the penny. */
  reduced_from: z.number().nullish(),
  parking: z.string().nullish(),
  garden: z.string().nullish(),
  pets: z.string().nullish(),
  /** The distance in a straight line from the centre of the searched place, with one decimal. */
  distance_miles: z.number().nullish(),
  ...coordinateFields,
}

const commonCardFields = {
  id: z.coerce.number(),
  property_url: z.string(),
  image_xs: z.string().nullable(),
  user_id: z.coerce.number(),
  portal_address: z.string(),
  description_summary: z.string(),
  bedrooms: z.coerce.number(),
  bathrooms: z.coerce.number(),
  ...cardExtras,
}

/** Amounts are whole pounds. */
export const salesCardSchema = z.object({
  ...commonCardFields,
  /** A key such as 'guide-price' (lib/domain/price-qualifier.ts). */
  price_options: z.string(),
  /** The asking price now; `reduced_from` is the one before a reduction. */
  new_price: z.coerce.number(),
  /** Not in the specification. */
  share: shareTermsSchema.nullish(),
  listing_status: z.string(),
  listing_status_display: z.string(),
  local_agent: z.object({ name: z.string(), logo: z.string() }).nullish(),
})
export type SalesCard = z.infer<typeof salesCardSchema>

/** Rent and deposit are in pounds to the penny; an unknown deposit is null. The specified name is misspelt. */
export const letCardSchema = z.object({
  ...commonCardFields,
  new_price_pcm: z.coerce.number(),
  new_deposite_amount: z.coerce.number().nullable(),
  /** The text, such as 'Let'; `original_listing_status` is the code. For sale `listing_status` is the code (D-87). */
  listing_status: z.string(),
  original_listing_status: z.string(),
  available_from: z.string().nullish(),
})
export type LetCard = z.infer<typeof letCardSchema>

export const latestCardSchema = z.object({
  id: z.coerce.number(),
  property_url: z.string(),
  image_xs: z.string().nullable(),
  listing_status_display: z.string(),
  new_price: z.coerce.number(),
  portal_address: z.string(),
  /** The following fields are not in the specification. */
  price_options: z.string().optional(),
  share: shareTermsSchema.nullish(),
  property_type: z.string().optional(),
  bedrooms: z.number().optional(),
})
export type LatestCard = z.infer<typeof latestCardSchema>

/** A null value means that nobody has provided the fact yet (domain B1). */
const materialFactSchema = z.object({
  key: z.string(),
  value: z.string().nullable(),
  source: z.enum(factSources).nullish(),
  supplied_at: z.string().nullish(),
})
export type Fact = z.infer<typeof materialFactSchema>

/** An entry of the public history, newest first. Prices are whole pounds, and rents pounds to the penny. */
const historyEntrySchema = z.object({
  type: z.enum(listingEventTypes),
  at: z.string(),
  price: z.number().nullish(),
  previous_price: z.number().nullish(),
})
export type HistoryEntry = z.infer<typeof historyEntrySchema>

/** A sale that HM Land Registry has registered. The price is in pounds. */
const pricePaidSchema = z.object({
  address: z.string(),
  type: z.enum(['detached', 'semi-detached', 'terraced', 'flat']),
  tenure: z.enum(['freehold', 'leasehold']),
  is_new: z.boolean(),
  price: z.number(),
  /** YYYY-MM-DD. */
  paid_on: z.string(),
})
export type PricePaid = z.infer<typeof pricePaidSchema>

/** The fields of a listing's page beside those of a card. Those not in the specification are optional. */
const detailExtras = {
  description: z.string(),
  images: z.array(z.string()),
  /** Alternative texts, in the order of the images. */
  image_alts: z.array(z.string()).optional(),
  features: z.array(z.string()),
  floorplan: z.string().nullable(),
  epc: z.string().nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  town: z.string(),
  /** The text by which a search finds the town, of which there may be several: 'Newport, Isle of Wight'. */
  town_search: z.string().optional(),
  county: z.string(),
  postcode: z.string(),
  property_type: z.string(),
  created_at: z.string(),
  facts: z.array(materialFactSchema).optional(),
  history: z.array(historyEntrySchema).optional(),
  confirmed_at: z.string().nullish(),
  reference: z.string().optional(),
  floorplan_alt: z.string().nullish(),
  /** Railway stations, the nearest first. */
  stations: z.array(z.object({ name: z.string(), miles: z.number(), ...coordinateFields })).optional(),
  /** Settlements for the locator map, the largest first. */
  nearby: z.array(z.object({ name: z.string(), lat: z.number(), lng: z.number() })).optional(),
  similar: z.array(latestCardSchema).optional(),
  /** The sales of homes near by, the nearest first. */
  prices_paid: z.array(pricePaidSchema).optional(),
}

export const salesDetailSchema = salesCardSchema.extend(detailExtras)
export type SalesDetail = z.infer<typeof salesDetailSchema>
export const letDetailSchema = letCardSchema.extend({
  ...detailExtras,
  available_from: z.string().nullable(),
})
export type LetDetail = z.infer<typeof letDetailSchema>

const formerListingSchema = z.object({
  end: z.enum(['sold', 'let', 'withdrawn', 'unconfirmed']),
  portal_address: z.string(),
  town: z.string(),
  /** The text by which a search finds the town. */
  town_search: z.string().optional(),
  property_type: z.string(),
  bedrooms: z.number(),
  similar: z.array(latestCardSchema),
})
export type FormerListing = z.infer<typeof formerListingSchema>

/** The refusals that say that no listing of a kind is available. */
export const NO_LATEST_LISTINGS = { sale: 'No properties found', let: 'No lettings found' } as const

/** `listingIndex` is public, and a call for 50,000 rows would keep the server busy for a tenth of a second. */
export const MAX_INDEXED_LISTINGS = 10_000

export const listingCalls = {
  /** Clients send `post_data` as 1, as specified (API-38). It has no effect here. */
  latestProperty: defineCall('latestProperty', {
    input: z.object({ post_data: z.coerce.number().default(1) }),
    output: z.array(latestCardSchema),
  }),
  latestLetting: defineCall('latestLetting', {
    input: z.object({ post_data: z.coerce.number().default(1) }),
    output: z.array(latestCardSchema),
  }),
  propertyDetail: defineCall('propertyDetail', {
    input: z.object({ id: idSchema }),
    output: salesDetailSchema,
  }),
  lettingDetail: defineCall('lettingDetail', { input: z.object({ id: idSchema }), output: letDetailSchema }),
  /** Lists listings for the sitemap in the order of their ids, beginning after the id `after`. */
  listingIndex: defineCall('listingIndex', {
    optional: true,
    input: z.object({
      kind: z.enum(listingKinds),
      after: z.coerce.number().int().min(0).default(0),
      limit: z.coerce.number().int().min(1).max(MAX_INDEXED_LISTINGS),
    }),
    output: z.object({
      total: z.number(),
      listings: z.array(z.object({ id: z.number(), property_url: z.string(), updated_at: z.string() })),
    }),
  }),
  /** Returns the facts that may still be published about a listing that is off the market. */
  formerListing: defineCall('formerListing', {
    optional: true,
    input: z.object({ id: idSchema, kind: z.enum(listingKinds) }),
    output: formerListingSchema,
  }),
  /** Returns the listing to which the key of a mailed link belongs. The link asks the owner to confirm the listing. */
  confirmationRequest: defineCall('confirmationRequest', {
    optional: true,
    input: confirmationFormSchema.pick({ key: true }),
    output: z.object({
      id: z.number(),
      kind: z.enum(listingKinds),
      property_url: z.string(),
      portal_address: z.string(),
      /** The status code that cards have too (D-87); an upstream may not send it. */
      listing_status: z.string().default(''),
      /** False if the link has been used, or if the listing is off the market. */
      is_open: z.boolean(),
    }),
  }),
  answerConfirmation: defineCall('answerConfirmation', {
    optional: true,
    input: confirmationFormSchema,
    output: z.null(),
  }),
  /** Records that the caller's listing is still current, which must be confirmed every 28 days (field O7). */
  confirmListing: defineCall('confirmListing', {
    optional: true,
    input: z.object({ user_id: idSchema, kind: z.enum(listingKinds), id: idSchema }),
    output: z.null(),
  }),
}
