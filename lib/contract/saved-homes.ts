import * as z from 'zod'
import { listingKinds } from '../domain/listing-kind'
import { homeStates, MAX_SAVED_HOMES } from '../domain/saved-home'
import { savedHomeStages } from '../domain/saved-home-stage'
import { defineCall, idSchema } from './call'
import { shareTermsSchema } from './listings'
import { homeNoteSchema } from './saved-home-rules'

export const homeRefSchema = z.object({ kind: z.enum(listingKinds), id: idSchema })
export const userHomeRefSchema = homeRefSchema.extend({ user_id: idSchema })

/** A home in a list or an alert email. Off the market it keeps its last facts. Prices are whole pounds. */
export const homeSummarySchema = homeRefSchema.extend({
  state: z.enum(homeStates),
  property_url: z.string(),
  portal_address: z.string(),
  image_xs: z.string().nullable(),
  property_type: z.string(),
  bedrooms: z.number(),
  bathrooms: z.number(),
  /** 0 for a price on application. */
  price: z.number(),
  price_options: z.string(),
  share: shareTermsSchema.nullish(),
  /** The status as the home's card shows it: 'For Sale', 'Under Offer'. */
  status_display: z.string(),
  reduced_at: z.string().nullable(),
})
export type HomeSummary = z.infer<typeof homeSummarySchema>

const savedHomeSchema = homeSummarySchema.extend({
  note: z.string(),
  saved_at: z.string(),
  /** The price when the home was saved; null if it was on application, or is not known. */
  saved_price: z.number().nullable(),
  /** Who has saved the home, where two users share their saved homes. */
  saved_by: z.enum(['you', 'partner', 'both']).default('you'),
  partner_note: z.string().default(''),
  /** How far the user has come with the home. */
  stage: z.enum(savedHomeStages).default('saved'),
  /** The time of the viewing of the stages 'proposed', 'viewing' and 'viewed'. */
  stage_at: z.string().nullable().default(null),
  /** The user's conversation about the home. */
  thread_id: idSchema.nullable().default(null),
})
export type SavedHome = z.infer<typeof savedHomeSchema>

export const savedHomeCalls = {
  /** Returns homes by their ids, in the order of the input; unknown ids are skipped. */
  findHomes: defineCall('findHomes', {
    optional: true,
    input: z.object({ homes: z.array(homeRefSchema).max(MAX_SAVED_HOMES) }),
    output: z.array(homeSummarySchema),
  }),
  /** Adds to the owner's statistics that a visitor without an account has saved a home. */
  countSave: defineCall('countSave', { optional: true, input: homeRefSchema, output: z.null() }),
  /** Returns the user's saved homes, the last saved first. */
  getSavedHomes: defineCall('getSavedHomes', {
    optional: true,
    input: z.object({ user_id: idSchema }),
    output: z.array(savedHomeSchema),
  }),
  addSavedHome: defineCall('addSavedHome', { optional: true, input: userHomeRefSchema, output: z.null() }),
  /** The call also succeeds for a home that is not saved. */
  removeSavedHome: defineCall('removeSavedHome', {
    optional: true,
    input: userHomeRefSchema,
    output: z.null(),
  }),
  noteSavedHome: defineCall('noteSavedHome', {
    optional: true,
    input: userHomeRefSchema.extend({ note: homeNoteSchema }),
    output: z.null(),
  }),
  /** Adds the homes that a browser has saved to the account, and returns all homes of the account. */
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
