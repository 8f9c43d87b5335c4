/*
 * What nobody may ask for, offer or accept in writing about a home to let in England: more than the advertised rent, and
 * more than a month of it in advance (Renters' Rights Act 2025, ss. 8 and 56).
 */

export type ForbiddenRentTerm = 'bid' | 'advance'

const NUMBER_WORDS = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|few'
const ADVANCE = new RegExp(
  String.raw`\b(?:(?:[2-9]|1\d|${NUMBER_WORDS})(?: full)? (?:months|quarters)['’]?|(?:a|one|half a|the (?:whole|full)|1) year(?:['’]s)?|years?)(?: of)?(?: the)?(?: rent)?,? (?:paid )?(?:up[- ]?front|in advance|ahead)\b`,
  'i',
)

const BID =
  /\b(?:best and final|sealed bids?|highest (?:bid|offer)|bidding|outbid|offers? (?:over|above|in excess of)|(?:pay|offer|go|bid)(?:ing)? (?:(?:a )?(?:bit|little|lot) )?(?:more|extra|higher|over|above)|(?:above|over|more than|higher than) (?:the |your )?(?:asking|advertised|listed))\b/i
const EXTRA =
  /£ ?\d[\d,]*(?:\.\d\d)?(?: ?(?:pcm|pm|pw|(?:a|per) (?:calendar )?(?:month|week)))?,? (?:more|extra|over|above|on top|higher)\b/i
/** Somebody who says what they cannot pay makes no bid. */
const CANNOT = /\b(?:can(?:not|['’]?t)|could(?:n['’]t| not)|unable to|won['’]t) (?:pay|offer|go|afford)\b/i

/** Finds sentences about what somebody has, earns or pays elsewhere, which are not about the rent of this home. */
const OTHER_MONEY =
  /\b(?:earn\w*|income|salar\w+|wages?|take[- ]home|bring home|savings?|deposit|bonus|pension|guarantor|bills?|council tax|current(?:ly)?|at (?:the moment|present)|right now)\b/i
const PAYS = /\b(?:pay|paying|offer|offering|bid|go (?:up )?to|stretch|up to|rent|do|manage|afford)\b/i

const MONTHS_OF: Readonly<Record<string, number>> = { week: 12 / 52, month: 1, year: 12 }
const AMOUNT =
  /(£ ?)?(\d[\d,]*(?:\.\d+)?)( ?k\b)?(?: ?(pcm|pm|p\.m\.|pw|(?:a|per|each|every) (?:calendar )?(week|month|year)))?/gi
/** An amount above three times the rent is something else, such as a price. */
const MAX_SHARE_OF_RENT = 3

function isAmountAbove(sentence: string, rentPounds: number): boolean {
  for (const [, sign, digits = '', thousands, period, word] of sentence.matchAll(AMOUNT)) {
    if (!sign && !period) continue
    const pounds = Number(digits.replaceAll(',', '')) * (thousands ? 1_000 : 1)
    const unit = word?.toLowerCase() ?? (period?.toLowerCase() === 'pw' ? 'week' : 'month')
    const monthly = pounds / (MONTHS_OF[unit] ?? 1)
    if (monthly > rentPounds + 1 && monthly <= rentPounds * MAX_SHARE_OF_RENT) return true
  }
  return false
}

/**
 * Finds a forbidden term in what people write about a home to let in England; null for none.
 * @param rentPounds the advertised rent of a calendar month
 */
export function findForbiddenRentTerm(text: string, rentPounds: number): ForbiddenRentTerm | null {
  for (const sentence of text.split(/(?<=[.!?;])\s+|\n+/)) {
    if (ADVANCE.test(sentence)) return 'advance'
    if (CANNOT.test(sentence)) continue
    if (BID.test(sentence)) return 'bid'
    if (OTHER_MONEY.test(sentence)) continue
    if (EXTRA.test(sentence)) return 'bid'
    if (PAYS.test(sentence) && isAmountAbove(sentence, rentPounds)) return 'bid'
  }
  return null
}
