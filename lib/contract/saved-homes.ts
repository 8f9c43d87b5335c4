import * as z from 'zod'
import { listingKinds } from '../domain/listing-kind'
import { homeStates, MAX_SAVED_HOMES } from '../domain/saved-home'
import { defineCall, idSchema } from './call'
import { shareTermsSchema } from './listings'
import { homeNoteSchema } from './saved-home-rules'

export const homeRefSchema = z.object({ kind: z.enum(listingKinds), id: idSchema })
export const ownHomeRefSchema = homeRefSchema.extend({ user_id: idSchema })

/** A home in a list that somebody keeps. One that is off the market says what it was; amounts are whole pounds. */
export const keptHomeSchema = homeRefSchema.extend({
  state: z.enum(homeStates),
  property_url: z.string(),
  portal_address: z.string(),
  image_xs: z.string().nullable(),
  property_type: z.string(),
  bedrooms: z.number(),
  bathrooms: z.number(),
  /** 0 where it is on application. */
  price: z.number(),
  price_options: z.string(),
  share: shareTermsSchema.nullish(),
  /** As on its card: 'For Sale', 'Under Offer'. */
  status_display: z.string(),
  reduced_at: z.string().nullable(),
})
export type KeptHome = z.infer<typeof keptHomeSchema>

const savedHomeSchema = keptHomeSchema.extend({
  note: z.string(),
  saved_at: z.string(),
  /** Null where the price was on application, or is not known. */
  saved_price: z.number().nullable(),
  /** Who has saved it, of two users who share their saved homes. */
  saved_by: z.enum(['you', 'partner', 'both']).default('you'),
  partner_note: z.string().default(''),
})
export type SavedHome = z.infer<typeof savedHomeSchema>

export const savedHomeCalls = {
  /** Homes by their ids, in the order given; unknown ones are left out. */
  findHomes: defineCall('findHomes', {
    optional: true,
    input: z.object({ homes: z.array(homeRefSchema).max(MAX_SAVED_HOMES) }),
    output: z.array(keptHomeSchema),
  }),
  /** A visitor has saved the home in their browser. */
  countSave: defineCall('countSave', { optional: true, input: homeRefSchema, output: z.null() }),
  /** The newest first. */
  getSavedHomes: defineCall('getSavedHomes', {
    optional: true,
    input: z.object({ user_id: idSchema }),
    output: z.array(savedHomeSchema),
  }),
  addSavedHome: defineCall('addSavedHome', { optional: true, input: ownHomeRefSchema, output: z.null() }),
  /** Succeeds also for a home that is not saved. */
  removeSavedHome: defineCall('removeSavedHome', {
    optional: true,
    input: ownHomeRefSchema,
    output: z.null(),
  }),
  noteSavedHome: defineCall('noteSavedHome', {
    optional: true,
    input: ownHomeRefSchema.extend({ note: homeNoteSchema }),
    output: z.null(),
  }),
  /** Takes over what a browser has kept, and answers which homes the account has saved then. */
  mergeSavedHomes: defineCall('mergeSavedHomes', {
    optional: true,
    input: z.object({
      user_id: idSchema,
      homes: z
        .array(
          homeRefSchema.extend({ note: homeNoteSchema.default(''), saved_at: z.iso.datetime().optional() }),
        )
        .max(MAX_SAVED_HOMES),
    }),
    output: z.array(homeRefSchema),
  }),
}
