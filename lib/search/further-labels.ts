import { homeFeatures, type HomeFeature } from '../domain/home-feature'
import type { ListingKind } from '../domain/listing-kind'
import { formatInteger } from '../format/number'
import { formatShortDate } from '../format/dates'
import { parseRange } from './tokens'

const excludedLabels: Readonly<Partial<Record<HomeFeature, string>>> = {
  garden: 'Homes with a garden',
  parking: 'Homes with parking',
  'new-build': 'New builds',
  freehold: 'Freehold homes',
  leasehold: 'Leasehold homes',
  retirement: 'Retirement homes',
  'shared-ownership': 'Shared ownership',
  furnished: 'Furnished homes',
  unfurnished: 'Unfurnished homes',
}

/** Names the homes that an excluded feature removes: 'Retirement homes'. */
export function formatExcluded(kind: ListingKind, feature: HomeFeature): string {
  if (feature === 'under-offer') return kind === 'sale' ? 'Sold subject to contract' : 'Let agreed'
  return excludedLabels[feature] ?? homeFeatures[feature].label
}

export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** Formats the chip of an excluded feature: 'No retirement homes', 'Not let agreed'. */
export const formatExcludedChip = (kind: ListingKind, feature: HomeFeature): string =>
  `${feature === 'under-offer' ? 'Not' : 'No'} ${lowerFirst(formatExcluded(kind, feature))}`

const formatRange = (token: string, format: (value: number) => string, unit: string): string | null => {
  const { min, max } = parseRange(token)
  if (min !== null && max !== null) return `${format(min)} to ${format(max)} ${unit}`
  if (min !== null) return `from ${format(min)} ${unit}`
  return max === null ? null : `up to ${format(max)} ${unit}`
}

/** Formats a floor area as '800 to 1,000 sq ft'. */
export const formatSizeFilter = (token: string): string | null => formatRange(token, formatInteger, 'sq ft')

/** Formats a price per square foot as 'up to £350 per sq ft'. */
export const formatPricePerSquareFootFilter = (token: string): string | null =>
  formatRange(token, (pounds) => `£${formatInteger(pounds)}`, 'per sq ft')

export function formatEpcFilter(token: string): string | null {
  if (token === '') return null
  const isBestRating = token === 'a'
  return isBestRating ? 'EPC A' : `EPC ${token.toUpperCase()} or better`
}

export const formatDays = (days: number): string => (days === 1 ? '24 hours' : `${days} days`)

export const formatAddedFilter = (token: string): string | null =>
  token === '' ? null : `Added in the last ${formatDays(Number(token))}`

export const formatAvailableFilter = (token: string): string | null =>
  token === '' ? null : `Available by ${formatShortDate(token)}`

/** Formats a distance as '2 miles' or '15 minutes’ walk'. */
export const formatWithin = (token: string): string => {
  const minutes = /^(\d+)-min$/.exec(token)?.[1]
  if (minutes) return `${minutes} minutes’ walk`
  return `${token} mile${token === '1' ? '' : 's'}`
}

/** Formats the filter of a second place as 'Within 15 minutes’ walk of Chelmsford station'. */
export function formatNearFilter(near: string, within: string): string | null {
  if (near === '') return null
  if (within === '') return `Near ${near}`
  return `Within ${formatWithin(within)} of ${near}`
}
