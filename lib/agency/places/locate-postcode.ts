import { AREAS, districtOf, parsePostcode } from './postcode'
import type { LocatedPostcode, PostcodeSource } from './types'

/** For callers without a database: only the built-in points of districts are left. */
const EMPTY_SOURCE: PostcodeSource = {
  unit: () => Promise.resolve(null),
  sector: () => Promise.resolve(null),
  district: () => Promise.resolve(null),
  listingsCentroid: () => Promise.resolve(null),
}

/** Locates a postcode by the most exact source that knows it; null for a text that is no postcode of the 124 areas. */
export async function locatePostcode(
  text: string,
  source: PostcodeSource = EMPTY_SOURCE,
): Promise<LocatedPostcode | null> {
  const code = parsePostcode(text)
  if (code === null) return null
  const { unit, sector, district } = code
  const steps = [
    { precision: 'unit', find: () => (unit === undefined ? null : source.unit(unit)) },
    { precision: 'sector', find: () => (sector === undefined ? null : source.sector(sector)) },
    { precision: 'district', find: () => (district === undefined ? null : source.district(district)) },
    {
      precision: 'listings',
      find: () => (district === undefined ? null : source.listingsCentroid(district)),
    },
  ] as const
  for (const { precision, find } of steps) {
    const point = await find()
    if (point !== null) return { lat: point.lat, lng: point.lng, precision }
  }
  const builtIn = districtOf(district ?? '') ?? AREAS.get(code.area)
  return builtIn === undefined ? null : { lat: builtIn.lat, lng: builtIn.lng, precision: 'post-town' }
}
