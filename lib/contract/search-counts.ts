import * as z from 'zod'
import { listingKinds } from '../domain/listing-kind'
import { defineCall } from './call'
import { searchInput } from './search'

const searchCounts = z.object({
  /** The homes of the search as it is. */
  total: z.number(),
  /** The homes that a choice would leave, of as many choices as could be counted in time. */
  choices: z.array(z.object({ name: z.string(), value: z.string(), count: z.number() })),
})
export type SearchCounts = z.infer<typeof searchCounts>

export const searchCountsCalls = {
  /** How many homes each choice of each filter would leave, before it is taken; `lib/search/choices` lists them. */
  searchCounts: defineCall('searchCounts', {
    optional: true,
    input: searchInput
      .omit({ page: true, limit: true, orderby: true })
      .extend({ kind: z.enum(listingKinds) }),
    output: searchCounts,
  }),
}
