import { formatBounds } from '../tokens'
import { NEGATED, NOT_NEGATED, parseSmallNumber, SMALL_NUMBER, type Reader } from './cut'

const COUNT = `(${SMALL_NUMBER})`
/** Matches 'bedrooms' and its abbreviations, among them 'BHK', the Indian 'bedroom, hall, kitchen'. */
const BEDS =
  '\\s*-?\\s*(?:(?:double|single|large|good)\\s+)?(?:bed\\s?rooms?|bedroomed|bedded|bedrms?|bdrms?|beds?|brs?|bhk)\\b'
const buildPattern = (before: string, after = '') => new RegExp(`(?<![\\w£.])${before}${after}`, 'gi')

const BETWEEN = buildPattern(`between\\s+${COUNT}\\s+(?:and|to|&)\\s+${COUNT}${BEDS}`)
const FROM_TO = buildPattern(`(?:from\\s+)?${COUNT}\\s*(?:-|–|to|or|and|&|/)\\s*${COUNT}${BEDS}`)
const AT_LEAST = buildPattern(
  `(?:at least|min(?:imum)?(?: of)?|${NEGATED}(?:fewer than|less than|under|below)|from)\\s+${COUNT}${BEDS}`,
)
const MORE_THAN = buildPattern(`${NOT_NEGATED}(?:more than|over)\\s+${COUNT}${BEDS}`)
const AT_MOST = buildPattern(
  `(?:up to|max(?:imum)?(?: of)?|${NEGATED}(?:more than|over)|at most)\\s+${COUNT}${BEDS}`,
)
const FEWER_THAN = buildPattern(`${NOT_NEGATED}(?:fewer than|less than|under|below)\\s+${COUNT}${BEDS}`)
const OR_MORE_BEDS = buildPattern(`${COUNT}\\s*(?:\\+|plus|or more)${BEDS}`)
/** In '2 bed max 500,000' the 'max' belongs to the price. */
const NOT_BEFORE_PRICE = '(?!\\s*(?:(?:price|rent|budget|of|is)\\s+)*£?\\s*\\d)'
const BEDS_OR_MORE = buildPattern(
  `${COUNT}${BEDS}`,
  `\\s*(?:\\+|(?:plus|or more|(?:minimum|min)\\b${NOT_BEFORE_PRICE}|and up|and above|upwards)\\b)`,
)
const BEDS_OR_FEWER = buildPattern(
  `${COUNT}${BEDS}`,
  `\\s*(?:or fewer|or less|maximum|max)\\b${NOT_BEFORE_PRICE}`,
)
const EXACTLY = buildPattern(`${COUNT}${BEDS}`)
/** Matches 'bedrooms: 3' and 'beds = 3', but not 'bed 30k' or 'bed 2 miles'. */
const BEDS_THEN_COUNT = buildPattern(
  `(?:bedrooms?|beds?)\\s*(?::|=|of)?\\s*${COUNT}\\b(?!\\s*(?:k|m|miles?)\\b)`,
)

/** Reads '3 bed', '2-3 bedrooms', 'at least two beds', '3+ bed'. @returns the token of the URL; null without one */
export function readBedrooms(reader: Reader): string | null {
  let token: string | null = null
  const read = (
    regExp: RegExp,
    toBounds: (first: number, second: number) => [number | null, number | null],
  ) =>
    reader.cut(regExp, ([, first = '', second = '']) => {
      const [min, max] = toBounds(parseSmallNumber(first), parseSmallNumber(second))
      token ??= formatBounds({ min, max })
    })
  const sortBounds = (first: number, second: number): [number, number] => [
    Math.min(first, second),
    Math.max(first, second),
  ]
  read(BETWEEN, sortBounds)
  read(FROM_TO, sortBounds)
  read(AT_LEAST, (count) => [count, null])
  read(MORE_THAN, (count) => [count + 1, null])
  read(AT_MOST, (count) => [null, count])
  read(FEWER_THAN, (count) => [null, Math.max(0, count - 1)])
  read(OR_MORE_BEDS, (count) => [count, null])
  read(BEDS_OR_MORE, (count) => [count, null])
  read(BEDS_OR_FEWER, (count) => [null, count])
  read(EXACTLY, (count) => [count, count])
  read(BEDS_THEN_COUNT, (count) => [count, count])
  return token
}
