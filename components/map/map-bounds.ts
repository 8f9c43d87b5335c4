import type { MapBox } from '@/lib/contract/search-map'

export const UNITED_KINGDOM: MapBox = { west: -8.7, south: 49.8, east: 1.9, north: 60.9 }

/** The data of the site's own map end at this box, which is as wide as the widest view of the whole country. */
export const MAP_DATA_BOUNDS: MapBox = { west: -40, south: 35, east: 30, north: 68 }
