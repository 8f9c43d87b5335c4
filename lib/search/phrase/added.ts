import { addedDays } from '../further-filters'
import { oneOf, parseSmallNumber, SMALL_NUMBER, type Reader } from './cut'

const NEW_HOMES = 'new(?:\\s+(?:listings?|homes?|propert(?:y|ies)|instructions?))?'
const LISTED = `(?:(?:newly|just|recently|only)\\s+)?${oneOf(
  `(?:${NEW_HOMES}\\s+)?(?:added|listed|posted|uploaded|advertised|launched)`, // 'new homes added'
  '(?:came|put|new|fresh)?\\s*(?:on|to)\\s+the\\s+market', // 'came on the market'
  NEW_HOMES,
)}`
const WITHIN = '(?:\\s+(?:in|within|on|since|over|from|during))?(?:\\s+the)?'
const LAST = '(?:last|past|previous)'
const COUNT = `(\\d{1,2}|${SMALL_NUMBER}|an?|couple\\s+of)`
const UNIT = '(hours?|hrs?|days?|weeks?|fortnight|months?)'
const PERIOD = `(?:${LAST}\\s+)?(?:${COUNT}\\s+)?${UNIT}`
const NAMED_PERIOD = '(today|yesterday|this\\s+(?:morning|week(?:end)?|month|fortnight)|this\\s+past\\s+week)'
const WHEN = oneOf(NAMED_PERIOD, PERIOD)
const CONNECTOR = '(?:(?:with|and|that|which|was|were|are|is|only|,)\\s+)*'

/** Matches 'added today', 'listed in the last 3 days' and 'new this week'. */
const LISTED_WHEN = new RegExp(`(?<!\\w)${CONNECTOR}${LISTED}${WITHIN}\\s+${WHEN}(?!\\w)`, 'gi')
/** Matches 'in the last 2 weeks'. */
const IN_THE_LAST = new RegExp(
  `(?<!\\w)${CONNECTOR}(?:in|within|over|from|since)\\s+(?:the\\s+)?${LAST}\\s+(?:${COUNT}\\s+)?${UNIT}(?!\\w)`,
  'gi',
)
/** Matches 'less than a week old'. */
const OLD = new RegExp(
  `(?<!\\w)${CONNECTOR}(?:listings?\\s+)?(?:less\\s+than|under|no\\s+more\\s+than|at\\s+most|max(?:imum)?)\\s+${COUNT}\\s+(days?|weeks?|months?)\\s+old(?!\\w)`,
  'gi',
)

const namedDays: Readonly<Record<string, number>> = {
  today: 1,
  'this morning': 1,
  // A home that was listed yesterday is up to two days old.
  yesterday: 2,
  'this weekend': 3,
  'this week': 7,
  'this past week': 7,
  'this fortnight': 14,
  'this month': 30,
}

function parseCount(text: string | undefined): number {
  if (text === undefined || /^an?$/i.test(text)) return 1
  return /^couple/i.test(text) ? 2 : parseSmallNumber(text)
}

function toDays(count: number, unit: string): number {
  if (/^h/i.test(unit)) return Math.ceil(count / 24)
  if (/^w/i.test(unit)) return count * 7
  if (/^f/i.test(unit)) return count * 14
  return /^m/i.test(unit) ? count * 30 : count
}

/** Reads 'added this week', 'listed in the last 3 days', 'new today'. @returns days as in the URL; '' without any */
export function readAdded(reader: Reader): string {
  let token = ''
  /**
   * Sets the token to the smallest choice of at least so many days, unless it is set already. Returns false if every
   * choice is smaller, so that the words stay in the text.
   */
  const setDays = (days: number): boolean => {
    const choice = addedDays.find((choiceDays) => choiceDays >= days)
    if (choice === undefined) return false
    token ||= String(choice)
    return true
  }
  reader.cut(LISTED_WHEN, ([, name, count, unit = '']) => {
    if (name === undefined) return setDays(toDays(parseCount(count), unit))
    return setDays(namedDays[name.toLowerCase().replace(/\s+/g, ' ')]!)
  })
  for (const pattern of [IN_THE_LAST, OLD])
    reader.cut(pattern, ([, count, unit = '']) => setDays(toDays(parseCount(count), unit)))
  return token
}
