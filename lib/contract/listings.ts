import * as z from 'zod'
import { listingKinds } from '../domain/listing-kind'
import { listingEventTypes } from '../domain/listing-status'
import { factSources } from '../domain/material-facts'
import { nations } from '../domain/nation'
import type { ShareTerms } from '../domain/share-of-home'
import { defineCall, id } from './call'
import { confirmationForm } from './confirmation-rules'

/** In degrees, which the agency rounds for the public. */
const point = { lat: z.number().nullish(), lng: z.number().nullish() }

export const shareTerms: z.ZodType<ShareTerms> = z.object({
  percent: z.number().gt(0).lt(100).nullable(),
  rent_pcm: z.number().min(0).nullable(),
})

/** Not in the specification, so optional: an upstream may not send them. */
const cardExtras = {
  images: z.array(z.object({ file: z.string(), alt: z.string() })).optional(),
  property_type: z.string().optional(),
  reception_rooms: z.number().nullish(),
  floor_area_sq_ft: z.number().nullish(),
  tenure: z.string().nullish(),
  council_tax_band: z.string().nullish(),
  epc_rating: z.string().nullish(),
  chain_free: z.boolean().nullish(),
  /** Decides legal terms, such as that for the tenure. */
  nation: z.enum(nations).nullish(),
  /** ISO times, for the ribbon. */
  listed_at: z.string().optional(),
  reduced_at: z.string().nullish(),
  reduced_from: z.number().nullish(),
  parking: z.string().nullish(),
  garden: z.string().nullish(),
  pets: z.string().nullish(),
  /** From the middle of the place that was searched, in a straight line, in tenths of a mile. */
  distance_miles: z.number().nullish(),
  ...point,
}

