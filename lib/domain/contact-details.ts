/* Finds ways to reach a person outside the website. Nobody is shown any before a viewing is accepted. */

const placeholders = {
  email: '[email address hidden until a viewing is accepted]',
  link: '[link hidden until a viewing is accepted]',
  phone: '[telephone number hidden until a viewing is accepted]',
}

const NAME = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?`
/** Matches 'at' or 'dot' in brackets, as in 'jane (at) mail (dot) example'. */
const bracketed = (word: string): string => String.raw`\s?[([{]\s?${word}\s?[)\]}]\s?`
const EMAIL = new RegExp(
  String.raw`(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}._%+'-]+(?:(?:\s?[@＠]\s?|${bracketed('at')})(?:${NAME}(?:\.|\sdot\s|${bracketed('dot')})){1,4}|\sat\s(?:${NAME}\sdot\s){1,4})\p{L}{2,24}(?![\p{L}\p{N}])`,
  'giu',
)

/**
 * The pattern is case-sensitive, because a sentence that begins without a space before it ('the end.Info') is no
 * address.
 */
const DOMAIN_ENDS = 'com|net|org|info|biz|io|uk|ie|eu|co|dev|xyz|COM|NET|ORG|UK'
const LINK = new RegExp(
  String.raw`(?:[hH][tT]{2}[pP][sS]?:\/\/|[wW]{3}\.)[^\s<>]+|(?<![\p{L}\p{N}.@-])(?:(?:${NAME}\.){1,4}(?:${DOMAIN_ENDS})|(?:wa|t|m)\.me|bit\.ly)(?![\p{L}\p{N}-]|\.\p{L})(?:[/?#][^\s<>]*)?`,
  'gu',
)
const TRAILING_SIGNS = /[.,;:!?)\]}'"’”]+$/

/** What people write between digits, including characters without a width. */
const BETWEEN = String.raw`[\s\u00ad\u200b-\u200d\u2060\ufeff().\-‐-―/_~*]{0,4}`
/** A telephone number begins with 0, + or 44. Prices and ages do not. */
const PHONE = new RegExp(
  String.raw`(?<![\p{L}\p{N}£$€]|\p{N}[,:]|(?:19|20)\d\d[-./])(?:\+${BETWEEN}[\p{Nd}oO]|[0oO０٠۰०]|44)(?:${BETWEEN}[\p{Nd}oO]){8,}(?![\p{L}\p{N}])`,
  'gu',
)

const DAY = '(?:0?[1-9]|[12][0-9]|3[01])'
const MONTH = '(?:0?[1-9]|1[0-2])'
const TIME = String.raw`(?:[01]?\d|2[0-3])\.[0-5]\d`
/** Matches a date, a time or two with a dot, or the number of an energy certificate. */
const NOT_DIALLED = new RegExp(
  String.raw`^(?:${DAY}([./-])${MONTH}\1(?:19|20)?\d\d|${TIME}(?:[-–]${TIME})?|\d{4}(?:-\d{4}){4})\.?$`,
)

function isDialled(words: readonly string[]): boolean {
  const digits = words
    .join('')
    .replaceAll(/[oO０٠۰०]/g, '0')
    .replaceAll(/[^\p{Nd}+]/gu, '')
  return /^(?:0\p{Nd}{9}|\+\p{Nd}{9}|44[1-9]\d{9}$)/u.test(digits)
}

/** Hides the telephone number in a run of digits, and keeps dates and times before and after it. */
function hideInRun(run: string): string {
  const words = run.split(/\s+/)
  const from = words.findIndex((word) => !NOT_DIALLED.test(word))
  if (from === -1) return run
  const to = words.findLastIndex((word) => !NOT_DIALLED.test(word)) + 1
  if (isDialled(words.slice(from, to)))
    return [...words.slice(0, from), placeholders.phone, ...words.slice(to)].join(' ')
  return isDialled(words) ? placeholders.phone : run
}

/**
 * Replaces telephone numbers, email addresses and links by words that say so. Prices, dates and postcodes stay. Whoever
 * spells a number in words gets past it: the rule protects people from saying too much too soon, not from each other.
 */
export const hideContactDetails = (text: string): string =>
  text
    .replaceAll(EMAIL, placeholders.email)
    .replaceAll(LINK, (link) => `${placeholders.link}${TRAILING_SIGNS.exec(link)?.[0] ?? ''}`)
    .replaceAll(PHONE, hideInRun)
