import fc from 'fast-check'
import { openCriteria, type SearchCriteria } from '../../../../lib/agency/search/criteria'
import type { EngineRow } from '../../../../lib/agency/search/engine/row'
import type { PlaceMatch, Point } from '../../../../lib/agency/places/types'

/* Listings and searches in which ties, absent values and listings on the edge of a radius are frequent. */

const towns = ['witham', 'maldon', 'newport'] as const
const counties = ['essex', 'gwent'] as const
const streets = ['high-street', 'station-road', 'mill-lane'] as const
const districts = ['CM8', 'CM9', 'EC1', 'EC1A', 'S1', 'SN1'] as const
const types = ['terraced', 'flat', 'studio-flat', 'detached', 'garage', 'land'] as const
const CENTRE: Point = { lat: 51.8, lng: 0.64 }

/** Steps of about a third of a mile round one point, so that many listings share a position. */
const point = fc
  .record({ north: fc.integer({ min: -12, max: 12 }), east: fc.integer({ min: -12, max: 12 }) })
  .map(({ north, east }) => ({ lat: CENTRE.lat + north * 0.005, lng: CENTRE.lng + east * 0.008 }))

/** Houses beside their public positions, which are whole thousandths of a degree. */
const beside = fc.constantFrom(0, 0.0004, -0.0004)
const house = fc
  .record({ of: point, north: beside, east: beside })
  .map(({ of, north, east }) => ({ lat: of.lat + north, lng: of.lng + east }))

const pence = fc.oneof(
  fc.integer({ min: 0, max: 8 }).map((step) => step * 50_000_00),
  fc.constantFrom(1, 99_999_99, 150_000_01, 99_999_999_900, 900_000_000_000_000),
)

/** A listing without its id. */
export const listing: fc.Arbitrary<Omit<EngineRow, 'id'>> = fc
  .record({
    kind: fc.constantFrom('sale', 'let'),
    type: fc.constantFrom(...types),
    bedrooms: fc.integer({ min: 0, max: 5 }),
    features: fc.integer({ min: 0, max: 2 ** 14 - 1 }),
    epc: fc.option(fc.integer({ min: 1, max: 7 }), { freq: 4 }),
    floorAreaSqFt: fc.option(
      fc.integer({ min: 1, max: 4 }).map((step) => step * 500),
      { freq: 4 },
    ),
    availableDay: fc.option(fc.integer({ min: 20_770, max: 20_790 }), { freq: 3 }),
    pricePence: fc.option(pence, { freq: 6 }),
    day: fc.integer({ min: 0, max: 20 }),
    position: fc.option(house, { freq: 8 }),
    nation: fc.constantFrom('england', 'wales'),
    county: fc.constantFrom(...counties),
    town: fc.constantFrom(...towns),
    locality: fc.option(fc.constantFrom(...towns, 'old-town'), { freq: 2 }),
    street: fc.constantFrom(...streets),
    district: fc.constantFrom(...districts),
    inward: fc.option(fc.constantFrom('1AB', '1CD', '2AB'), { freq: 5 }),
  })
  .map(({ day, position, inward, district, pricePence, ...row }) => ({
    ...row,
    // A rent is always given.
    pricePence: row.kind === 'let' ? (pricePence ?? 0) : pricePence,
    district,
    listedAtMs: Date.UTC(2026, 10, 1) + day * 43_200_000 + (day % 3),
    lat: position?.lat ?? null,
    lng: position?.lng ?? null,
    sector: inward === null ? null : `${district} ${inward[0]}`,
    postcode: inward === null ? district : `${district} ${inward}`,
  })) as fc.Arbitrary<Omit<EngineRow, 'id'>>

