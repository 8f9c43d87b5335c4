import type { ListingKind } from './listing-kind'

/** The longest text that is read as an amount, far longer than '£999,999,999' needs. */
export const MAX_AMOUNT_CHARACTERS = 40
/** The contract's prices have at most nine digits. */
const MAX_POUNDS = 999_999_999
const MULTIPLIERS: Readonly<Record<string, number>> = {
  '': 1,
  k: 1_000,
  thousand: 1_000,
  grand: 1_000,
  m: 1_000_000,
  mil: 1_000_000,
  million: 1_000_000,
}
/** Matches '£350,000', '350k', '1.25 million'. The limit on digits bounds the work on hostile texts. */
const AMOUNT = /^£?\s*(\d[\d,]{0,12}(?:\.\d{1,6})?)\s*(k|thousand|grand|m|mil|million|)$/i

const multiplyDigits = (digits: string, unit: string): number =>
  Number(digits.replaceAll(',', '')) * (MULTIPLIERS[unit.toLowerCase()] ?? 1)

/** Multiplies a number as people write it ('1.25') by its unit ('m', or ''); null for more than MAX_POUNDS. */
export function multiplyPounds(digits: string, unit: string): number | null {
  const pounds = Math.round(multiplyDigits(digits, unit))
  return Number.isFinite(pounds) && pounds <= MAX_POUNDS ? pounds : null
}

/** No home is sold for less than this, and hardly any home is let for so much a month. */
export const MIN_SALE_PRICE_POUNDS = 10_000

/** Multiplies a small sale price without a unit by a thousand, because people type '350' for £350,000. */
export const expandShortPrice = (kind: ListingKind, pounds: number, unit: string): number =>
  kind === 'sale' && unit === '' && pounds < MIN_SALE_PRICE_POUNDS ? pounds * 1_000 : pounds

/** Matches the space in '350 000', which stands for the comma of '350,000'. */
const SPACE_BEFORE_THOUSANDS = /(?<=\d)\s(?=\d{3}(?!\d))/g

const matchAmount = (text: string) => AMOUNT.exec(text.trim().replace(SPACE_BEFORE_THOUSANDS, '')) ?? []

/** Splits an amount as people type it into whole pounds and the unit; null for any other text. */
function splitAmount(text: string): { pounds: number; unit: string } | null {
  const [, digits, unit = ''] = matchAmount(text)
  const pounds = digits === undefined ? null : multiplyPounds(digits, unit)
  return pounds === null ? null : { pounds, unit }
}

/** Parses a price or rent as people type it ('350k', '£1,250'), in whole pounds; null for any other text. */
export function parsePounds(kind: ListingKind, text: string): number | null {
  const amount = splitAmount(text)
  return amount === null ? null : expandShortPrice(kind, amount.pounds, amount.unit)
}

/** Garages and plots are sold for a few thousand pounds, but nothing for less. */
const MIN_EXACT_PRICE_POUNDS = 1_000

/**
 * Parses the price of a sale or an offer as people type it, in whole pounds; null for any other text. Unlike a search,
 * which `parsePounds` reads, it must not turn '£9,500' into millions; '350' still means £350,000.
 */
export function parsePrice(text: string): number | null {
  const amount = splitAmount(text)
  if (amount === null) return null
  const isInThousands = amount.unit === '' && amount.pounds < MIN_EXACT_PRICE_POUNDS
  return isInThousands ? amount.pounds * 1_000 : amount.pounds
}

/** Like `parsePounds`, for amounts that may be small, such as fees: '350' means £350. */
export const parseExactPounds = (text: string): number | null => splitAmount(text)?.pounds ?? null

export const roundToPence = (pounds: number): number => Math.round(pounds * 100) / 100

/** Parses a rent or a deposit as people type it ('£433.33'), in pounds to the penny; null for any other text. */
export function parseRent(text: string): number | null {
  const [, digits, unit = ''] = matchAmount(text)
  if (digits === undefined) return null
  const pounds = roundToPence(multiplyDigits(digits, unit))
  return Number.isFinite(pounds) && pounds <= MAX_POUNDS ? pounds : null
}
