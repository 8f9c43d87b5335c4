import type { ListingKind } from '../domain/listing-kind'
import { cleanText } from './codec'
import { ANY_LOCATION, defaultFilters, defaultState, type Filters, type SearchState } from './state'
import { toRangeToken } from './tokens'

export interface FormValues {
  location_filter: string
  radius_filter: string
  type_filter: string
  price_filter_min: string
  price_filter_max: string
  beds_filter_min: string
  beds_filter_max: string
}

export const emptyForm: FormValues = {
  location_filter: '',
  radius_filter: 'this-only',
  type_filter: 'all-types',
  price_filter_min: 'nomin',
  price_filter_max: 'nomax',
  beds_filter_min: 'nomin',
  beds_filter_max: 'nomax',
}

export const fieldNames = Object.keys(emptyForm) as (keyof FormValues)[]

/** An invalid token has no bounds (D-76). */
function splitRange(token: string): [string, string] {
  const match = /^(nomin|\d+)-(nomax|\d+\+?)$/.exec(token)
  return match ? [match[1] ?? 'nomin', match[2] ?? 'nomax'] : ['nomin', 'nomax']
}

export function toFormValues(filters: Filters): FormValues {
  const [price_filter_min, price_filter_max] = splitRange(filters.price)
  const [beds_filter_min, beds_filter_max] = splitRange(filters.bedrooms)
  return {
    location_filter: filters.location === ANY_LOCATION ? '' : filters.location,
    radius_filter: filters.radius,
    type_filter: filters.types,
    price_filter_min,
    price_filter_max,
    beds_filter_min,
    beds_filter_max,
  }
}

/** Values are not validated (REFINE-17); an absent or empty field gets its default (REFINE-03 … REFINE-05). */
export function parseForm(kind: ListingKind, read: (name: keyof FormValues) => string | null): SearchState {
  const value = (name: keyof FormValues) => cleanText(read(name) ?? '') || emptyForm[name]
  return {
    ...defaultState(kind),
    location: value('location_filter') || ANY_LOCATION,
    radius: value('radius_filter'),
    types: value('type_filter'),
    price: toRangeToken(value('price_filter_min'), value('price_filter_max'), defaultFilters.price),
    bedrooms: toRangeToken(value('beds_filter_min'), value('beds_filter_max'), defaultFilters.bedrooms),
  }
}
