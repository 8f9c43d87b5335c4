import * as z from 'zod'
import { identityStates } from '../domain/identity-check'
import { listingKinds } from '../domain/listing-kind'
import { listingSteps } from '../domain/listing-steps'
import { factSources } from '../domain/material-facts'
import { nations } from '../domain/nation'
import { defineCall, idSchema, userIdFields } from './call'
import { letDetailSchema, salesDetailSchema } from './listings'
import {
  addressFields,
  descriptionFields,
  factsSchema,
  homeFields,
  ownersSchema,
  rentFields,
  salePriceFields,
  requireBedrooms,
  requirePrice,
} from './selling-rules'
import { sellingMessages as messages } from './selling-messages'

const packageDefSchema = z.string().regex(/^[A-Z][A-Z0-9_]{2,60}$/, { error: messages.package })
const ownHomeSchema = z.object({ ...userIdFields, kind: z.enum(listingKinds), id: idSchema })

/** The fields that B-16 and B-17 share; `address` is the first line, with number and street. */
const specifiedFields = {
  ...userIdFields,
  id: idSchema.optional(),
  package_def: packageDefSchema,
  address: z.string().trim().min(1, { error: messages.address }).max(120, { error: messages.address }),
  town: addressFields.town,
  county: addressFields.county,
  postcode: addressFields.postcode,
  property_type: homeFields.property_type,
  bedrooms: homeFields.bedrooms,
  bathrooms: homeFields.bathrooms,
  description: descriptionFields.description,
}
const savedHomeSchema = z.object({ property_id: idSchema })

/** A reason why a home is not public yet: the step in which the owner can mend it, if there is one, and who must act. */
const blockSchema = z.object({
  step: z.enum(listingSteps).nullable(),
  who: z.enum(['owner', 'agency', 'time']),
  /** The reason as a sentence. */
  text: z.string(),
})
export type PublishBlock = z.infer<typeof blockSchema>

const ownHomeDataSchema = z.object({
  id: idSchema,
  kind: z.enum(listingKinds),
  status: z.string(),
  package_def: z.string().nullable(),
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
  /** Whole pounds; null where it is not given, or on application. */
  price: z.number().nullable(),
  price_options: z.string(),
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
  /** When the owner approved the advert. */
  submitted_at: z.string().nullable(),
  blocks: z.array(blockSchema),
})
export type OwnHome = z.infer<typeof ownHomeDataSchema>

const dayCountSchema = z.object({
  /** YYYY-MM-DD, a day of London. */
  day: z.string(),
  views: z.number(),
  /** Absent where an upstream does not count them. */
  saves: z.number().default(0),
  questions: z.number(),
  viewings: z.number(),
})
export type DayCount = z.infer<typeof dayCountSchema>

const placeOfPostcodeSchema = z.object({ town: z.string(), county: z.string(), nation: z.enum(nations) })

const marketFiguresSchema = z.object({
  /** Sales that were agreed here within a year. */
  sold: z.number(),
  /** From the first day on the market to the agreement. */
  median_days: z.number().nullable(),
  /** The last price before the agreement, in per cent of the first one; no price that was paid is known. */
  median_percent_of_first_price: z.number().nullable(),
})
export type MarketFigures = z.infer<typeof marketFiguresSchema>

export const sellingCalls = {
  saveProperty: defineCall('saveProperty', {
    input: requirePrice(requireBedrooms(z.object({ ...specifiedFields, ...salePriceFields }))),
    output: savedHomeSchema,
  }),
  saveLetting: defineCall('saveLetting', {
    input: requireBedrooms(
      z.object({
        ...specifiedFields,
        price_pcm: rentFields.price_pcm,
        deposit_amount: rentFields.deposit_amount,
        available_from: rentFields.available_from,
      }),
    ),
    output: savedHomeSchema,
  }),
  /** Saves the groups that are given. Without `id` it begins a draft, which needs the address and the package. */
  saveHomeStep: defineCall('saveHomeStep', {
    optional: true,
    input: z.object({
      ...userIdFields,
      kind: z.enum(listingKinds),
      id: idSchema.optional(),
      /** The revision that the caller has read; without it, nothing is compared. */
      revision: z.number().int().min(0).optional(),
      /** Whether to save over what another tab has changed since that revision. */
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
  getOwnHome: defineCall('getOwnHome', { optional: true, input: ownHomeSchema, output: ownHomeDataSchema }),
  /** The detail of a listing that only its owner may see before it is public. */
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
    input: ownHomeSchema.extend(ownersSchema.shape),
    output: z.null(),
  }),
  /** The owner approves the advert for publication. */
  approveAdvert: defineCall('approveAdvert', {
    optional: true,
    input: ownHomeSchema,
    output: z.object({ is_live: z.boolean() }),
  }),
  /** `seen_price` is what the page showed, in pounds, so that two tabs do not change one price twice. */
  changePrice: defineCall('changePrice', {
    optional: true,
    input: ownHomeSchema.extend({
      seen_price: z.number().int().min(0),
      new_price: z.number().int().min(1).max(100_000_000),
      /** Of a letting, in pounds; without it the deposit stays. */
      new_deposit: z.number().int().min(0).max(100_000_000).optional(),
    }),
    output: z.null(),
  }),
  changeMarket: defineCall('changeMarket', {
    optional: true,
    input: ownHomeSchema.extend({ action: z.enum(['withdraw', 'republish']) }),
    output: z.null(),
  }),
  /** The last 28 days, the oldest first. */
  getHomeStatistics: defineCall('getHomeStatistics', {
    optional: true,
    input: ownHomeSchema,
    output: z.array(dayCountSchema),
  }),
  placeOfPostcode: defineCall('placeOfPostcode', {
    optional: true,
    input: z.object({ postcode: z.string().trim().min(5).max(12) }),
    output: placeOfPostcodeSchema,
    browserCache: 3_600,
  }),
  /** Our own figures; null where there are too few sales to say anything. */
  marketFigures: defineCall('marketFigures', {
    optional: true,
    input: z.object({ kind: z.enum(listingKinds) }),
    output: marketFiguresSchema.nullable(),
  }),
}
