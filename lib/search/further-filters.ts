import {
  furtherFilterLimits,
  furtherFilterNames,
  mapFurtherFilters,
  type FurtherFilter,
} from '../domain/further-filter'
import { listFeatures, type HomeFeature } from '../domain/home-feature'
import type { ListingKind } from '../domain/listing-kind'
import { cleanText } from '../format/clean-text'
import { isCalendarDay } from '../format/iso-day'
import { parseDrawnArea, toAreaToken } from './drawn-area'
import { parseRange } from './tokens'

/** Returns the canonical form of a token; '' if the text is no filter of the kind (D-76). */
type CleanToken = (token: string, kind: ListingKind) => string

const cleanFeatures =
  (use: 'required' | 'excluded'): CleanToken =>
  (token, kind) => {
    const features = new Set(token.split(','))
    return listFeatures(kind, use)
      .filter((feature) => features.has(feature))
      .join(',')
  }

/** Admits the nine digits that `parseRange` reads. */
const isRangeToken = (token: string): boolean => /^(nomin|\d{1,9})-(nomax|\d{1,9})$/.test(token)

function cleanRange(token: string): string {
  const { min, max } = parseRange(token)
  return isRangeToken(token) && (min !== null || max !== null) ? token : ''
}

export const epcTokens = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const
export const addedDays = [1, 3, 7, 14, 30] as const
export const withinTokens = [
  '0.5',
  '1',
  '2',
  '3',
  '5',
  '10',
  '5-min',
  '10-min',
  '15-min',
  '20-min',
  '30-min',
] as const
const MAX_WITHIN_MILES = 10
const MAX_WITHIN_MINUTES = 60
const WALKING_MILES_PER_HOUR = 3

/** Converts a `within` token to miles; null for any other text. Minutes count as a walk in a straight line. */
export function parseWithinMiles(token: string): number | null {
  const [, digits, minutesSuffix] = /^(\d{1,2}(?:\.\d{1,2})?)(-min)?$/.exec(token) ?? []
  if (digits === undefined) return null
  const amount = Number(digits)
  const maxAmount = minutesSuffix ? MAX_WITHIN_MINUTES : MAX_WITHIN_MILES
  if (amount <= 0 || amount > maxAmount) return null
  return minutesSuffix ? (amount * WALKING_MILES_PER_HOUR) / 60 : amount
}

const isDayOfThisCentury = (token: string): boolean => token.startsWith('20') && isCalendarDay(token)

const collapseSpaces = (token: string): string => token.replace(/\s+/g, ' ')

const cleanDrawnArea = (token: string): string => {
  const corners = parseDrawnArea(token)
  return corners === null ? '' : toAreaToken(corners)
}

const cleaners: Record<FurtherFilter, CleanToken> = {
  with: cleanFeatures('required'),
  not: cleanFeatures('excluded'),
  epc: (token) => epcTokens.find((rating) => rating === token.toLowerCase()) ?? '',
  size: cleanRange,
  'per-sq-ft': (token, kind) => (kind === 'sale' ? cleanRange(token) : ''),
  added: (token) => (addedDays.some((days) => String(days) === token) ? token : ''),
  available: (token, kind) => (kind === 'let' && isDayOfThisCentury(token) ? token : ''),
  keyword: collapseSpaces,
  near: collapseSpaces,
  within: (token) => (parseWithinMiles(token) === null ? '' : token),
  area: cleanDrawnArea,
}

/** The token of each further filter; '' for a filter that is not set. */
export type FurtherFilters = Record<FurtherFilter, string>

export const noFurtherFilters: FurtherFilters = mapFurtherFilters(() => '')

/** Reads the canonical form of every further filter. A text that is no filter becomes '' (D-76). */
export function cleanFurtherFilters(
  kind: ListingKind,
  read: (name: FurtherFilter) => string | null | undefined,
): FurtherFilters {
  const cleaned = mapFurtherFilters((name) => {
    const text = read(name)
    return text ? cleaners[name](cleanText(text, furtherFilterLimits[name]), kind) : ''
  })
  return cleaned.near === '' ? { ...cleaned, within: '' } : cleaned
}

/** Splits a `with` or `not` token into its features. */
export const parseFeatures = (token: string): HomeFeature[] =>
  token === '' ? [] : (token.split(',') as HomeFeature[])

/**
 * Lists the further filters that a search sets. Each required feature is listed by its own name. `within` is not
 * listed, because it belongs to `near`. The field `applied` of a reply names the applied filters in the same way.
 */
export const listFurtherNames = (kind: ListingKind, filters: FurtherFilters): string[] => {
  const cleaned = cleanFurtherFilters(kind, (name) => filters[name])
  return furtherFilterNames.flatMap((name) => {
    if (cleaned[name] === '' || name === 'within') return []
    return name === 'with' ? parseFeatures(cleaned.with) : [name]
  })
}
