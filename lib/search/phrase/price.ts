import type { ListingKind } from '../../domain/listing-kind'
import { MIN_SALE_PRICE_POUNDS, expandShortPrice, multiplyPounds } from '../../domain/amount'
import { formatBounds } from '../tokens'
import { NEGATED, NOT_NEGATED, oneOf, type Reader } from './cut'

/** '100m from the beach' and '30m garden' are lengths. */
const NOT_METRES = '(?!\\s+(?:from|of|away|walk|garden|long|wide|deep)\\b)'
/** The number must not end within another one, such as '1' of '1,200'. A period may follow at once: '£1,200pcm'. */
const AMOUNT =
  `(£)?\\s*(\\d[\\d,]{0,12}(?:\\.\\d{1,6})?)\\s*(k|thousand|grand|million|mil|m${NOT_METRES})?` +
  '(?:(?!\\w)|(?=(?:pcm|pm|pppw|pw|pa)\\b))(?!,\\d)'
/** '6 month tenancy' and '10 year warranty' are durations. */
const NOT_A_DURATION =
  '(?!\\s*-?\\s*(?:lease|leasehold|let|tenancy|contract|rental|rent|term|warranty|guarantee|old)\\b)'
/**
 * Abbreviations such as 'pcm' may follow any amount. 'Year', 'm' and 'w' count only after 'a', 'per', 'each' or a slash,
 * and 'month' and 'week' also after an amount of at least three digits: '950 month'.
 */
const PERIOD =
  '(?:\\s*(?:/\\s*|p/|a\\s+|per\\s+|each\\s+)?(pcm|p\\.c\\.m\\.?|pm|monthly|pw|p\\.w\\.?|weekly|pppw|pa|annum|yearly' +
  '|(?<=(?:/|\\bp/|\\ba|\\bper|\\beach)\\s*)(?:calendar month|month|m|week|w|year)' +
  `|(?<=\\d[\\d,.]{2,}k?\\s*)(?:calendar month|month|week)${NOT_A_DURATION})(?!\\w))?` +
  '(?!\\s*-?\\s*(?:years?|yrs?|months?|weeks?|days?)\\b)'
/** An amount with its period. The pattern captures four groups: sign, digits, unit and period. */
const MONEY = AMOUNT + PERIOD
const MONEY_GROUPS = 4
const SUBJECT =
  '(?:(?:(?:asking|guide)\\s+price|price|priced|rent|budget|cost|costing|asking)\\s+(?:of\\s+|is\\s+)?)?'

