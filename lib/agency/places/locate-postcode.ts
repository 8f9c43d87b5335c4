import { findDistrictOrFirstOfArea, parsePostcode } from './postcode'
import type { LocatedPostcode, Point, PostcodeSource } from './types'

/** A source that knows no postcode. Callers without a database thus get the built-in points. */
const EMPTY_SOURCE: PostcodeSource = {
  unit: () => Promise.resolve(null),
  sector: () => Promise.resolve(null),
  district: () => Promise.resolve(null),
  listingsCentroid: () => Promise.resolve(null),
}

/** Means are rounded to about ten metres, because the last digits of a sum depend on the order of its numbers. */
const STEPS_PER_DEGREE = 10_000

const roundMean = (point: Point | null): Point | null => {
  if (point === null) return null
  return {
    lat: Math.round(point.lat * STEPS_PER_DEGREE) / STEPS_PER_DEGREE,
    lng: Math.round(point.lng * STEPS_PER_DEGREE) / STEPS_PER_DEGREE,
  }
}

/** Locates a postcode by the most exact source that knows it; null for a text that is not a postcode. */
export async function locatePostcode(
  text: string,
  source: PostcodeSource = EMPTY_SOURCE,
): Promise<LocatedPostcode | null> {
  const code = parsePostcode(text)
  if (code === null) return null
  const { unit, sector, district } = code
  const lookups = [
    { precision: 'unit', find: () => (unit === undefined ? null : source.unit(unit)) },
    { precision: 'sector', find: () => (sector === undefined ? null : source.sector(sector)) },
    { precision: 'district', find: () => (district === undefined ? null : source.district(district)) },
    {
      precision: 'listings',
      find: async () => (district === undefined ? null : roundMean(await source.listingsCentroid(district))),
    },
  ] as const
  for (const { precision, find } of lookups) {
    const point = await find()
    if (point !== null) return { lat: point.lat, lng: point.lng, precision }
  }
  // The built-in points are those of post towns and their parts, so the precision is that of a post town.
  const builtIn = findDistrictOrFirstOfArea(code)
  return builtIn === undefined ? null : { lat: builtIn.lat, lng: builtIn.lng, precision: 'post-town' }
}
