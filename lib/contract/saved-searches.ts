import * as z from 'zod'
import { MAX_SAVED_SEARCHES } from '../domain/saved-search'
import { defineCall, idSchema } from './call'
import { keptHomeSchema } from './saved-homes'
import {
  alertFrequencySchema,
  newSearchFormSchema,
  searchNameSchema,
  stopAlertsFormSchema,
} from './saved-search-rules'

const savedSearchSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Path and query of the results page. */
  href: z.string(),
  frequency: alertFrequencySchema,
  created_at: z.string(),
})
export type SavedSearch = z.infer<typeof savedSearchSchema>

const searchAlertSchema = z.object({ sent_at: z.string(), total: z.number(), homes: z.array(keptHomeSchema) })
export type SearchAlert = z.infer<typeof searchAlertSchema>

const ownSearchSchema = z.object({ user_id: idSchema, search_id: idSchema })
const MAX_ALERT_PAGE = 100_000

export const savedSearchCalls = {
  /** The newest first. Nothing is mailed before the address is verified. */
  getSavedSearches: defineCall('getSavedSearches', {
    optional: true,
    input: z.object({ user_id: idSchema }),
    output: z.object({ is_email_verified: z.boolean(), searches: z.array(savedSearchSchema) }),
  }),
  /** A search that is saved already gets the name and the frequency. */
  addSavedSearch: defineCall('addSavedSearch', {
    optional: true,
    input: newSearchFormSchema.extend({ user_id: idSchema }),
    output: z.null(),
  }),
  changeSavedSearch: defineCall('changeSavedSearch', {
    optional: true,
    input: ownSearchSchema.extend({ name: searchNameSchema, frequency: alertFrequencySchema }),
    output: z.null(),
  }),
  /** Succeeds also for a search that is not saved. */
  removeSavedSearch: defineCall('removeSavedSearch', {
    optional: true,
    input: ownSearchSchema,
    output: z.null(),
  }),
  /** Takes over what a browser has kept. A search that the account has saved already stays as it is. */
  mergeSavedSearches: defineCall('mergeSavedSearches', {
    optional: true,
    input: z.object({ user_id: idSchema, searches: z.array(newSearchFormSchema).max(MAX_SAVED_SEARCHES) }),
    output: z.null(),
  }),
  /** A page of the homes of an email to the caller, in the email's order. */
  getSearchAlert: defineCall('getSearchAlert', {
    optional: true,
    input: z.object({
      user_id: idSchema,
      alert_id: idSchema,
      page: z.coerce.number().int().min(1).max(MAX_ALERT_PAGE),
    }),
    output: searchAlertSchema,
  }),
  /** Ends all mail about saved searches to the account that the key was sent to. */
  stopSearchAlerts: defineCall('stopSearchAlerts', {
    optional: true,
    input: stopAlertsFormSchema,
    output: z.null(),
  }),
}
