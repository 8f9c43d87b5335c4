import type { ListingKind } from '../domain/listing-kind'
import { cleanText } from '../format/clean-text'
import { formatInteger } from '../format/number'
import { parsePounds } from '../domain/amount'
import { MAX_LOCATION_CHARACTERS } from './location'
import { getPriceOptions } from './options'
import { cleanFurtherFilters, noFurtherFilters } from './further-filters'
import { parseFurtherForm, toFurtherValues, type FurtherValues } from './further-form'
import { ANY_LOCATION, defaultFilters, defaultState, type Filters, type SearchState } from './state'
import { splitRange, toRangeToken } from './tokens'

export interface FormValues extends FurtherValues {
  location_filter: string
  radius_filter: string
  type_filter: string
  price_filter_min: string
  price_filter_max: string
  /** Amounts that the visitor types. A valid one overrides the choice of the list beside it. */
  price_typed_min: string
  price_typed_max: string
  beds_filter_min: string
  beds_filter_max: string
}

export const emptyForm: FormValues = {
  location_filter: '',
  radius_filter: 'this-only',
  type_filter: 'all-types',
  price_filter_min: 'nomin',
  price_filter_max: 'nomax',
  price_typed_min: '',
  price_typed_max: '',
  beds_filter_min: 'nomin',
  beds_filter_max: 'nomax',
  ...toFurtherValues(noFurtherFilters),
}

export const fieldNames = Object.keys(emptyForm) as (keyof FormValues)[]

/**
 * Puts an amount into the list of choices, or into the text field if the list does not have it. An amount that the text
 * field would read as another one (350 as £350,000) stays in the list.
 */
function toPriceFields(
  kind: ListingKind,
  end: 'min' | 'max',
  value: string,
): { chosen: string; typed: string } {
  const isMisread = parsePounds(kind, value) !== Number(value)
  const isChoice = getPriceOptions(kind)[end].some((option) => option.value === value)
  if (isMisread || isChoice) return { chosen: value, typed: '' }
  const noBound = end === 'min' ? 'nomin' : 'nomax'
  return { chosen: noBound, typed: formatInteger(Number(value)) }
}

export function toFormValues(kind: ListingKind, filters: Filters): FormValues {
  const [minPrice, maxPrice] = splitRange(filters.price)
  const min = toPriceFields(kind, 'min', minPrice)
  const max = toPriceFields(kind, 'max', maxPrice)
  const [beds_filter_min, beds_filter_max] = splitRange(filters.bedrooms)
  return {
    location_filter: filters.location === ANY_LOCATION ? '' : filters.location,
    radius_filter: filters.radius,
    type_filter: filters.types,
    price_filter_min: min.chosen,
    price_filter_max: max.chosen,
    price_typed_min: min.typed,
    price_typed_max: max.typed,
    beds_filter_min,
    beds_filter_max,
    ...toFurtherValues(cleanFurtherFilters(kind, (name) => filters[name])),
  }
}

/** Reads a form's search. Values are not validated (REFINE-17); an empty field gets its default (REFINE-03 to 05). */
export function parseForm(kind: ListingKind, read: (name: keyof FormValues) => string | null): SearchState {
  const readValue = (name: keyof FormValues) =>
    cleanText(read(name) ?? '', MAX_LOCATION_CHARACTERS) || emptyForm[name]
  const readPrice = (end: 'min' | 'max') =>
    parsePounds(kind, readValue(`price_typed_${end}`))?.toString() ?? readValue(`price_filter_${end}`)
  return {
    ...defaultState(kind),
    location: readValue('location_filter') || ANY_LOCATION,
    radius: readValue('radius_filter'),
    types: readValue('type_filter'),
    price: toRangeToken(readPrice('min'), readPrice('max'), defaultFilters.price),
    bedrooms: toRangeToken(
      readValue('beds_filter_min'),
      readValue('beds_filter_max'),
      defaultFilters.bedrooms,
    ),
    ...parseFurtherForm(kind, readValue),
  }
}
