import * as z from 'zod'
import { MAX_SAVED_SEARCHES } from '../domain/saved-search'
import { defineCall, idSchema } from './call'
import { homeSummarySchema } from './saved-homes'
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

const searchAlertSchema = z.object({
  sent_at: z.string(),
  total: z.number(),
  homes: z.array(homeSummarySchema),
})
export type SearchAlert = z.infer<typeof searchAlertSchema>

const ownSearchSchema = z.object({ user_id: idSchema, search_id: idSchema })
const MAX_ALERT_PAGE = 100_000

export const savedSearchCalls = {
  /** Returns the saved searches, the newest first. Alerts are mailed only to a verified address. */
  getSavedSearches: defineCall('getSavedSearches', {
    optional: true,
    input: z.object({ user_id: idSchema }),
    output: z.object({ is_email_verified: z.boolean(), searches: z.array(savedSearchSchema) }),
  }),
  /** Saves a search. If it is saved already, its name and frequency change. */
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
  /** The call also succeeds for a search that is not saved. */
  removeSavedSearch: defineCall('removeSavedSearch', {
    optional: true,
    input: ownSearchSchema,
    output: z.null(),
  }),
  /** Adds a browser's saved searches, but changes none in the account. Returns the hrefs of those above the limit. */
  mergeSavedSearches: defineCall('mergeSavedSearches', {
    optional: true,
    input: z.object({ user_id: idSchema, searches: z.array(newSearchFormSchema).max(MAX_SAVED_SEARCHES) }),
    output: z.object({ left_out: z.array(z.string()) }),
  }),
  /** Returns a page of the homes in an alert email to the caller, in the order of the email. */
  getSearchAlert: defineCall('getSearchAlert', {
    optional: true,
    input: z.object({
      user_id: idSchema,
      alert_id: idSchema,
      page: z.coerce.number().int().min(1).max(MAX_ALERT_PAGE),
    }),
    output: searchAlertSchema,
  }),
  /** Stops all alert emails to the account to which the key was mailed. */
  stopSearchAlerts: defineCall('stopSearchAlerts', {
    optional: true,
    input: stopAlertsFormSchema,
    output: z.null(),
  }),
}
