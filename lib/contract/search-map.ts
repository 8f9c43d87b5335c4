import * as z from 'zod'
import { MAX_MAP_ZOOM } from '../config/map-zoom'
import { listingKinds } from '../domain/listing-kind'
import { defineCall } from './call'
import { latestCardSchema } from './listings'
import { searchInputSchema } from './search'

const longitudeSchema = z.number().min(-180).max(180)
const latitudeSchema = z.number().min(-90).max(90)

/** In degrees, edges included. */
const boxSchema = z
  .object({ west: longitudeSchema, south: latitudeSchema, east: longitudeSchema, north: latitudeSchema })
  .refine(({ west, south, east, north }) => west <= east && south <= north, {
    error: 'The box must not end before it begins',
  })
export type MapBox = z.infer<typeof boxSchema>

const searchMapInputSchema = searchInputSchema.omit({ page: true, limit: true, orderby: true }).extend({
  kind: z.enum(listingKinds),
  /** What the map shows; absent for all homes of the search, in a box that fits them. */
  box: boxSchema.optional(),
  zoom: z.number().min(0).max(MAX_MAP_ZOOM).optional(),
})

/** Homes near each other, at the middle of their public positions. The box holds all of these positions. */
const clusterSchema = z.object({ lat: z.number(), lng: z.number(), count: z.number(), box: boxSchema })
export type MapCluster = z.infer<typeof clusterSchema>

/** A home at its public position, which is rounded. */
const pinSchema = latestCardSchema.extend({ lat: z.number(), lng: z.number() })
export type MapPin = z.infer<typeof pinSchema>

const searchMapSchema = z.object({
  /** The homes of the search in the box: those of all clusters, and all pins. */
  total: z.number(),
  clusters: z.array(clusterSchema),
  pins: z.array(pinSchema),
  /** Without a box in the call: the box that fits all homes (null for none), and how many have no position. */
  extent: boxSchema.nullish(),
  unlocated: z.number().optional(),
})
export type SearchMap = z.infer<typeof searchMapSchema>

export const searchMapCalls = {
  /** What a map of a search shows: at most some two hundred clusters and homes. */
  searchMap: defineCall('searchMap', {
    optional: true,
    input: searchMapInputSchema,
    output: searchMapSchema,
  }),
}
