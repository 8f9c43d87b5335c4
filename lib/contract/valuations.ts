import * as z from 'zod'
import { listingKinds } from '../domain/listing-kind'
import { propertyTypes } from '../domain/property-type'
import { defineCall } from './call'
import { placeCandidateSchema } from './search'

const valueEstimateSchema = z.object({
  /** The place of the input; null if no place has that name. */
  place: placeCandidateSchema.nullable(),
  /** The radius around the place within which listings were counted; 0 for the place alone. */
  miles: z.number(),
  /** The number of listings that were counted. */
  count: z.number(),
  /** The first, second and third quartile of the asking prices or monthly rents, in rounded pounds. */
  range: z.object({ low: z.number(), middle: z.number(), high: z.number() }).nullable(),
})
export type ValueEstimate = z.infer<typeof valueEstimateSchema>

export const valuationCalls = {
  /** Estimates by the agency's listings of similar homes; the range is null for fewer than five listings. */
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
