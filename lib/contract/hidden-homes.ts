import * as z from 'zod'
import { MAX_SAVED_HOMES } from '../domain/saved-home'
import { defineCall, idSchema } from './call'
import { homeRefSchema, homeSummarySchema, ownHomeRefSchema } from './saved-homes'

const hiddenHomeSchema = homeSummarySchema.extend({ hidden_at: z.string() })
export type HiddenHome = z.infer<typeof hiddenHomeSchema>

/** Calls for the homes that a user has hidden. The browser removes them from results, and emails do not list them. */
export const hiddenHomeCalls = {
  /** Returns the user's hidden homes, the last hidden first. */
  getHiddenHomes: defineCall('getHiddenHomes', {
    optional: true,
    input: z.object({ user_id: idSchema }),
    output: z.array(hiddenHomeSchema),
  }),
  addHiddenHome: defineCall('addHiddenHome', { optional: true, input: ownHomeRefSchema, output: z.null() }),
  /** Succeeds also for a home that is not hidden. */
  removeHiddenHome: defineCall('removeHiddenHome', {
    optional: true,
    input: ownHomeRefSchema,
    output: z.null(),
  }),
  /** Adds the homes that a browser has hidden to the account, and returns all hidden homes of the account. */
  mergeHiddenHomes: defineCall('mergeHiddenHomes', {
    optional: true,
    input: z.object({
      user_id: idSchema,
      homes: z.array(homeRefSchema.extend({ hidden_at: z.iso.datetime().optional() })).max(MAX_SAVED_HOMES),
    }),
    output: z.array(homeRefSchema),
  }),
}
