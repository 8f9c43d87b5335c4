import * as z from 'zod'
import { listingKinds } from '../domain/listing-kind'
import { propertyTypes } from '../domain/property-type'
import { defineCall } from './call'
import { placeCandidateSchema } from './search'

const valueEstimateSchema = z.object({
  /** Null for a text that is no place. */
  place: placeCandidateSchema.nullable(),
  /** How far around the place the listings were looked for; 0 for the place alone. */
  miles: z.number(),
  /** The number of listings on which the estimate rests. */
  count: z.number(),
  /** The quartiles of the asking prices or monthly rents, in rounded pounds: `low` is the first, `high` the third. */
  range: z.object({ low: z.number(), middle: z.number(), high: z.number() }).nullable(),
})
export type ValueEstimate = z.infer<typeof valueEstimateSchema>

export const valuationCalls = {
  /**
   * Estimates the price or rent of a home from the agency's listings of similar homes; the range is null for fewer
   * than five listings.
   */
  valueEstimate: defineCall('valueEstimate', {
    optional: true,
    input: z.object({
      kind: z.enum(listingKinds),
      location: z.string().trim().min(1).max(120),
      type: z.enum(propertyTypes),
      bedrooms: z.coerce.number().int().min(0).max(20),
    }),
    output: valueEstimateSchema,
    browserCacheSeconds: 300,
  }),
}
