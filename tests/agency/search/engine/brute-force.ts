import type { SearchCriteria } from '../../../../lib/agency/search/criteria'
import type { EngineRow } from '../../../../lib/agency/search/engine/row'
import type { PlaceMatch, Point } from '../../../../lib/agency/places/types'

/* Tests compare the search engine with this simple search, which checks every listing and sorts all that match. */

const RADIANS_PER_DEGREE = Math.PI / 180
const EARTH_RADIUS_MILES = 3_958.76

function milesTo({ lat, lng }: Point, point: Point): number {
  const haversine =
    Math.sin(((lat - point.lat) * RADIANS_PER_DEGREE) / 2) ** 2 +
    Math.cos(point.lat * RADIANS_PER_DEGREE) *
      Math.cos(lat * RADIANS_PER_DEGREE) *
      Math.sin(((lng - point.lng) * RADIANS_PER_DEGREE) / 2) ** 2
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(haversine))
}

/** Rounds a position to thousandths of a degree, as the site shows it. */
function getPublicPosition({ lat, lng }: EngineRow): Point | null {
  if (lat === null || lng === null) return null
  return { lat: Math.round(lat * 1_000) / 1_000, lng: Math.round(lng * 1_000) / 1_000 }
}

function isNear(row: EngineRow, point: Point, miles: number): boolean {
  const position = getPublicPosition(row)
  return position !== null && milesTo(position, point) <= miles
}

function isInside(row: EngineRow, match: PlaceMatch | null): boolean {
  switch (match?.by) {
    case undefined: // a place that was not found
      return false
    case 'nation':
      return match.nations.includes(row.nation)
    case 'county':
      return match.counties.includes(row.county)
    case 'town': {
      const names = [match.town, ...match.otherSlugs]
      const hasName = names.includes(row.town) || (row.locality !== null && names.includes(row.locality))
      const isNearby = match.near === undefined || isNear(row, match.near.point, match.near.miles)
      return hasName && row.county === match.county && isNearby
    }
    case 'around':
      return isNear(row, match.point, match.miles)
    case 'area':
      // A digit follows the area: 'S' has the district S1, but not SN1.
      return row.district.startsWith(match.area) && /^\d/.test(row.district.slice(match.area.length))
    case 'district':
      // The district EC1 includes its parts, such as EC1A.
      return row.district === match.district || row.district.replace(/[A-Z]$/, '') === match.district
    case 'sector':
      return row.sector === match.sector
    case 'unit':
      return row.postcode === match.unit
    case 'street':
      return row.street === match.street && (match.within === undefined || isInside(row, match.within))
  }
}

const isBetween = (value: number | null, { min, max }: { min: number | null; max: number | null }): boolean =>
  (min === null || (value !== null && value >= min)) && (max === null || (value !== null && value <= max))

const isAtMost = (value: number | null, max: number | null) =>
  max === null || (value !== null && value <= max)

/** Tells whether a point lies inside an outline: if so, a ray to the east crosses an odd number of its edges. */
function isInOutline(corners: readonly Point[], { lat, lng }: Point): boolean {
  const crossings = corners.filter((a, index) => {
    const b = corners.at(index - 1)!
    if (a.lat > lat === b.lat > lat) return false
    return lng < ((b.lng - a.lng) * (lat - a.lat)) / (b.lat - a.lat) + a.lng
  })
  return crossings.length % 2 === 1
}

type FurtherCriteria = Omit<SearchCriteria, 'kind' | 'place' | 'types'>

function matchesFurtherCriteria(row: EngineRow, criteria: FurtherCriteria): boolean {
  const { requiredFeatures, excludedFeatures, pencePerSqFt, near, drawnArea } = criteria
  const area = row.floorAreaSqFt
  const position = getPublicPosition(row)
  // The range of prices for the row's own floor area. A range with a bound leaves out rows without a floor area.
  const toPence = (pencePerFoot: number | null) => {
    if (pencePerFoot === null) return null
    return area === null ? NaN : pencePerFoot * area
  }
  const pence = { min: toPence(pencePerSqFt.min), max: toPence(pencePerSqFt.max) }
  return (
    isBetween(row.pricePence, pence) &&
    (row.features & requiredFeatures) === requiredFeatures &&
    (row.features & excludedFeatures) === 0 &&
    isAtMost(row.epc, criteria.worstEpc) &&
    isBetween(area, criteria.floorAreaSqFt) &&
    row.listedAtMs >= (criteria.listedSinceMs ?? 0) &&
    isAtMost(row.availableDay, criteria.availableByEpochDay) &&
    (near === null || isNear(row, near.point, near.miles)) &&
    (drawnArea === null || (position !== null && isInOutline(drawnArea, position)))
  )
}

function isMatch(row: EngineRow, { kind, place, types, ...criteria }: SearchCriteria): boolean {
  if (row.kind !== kind) return false
  if (place && !isInside(row, place.inside)) {
    if (!place.disc || !isNear(row, place.disc.point, place.disc.miles)) return false
  }
  // A search that names no type finds homes only. Garages and land are the other types of the random listings.
  const isWantedType = types.length ? types.includes(row.type) : !['garage', 'land'].includes(row.type)
  return (
    isWantedType &&
    isBetween(row.pricePence, criteria.pricePence) &&
    isBetween(row.bedrooms, criteria.bedrooms) &&
    matchesFurtherCriteria(row, criteria)
  )
}

/** Returns the distance in hundredths of a mile, which the order `nearest` compares. */
function getDistance(row: EngineRow, centre: Point): number {
  const position = getPublicPosition(row)
  return position === null ? Infinity : Math.round(milesTo(position, centre) * 100)
}

function compare(a: EngineRow, b: EngineRow, orderby: string, centre: Point | null): number {
  if (orderby === 'nearest' && centre) {
    const [toA, toB] = [getDistance(a, centre), getDistance(b, centre)]
    return toA === toB ? compare(a, b, 'most-recent', null) : toA - toB
  }
  // Listings without a price come last in either order of prices.
  switch (orderby) {
    case 'oldest':
      return a.listedAtMs - b.listedAtMs || a.id - b.id
    case 'price-asc':
      return (a.pricePence ?? Number.MAX_VALUE) - (b.pricePence ?? Number.MAX_VALUE) || a.id - b.id
    case 'price-desc':
      return (b.pricePence ?? -1) - (a.pricePence ?? -1) || b.id - a.id
    default:
      return b.listedAtMs - a.listedAtMs || b.id - a.id
  }
}

export function searchByBruteForce(
  rows: Iterable<EngineRow>,
  { criteria, orderby }: { criteria: SearchCriteria; orderby: string },
  page: number,
  limit: number,
): { ids: number[]; total: number } {
  const matches = [...rows]
    .filter((row) => isMatch(row, criteria))
    .sort((a, b) => compare(a, b, orderby, criteria.centre))
  return { total: matches.length, ids: matches.slice((page - 1) * limit, page * limit).map(({ id }) => id) }
}
