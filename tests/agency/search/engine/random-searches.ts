import fc from 'fast-check'
import { unfilteredCriteria, type SearchCriteria } from '../../../../lib/agency/search/criteria'
import type { EngineRow } from '../../../../lib/agency/search/engine/row'
import type { PlaceMatch, Point } from '../../../../lib/agency/places/types'

/* Arbitraries of listings and searches with many ties, absent values and listings on the edge of a radius. */

const towns = ['witham', 'maldon', 'newport'] as const
const counties = ['essex', 'gwent'] as const
const streets = ['high-street', 'station-road', 'mill-lane'] as const
const districts = ['CM8', 'CM9', 'EC1', 'EC1A', 'S1', 'SN1'] as const
const types = ['terraced', 'flat', 'studio-flat', 'detached', 'garage', 'land'] as const
export const FEATURE_COUNT = 14
const START_MS = Date.UTC(2026, 10, 1)
const HALF_DAY_MS = 43_200_000
/** The centre of the listings. */
export const CENTRE: Point = { lat: 51.8, lng: 0.64 }

/** A point of a grid around the centre, in steps of a third of a mile, so that many listings share a point. */
const pointArbitrary = fc
  .record({ north: fc.integer({ min: -12, max: 12 }), east: fc.integer({ min: -12, max: 12 }) })
  .map(({ north, east }) => ({ lat: CENTRE.lat + north * 0.005, lng: CENTRE.lng + east * 0.008 }))

/** The degrees between the exact position and the public one, which is rounded to thousandths of a degree. */
const offsetArbitrary = fc.constantFrom(0, 0.0004, -0.0004)
const positionArbitrary = fc
  .record({ point: pointArbitrary, north: offsetArbitrary, east: offsetArbitrary })
  .map(({ point, north, east }) => ({ lat: point.lat + north, lng: point.lng + east }))

const penceArbitrary = fc.oneof(
  fc.integer({ min: 0, max: 8 }).map((step) => step * 50_000_00),
  // The lowest price, prices that differ by a penny from a multiple of £50,000, and very high prices.
  fc.constantFrom(1, 99_999_99, 150_000_01, 99_999_999_900, 900_000_000_000_000),
)

/** A listing without its id. The greater `freq` is, the fewer values are null. */
export const listingArbitrary: fc.Arbitrary<Omit<EngineRow, 'id'>> = fc
  .record({
    kind: fc.constantFrom('sale', 'let'),
    type: fc.constantFrom(...types),
    bedrooms: fc.integer({ min: 0, max: 5 }),
    features: fc.integer({ min: 0, max: 2 ** FEATURE_COUNT - 1 }),
    epc: fc.option(fc.integer({ min: 1, max: 7 }), { freq: 4 }),
    floorAreaSqFt: fc.option(
      fc.integer({ min: 1, max: 4 }).map((step) => step * 500),
      { freq: 4 },
    ),
    // Days since 1970: 13 November to 3 December 2026.
    availableDay: fc.option(fc.integer({ min: 20_770, max: 20_790 }), { freq: 3 }),
    pricePence: fc.option(penceArbitrary, { freq: 6 }),
    halfDays: fc.integer({ min: 0, max: 20 }),
    position: fc.option(positionArbitrary, { freq: 8 }),
    nation: fc.constantFrom('england', 'wales'),
    county: fc.constantFrom(...counties),
    town: fc.constantFrom(...towns),
    locality: fc.option(fc.constantFrom(...towns, 'old-town'), { freq: 2 }),
    street: fc.constantFrom(...streets),
    district: fc.constantFrom(...districts),
    inward: fc.option(fc.constantFrom('1AB', '1CD', '2AB'), { freq: 5 }),
  })
  .map(({ halfDays, position, inward, district, pricePence, ...row }) => ({
    ...row,
    // A letting always has a rent.
    pricePence: row.kind === 'let' ? (pricePence ?? 0) : pricePence,
    district,
    // Some listings are a millisecond or two later than a half day, so that times nearly tie.
    listedAtMs: START_MS + halfDays * HALF_DAY_MS + (halfDays % 3),
    lat: position?.lat ?? null,
    lng: position?.lng ?? null,
    sector: inward === null ? null : `${district} ${inward[0]}`,
    postcode: inward === null ? district : `${district} ${inward}`,
  })) as fc.Arbitrary<Omit<EngineRow, 'id'>>