const cardBase = {
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
export const salesCard = z.object({
  ...cardBase,
  price_options: z.string(),
  new_price: z.coerce.number(),
  /** Not in the specification. */
  share: shareTerms.nullish(),
  listing_status: z.string(),
  listing_status_display: z.string(),
  local_agent: z.object({ name: z.string(), logo: z.string() }).nullish(),
})
export type SalesCard = z.infer<typeof salesCard>

/** Amounts are whole pounds. The specification spells `new_deposite_amount` so. */
export const letCard = z.object({
  ...cardBase,
  new_price_pcm: z.coerce.number(),
  new_deposite_amount: z.coerce.number(),
  listing_status: z.string(),
  original_listing_status: z.string(),
  available_from: z.string().nullish(),
})
export type LetCard = z.infer<typeof letCard>

export const latestCard = z.object({
  id: z.coerce.number(),
  property_url: z.string(),
  image_xs: z.string().nullable(),
  listing_status_display: z.string(),
  new_price: z.coerce.number(),
  portal_address: z.string(),
  /** Not in the specification: the price qualifier with the terms of a share, the type and the bedrooms. */
  price_options: z.string().optional(),
  share: shareTerms.nullish(),
  property_type: z.string().optional(),
  bedrooms: z.number().optional(),
})
export type LatestCard = z.infer<typeof latestCard>

/** A null value means "not yet provided" (domain B1). */
const materialFact = z.object({
  key: z.string(),
  value: z.string().nullable(),
  source: z.enum(factSources).nullish(),
  supplied_at: z.string().nullish(),
})
export type Fact = z.infer<typeof materialFact>

/** An entry of the public history, newest first; amounts are whole pounds. */
const historyEntry = z.object({
  type: z.enum(listingEventTypes),
  at: z.string(),
  price: z.number().nullish(),
  previous_price: z.number().nullish(),
})
export type HistoryEntry = z.infer<typeof historyEntry>

/** Added to the card. Fields that are not in the specification are optional. */
/** A sale that HM Land Registry has registered. */
const pricePaid = z.object({
  address: z.string(),
  type: z.enum(['detached', 'semi-detached', 'terraced', 'flat']),
  tenure: z.enum(['freehold', 'leasehold']),
  is_new: z.boolean(),
  price: z.number(),
  /** '2026-11-21' */
  paid_on: z.string(),
})
export type PricePaid = z.infer<typeof pricePaid>

const detailExtras = {
  description: z.string(),
  images: z.array(z.string()),
  /** Texts for the images, in their order. */
  image_alts: z.array(z.string()).optional(),
  features: z.array(z.string()),
  floorplan: z.string().nullable(),
  epc: z.string().nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  town: z.string(),
  county: z.string(),
  postcode: z.string(),
  property_type: z.string(),
  created_at: z.string(),
  facts: z.array(materialFact).optional(),
  history: z.array(historyEntry).optional(),
  confirmed_at: z.string().nullish(),
  reference: z.string().optional(),
  floorplan_alt: z.string().nullish(),
  /** Railway stations, the nearest first. */
  stations: z.array(z.object({ name: z.string(), miles: z.number(), ...point })).optional(),
  /** Settlements for the locator map, the largest first. */
  nearby: z.array(z.object({ name: z.string(), lat: z.number(), lng: z.number() })).optional(),
  similar: z.array(latestCard).optional(),
  /** Of homes near by, the nearest first. */
  prices_paid: z.array(pricePaid).optional(),
}

export const salesDetail = salesCard.extend(detailExtras)
export type SalesDetail = z.infer<typeof salesDetail>
export const letDetail = letCard.extend({ ...detailExtras, available_from: z.string().nullable() })
export type LetDetail = z.infer<typeof letDetail>

const formerListing = z.object({
  end: z.enum(['sold', 'let', 'withdrawn', 'unconfirmed']),
  portal_address: z.string(),
  town: z.string(),
  property_type: z.string(),
  bedrooms: z.number(),
  similar: z.array(latestCard),
})
export type FormerListing = z.infer<typeof formerListing>

export const listingCalls = {
  latestProperty: defineCall('latestProperty', {
    input: z.object({ post_data: z.coerce.number().default(1) }),
    output: z.array(latestCard),
  }),
  latestLetting: defineCall('latestLetting', {
    input: z.object({ post_data: z.coerce.number().default(1) }),
    output: z.array(latestCard),
  }),
  propertyDetail: defineCall('propertyDetail', { input: z.object({ id }), output: salesDetail }),
  lettingDetail: defineCall('lettingDetail', { input: z.object({ id }), output: letDetail }),
  /** For the sitemap: listings in the order of their ids, from the id after `after`. */
  listingIndex: defineCall('listingIndex', {
    optional: true,
    input: z.object({
      kind: z.enum(listingKinds),
      after: z.coerce.number().int().min(0).default(0),
      limit: z.coerce.number().int().min(1).max(50_000),
    }),
    output: z.object({
      total: z.number(),
      listings: z.array(z.object({ id: z.number(), property_url: z.string(), updated_at: z.string() })),
    }),
  }),
  /** What may still be told of a listing that is no longer shown. */
  formerListing: defineCall('formerListing', {
    optional: true,
    input: z.object({ id, kind: z.enum(listingKinds) }),
    output: formerListing,
  }),
  /** The listing that a mailed link asks its owner about. */
  confirmationRequest: defineCall('confirmationRequest', {
    optional: true,
    input: confirmationForm.pick({ key: true }),
    output: z.object({
      id: z.number(),
      kind: z.enum(listingKinds),
      property_url: z.string(),
      portal_address: z.string(),
      /** False for a link that was used, and for a listing that is off the market. */
      is_open: z.boolean(),
    }),
  }),
  answerConfirmation: defineCall('answerConfirmation', {
    optional: true,
    input: confirmationForm,
    output: z.null(),
  }),
  /** Confirms a listing of the caller (field O7). */
  confirmListing: defineCall('confirmListing', {
    optional: true,
    input: z.object({ user_id: id, kind: z.enum(listingKinds), id }),
    output: z.null(),
  }),
}