const miles = fc.constantFrom(0.25, 0.5, 1, 3, 10, 42.5)
const simpleMatch: fc.Arbitrary<Exclude<PlaceMatch, { by: 'street' }>> = fc.oneof(
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
      also: fc.subarray(['old-town', 'maldon']),
      county: fc.constantFrom(...counties),
      near: fc.option(fc.record({ point, miles })),
    })
    .map(({ near, ...match }) => ({ by: 'town' as const, ...match, ...(near ? { near } : {}) })),
  fc.record({ by: fc.constant('around' as const), point, miles }),
  fc.constantFrom('CM', 'EC', 'S', 'SN').map((area) => ({ by: 'area' as const, area })),
  fc.constantFrom(...districts, 'EC2').map((district) => ({ by: 'district' as const, district })),
  fc.constantFrom('CM8 1', 'EC1A 2', 'CM8 9').map((sector) => ({ by: 'sector' as const, sector })),
  fc.constantFrom('CM8 1AB', 'S1 2AB', 'CM8', 'CM8 9ZZ').map((unit) => ({ by: 'unit' as const, unit })),
)
const match: fc.Arbitrary<PlaceMatch> = fc.oneof(
  { weight: 4, arbitrary: simpleMatch },
  fc
    .record({ street: fc.constantFrom(...streets, 'no-street'), within: fc.option(simpleMatch) })
    .map(({ street, within }) => ({ by: 'street' as const, street, ...(within ? { within } : {}) })),
)

const range = <T>(value: fc.Arbitrary<T>) => fc.record({ min: fc.option(value), max: fc.option(value) })

const bits = fc.oneof(
  { weight: 3, arbitrary: fc.constant(0) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 13 }).map((bit) => 1 << bit) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 2 ** 14 - 1 }) },
)
const squareFeet = fc.constantFrom(0, 499, 500, 1_000, 2_000, 999_999_999)
const penceOfFoot = fc.constantFrom(0, 1, 10_000, 99_999, 100_000, 99_999_999_900)
const corner = fc.oneof(
  point,
  fc
    .record({ north: fc.integer({ min: -70, max: 70 }), east: fc.integer({ min: -99, max: 99 }) })
    .map(({ north, east }) => ({ lat: 51.8 + north / 1_000, lng: 0.64 + east / 1_000 })),
)
/** An outline of any corners crosses itself more often than not. */
const drawnArea = fc.array(corner, { minLength: 3, maxLength: 60 })
const rarely = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: value })
const anyRange = { min: null, max: null }

const further: { [Name in keyof SearchCriteria]?: fc.Arbitrary<SearchCriteria[Name]> } = {
  requiredFeatures: bits,
  excludedFeatures: bits,
  worstEpc: rarely(fc.integer({ min: 1, max: 7 })),
  floorAreaSqFt: fc.oneof(fc.constant(anyRange), range(squareFeet)),
  pencePerSqFt: fc.oneof(fc.constant(anyRange), range(penceOfFoot)),
  listedSinceMs: rarely(
    fc.integer({ min: 0, max: 20 }).map((day) => Date.UTC(2026, 10, 1) + day * 43_200_000),
  ),
  availableByDay: rarely(fc.integer({ min: 20_768, max: 20_792 })),
  near: rarely(fc.record({ point, miles })),
  drawnArea: rarely(drawnArea),
}

export const criteria: fc.Arbitrary<SearchCriteria> = fc
  .record({
    kind: fc.constantFrom('sale' as const, 'let' as const),
    place: fc.option(
      fc.record({
        inside: fc.option(match, { freq: 12 }),
        disc: fc.option(fc.record({ point, miles }), { freq: 2 }),
      }),
    ),
    centre: fc.option(point, { freq: 5 }),
    types: fc.oneof(fc.constant<string[]>([]), fc.subarray([...types, 'unknown'], { minLength: 1 })),
    pricePence: fc.oneof(fc.constant({ min: null, max: null }), range(pence)),
    bedrooms: fc.oneof(fc.constant({ min: null, max: null }), range(fc.integer({ min: 0, max: 6 }))),
    further: fc.record(further),
    isFurther: fc.boolean(),
  })
  .map(({ further: asked, isFurther, ...found }) => ({
    ...openCriteria(found.kind),
    ...found,
    ...(isFurther ? asked : {}),
  }))

export const sort = fc.constantFrom(
  'most-recent',
  'oldest',
  'nearest',
  'nearest',
  'price-asc',
  'price-desc',
  'constructor',
  '',
)
export const paging = fc.record({
  page: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 12 })),
  limit: fc.integer({ min: 1, max: 25 }),
})