const milesArbitrary = fc.constantFrom(0.25, 0.5, 1, 3, 10, 42.5)
const simpleMatchArbitrary: fc.Arbitrary<Exclude<PlaceMatch, { by: 'street' }>> = fc.oneof(
  fc.constantFrom<PlaceMatch & { by: 'nation' }>(
    { by: 'nation', nations: ['england'], counties: [] },
    { by: 'nation', nations: ['scotland', 'wales'], counties: [] },
  ),
  fc
    .subarray([...counties, 'kent'], { minLength: 1 })
    .map((chosen) => ({ by: 'county' as const, counties: chosen })),
  fc
    .record({
      town: fc.constantFrom(...towns, 'nowhere'),
      otherSlugs: fc.subarray(['old-town', 'maldon']),
      county: fc.constantFrom(...counties),
      near: fc.option(fc.record({ point: pointArbitrary, miles: milesArbitrary })),
    })
    .map(({ near, ...match }) => ({ by: 'town' as const, ...match, ...(near ? { near } : {}) })),
  fc.record({ by: fc.constant('around' as const), point: pointArbitrary, miles: milesArbitrary }),
  fc.constantFrom('CM', 'EC', 'S', 'SN').map((area) => ({ by: 'area' as const, area })),
  fc.constantFrom(...districts, 'EC2').map((district) => ({ by: 'district' as const, district })),
  fc.constantFrom('CM8 1', 'EC1A 2', 'CM8 9').map((sector) => ({ by: 'sector' as const, sector })),
  fc.constantFrom('CM8 1AB', 'S1 2AB', 'CM8', 'CM8 9ZZ').map((unit) => ({ by: 'unit' as const, unit })),
)
const matchArbitrary: fc.Arbitrary<PlaceMatch> = fc.oneof(
  { weight: 4, arbitrary: simpleMatchArbitrary },
  fc
    .record({ street: fc.constantFrom(...streets, 'no-street'), within: fc.option(simpleMatchArbitrary) })
    .map(({ street, within }) => ({ by: 'street' as const, street, ...(within ? { within } : {}) })),
)

const rangeOf = <T>(value: fc.Arbitrary<T>) => fc.record({ min: fc.option(value), max: fc.option(value) })

const featuresArbitrary = fc.oneof(
  { weight: 3, arbitrary: fc.constant(0) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: FEATURE_COUNT - 1 }).map((bit) => 1 << bit) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 2 ** FEATURE_COUNT - 1 }) },
)
const squareFeetArbitrary = fc.constantFrom(0, 499, 500, 1_000, 2_000, 999_999_999)
const pencePerSqFtArbitrary = fc.constantFrom(0, 1, 10_000, 99_999, 100_000, 99_999_999_900)
const cornerArbitrary = fc.oneof(
  pointArbitrary,
  fc
    .record({ north: fc.integer({ min: -70, max: 70 }), east: fc.integer({ min: -99, max: 99 }) })
    .map(({ north, east }) => ({ lat: CENTRE.lat + north / 1_000, lng: CENTRE.lng + east / 1_000 })),
)
/** An outline of random corners, which usually crosses itself. */
const drawnAreaArbitrary = fc.array(cornerArbitrary, { minLength: 3, maxLength: 60 })
/** Generates null in two of three cases, so that most searches have few filters. */
const rarely = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: value })
const anyRange = { min: null, max: null }

const furtherArbitraries: { [Name in keyof SearchCriteria]?: fc.Arbitrary<SearchCriteria[Name]> } = {
  requiredFeatures: featuresArbitrary,
  excludedFeatures: featuresArbitrary,
  worstEpc: rarely(fc.integer({ min: 1, max: 7 })),
  floorAreaSqFt: fc.oneof(fc.constant(anyRange), rangeOf(squareFeetArbitrary)),
  pencePerSqFt: fc.oneof(fc.constant(anyRange), rangeOf(pencePerSqFtArbitrary)),
  listedSinceMs: rarely(fc.integer({ min: 0, max: 20 }).map((halfDays) => START_MS + halfDays * HALF_DAY_MS)),
  // From two days before the first available day of the listings to two days after the last one.
  availableByEpochDay: rarely(fc.integer({ min: 20_768, max: 20_792 })),
  near: rarely(fc.record({ point: pointArbitrary, miles: milesArbitrary })),
  drawnArea: rarely(drawnAreaArbitrary),
}

export const criteriaArbitrary: fc.Arbitrary<SearchCriteria> = fc
  .record({
    kind: fc.constantFrom('sale' as const, 'let' as const),
    place: fc.option(
      fc.record({
        inside: fc.option(matchArbitrary, { freq: 12 }),
        disc: fc.option(fc.record({ point: pointArbitrary, miles: milesArbitrary }), { freq: 2 }),
      }),
    ),
    centre: fc.option(pointArbitrary, { freq: 5 }),
    types: fc.oneof(fc.constant<string[]>([]), fc.subarray([...types, 'unknown'], { minLength: 1 })),
    pricePence: fc.oneof(fc.constant(anyRange), rangeOf(penceArbitrary)),
    bedrooms: fc.oneof(fc.constant(anyRange), rangeOf(fc.integer({ min: 0, max: 6 }))),
    further: fc.record(furtherArbitraries),
    hasFurther: fc.boolean(),
  })
  .map(({ further, hasFurther, ...criteria }) => ({
    ...unfilteredCriteria(criteria.kind),
    ...criteria,
    ...(hasFurther ? further : {}),
  }))

/** `nearest` stands here twice, so that it is frequent. The last two are unknown, so the default order applies. */
export const sortArbitrary = fc.constantFrom(
  'most-recent',
  'oldest',
  'nearest',
  'nearest',
  'price-asc',
  'price-desc',
  'constructor',
  '',
)
export const pagingArbitrary = fc.record({
  page: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 12 })),
  limit: fc.integer({ min: 1, max: 25 }),
})
