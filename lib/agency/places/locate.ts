import { AREAS, districtOf, parsePostcode } from './postcode'
import type { LocatedPostcode, PostcodeSource } from './types'

/** Nothing imported, no listings: the built-in table alone. */
const NO_SOURCE: PostcodeSource = {
  unit: () => Promise.resolve(null),
  sector: () => Promise.resolve(null),
  district: () => Promise.resolve(null),
  listingsIn: () => Promise.resolve(null),
}

/**
 * Where a postcode, or the front of one, lies, from the most exact source that knows it: the imported unit, its
 * sector, its district, the middle of our own listings in the district, the place in the district's middle by the
 * built-in table (a post town, or a part of a large one). null for what is no postcode of the 124 areas.
 */
export async function locatePostcode(
  text: string,
  source: PostcodeSource = NO_SOURCE,
): Promise<LocatedPostcode | null> {
  const code = parsePostcode(text)
  if (code === null) return null
  const { unit, sector, district } = code
  const steps = [
    { precision: 'unit', ask: () => (unit === undefined ? null : source.unit(unit)) },
    { precision: 'sector', ask: () => (sector === undefined ? null : source.sector(sector)) },
    { precision: 'district', ask: () => (district === undefined ? null : source.district(district)) },
    { precision: 'listings', ask: () => (district === undefined ? null : source.listingsIn(district)) },
  ] as const
  for (const { precision, ask } of steps) {
    const point = await ask()
    if (point !== null) return { lat: point.lat, lng: point.lng, precision }
  }
  const known = districtOf(district ?? '') ?? AREAS.get(code.area)
  return known === undefined ? null : { lat: known.lat, lng: known.lng, precision: 'post-town' }
}
