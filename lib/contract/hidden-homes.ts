import * as z from 'zod'
import { MAX_SAVED_HOMES } from '../domain/saved-home'
import { defineCall, idSchema } from './call'
import { homeRefSchema, homeSummarySchema, userHomeRefSchema } from './saved-homes'

const hiddenHomeSchema = homeSummarySchema.extend({ hidden_at: z.string() })
export type HiddenHome = z.infer<typeof hiddenHomeSchema>

/** The homes that a user has hidden. The browser removes them from search results, and alert emails leave them out. */
export const hiddenHomeCalls = {
  /** Returns the user's hidden homes, the last hidden first. */
  getHiddenHomes: defineCall('getHiddenHomes', {
    optional: true,
    input: z.object({ user_id: idSchema }),
    output: z.array(hiddenHomeSchema),
  }),
  addHiddenHome: defineCall('addHiddenHome', { optional: true, input: userHomeRefSchema, output: z.null() }),
  /** Shows a home again. The call also succeeds for a home that is not hidden. */
  removeHiddenHome: defineCall('removeHiddenHome', {
    optional: true,
    input: userHomeRefSchema,
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
