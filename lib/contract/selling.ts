import * as z from 'zod'
import { identityStates } from '../domain/identity-check'
import { lettingCertificates } from '../domain/letting-certificate'
import { listingKinds } from '../domain/listing-kind'
import { listingSteps } from '../domain/listing-steps'
import { factSources } from '../domain/material-facts'
import { nations } from '../domain/nation'
import { defineCall, idSchema, userIdFields } from './call'
import { certificateFormSchema } from './certificate-rules'
import { letDetailSchema, salesDetailSchema } from './listings'
import { MAX_AMOUNT_POUNDS, rentFields, requirePrice, salePriceFields } from './price-rules'
import {
  addressFields,
  descriptionFields,
  factsSchema,
  homeFields,
  ownersSchema,
  packageDefSchema,
  requireBedrooms,
} from './selling-rules'
import { sellingMessages as messages } from './selling-messages'

const ownHomeRefSchema = z.object({ ...userIdFields, kind: z.enum(listingKinds), id: idSchema })

/** The fields that the calls to save a home for sale (B-16) and to let (B-17) share. */
const commonHomeFields = {
  ...userIdFields,
  id: idSchema.optional(),
  package_def: packageDefSchema,
  /** House number and street, such as '12 High Street'. */
  address: z.string().trim().min(1, { error: messages.address }).max(120, { error: messages.address }),
  town: addressFields.town,
  county: addressFields.county,
  postcode: addressFields.postcode,
  property_type: homeFields.property_type,
  bedrooms: homeFields.bedrooms,
  bathrooms: homeFields.bathrooms,
  description: descriptionFields.description,
}
const savedListingSchema = z.object({ property_id: idSchema })

/** A reason why a home is not published yet. */
const blockerSchema = z.object({
  /** The step in which the owner can resolve it; null if no step can. */
  step: z.enum(listingSteps).nullable(),
  /** Who must act; 'time' if the home only has to wait. */
  who: z.enum(['owner', 'agency', 'time']),
  text: z.string(),
})
export type PublishBlocker = z.infer<typeof blockerSchema>

const ownHomeDataSchema = z.object({
  id: idSchema,
  kind: z.enum(listingKinds),
  status: z.string(),
  package_def: z.string().nullable(),
  /** Grows with each change, by which a save recognises that another tab has saved since. */
  revision: z.number().int(),
  property_url: z.string(),
  portal_address: z.string(),
  address: z.object({
    building: z.string(),
    street: z.string(),
    locality: z.string(),
    town: z.string(),
    county: z.string(),
    postcode: z.string(),
    nation: z.enum(nations),
  }),
  property_type: z.string(),
  bedrooms: z.number(),
  bathrooms: z.number(),
  reception_rooms: z.number().nullable(),
  floor_area_sq_ft: z.number().nullable(),
  /** The price in whole pounds, or the monthly rent to the penny; null if none is entered, or on application. */
  price: z.number().nullable(),
  price_options: z.string(),
  /** Pounds, to the penny. */
  deposit: z.number().nullable(),
  available_from: z.string().nullable(),
  summary: z.string(),
  description: z.string(),
  features: z.array(z.string()),
  chain_free: z.boolean().nullable(),
  facts: z.array(
    z.object({ key: z.string(), value: z.string(), source: z.enum(factSources), supplied_at: z.string() }),
  ),
  /** The keys of the facts without which the advert is not published. */
  required_facts: z.array(z.string()),
  picture_count: z.number(),
  has_floorplan: z.boolean(),
  owners: z.array(z.object({ name: z.string(), is_user: z.boolean(), state: z.enum(identityStates) })),
  /** The ISO time at which the owner approved the advert. */
  submitted_at: z.string().nullable(),
  blockers: z.array(blockerSchema),
  /** The certificates that the landlord has recorded; empty for a sale, and from an upstream without them. */
  certificates: z
    .array(
      z.object({
        certificate: z.enum(lettingCertificates),
        /** The last valid day, as YYYY-MM-DD; null if the landlord has recorded that none is needed. */
        valid_until: z.string().nullable(),
        recorded_at: z.string(),
      }),
    )
    .default([]),
})
export type OwnHome = z.infer<typeof ownHomeDataSchema>

const dayCountSchema = z.object({
  /** A day in London's time, as YYYY-MM-DD. */
  day: z.string(),
  views: z.number(),
  /** How often visitors saved the home; 0 from an upstream that does not count saves. */
  saves: z.number().default(0),
  questions: z.number(),
  viewings: z.number(),
})
export type DayCount = z.infer<typeof dayCountSchema>

const placeOfPostcodeSchema = z.object({ town: z.string(), county: z.string(), nation: z.enum(nations) })

