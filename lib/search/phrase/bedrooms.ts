import { toRangeToken } from '../tokens'
import { parseSmallNumber, SMALL_NUMBER, type Reader } from './cut'

const N = `(${SMALL_NUMBER})`
const BEDS =
  '\\s*-?\\s*(?:(?:double|single|large|good)\\s+)?(?:bed\\s?rooms?|bedroomed|bedded|bedrms?|bdrms?|beds?|brs?|bhk)\\b'
const pattern = (before: string, after = '') => new RegExp(`(?<![\\w£.])${before}${after}`, 'gi')

const BETWEEN = pattern(`between\\s+${N}\\s+(?:and|to|&)\\s+${N}${BEDS}`)
const FROM_TO = pattern(`(?:from\\s+)?${N}\\s*(?:-|–|to|or|and|&|/)\\s*${N}${BEDS}`)
const AT_LEAST = pattern(`(?:at least|min(?:imum)?(?: of)?|no fewer than|not less than|from)\\s+${N}${BEDS}`)
const MORE_THAN = pattern(`(?:more than|over)\\s+${N}${BEDS}`)
const AT_MOST = pattern(`(?:up to|max(?:imum)?(?: of)?|no more than|at most)\\s+${N}${BEDS}`)
const FEWER_THAN = pattern(`(?:fewer than|less than|under|below)\\s+${N}${BEDS}`)
const OR_MORE_BEDS = pattern(`${N}\\s*(?:\\+|plus|or more)${BEDS}`)
const BEDS_OR_MORE = pattern(
  `${N}${BEDS}`,
  '\\s*(?:\\+|(?:plus|or more|minimum|min|and up|and above|upwards)\\b)',
)
const BEDS_OR_FEWER = pattern(`${N}${BEDS}`, '\\s*(?:or fewer|or less|maximum|max)\\b')
const EXACTLY = pattern(`${N}${BEDS}`)
const WITHOUT_UNIT = pattern(`(?:bedrooms?|beds?)\\s*(?::|=|of)?\\s*${N}\\b(?!\\s*(?:k|m|miles?)\\b)`)

/** Reads '3 bed', '2-3 bedrooms', 'at least two beds', '3+ bed'. @returns the token of the URL; null without one */
export function readBedrooms(reader: Reader): string | null {
  let token: string | null = null
  const read = (
    regExp: RegExp,
    toBounds: (first: number, second: number) => [number | null, number | null],
  ) =>
    reader.cut(regExp, ([, first = '', second = '']) => {
      const [min, max] = toBounds(parseSmallNumber(first), parseSmallNumber(second))
      token ??= toRangeToken(min === null ? 'nomin' : String(min), max === null ? 'nomax' : String(max), '')
    })
  const inOrder = (a: number, b: number): [number, number] => [Math.min(a, b), Math.max(a, b)]
  read(BETWEEN, inOrder)
  read(FROM_TO, inOrder)
  read(AT_LEAST, (count) => [count, null])
  read(MORE_THAN, (count) => [count + 1, null])
  read(AT_MOST, (count) => [null, count])
  read(FEWER_THAN, (count) => [null, Math.max(0, count - 1)])
  read(OR_MORE_BEDS, (count) => [count, null])
  read(BEDS_OR_MORE, (count) => [count, null])
  read(BEDS_OR_FEWER, (count) => [null, count])
  read(EXACTLY, (count) => [count, count])
  read(WITHOUT_UNIT, (count) => [count, count])
  return token
}
