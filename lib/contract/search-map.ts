import * as z from 'zod'
import { MAX_MAP_ZOOM } from '../config/map-zoom'
import { listingKinds } from '../domain/listing-kind'
import { defineCall } from './call'
import { latestCardSchema } from './listings'
import { searchInputSchema } from './search'

const longitudeSchema = z.number().min(-180).max(180)
const latitudeSchema = z.number().min(-90).max(90)

/** A box on the map, in degrees, including its edges. */
const boxSchema = z
  .object({ west: longitudeSchema, south: latitudeSchema, east: longitudeSchema, north: latitudeSchema })
  .refine(({ west, south, east, north }) => west <= east && south <= north, {
    error: 'The box must not end before it begins',
  })
export type MapBox = z.infer<typeof boxSchema>

const searchMapInputSchema = searchInputSchema.omit({ page: true, limit: true, orderby: true }).extend({
  kind: z.enum(listingKinds),
  /** The box that the map shows; if absent, the answer has all homes of the search and the box that fits them. */
  box: boxSchema.optional(),
  zoom: z.number().min(0).max(MAX_MAP_ZOOM).optional(),
})

/** Homes near each other, drawn at the mean of their public positions. The box holds all of these positions. */
const clusterSchema = z.object({ lat: z.number(), lng: z.number(), count: z.number(), box: boxSchema })
export type MapCluster = z.infer<typeof clusterSchema>

/** A home at its public position, which is rounded. */
const pinSchema = latestCardSchema.extend({ lat: z.number(), lng: z.number() })
export type MapPin = z.infer<typeof pinSchema>

const searchMapSchema = z.object({
  /** The number of homes of the search in the box: those of all clusters, and all pins. */
  total: z.number(),
  clusters: z.array(clusterSchema),
  pins: z.array(pinSchema),
  /** The box that fits all homes, or null for no homes. Only the answer to a call without a box has it. */
  extent: boxSchema.nullish(),
  /** The number of homes without a position, in the answer to a call without a box. */
  unlocated: z.number().optional(),
})
export type SearchMap = z.infer<typeof searchMapSchema>

export const searchMapCalls = {
  /** Returns what a map of a search shows: about two hundred clusters and homes at most. */
  searchMap: defineCall('searchMap', {
    optional: true,
    input: searchMapInputSchema,
    output: searchMapSchema,
  }),
}
