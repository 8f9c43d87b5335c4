import { POSTCODE_AREAS, districtOf, parsePostcode } from './postcode'
import type { LocatedPostcode, Point, PostcodeSource } from './types'

/** Knows no postcode, so that callers without a database get the built-in points. */
const EMPTY_SOURCE: PostcodeSource = {
  unit: () => Promise.resolve(null),
  sector: () => Promise.resolve(null),
  district: () => Promise.resolve(null),
  listingsCentroid: () => Promise.resolve(null),
}

/**
 * A mean is rounded to some ten metres: added in another order, floating-point numbers have another sum in its last
 * digits.
 */
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
  // A built-in point is no more exact than a post town: it is the town's, or that of a part of it.
  const builtIn = districtOf(district ?? '') ?? POSTCODE_AREAS.get(code.area)
  return builtIn === undefined ? null : { lat: builtIn.lat, lng: builtIn.lng, precision: 'post-town' }
}
