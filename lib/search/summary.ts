import { homeFeatures, type HomeFeature } from '../domain/home-feature'
import type { ListingKind } from '../domain/listing-kind'
import { formatExactPounds } from '../format/money'
import { formatDecimal } from '../format/number'
import { getPropertyTypeLabel } from '../domain/property-type'
import { isMapArea } from './drawn-area'
import { cleanFurtherFilters, parseFeatures } from './further-filters'
import {
  formatAddedFilter,
  formatAvailableFilter,
  formatEpcFilter,
  formatExcludedChip,
  formatNearFilter,
  formatPricePerSquareFootFilter,
  formatSizeFilter,
} from './further-labels'
import { parseRadiusMiles } from './options'
import { ANY_LOCATION, COMMERCIAL_TYPES_TOKEN, defaultFilters, type Filters, type SearchState } from './state'
import { parseRange, type Bounds } from './tokens'
import { describeTypeGroups } from './type-groups'

/** Formats pounds as '£350k' or '£1.25m'. Amounts below £10,000, as of rents, have all digits: '£1,250'. */
export function formatShortPounds(amount: number): string {
  const formatWithUnit = (value: number, unit: string) => `£${formatDecimal(value)}${unit}`
  if (amount >= 1_000_000) return formatWithUnit(amount / 1_000_000, 'm')
  return amount >= 10_000 ? formatWithUnit(amount / 1_000, 'k') : formatExactPounds(amount)
}

/** Formats bounds, of which at least one must be set. */
const formatRange = (
  { min, max }: Bounds,
  format: (value: number) => string,
  prefixes: { from: string; upTo: string },
): string => {
  if (min !== null && max !== null) return min === max ? format(min) : `${format(min)} to ${format(max)}`
  return min !== null ? `${prefixes.from} ${format(min)}` : `${prefixes.upTo} ${format(max ?? 0)}`
}

/** Formats a price filter as 'up to £350k' or '£400 to £1,200 pcm'; null without a bound. */
export function formatPriceFilter(kind: ListingKind, token: string): string | null {
  const bounds = parseRange(token)
  if (bounds.min === null && bounds.max === null) return null
  const range = formatRange(bounds, formatShortPounds, { from: 'from', upTo: 'up to' })
  return kind === 'let' ? `${range} pcm` : range
}

/** Formats bedrooms as '2+ beds', 'up to 3 beds', '2 to 4 beds' or '1 bed'; null without a bound. */
export function formatBedroomFilter(token: string): string | null {
  const { min, max } = parseRange(token)
  if (min === null && max === null) return null
  if (max === null) return `${min}+ beds`
  // There is a maximum, so the prefix `from` is not used.
  const range = formatRange({ min, max }, String, { from: '', upTo: 'up to' })
  const isSingular = max === 1 && (min === null || min === 1)
  return `${range} ${isSingular ? 'bed' : 'beds'}`
}

const fractions: Readonly<Record<number, string>> = { 0.25: '1/4', 0.5: '1/2' }

/** Formats a radius as '+3 mi' or '+1/2 mi'; null for this area only. */
export function formatRadiusFilter(token: string): string | null {
  const miles = parseRadiusMiles(token)
  if (miles === null) return null
  return `+${fractions[miles] ?? miles} mi`
}

/** Formats types as 'Terraced', 'Houses, Flats' or 'Commercial'; null for all types. */
export function formatTypeFilter(token: string): string | null {
  if (token === defaultFilters.types) return null
  if (token === COMMERCIAL_TYPES_TOKEN) return 'Commercial'
  return describeTypeGroups(token) ?? token.split(',').map(getPropertyTypeLabel).join(', ')
}

const formatAreaFilter = (token: string): string | null => {
  if (token === '') return null
  return isMapArea(token) ? 'Map area' : 'Drawn area'
}

export const formatLocationFilter = (location: string): string =>
  location === ANY_LOCATION ? 'Anywhere' : location

/** A label above the results that names one filter of the search, or one of its features, and removes it. */
export interface Chip {
  filter: keyof Filters
  text: string
  /** Only for the filters `with` and `not`, which have a chip for each feature. */
  feature?: HomeFeature
}

function createFeatureChips({ kind, ...state }: SearchState): Chip[] {
  const toFeatureChips = (filter: 'with' | 'not', format: (feature: HomeFeature) => string): Chip[] =>
    parseFeatures(state[filter]).map((feature) => ({ filter, text: format(feature), feature }))
  return [
    ...toFeatureChips('with', (feature) => homeFeatures[feature].label),
    ...toFeatureChips('not', (feature) => formatExcludedChip(kind, feature)),
  ]
}

/** Creates a chip for each filter of a search, and for each of its features. */
export function createChips(search: SearchState): Chip[] {
  const state = { ...search, ...cleanFurtherFilters(search.kind, (name) => search[name]) }
  const toChips = (labels: [keyof Filters, string | null][]): Chip[] =>
    labels.flatMap(([filter, text]) => (text === null ? [] : [{ filter, text }]))
  return [
    ...toChips([
      ['types', formatTypeFilter(state.types)],
      ['bedrooms', formatBedroomFilter(state.bedrooms)],
      ['price', formatPriceFilter(state.kind, state.price)],
    ]),
    ...createFeatureChips(state),
    ...toChips([
      ['epc', formatEpcFilter(state.epc)],
      ['size', formatSizeFilter(state.size)],
      ['per-sq-ft', formatPricePerSquareFootFilter(state['per-sq-ft'])],
      ['added', formatAddedFilter(state.added)],
      ['available', formatAvailableFilter(state.available)],
      ['keyword', state.keyword === '' ? null : `Advert mentions “${state.keyword}”`],
      ['near', formatNearFilter(state.near, state.within)],
      ['area', formatAreaFilter(state.area)],
      ['radius', state.location === ANY_LOCATION ? null : formatRadiusFilter(state.radius)],
    ]),
  ]
}

function removeFeature(token: string, feature: HomeFeature): string {
  const remaining = parseFeatures(token).filter((other) => other !== feature)
  return remaining.join(',')
}

/**
 * Returns the first page of the search without the filter, or the one feature, of a chip. A search without its area has
 * the location again that the area has replaced.
 */
export function removeChip(
  state: SearchState,
  { filter, feature }: Pick<Chip, 'filter' | 'feature'>,
): SearchState {
  const { locationBeforeArea, ...withoutLocationBefore } = state
  const remaining =
    filter === 'area' ? { ...withoutLocationBefore, location: locationBeforeArea ?? state.location } : state
  return {
    ...remaining,
    [filter]: feature === undefined ? defaultFilters[filter] : removeFeature(state[filter], feature),
    ...(filter === 'near' ? { within: defaultFilters.within } : {}),
    page: 1,
  }
}
