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
  /** The box that the map shows. Without it the reply covers all homes of the search and has their `extent`. */
  box: boxSchema.optional(),
  zoom: z.number().min(0).max(MAX_MAP_ZOOM).optional(),
})

/** Homes near each other, drawn at the mean of their public positions. `box` holds all of these. */
const clusterSchema = z.object({ lat: z.number(), lng: z.number(), count: z.number(), box: boxSchema })
export type MapCluster = z.infer<typeof clusterSchema>

/** A home at its public position, which is rounded. */
const pinSchema = latestCardSchema.extend({ lat: z.number(), lng: z.number() })
export type MapPin = z.infer<typeof pinSchema>

const searchMapSchema = z.object({
  /** The number of homes in the box: the counts of all clusters, and the pins. */
  total: z.number(),
  clusters: z.array(clusterSchema),
  pins: z.array(pinSchema),
  /** The smallest box that holds all homes; null for no homes. Only in the reply to a call without a box. */
  extent: boxSchema.nullish(),
  /** The number of homes without a position. Only in the reply to a call without a box. */
  unlocated: z.number().optional(),
})
export type SearchMap = z.infer<typeof searchMapSchema>

export const searchMapCalls = {
  /** Returns the clusters and pins that a map of a search shows, about two hundred at most. */
  searchMap: defineCall('searchMap', {
    optional: true,
    input: searchMapInputSchema,
    output: searchMapSchema,
  }),
}
