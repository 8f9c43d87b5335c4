/*
 * Finds two terms that are banned in England (Renters' Rights Act 2025, ss. 8 and 56): bids above the rent, and more
 * than a month's rent in advance.
 */

export type ForbiddenRentTerm = 'bid' | 'advance'

const NUMBER_WORDS = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|few'
const SEVERAL_MONTHS = String.raw`(?:[2-9]|1\d|${NUMBER_WORDS})(?: full)?[ -](?:months?|quarters?)(?:['’]s?)?`
const ONE_YEAR = String.raw`(?:a|one|half a|the (?:whole|full)|1) year(?:['’]s)?`
/** Matches several months or a year of rent in advance, as in 'six months up front'. */
export const RENT_IN_ADVANCE = new RegExp(
  String.raw`\b(?:${SEVERAL_MONTHS}|${ONE_YEAR}|years?)(?: of)?(?: the)?(?: rent)?,? (?:paid )?(?:up[- ]?front|in advance|ahead)\b`,
  'i',
)

const BIDDING_PHRASES = [
  'best and final',
  'sealed bids?',
  'highest (?:bid|offer)',
  'bidding',
  'outbid',
  'offers? (?:over|above|in excess of)',
  '(?:above|over|more than|higher than) (?:the |your )?(?:asking|advertised|listed)',
]
/** Matches an offer of a higher rent without an amount, as in 'sealed bids' or 'above the asking rent'. */
const BID = new RegExp(String.raw`\b(?:${BIDDING_PHRASES.join('|')})\b`, 'i')
const SLIGHTLY = '(?:(?:a )?(?:bit|little|lot) )?'
const NO_MONEY = 'viewings?|photos?|pictures?|details|information|times?|dates?'
const OTHER_CHARGES = [
  'parking|garage|storage|furniture|cleaning|gardening',
  String.raw`water|heating|gas|electric\w*|energy|internet|wi-?fi|broadband|bills?|council tax`,
].join('|')
/** Excludes sentences about charges beside the rent, or about no money, as in 'pay extra for parking'. */
const NOT_RENT = String.raw`(?! (?:${NO_MONEY})\b| for (?:[\w’']+ ){0,3}(?:${OTHER_CHARGES})\b)`
/** Matches 'we can pay a bit more' and 'I would go higher', but not 'could we go over the inventory?'. */
const PAYS_MORE = new RegExp(
  String.raw`\b(?:(?:pay|offer|bid)(?:ing)? ${SLIGHTLY}(?:more|extra|higher|over|above)|go(?:ing)? ${SLIGHTLY}(?:higher|above))\b${NOT_RENT}`,
  'i',
)
const PER_MONTH_OR_WEEK = '(?:pcm|pm|pw|(?:a|per) (?:calendar )?(?:month|week))'
/** Matches an amount on top of the rent, as in '£50 pcm more'. */
const EXTRA_AMOUNT = new RegExp(
  String.raw`£ ?\d[\d,]*(?:\.\d\d)?(?: ?${PER_MONTH_OR_WEEK})?,? (?:more|extra|over|above|on top|higher)\b`,
  'i',
)
/** Matches sentences about what somebody cannot pay, which are no bids. */
const CANNOT_PAY =
  /\b(?:can(?:not|['’]?t)|could(?:n['’]t| not)|unable to|won['’]t) (?:pay|offer|go|afford)\b/i

const OTHER_MONEY_WORDS = [
  String.raw`earn\w*|income|salar\w+|wages?|take[- ]home|bring home|bonus|pension`,
  'savings?|deposit|guarantor|bills?|council tax',
  'current(?:ly)?|at (?:the moment|present)|right now',
]
/** Matches sentences about what somebody has, earns or pays elsewhere, which are not about the rent of this home. */
const OTHER_MONEY = new RegExp(String.raw`\b(?:${OTHER_MONEY_WORDS.join('|')})\b`, 'i')
/** Matches sentences about what the writer would pay for this home. */
const WOULD_PAY = /\b(?:pay|paying|offer|offering|bid|go (?:up )?to|stretch|up to|rent|do|manage|afford)\b/i

const MONTHS_BY_UNIT: Readonly<Record<string, number>> = { week: 12 / 52, month: 1, year: 12 }
/** Captures the pound sign, the digits, 'k', the whole period ('pcm', 'a week') and the unit of time in it ('week'). */
const AMOUNT =
  /(£ ?)?(\d[\d,]*(?:\.\d+)?)( ?k\b)?(?: ?(pcm|pm|p\.m\.|pw|(?:a|per|each|every) (?:calendar )?(week|month|year)))?/gi
/** An amount of more than three times the rent is no bid but something else, such as a price. */
const MAX_RENT_MULTIPLE = 3
/** A rent that is advertised by the week may be rounded up when it is converted to a calendar month. */
const ROUNDING_POUNDS = 1

function isAmountAbove(sentence: string, rentPounds: number): boolean {
  for (const [, sign, digits = '', thousands, period, unitWord] of sentence.matchAll(AMOUNT)) {
    // Without a pound sign or a period, a number is a date or a count and no rent.
    if (!sign && !period) continue
    const pounds = Number(digits.replaceAll(',', '')) * (thousands ? 1_000 : 1)
    const unitOfAbbreviation = period?.toLowerCase() === 'pw' ? 'week' : 'month'
    const unit = unitWord?.toLowerCase() ?? unitOfAbbreviation
    const monthlyPounds = pounds / (MONTHS_BY_UNIT[unit] ?? 1)
    if (monthlyPounds > rentPounds + ROUNDING_POUNDS && monthlyPounds <= rentPounds * MAX_RENT_MULTIPLE)
      return true
  }
  return false
}

/** Searches sentence by sentence; null for none. @param rentPounds the advertised rent of a calendar month */
export function findForbiddenRentTerm(text: string, rentPounds: number): ForbiddenRentTerm | null {
  // A sentence ends with a punctuation mark, or at the end of a line.
  for (const sentence of text.split(/(?<=[.!?;])\s+|\n+/)) {
    if (RENT_IN_ADVANCE.test(sentence)) return 'advance'
    if (CANNOT_PAY.test(sentence)) continue
    if (BID.test(sentence) || PAYS_MORE.test(sentence)) return 'bid'
    if (OTHER_MONEY.test(sentence)) continue
    if (EXTRA_AMOUNT.test(sentence)) return 'bid'
    if (WOULD_PAY.test(sentence) && isAmountAbove(sentence, rentPounds)) return 'bid'
  }
  return null
}
