import type { ListingKind } from '../domain/listing-kind'
import { getPropertyTypeLabel, listPropertyTypes } from '../domain/property-type'
import { formatInteger } from '../format/number'

/* The options of the search form, as specified (REFINE-08 … REFINE-16, SALES-06). */

export interface Option {
  value: string
  label: string
}

const radiusMiles = {
  'this-only': null,
  'quarter-mile': 0.25,
  'half-mile': 0.5,
  'one-mile': 1,
  'three-miles': 3,
  'five-miles': 5,
  'ten-miles': 10,
  'fifteen-miles': 15,
  'twenty-miles': 20,
  'thirty-miles': 30,
  'forty-miles': 40,
} as const
export type Radius = keyof typeof radiusMiles

const formatRadius = (miles: number | null) => {
  if (miles === null) return 'This area only'
  if (miles < 1) return `Within ${miles === 0.25 ? '1/4' : '1/2'} mile`
  return `Within ${miles} mile${miles === 1 ? '' : 's'}`
}

export const radiusOptions: Option[] = Object.entries(radiusMiles).map(([value, miles]) => ({
  value,
  label: formatRadius(miles),
}))

/** Returns the miles of a radius token; null for "this area only" and for an unknown token. */
export const parseRadiusMiles = (token: string): number | null =>
  Object.hasOwn(radiusMiles, token) ? radiusMiles[token as Radius] : null

export const getTypeOptions = (kind: ListingKind): Option[] => [
  { value: 'all-types', label: 'All types' },
  ...listPropertyTypes(kind).map((type) => ({ value: type, label: getPropertyTypeLabel(type) })),
]

const listSteps = (from: number, to: number, by: number) =>
  Array.from({ length: (to - from) / by + 1 }, (_, index) => from + index * by)

export const salePrices: number[] = [
  ...listSteps(50_000, 120_000, 10_000),
  125_000,
  ...listSteps(130_000, 170_000, 10_000),
  175_000,
  ...listSteps(180_000, 300_000, 10_000),
  ...listSteps(325_000, 500_000, 25_000),
  550_000,
  600_000,
  650_000,
  700_000,
  800_000,
  900_000,
  1_000_000,
  1_250_000,
  1_500_000,
  1_750_000,
  2_000_000,
  2_500_000,
  3_000_000,
  4_000_000,
  5_000_000,
  7_500_000,
  10_000_000,
  15_000_000,
  20_000_000,
]

const toPriceOption = (value: number): Option => ({ value: String(value), label: `£${formatInteger(value)}` })
const noMin: Option = { value: 'nomin', label: 'No min' }
const noMax: Option = { value: 'nomax', label: 'No max' }

/** The specification has different lists of minimum and maximum rents (D-77). */
export function getPriceOptions(kind: ListingKind): { min: Option[]; max: Option[] } {
  if (kind === 'sale')
    return { min: [noMin, ...salePrices.map(toPriceOption)], max: [...salePrices.map(toPriceOption), noMax] }
  return {
    min: [noMin, ...[0, 400, 800, 1200, 2000, 2400].map(toPriceOption)],
    max: [...[400, 800, 1200, 1600, 2000].map(toPriceOption), { value: '2400+', label: '£2,400+' }, noMax],
  }
}

export const bedroomOptions: { min: Option[]; max: Option[] } = {
  min: [noMin, ...listSteps(1, 8, 1).map((beds) => ({ value: String(beds), label: String(beds) }))],
  max: [...listSteps(1, 8, 1).map((beds) => ({ value: String(beds), label: String(beds) })), noMax],
}

export const sortOptions: Option[] = [
  { value: 'most-recent', label: 'Most Recent' },
  { value: 'oldest', label: 'Oldest' },
  { value: 'price-asc', label: 'Price: Low to High' },
  { value: 'price-desc', label: 'Price: High to Low' },
  { value: 'nearest', label: 'Nearest' },
]
export type Sort = 'most-recent' | 'oldest' | 'price-asc' | 'price-desc' | 'nearest'
