import * as z from 'zod'
import { listingKinds } from '../domain/listing-kind'
import { MAX_COUNTED_SEARCHES } from '../domain/search-suggestions'
import { defineCall } from './call'
import { searchInputSchema } from './search'

const searchCountsSchema = z.object({
  /** The number of homes that the search finds before any choice is changed. */
  total: z.number(),
  /** The number of homes with each choice of a filter. Choices that could not be counted in time are absent. */
  choices: z.array(z.object({ name: z.string(), value: z.string(), count: z.number() })),
})
export type SearchCounts = z.infer<typeof searchCountsSchema>

const countedSearchSchema = searchInputSchema
  .omit({ page: true, limit: true, orderby: true })
  .extend({ kind: z.enum(listingKinds) })

export const searchCountsCalls = {
  /** Counts for each choice of each filter (`lib/search/choices`) the homes that the search would then find. */
  searchCounts: defineCall('searchCounts', {
    optional: true,
    input: countedSearchSchema,
    output: searchCountsSchema,
  }),
  /** Counts the homes of several searches, in the order of the input; null means that counting failed. */
  countSearches: defineCall('countSearches', {
    optional: true,
    input: z.object({ searches: z.array(countedSearchSchema).max(MAX_COUNTED_SEARCHES) }),
    output: z.object({ totals: z.array(z.number().nullable()) }),
  }),
}
