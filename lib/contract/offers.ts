import * as z from 'zod'
import { letRequestActions, letRequestStatuses } from '../domain/let-request'
import { lettingCertificates } from '../domain/letting-certificate'
import { nations } from '../domain/nation'
import { offerActions, offerStatuses, proofsOfFunds } from '../domain/offer'
import { defineCall, idSchema, optionalTextSchema, userIdFields } from './call'
import {
  answerLetRequestFormSchema,
  answerOfferFormSchema,
  letRequestFormSchema,
  offerFormSchema,
  priceOfferFormSchema,
} from './offer-rules'

/** Who took a step: the caller, the other party, or nobody (`clock`), when a date has passed. */
const actorSchema = z.enum(['you', 'other', 'clock'])

/** Fields that are not in the specification have defaults, because an upstream may not send them. */
const commonFields = {
  id: idSchema,
  /** Whether the caller made the offer or request (`starter`), or owns the listing. */
  role: z.enum(['starter', 'owner']),
  property_id: idSchema,
  property_url: optionalTextSchema,
  portal_address: z.string(),
  nation: z.enum(nations).default('england'),
  /** The status code that cards have too (D-87). */
  listing_status: optionalTextSchema,
  /** Whether the listing has a public page. */
  is_live: z.boolean().default(true),
  /** First name and initial of the last name. */
  other_party: optionalTextSchema,
  thread_id: idSchema.nullish(),
  /** The following three are ISO times; an upstream may send no `updated_at`. */
  created_at: z.string(),
  updated_at: optionalTextSchema,
  expires_at: z.string().nullish(),
  /** Whether it is open, but waits because another offer or request for the listing has been accepted. */
  is_in_reserve: z.boolean().default(false),
}

const offerSchema = z.object({
  ...commonFields,
  kind: z.literal('property'),
  status: z.enum(offerStatuses),
  /** The buyer's amount in whole pounds, or the seller's if the status is 'countered'. */
  amount: z.number(),
  /** Whole pounds; null for a price on application. */
  asking_price: z.number().nullish(),
  /** A key of `buyingPositions`. */
  buying_position: optionalTextSchema,
  chain: optionalTextSchema,
  conditions: optionalTextSchema,
  proof_of_funds: z.enum(proofsOfFunds).default('none'),
  /** Whether contracts are exchanged, so that neither side can end the sale here. */
  is_binding: z.boolean().default(false),
  actions: z.array(z.enum(offerActions)).default([]),
  /** Oldest first. */
  events: z
    .array(
      z.object({
        type: z.enum(offerStatuses),
        by: actorSchema,
        role: z.enum(['starter', 'owner']).nullish(),
        amount: z.number(),
        at: z.string(),
        reason: optionalTextSchema,
      }),
    )
    .default([]),
})
export type UserOffer = z.infer<typeof offerSchema>

const letRequestSchema = z.object({
  ...commonFields,
  kind: z.literal('letting'),
  status: z.enum(letRequestStatuses),
  /** YYYY-MM-DD. */
  move_in_date: z.string(),
  number_of_tenants: z.number(),
  pets: optionalTextSchema,
  /** Whether the request is for business premises, for which a lease is signed. */
  is_commercial: z.boolean().default(false),
  /** Pounds a month, to the penny: the lowest rent that was advertised from the request until the signature. */
  rent: z.number().nullish(),
  actions: z.array(z.enum(letRequestActions)).default([]),
  /**
   * The certificates that the landlord has recorded, for the tenant of an accepted request. `valid_until` is the last
   * valid day, as YYYY-MM-DD.
   */
  certificates: z
    .array(z.object({ certificate: z.enum(lettingCertificates), valid_until: z.string() }))
    .default([]),
  events: z
    .array(
      z.object({
        type: z.enum(letRequestStatuses),
        by: actorSchema,
        role: z.enum(['starter', 'owner']).nullish(),
        at: z.string(),
        reason: optionalTextSchema,
      }),
    )
    .default([]),
})
export type UserLetRequest = z.infer<typeof letRequestSchema>

const userOffersSchema = z.array(z.discriminatedUnion('kind', [offerSchema, letRequestSchema]))
export type UserOffers = z.infer<typeof userOffersSchema>

export const offerCalls = {
  /** Makes an offer, or changes the caller's open one. */
  makeOffer: defineCall('makeOffer', {
    optional: true,
    input: offerFormSchema.extend(userIdFields),
    output: z.object({ offer_id: idSchema, thread_id: idSchema }),
  }),
  answerOffer: defineCall('answerOffer', {
    optional: true,
    input: z.discriminatedUnion('action', [
      answerOfferFormSchema.extend(userIdFields),
      priceOfferFormSchema.extend(userIdFields),
    ]),
    output: z.null(),
  }),
  requestLet: defineCall('requestLet', {
    optional: true,
    input: letRequestFormSchema.extend(userIdFields),
    output: z.object({ request_id: idSchema, thread_id: idSchema }),
  }),
  answerLetRequest: defineCall('answerLetRequest', {
    optional: true,
    input: answerLetRequestFormSchema.extend(userIdFields),
    output: z.null(),
  }),
  /** Returns the offers and requests that the caller made or received, the newest first (B-22). */
  getUserOffers: defineCall('getUserOffers', {
    optional: true,
    input: z.object(userIdFields),
    output: userOffersSchema,
  }),
  /** Returns the offers and requests for one listing: all of them to its owner, to others only their own. */
  getListingOffers: defineCall('getListingOffers', {
    optional: true,
    input: z.object({ ...userIdFields, property_id: idSchema }),
    output: userOffersSchema,
  }),
}