const BETWEEN = `between\\s+${MONEY}\\s*(?:and|to|&|-)\\s*${MONEY}`
const FROM_TO = `(?:from\\s+)?${MONEY}\\s*(?:-|–|to|until)\\s*${MONEY}`
const AT_MOST = `${oneOf(
  `${NOT_NEGATED}(?:under|below|less than)`,
  'up\\s?to',
  'max(?:imum)?\\.?(?:\\s+(?:price|rent|budget))?(?:\\s+of)?',
  `${NEGATED}(?:more than|over|above)`,
  'at most|cheaper than|<=?',
  'within\\s+(?:a\\s+)?budget\\s+of',
  '(?:my\\s+)?budget(?:\\s+of|\\s+is|:)?',
  'upto',
)}\\s*${MONEY}`
/** The words before the price of an advertisement that invites offers above it. */
const OFFERS_OVER = '(?:offers?\\s+(?:over|above|in\\s+excess\\s+of)|oieo)'
const AT_LEAST = `${oneOf(
  OFFERS_OVER,
  `${NOT_NEGATED}(?:over|above|more than)`,
  `${NEGATED}(?:less than|under|below)`,
  'at least',
  'min(?:imum)?\\.?(?:\\s+(?:price|rent))?(?:\\s+of)?',
  'starting\\s+(?:from|at)',
  'from|>=?',
)}\\s*${MONEY}`
const ABOUT = `${oneOf(
  '(?:offers?\\s+)?in\\s+the\\s+region\\s+of|oiro',
  'around|about|circa|approx(?:imately)?\\.?|roughly|near|c\\.|~',
)}\\s*${MONEY}`
const OR_LESS = `${MONEY}\\s*(?:max(?:imum)?|or less|or under|or below|tops|limit|budget)\\b`
const OR_MORE = `${MONEY}\\s*(?:\\+|(?:min(?:imum)?|plus|or more|and up|and above|upwards)\\b)`
const BARE = `(?:(?:for|at)\\s+)?${MONEY}`
/** Abbreviations of 'or nearest offer' and the like, which may follow a price at once: '£350,000ono'. */
const OFFERS = '(?:ov?no|oiro|oieo|or\\s+near(?:est)?\\s+offers?)'
const OFFERS_SUFFIX = new RegExp(`(\\d\\s*(?:k|m)?)\\s*${OFFERS}(?!\\w)`, 'gi')
const UNIT_WORD = '(?:k|m|grand|thousand|mil|million)'
/** Ways to say an amount, each with the form that the patterns above know. */
const SPOKEN_AMOUNTS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:a\s+)?half\s+a\s+million\b/gi, '£500k'],
  [/\bthree\s+quarters\s+of\s+a\s+million\b/gi, '£750k'],
  [/\b(?:a\s+)?quarter\s+of\s+a\s+million\b/gi, '£250k'],
  [/\ba\s+(grand|million)\b/gi, '1 $1'],
  [new RegExp(`£?(\\d[\\d,.]*\\s*${UNIT_WORD}?)\\s*(?:quid|pounds|gbp)\\b`, 'gi'), '£$1'],
  [
    new RegExp(`(?:(?:around|about|circa)\\s+)?(£?\\d[\\d,.]*\\s*${UNIT_WORD}?)[\\s-]*ish\\b`, 'gi'),
    'about $1',
  ],
  [OFFERS_SUFFIX, '$1'],
]

/** 'Around £300k' finds homes within a tenth of that price. */
const TOLERANCE = 0.1
/** Agents convert a weekly rent to a calendar month by 52 weeks and 12 months a year. */
const WEEKS_A_YEAR = 52
const MONTHS_A_YEAR = 12
/** Matches the periods 'pw', 'p.w.', 'pppw', 'w', 'week' and 'weekly'. */
const WEEKLY = /^p?\.?(?:w|pw|ppw)/i
/** Matches the periods 'pa', 'annum', 'year' and 'yearly'. */
const YEARLY = /^(?:pa|annum|year)/i
/** A number without a sign or unit is a price if it has at least five digits: '350000'. */
const MIN_BARE_DIGITS = 5
/** Two numbers without a sign or unit are a range of prices only if both have so many digits: '700 to 900'. */
const MIN_RANGE_DIGITS = 3
/** More than any monthly rent, so 'house under £300k' asks for homes for sale even in a search for lettings. */
const MIN_CERTAIN_SALE_PRICE_POUNDS = 50_000

interface Money {
  hasSign: boolean
  digits: string
  unit: string
  period: string
}

type MoneyBounds = { min: Money | null; max: Money | null; isApproximate: boolean }

const readMoney = (groups: RegExpMatchArray, from: number): Money => ({
  hasSign: groups[from] !== undefined,
  digits: groups[from + 1] ?? '',
  unit: groups[from + 2] ?? '',
  period: groups[from + 3] ?? '',
})

const countDigits = ({ digits }: Money): number => digits.replaceAll(',', '').length

const isClearlyMoney = (money: Money) =>
  money.hasSign || money.unit !== '' || money.period !== '' || countDigits(money) >= MIN_BARE_DIGITS

const hasPeriod = ({ period }: Money) => period !== ''

