import { furtherFilterNames, type FurtherFilter } from '../domain/further-filter'
import { homeFeatureTokens, listFeatures, type HomeFeature } from '../domain/home-feature'
import type { ListingKind } from '../domain/listing-kind'
import { cleanFurtherFilters, parseFeatures, type FurtherFilters } from './further-filters'
import { toRangeToken } from './tokens'

/* The fields of the further filters in the search form. Each required or excluded feature is a checkbox of its own. */

type FeatureField = `with_${HomeFeature}` | `not_${HomeFeature}`
const rangeFilters = ['size', 'per-sq-ft'] as const
type RangeFilter = (typeof rangeFilters)[number]
type SingleFieldFilter = Exclude<FurtherFilter, 'with' | 'not' | RangeFilter>

const rangeFields = {
  size: { min: 'size_min', max: 'size_max' },
  'per-sq-ft': { min: 'per_sq_ft_min', max: 'per_sq_ft_max' },
} as const satisfies Record<RangeFilter, { min: string; max: string }>
type RangeField = (typeof rangeFields)[RangeFilter]['min' | 'max']

export type FurtherField = FeatureField | RangeField | `${SingleFieldFilter}_filter`
export type FurtherValues = Record<FurtherField, string>

/** The miles from the second place where a form names that place without a distance. */
export const DEFAULT_WITHIN = '1'

/** The value of a checkbox that is ticked. */
export const TICKED = '1'

const isRange = (name: FurtherFilter): name is RangeFilter =>
  (rangeFilters as readonly FurtherFilter[]).includes(name)
const singleFieldFilters = furtherFilterNames.filter(
  (name): name is SingleFieldFilter => name !== 'with' && name !== 'not' && !isRange(name),
)

/** Features that few people exclude. The form shows their checkboxes only where a search excludes them. */
const seldomExcluded: readonly HomeFeature[] = ['garden', 'parking', 'freehold', 'furnished', 'unfurnished']

/** Lists the features that the form of a kind offers to require, or to exclude. */
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
  ...singleFieldFilters.map((name) => `${name}_filter` as const),
]

const toRangeFieldValues = (token: string): [string, string] => {
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
      const [min, max] = toRangeFieldValues(filters[name])
      return [
        [rangeFields[name].min, min],
        [rangeFields[name].max, max],
      ]
    }),
    ...singleFieldFilters.map((name) => [`${name}_filter`, filters[name]]),
    // Replaces the entry that `singleFieldFilters` made, because the field is empty for the default.
    ['within_filter', filters.within === DEFAULT_WITHIN ? '' : filters.within],
  ]
  return Object.fromEntries(entries) as FurtherValues
}

/** Reads '1250' from '£1,250' and '1250 sq ft'; '' for other text. Eleven characters are nine digits and two commas. */
const readDigits = (text: string): string =>
  /^£?\s*([\d,]{1,11})/.exec(text.trim())?.[1]?.replaceAll(',', '') ?? ''

/** Reads the further filters of a form. Invalid texts, and filters that the kind does not have, are ignored (D-76). */
export function parseFurtherForm(kind: ListingKind, read: (name: FurtherField) => string): FurtherFilters {
  const readTicked = (prefix: 'with' | 'not') =>
    homeFeatureTokens.filter((feature) => read(`${prefix}_${feature}`) === TICKED).join(',')
  return cleanFurtherFilters(kind, (name) => {
    if (name === 'with' || name === 'not') return readTicked(name)
    if (name === 'within') return read('within_filter') || DEFAULT_WITHIN
    if (!isRange(name)) return read(`${name}_filter`)
    const [min, max] = [rangeFields[name].min, rangeFields[name].max].map((field) => readDigits(read(field)))
    return toRangeToken(min || 'nomin', max || 'nomax', '')
  })
}
