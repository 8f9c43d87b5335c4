import * as z from 'zod'
import { MAX_SAVED_SEARCHES } from '../domain/saved-search'
import { defineCall, id } from './call'
import { keptHome } from './saved-homes'
import { alertFrequency, newSearchForm, searchName, stopAlertsForm } from './saved-search-rules'

const savedSearch = z.object({
  id,
  name: z.string(),
  /** Path and query of the results page. */
  href: z.string(),
  frequency: alertFrequency,
  created_at: z.string(),
})
export type SavedSearch = z.infer<typeof savedSearch>

const searchAlert = z.object({ sent_at: z.string(), total: z.number(), homes: z.array(keptHome) })
export type SearchAlert = z.infer<typeof searchAlert>

const ownSearch = z.object({ user_id: id, search_id: id })
const MAX_ALERT_PAGE = 100_000

export const savedSearchCalls = {
  /** The newest first. Nothing is mailed before the address is verified. */
  getSavedSearches: defineCall('getSavedSearches', {
    optional: true,
    input: z.object({ user_id: id }),
    output: z.object({ is_email_verified: z.boolean(), searches: z.array(savedSearch) }),
  }),
  /** A search that is saved already gets the name and the frequency. */
  addSavedSearch: defineCall('addSavedSearch', {
    optional: true,
    input: newSearchForm.extend({ user_id: id }),
    output: z.null(),
  }),
  changeSavedSearch: defineCall('changeSavedSearch', {
    optional: true,
    input: ownSearch.extend({ name: searchName, frequency: alertFrequency }),
    output: z.null(),
  }),
  /** Succeeds also for a search that is not saved. */
  removeSavedSearch: defineCall('removeSavedSearch', { optional: true, input: ownSearch, output: z.null() }),
  /** Takes over what a browser has kept. A search that the account has saved already stays as it is. */
  mergeSavedSearches: defineCall('mergeSavedSearches', {
    optional: true,
    input: z.object({ user_id: id, searches: z.array(newSearchForm).max(MAX_SAVED_SEARCHES) }),
    output: z.null(),
  }),
  /** A page of the homes that a mail to the caller has told of, in the order of the mail. */
  getSearchAlert: defineCall('getSearchAlert', {
    optional: true,
    input: z.object({ user_id: id, alert_id: id, page: z.coerce.number().int().min(1).max(MAX_ALERT_PAGE) }),
    output: searchAlert,
  }),
  /** Ends all mail about saved searches to the account that the key was sent to. */
  stopSearchAlerts: defineCall('stopSearchAlerts', {
    optional: true,
    input: stopAlertsForm,
    output: z.null(),
  }),
}