/** Reads the longest patterns first, because `cut` removes what it matches. The first amount for a bound stays. */
function readBounds(reader: Reader): MoneyBounds | null {
  const bounds: MoneyBounds = { min: null, max: null, isApproximate: false }
  const cut = (source: string, accept: (first: Money, second: Money) => boolean | void) =>
    reader.cut(new RegExp(`(?<![\\w£.,])${SUBJECT}${source}`, 'gi'), (groups) =>
      accept(readMoney(groups, 1), readMoney(groups, 1 + MONEY_GROUPS)),
    )
  const setRange = (first: Money, second: Money) => {
    const bothHaveRangeDigits = [first, second].every((money) => countDigits(money) >= MIN_RANGE_DIGITS)
    if (!bothHaveRangeDigits && !isClearlyMoney(first) && !isClearlyMoney(second)) return false
    const period = second.period || first.period
    // In '200-300k' the unit belongs to both.
    bounds.min = { ...first, unit: first.unit || second.unit, period }
    bounds.max = { ...second, period }
  }
  for (const [spoken, written] of SPOKEN_AMOUNTS) reader.text = reader.text.replace(spoken, written)
  cut(BETWEEN, setRange)
  cut(FROM_TO, setRange)
  cut(ABOUT, (money) => {
    if (!isClearlyMoney(money)) return false
    bounds.min = bounds.max = money
    bounds.isApproximate = true
  })
  cut(AT_MOST, (money) => {
    bounds.max ??= money
  })
  cut(OR_MORE, (money) => {
    if (!isClearlyMoney(money)) return false
    bounds.min ??= money
  })
  cut(AT_LEAST, (money) => {
    bounds.min ??= money
  })
  const setMax = (money: Money) => {
    if (!isClearlyMoney(money)) return false
    bounds.max ??= money
  }
  cut(OR_LESS, setMax)
  cut(BARE, setMax)
  return bounds.min || bounds.max ? bounds : null
}

/** Infers the kind, if the text does not state it; null if the amounts may be either. Small sums are rents. */
function inferKind(
  { min, max }: MoneyBounds,
  statedKind: ListingKind | null,
  assumedKind: ListingKind,
): ListingKind | null {
  if (statedKind) return statedKind
  const amounts = [min, max].filter((money) => money !== null)
  if (amounts.some(hasPeriod)) return 'let'
  const isSalePrice = ({ digits, unit }: Money) =>
    (multiplyPounds(digits, unit) ?? 0) >= MIN_CERTAIN_SALE_PRICE_POUNDS
  if (assumedKind === 'let' && amounts.some(isSalePrice)) return 'sale'
  const isSmallSum = (money: Money) =>
    money.hasSign && money.unit === '' && (multiplyPounds(money.digits, '') ?? 0) < MIN_SALE_PRICE_POUNDS
  return amounts.every(isSmallSum) ? 'let' : null
}

function toWholePounds({ digits, unit, period }: Money, kind: ListingKind): number | null {
  const pounds = multiplyPounds(digits, unit)
  if (pounds === null) return null
  if (kind === 'sale') return expandShortPrice(kind, pounds, unit)
  if (WEEKLY.test(period)) return Math.round((pounds * WEEKS_A_YEAR) / MONTHS_A_YEAR)
  if (YEARLY.test(period)) return Math.round(pounds / MONTHS_A_YEAR)
  return pounds
}

/**
 * Reads 'under 350k', 'max £300 pw'.
 * @param statedKind the kind that other words of the text name; null for none
 * @param assumedKind the kind of the search form, for amounts that may be either
 * @returns the token of the URL, rents by the month; null without a price
 */
export function readPrice(
  reader: Reader,
  statedKind: ListingKind | null,
  assumedKind: ListingKind,
): { token: string; kind: ListingKind | null } | null {
  const bounds = readBounds(reader)
  if (bounds === null) return null
  const kind = inferKind(bounds, statedKind, assumedKind)
  const toPounds = (money: Money | null) =>
    money === null ? null : toWholePounds(money, kind ?? assumedKind)
  let min = toPounds(bounds.min)
  let max = toPounds(bounds.max)
  if (bounds.isApproximate && min !== null && max !== null) {
    min = Math.round(min * (1 - TOLERANCE))
    max = Math.round(max * (1 + TOLERANCE))
  }
  if (min !== null && max !== null && min > max) [min, max] = [max, min]
  return {
    token: formatBounds({ min, max }),
    kind,
  }
}
