import * as z from 'zod'
import { listingKinds } from '../domain/listing-kind'
import { propertyTypes } from '../domain/property-type'
import { defineCall } from './call'
import { placeCandidateSchema } from './search'

const valueEstimateSchema = z.object({
  /** Null for a text that is no place. */
  place: placeCandidateSchema.nullable(),
  /** How far beyond the place its listings lie; 0 where they lie in the place itself. */
  miles: z.number(),
  /** The listings that the estimate rests on. */
  count: z.number(),
  /** Rounded pounds, of a month for a rent: a quarter of the listings ask less than `low`, a quarter more than `high`. */
  range: z.object({ low: z.number(), middle: z.number(), high: z.number() }).nullable(),
})
export type ValueEstimate = z.infer<typeof valueEstimateSchema>

export const valuationCalls = {
  /** What homes like one are offered for, from our own listings; no range below five. */
  valueEstimate: defineCall('valueEstimate', {
    optional: true,
    input: z.object({
      kind: z.enum(listingKinds),
      location: z.string().trim().min(1).max(120),
      type: z.enum(propertyTypes),
      bedrooms: z.coerce.number().int().min(0).max(20),
    }),
    output: valueEstimateSchema,
    browserCache: 300,
  }),
}