const marketFiguresSchema = z.object({
  /** The number of sales agreed through this agency within the last year. */
  sold: z.number(),
  /** The median number of days from the first day on the market to the agreement. */
  median_days: z.number().nullable(),
  /** The median of the last asking price as a percentage of the first one. The paid price is not known. */
  median_percent_of_first_price: z.number().nullable(),
})
export type MarketFigures = z.infer<typeof marketFiguresSchema>

export const sellingCalls = {
  saveProperty: defineCall('saveProperty', {
    input: requirePrice(requireBedrooms(z.object({ ...commonHomeFields, ...salePriceFields }))),
    output: savedListingSchema,
  }),
  saveLetting: defineCall('saveLetting', {
    input: requireBedrooms(
      z.object({
        ...commonHomeFields,
        price_pcm: rentFields.price_pcm,
        deposit_amount: rentFields.deposit_amount,
        available_from: rentFields.available_from,
      }),
    ),
    output: savedListingSchema,
  }),
  /** Saves the input's groups of fields. Without `id` it creates a draft, which needs address and package. */
  saveHomeStep: defineCall('saveHomeStep', {
    optional: true,
    input: z.object({
      ...userIdFields,
      kind: z.enum(listingKinds),
      id: idSchema.optional(),
      /** The revision that the caller has read. Without it the call does not look for changes by another tab. */
      revision: z.number().int().min(0).optional(),
      /** Whether to overwrite changes that another tab has made since that revision. */
      take_over: z.boolean().default(false),
      package_def: packageDefSchema.optional(),
      address: z.object(addressFields).optional(),
      home: requireBedrooms(z.object(homeFields)).optional(),
      price: requirePrice(z.object(salePriceFields)).optional(),
      rent: z.object(rentFields).optional(),
      facts: factsSchema.optional(),
      description: z.object(descriptionFields).optional(),
    }),
    output: z.object({ property_id: idSchema, revision: z.number().int(), is_live: z.boolean() }),
  }),
  getOwnHome: defineCall('getOwnHome', {
    optional: true,
    input: ownHomeRefSchema,
    output: ownHomeDataSchema,
  }),
  /** This call and the next return the page of an unpublished listing to its owner alone. */
  previewProperty: defineCall('previewProperty', {
    optional: true,
    input: z.object({ ...userIdFields, id: idSchema }),
    output: salesDetailSchema,
  }),
  previewLetting: defineCall('previewLetting', {
    optional: true,
    input: z.object({ ...userIdFields, id: idSchema }),
    output: letDetailSchema,
  }),
  submitOwners: defineCall('submitOwners', {
    optional: true,
    input: ownHomeRefSchema.extend(ownersSchema.shape),
    output: z.null(),
  }),
  approveAdvert: defineCall('approveAdvert', {
    optional: true,
    input: ownHomeRefSchema,
    output: z.object({ is_live: z.boolean() }),
  }),
  /**
   * Changes the price in whole pounds, or the rent in pounds with its pence. Refused if the price is not `seen_price`,
   * so that two tabs do not change one price twice, or if the new one is far from it and `is_sure` is false.
   */
  changePrice: defineCall('changePrice', {
    optional: true,
    input: ownHomeRefSchema.extend({
      seen_price: z.number().min(0),
      new_price: z.number().min(1).max(MAX_AMOUNT_POUNDS),
      /** The new deposit of a letting, in pounds. Without it the deposit does not change. */
      new_deposit: z.number().min(0).max(MAX_AMOUNT_POUNDS).optional(),
      is_sure: z.boolean().default(false),
    }),
    output: z.null(),
  }),
  changeMarket: defineCall('changeMarket', {
    optional: true,
    input: ownHomeRefSchema.extend({ action: z.enum(['withdraw', 'republish']) }),
    output: z.null(),
  }),
  recordCertificate: defineCall('recordCertificate', {
    optional: true,
    input: certificateFormSchema.extend(userIdFields),
    output: z.null(),
  }),
  /** Returns the counts of each of the last 28 days, the oldest first. */
  getHomeStatistics: defineCall('getHomeStatistics', {
    optional: true,
    input: ownHomeRefSchema,
    output: z.array(dayCountSchema),
  }),
  placeOfPostcode: defineCall('placeOfPostcode', {
    optional: true,
    input: z.object({ postcode: z.string().trim().min(5).max(12) }),
    output: placeOfPostcodeSchema,
    browserCacheSeconds: 3_600,
  }),
  /** Returns figures of the agency's own sales; null if these are too few for a median. */
  marketFigures: defineCall('marketFigures', {
    optional: true,
    input: z.object({ kind: z.enum(listingKinds) }),
    output: marketFiguresSchema.nullable(),
  }),
}
