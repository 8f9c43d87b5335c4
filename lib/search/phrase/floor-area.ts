import { MAX_SQUARE_FEET, SQUARE_FEET_PER_SQUARE_METRE } from '../../domain/floor-area'
import { formatBounds, type Bounds } from '../tokens'
import { NEGATED, NOT_NEGATED, oneOf, type Reader } from './cut'

/** 'About 1,000 sq ft' finds homes from 900 to 1,100 sq ft. */
const TOLERANCE = 0.1

/* The parts of which the patterns of floor areas consist. */
const NUMBER = '(\\d[\\d,]{0,6}(?:\\.\\d{1,2})?)\\s*(k)?'
const SQUARE_FEET = 'sq\\.?\\s*f(?:ee)?t|sqft|sft|square\\s+f(?:ee|oo)t|ft2|ft²|f2'
const SQUARE_METRES = 'sq\\.?\\s*m(?:et(?:re|er)s?|trs?)?|sqm|square\\s+met(?:re|er)s?|m2|m²'
const UNIT = `(${SQUARE_FEET}|${SQUARE_METRES})(?!\\w)`
const SUBJECT =
  '(?:(?:with|and|has|having|,)\\s+)*(?:an?\\s+)?(?:(?:floor\\s+(?:area|space)|internal\\s+area|living\\s+space|size|footprint)\\s+(?:of\\s+|is\\s+)?)?'
const AT_LEAST = `${oneOf(
  `${NOT_NEGATED}(?:over|above|more\\s+than|bigger\\s+than|larger\\s+than)`,
  `${NEGATED}(?:less\\s+than|smaller\\s+than|under|below)`,
  'at\\s+least|min(?:imum)?(?:\\s+of)?|from|>=?',
)}\\s*`
const AT_MOST = `${oneOf(
  `${NOT_NEGATED}(?:under|below|less\\s+than|smaller\\s+than)`,
  `${NEGATED}(?:more\\s+than|bigger\\s+than|larger\\s+than|over|above)`,
  'up\\s?to|at\\s+most|max(?:imum)?(?:\\s+of)?|<=?',
)}\\s*`
const ABOUT = '(?:around|about|circa|approx(?:imately)?|roughly|c|~)\\s*'
const OR_MORE =
  '\\s*(?:\\+|plus\\b|or\\s+(?:more|above|over|bigger|larger)\\b|and\\s+(?:up|above|over)\\b|min(?:imum)?\\b|upwards\\b)'
const OR_LESS = '\\s*(?:max(?:imum)?\\b|or\\s+(?:less|under|below|smaller)\\b)'

/* The parts of which the patterns of prices per square foot consist. */
const PER_UNIT = `\\s*(?:(?:per|a|/|each|for\\s+each)\\s*${UNIT}|(psf|ppsf|psqft)(?!\\w))`
const MONEY = '£?\\s*(\\d[\\d,]{0,6})(?:\\.\\d{1,2})?'
const PRICE_SUBJECT = '(?:(?:with|and|at|,)\\s+)*(?:(?:price|cost(?:s|ing)?)\\s+(?:of\\s+)?)?'
/** Matches 'price per sq ft of', before an amount. */
const PRICE_PER_UNIT =
  '(?:(?:with|and|at|,)\\s+)*(?:(?:price|cost)\\s+per\\s+(?:square\\s+foot|sq\\s*ft|sqft)|£\\s*(?:/|per)\\s*(?:sq\\s*ft|sqft|square\\s+foot)|£?psf)\\s+(?:of\\s+|is\\s+)?'

const toNumber = (digits: string): number => Number(digits.replaceAll(',', ''))

/** Square metres have an 'm' in all their spellings, and square feet in none. */
const isMetric = (unit: string): boolean => /m/i.test(unit)

function toSquareFeet(digits: string, thousands: string | undefined, unit: string): number {
  const amount = toNumber(digits) * (thousands ? 1_000 : 1)
  return Math.round(isMetric(unit) ? amount * SQUARE_FEET_PER_SQUARE_METRE : amount)
}

const toOrderedBounds = (first: number, second: number): Bounds => ({
  min: Math.min(first, second),
  max: Math.max(first, second),
})

const buildPattern = (source: string) => new RegExp(`(?<![\\w£.,])${source}`, 'gi')

/** A way to write a range, with the bounds that its numbers mean. A pattern with one number passes it as both. */
type RangePattern = [pattern: RegExp, toBounds: (first: number, second: number) => Bounds]

