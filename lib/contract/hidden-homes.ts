import * as z from 'zod'
import { MAX_SAVED_HOMES } from '../domain/saved-home'
import { defineCall, idSchema } from './call'
import { homeRefSchema, keptHomeSchema, ownHomeRefSchema } from './saved-homes'

const hiddenHomeSchema = keptHomeSchema.extend({ hidden_at: z.string() })
export type HiddenHome = z.infer<typeof hiddenHomeSchema>

/** Homes that a user has hidden: the browser removes them from results, and emails do not list them. */
export const hiddenHomeCalls = {
  /** The newest first. */
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
  /** Takes over what a browser has kept, and answers which homes the account has hidden then. */
  mergeHiddenHomes: defineCall('mergeHiddenHomes', {
    optional: true,
    input: z.object({
      user_id: idSchema,
      homes: z.array(homeRefSchema.extend({ hidden_at: z.iso.datetime().optional() })).max(MAX_SAVED_HOMES),
    }),
    output: z.array(homeRefSchema),
  }),
}
