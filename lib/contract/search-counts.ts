import * as z from 'zod'
import { listingKinds } from '../domain/listing-kind'
import { MAX_COUNTED_SEARCHES } from '../domain/search-suggestions'
import { defineCall } from './call'
import { searchInputSchema } from './search'

const searchCountsSchema = z.object({
  /** The homes of the search as it is. */
  total: z.number(),
  /** The homes that a choice would leave, of as many choices as could be counted in time. */
  choices: z.array(z.object({ name: z.string(), value: z.string(), count: z.number() })),
})
export type SearchCounts = z.infer<typeof searchCountsSchema>

const countedSearchSchema = searchInputSchema
  .omit({ page: true, limit: true, orderby: true })
  .extend({ kind: z.enum(listingKinds) })

export const searchCountsCalls = {
  /** How many homes each choice of each filter would leave, before it is taken; `lib/search/choices` lists them. */
  searchCounts: defineCall('searchCounts', {
    optional: true,
    input: countedSearchSchema,
    output: searchCountsSchema,
  }),
  /** How many homes each of some searches finds, in their order; null for one that cannot be answered. */
  countSearches: defineCall('countSearches', {
    optional: true,
    input: z.object({ searches: z.array(countedSearchSchema).max(MAX_COUNTED_SEARCHES) }),
    output: z.object({ totals: z.array(z.number().nullable()) }),
  }),
}
