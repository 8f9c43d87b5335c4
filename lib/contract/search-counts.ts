import * as z from 'zod'
import { listingKinds } from '../domain/listing-kind'
import { MAX_COUNTED_SEARCHES } from '../domain/search-suggestions'
import { defineCall } from './call'
import { searchInputSchema } from './search'

const searchCountsSchema = z.object({
  /** The number of homes that the unchanged search finds. */
  total: z.number(),
  /** The number of homes with each choice. Choices that could not be counted in time are absent. */
  choices: z.array(z.object({ name: z.string(), value: z.string(), count: z.number() })),
})
export type SearchCounts = z.infer<typeof searchCountsSchema>

const countedSearchSchema = searchInputSchema
  .omit({ page: true, limit: true, orderby: true })
  .extend({ kind: z.enum(listingKinds) })

export const searchCountsCalls = {
  /** Counts the homes that would remain with each choice of each filter; `lib/search/choices` lists the choices. */
  searchCounts: defineCall('searchCounts', {
    optional: true,
    input: countedSearchSchema,
    output: searchCountsSchema,
  }),
  /** Counts the homes of several searches, in their order; null for a search that cannot be answered. */
  countSearches: defineCall('countSearches', {
    optional: true,
    input: z.object({ searches: z.array(countedSearchSchema).max(MAX_COUNTED_SEARCHES) }),
    output: z.object({ totals: z.array(z.number().nullable()) }),
  }),
}