const twoSizePatterns: RangePattern[] = [
  [
    buildPattern(`${SUBJECT}between\\s+${NUMBER}(?:\\s*${UNIT})?\\s*(?:and|to|&|-)\\s*${NUMBER}\\s*${UNIT}`),
    toOrderedBounds,
  ],
  [
    buildPattern(`${SUBJECT}(?:from\\s+)?${NUMBER}(?:\\s*${UNIT})?\\s*(?:-|to)\\s*${NUMBER}\\s*${UNIT}`),
    toOrderedBounds,
  ],
]
const oneSizePatterns: RangePattern[] = [
  [
    buildPattern(`${SUBJECT}${ABOUT}${NUMBER}\\s*${UNIT}`),
    (size) => ({ min: Math.round(size * (1 - TOLERANCE)), max: Math.round(size * (1 + TOLERANCE)) }),
  ],
  [buildPattern(`${SUBJECT}${AT_LEAST}${NUMBER}\\s*${UNIT}`), (size) => ({ min: size, max: null })],
  [buildPattern(`${SUBJECT}${AT_MOST}${NUMBER}\\s*${UNIT}`), (size) => ({ min: null, max: size })],
  [buildPattern(`${SUBJECT}${NUMBER}\\s*${UNIT}${OR_MORE}`), (size) => ({ min: size, max: null })],
  [buildPattern(`${SUBJECT}${NUMBER}\\s*${UNIT}${OR_LESS}`), (size) => ({ min: null, max: size })],
  // A single size is the minimum.
  [
    buildPattern(`${SUBJECT}${NUMBER}\\s*${UNIT}(?:\\s+(?:of\\s+)?(?:floor\\s+)?(?:space|area))?`),
    (size) => ({ min: size, max: null }),
  ],
]

/** Reads 'over 1,000 sq ft', '90-120 sqm'. @returns the token of the URL in square feet; '' without one */
export function readFloorArea(reader: Reader): string {
  let bounds: Bounds | null = null
  const addBounds = (next: Bounds): boolean => {
    if ((next.min ?? 0) > MAX_SQUARE_FEET) return false
    bounds = { min: bounds?.min ?? next.min, max: bounds?.max ?? next.max }
    return true
  }
  for (const [regExp, toBounds] of twoSizePatterns)
    reader.cut(regExp, ([, first = '', firstThousands, , second = '', secondThousands, unit = '']) => {
      const firstSize = toSquareFeet(first, firstThousands ?? secondThousands, unit)
      const secondSize = toSquareFeet(second, secondThousands, unit)
      return addBounds(toBounds(firstSize, secondSize))
    })
  for (const [regExp, toBounds] of oneSizePatterns)
    reader.cut(regExp, ([, digits = '', thousands, unit = '']) => {
      const size = toSquareFeet(digits, thousands, unit)
      return addBounds(toBounds(size, size))
    })
  return bounds === null ? '' : formatBounds(bounds)
}

const twoPricePatterns: RangePattern[] = [
  [
    buildPattern(`${PRICE_SUBJECT}(?:between\\s+)?${MONEY}\\s*(?:-|to|and)\\s*${MONEY}${PER_UNIT}`),
    toOrderedBounds,
  ],
]
const onePricePatterns: RangePattern[] = [
  [buildPattern(`${PRICE_SUBJECT}${AT_LEAST}${MONEY}${PER_UNIT}`), (price) => ({ min: price, max: null })],
  // A single price is the maximum.
  [
    buildPattern(`${PRICE_SUBJECT}(?:${AT_MOST})?${MONEY}${PER_UNIT}(?:\\s*(?:max(?:imum)?|or\\s+less))?`),
    (price) => ({ min: null, max: price }),
  ],
  [buildPattern(`${PRICE_PER_UNIT}${AT_LEAST}${MONEY}(?!\\w)`), (price) => ({ min: price, max: null })],
  [buildPattern(`${PRICE_PER_UNIT}(?:${AT_MOST})?${MONEY}(?!\\w)`), (price) => ({ min: null, max: price })],
]

/** Reads 'under £350 per sq ft', '£400 psf'. @returns the token of the URL in pounds a square foot; '' without one */
export function readPricePerSquareFoot(reader: Reader): string {
  let token = ''
  const toPounds = (digits: string, unit: string | undefined) =>
    Math.round(isMetric(unit ?? '') ? toNumber(digits) / SQUARE_FEET_PER_SQUARE_METRE : toNumber(digits))
  for (const [regExp, toBounds] of twoPricePatterns)
    reader.cut(regExp, ([, first = '', second = '', unit]) => {
      token ||= formatBounds(toBounds(toPounds(first, unit), toPounds(second, unit)))
    })
  for (const [regExp, toBounds] of onePricePatterns)
    reader.cut(regExp, ([, digits = '', unit]) => {
      const price = toPounds(digits, unit)
      token ||= formatBounds(toBounds(price, price))
    })
  return token
}
