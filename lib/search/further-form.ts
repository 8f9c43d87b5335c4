import { furtherFilterNames, type FurtherFilter } from '../domain/further-filter'
import { homeFeatureTokens, listFeatures, type HomeFeature } from '../domain/home-feature'
import type { ListingKind } from '../domain/listing-kind'
import { cleanFurtherFilters, parseFeatures, type FurtherFilters } from './further-filters'
import { toRangeToken } from './tokens'

/* The fields of the further filters in the search form. Each required or excluded feature is a checkbox of its own. */

type FeatureField = `with_${HomeFeature}` | `not_${HomeFeature}`
const rangeFilters = ['size', 'per-sq-ft'] as const
type RangeFilter = (typeof rangeFilters)[number]
type PlainFilter = Exclude<FurtherFilter, 'with' | 'not' | RangeFilter>

const rangeFields = {
  size: { min: 'size_min', max: 'size_max' },
  'per-sq-ft': { min: 'per_sq_ft_min', max: 'per_sq_ft_max' },
} as const satisfies Record<RangeFilter, { min: string; max: string }>
type RangeField = (typeof rangeFields)[RangeFilter]['min' | 'max']

export type FurtherField = FeatureField | RangeField | `${PlainFilter}_filter`
export type FurtherValues = Record<FurtherField, string>

/** How far the second place may be where a form names one without a distance. */
export const DEFAULT_WITHIN = '1'

/** The value of a checkbox that is ticked. */
export const TICKED = '1'

const isRange = (name: FurtherFilter): name is RangeFilter =>
  (rangeFilters as readonly FurtherFilter[]).includes(name)
const plainFilters = furtherFilterNames.filter(
  (name): name is PlainFilter => name !== 'with' && name !== 'not' && !isRange(name),
)

/** Excluded where a search says so, but seldom wished for: the form shows them only where they are set. */
const seldomExcluded: readonly HomeFeature[] = ['garden', 'parking', 'freehold', 'furnished', 'unfurnished']

/** The features that the form of a kind offers as must-haves, or to leave out. */
export const listFormFeatures = (
  kind: ListingKind,
  use: 'required' | 'excluded',
  values: FurtherValues,
): HomeFeature[] =>
  listFeatures(kind, use).filter(
    (feature) =>
      use === 'required' || !seldomExcluded.includes(feature) || values[`not_${feature}`] === TICKED,
  )

export const furtherFieldNames: readonly FurtherField[] = [
  ...homeFeatureTokens.flatMap((feature) => [`with_${feature}`, `not_${feature}`] as const),
  ...rangeFilters.flatMap((name) => [rangeFields[name].min, rangeFields[name].max]),
  ...plainFilters.map((name) => `${name}_filter` as const),
]

const splitRange = (token: string): [string, string] => {
  const [min = '', max = ''] = token.split('-')
  return [min === 'nomin' ? '' : min, max === 'nomax' ? '' : max]
}

export function toFurtherValues(filters: FurtherFilters): FurtherValues {
  const required = parseFeatures(filters.with)
  const excluded = parseFeatures(filters.not)
  const tick = (features: readonly HomeFeature[], feature: HomeFeature) =>
    features.includes(feature) ? TICKED : ''
  const entries = [
    ...homeFeatureTokens.flatMap((feature) => [
      [`with_${feature}`, tick(required, feature)],
      [`not_${feature}`, tick(excluded, feature)],
    ]),
    ...rangeFilters.flatMap((name) => {
      const [min, max] = splitRange(filters[name])
      return [
        [rangeFields[name].min, min],
        [rangeFields[name].max, max],
      ]
    }),
    ...plainFilters.map((name) => [`${name}_filter`, filters[name]]),
    ['within_filter', filters.within === DEFAULT_WITHIN ? '' : filters.within],
  ]
  return Object.fromEntries(entries) as FurtherValues
}

/** '1,250' and '1250 sq ft' are 1250; '' for a text that names no number. */
const parseNumber = (text: string): string =>
  /^£?\s*([\d,]{1,11})/.exec(text.trim())?.[1]?.replaceAll(',', '') ?? ''

/** A text that is no filter is none, as is a filter that the kind does not have (D-76). */
export function parseFurtherForm(kind: ListingKind, read: (name: FurtherField) => string): FurtherFilters {
  const ticked = (prefix: 'with' | 'not') =>
    homeFeatureTokens.filter((feature) => read(`${prefix}_${feature}`) === TICKED).join(',')
  return cleanFurtherFilters(kind, (name) => {
    if (name === 'with' || name === 'not') return ticked(name)
    if (name === 'within') return read('within_filter') || DEFAULT_WITHIN
    if (!isRange(name)) return read(`${name}_filter`)
    const [min, max] = [rangeFields[name].min, rangeFields[name].max].map((field) => parseNumber(read(field)))
    return toRangeToken(min || 'nomin', max || 'nomax', '')
  })
}
