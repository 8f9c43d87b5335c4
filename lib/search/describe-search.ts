import type { HomeFeature } from '../domain/home-feature'
import { getPropertyTypeNoun } from '../domain/property-type'
import { isMapArea } from './drawn-area'
import { parseFeatures } from './further-filters'
import { lowerFirst } from './further-labels'
import { ANY_LOCATION, COMMERCIAL_TYPES_TOKEN, defaultFilters, type Filters, type SearchState } from './state'
import { createChips, formatBedroomFilter, formatPriceFilter } from './summary'
import { parseRadiusMiles } from './options'
import { describeTypeGroups } from './type-groups'

const MAX_NAMED_TYPES = 3

/** Features that a sentence names by an adjective: 'furnished flats'. */
const adjectives: Readonly<Partial<Record<HomeFeature, string>>> = {
  reduced: 'reduced',
  'new-build': 'new-build',
  freehold: 'freehold',
  leasehold: 'leasehold',
  retirement: 'retirement',
  'shared-ownership': 'shared-ownership',
  furnished: 'furnished',
  unfurnished: 'unfurnished',
}
/** Features that a sentence names after 'with': 'with a garden'. */
const possessions: Readonly<Partial<Record<HomeFeature, string>>> = {
  garden: 'a garden',
  parking: 'parking',
  'chain-free': 'no onward chain',
  bills: 'bills included',
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function joinWithAnd(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${last}` : last
}

const toPluralNoun = (type: string): string => (type === 'land' ? 'land' : `${getPropertyTypeNoun(type)}s`)

function describeTypes(token: string): string {
  if (token === defaultFilters.types) return 'homes'
  if (token === COMMERCIAL_TYPES_TOKEN) return 'commercial property'
  const groups = describeTypeGroups(token)
  if (groups !== null) return joinWithAnd(groups.toLowerCase().split(', '))
  const types = token.split(',')
  return types.length > MAX_NAMED_TYPES
    ? `homes of ${types.length} types`
    : joinWithAnd(types.map(toPluralNoun))
}

const describeBedrooms = (token: string): string[] => {
  // The unit is singular before a noun: '2 bedroom flats'.
  const text = formatBedroomFilter(token)
  return text === null ? [] : [text.replace(/beds?$/, 'bedroom')]
}

function describeWhere({ location, radius }: SearchState, placeName: string): string {
  if (location === ANY_LOCATION) return 'in the UK'
  const miles = parseRadiusMiles(radius)
  if (miles === null) return `in ${placeName}`
  return `within ${miles} ${miles === 1 ? 'mile' : 'miles'} of ${placeName}`
}

/** Filters that the sentence words differently from their chips. */
const differentlyWorded: readonly (keyof Filters)[] = ['types', 'bedrooms', 'price', 'with', 'radius']

function describeOtherFilters(state: SearchState): string[] {
  const filterChips = createChips(state)
    .filter(({ filter }) => !differentlyWorded.includes(filter))
    .map(({ filter, text }) => {
      if (filter === 'keyword') return `mentioning “${state.keyword}”`
      if (filter === 'area') return isMapArea(state.area) ? 'in the area of the map' : 'in a drawn area'
      // 'EPC' is an abbreviation.
      return filter === 'epc' ? text : lowerFirst(text)
    })
  const price = formatPriceFilter(state.kind, state.price)
  return price === null ? filterChips : [price, ...filterChips]
}

/**
 * Describes a search with its filters in one sentence: '2 bedroom flats to rent in Leeds with parking, up to £1,200
 * pcm'.
 * @returns null for a search without a filter
 */
export function describeSearch(state: SearchState, placeName: string): string | null {
  if (createChips(state).length === 0) return null
  const required = parseFeatures(state.with)
  const withFeatures = required.flatMap((feature) => possessions[feature] ?? [])
  const words = [
    ...required.flatMap((feature) => adjectives[feature] ?? []),
    ...describeBedrooms(state.bedrooms),
    describeTypes(state.types),
    state.kind === 'sale' ? 'for sale' : 'to rent',
    describeWhere(state, placeName),
    ...(withFeatures.length > 0 ? [`with ${joinWithAnd(withFeatures)}`] : []),
    ...(required.includes('pets') ? ['where pets are considered'] : []),
  ]
  return upperFirst([words.join(' '), ...describeOtherFilters(state)].join(', '))
}
