/* Hides contact details in messages until a viewing is accepted, and finds them in names and adverts. */

const placeholders = {
  email: '[email address hidden until a viewing is accepted]',
  link: '[link hidden until a viewing is accepted]',
  phone: '[telephone number hidden until a viewing is accepted]',
}

/** Matches one label of a domain name, which has at most 63 characters. */
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?`
/** Matches 'at' or 'dot' in brackets, as in 'jane (at) mail (dot) example'. */
const toBracketedPattern = (word: string): string => String.raw`\s?[([{]\s?${word}\s?[)\]}]\s?`
const MAILBOX = String.raw`[\p{L}\p{N}._%+'-]`
const AT = String.raw`(?:\s?[@＠]\s?|${toBracketedPattern('at')})`
const DOT = String.raw`(?:\.|\sdot\s|${toBracketedPattern('dot')})`
/** The plain word 'at' counts only if 'dot' is a word too: 'meet me at home.Then' is no address. */
const AT_AND_LABELS = String.raw`(?:${AT}(?:${LABEL}${DOT}){1,4}|\sat\s(?:${LABEL}\sdot\s){1,4})`
/** Matches 'jane@mail.example', also with brackets or with the plain words 'at' and 'dot'. */
const EMAIL = new RegExp(
  String.raw`(?<!${MAILBOX})${MAILBOX}+${AT_AND_LABELS}\p{L}{2,24}(?![\p{L}\p{N}])`,
  'giu',
)

/** Case-sensitive, because 'the end.Info' is no address but a sentence that begins without a space before it. */
const TOP_LEVEL_DOMAINS = 'com|net|org|info|biz|io|uk|ie|eu|co|dev|xyz|COM|NET|ORG|UK'
const LINK_BY_PREFIX = String.raw`(?:[hH][tT]{2}[pP][sS]?:\/\/|[wW]{3}\.)[^\s<>]+`
const SHORT_LINK_DOMAINS = String.raw`wa\.me|t\.me|m\.me|bit\.ly`
const KNOWN_DOMAIN = String.raw`(?:(?:${LABEL}\.){1,4}(?:${TOP_LEVEL_DOMAINS})|${SHORT_LINK_DOMAINS})`
/** Matches 'jane-homes.co.uk/viewings' or 'wa.me/447…', but not the domain of an email address. */
const LINK_BY_DOMAIN = String.raw`(?<![\p{L}\p{N}.@-])${KNOWN_DOMAIN}(?![\p{L}\p{N}-]|\.\p{L})(?:[/?#][^\s<>]*)?`
/** Matches a text that begins with 'https://' or 'www.', or a domain name with a known ending, each with its path. */
const LINK = new RegExp(`${LINK_BY_PREFIX}|${LINK_BY_DOMAIN}`, 'gu')
/** The lookbehind lets only the first mark of a row begin a match, so that a long row does not take quadratic time. */
const TRAILING_PUNCTUATION = /(?<![.,;:!?)\]}'"’”])[.,;:!?)\]}'"’”]+$/

/** Characters that people write between digits, including invisible ones. */
const SEPARATORS = String.raw`[\s\u00ad\u200b-\u200d\u2060\ufeff().\-‐-―/_~*]{0,4}`
/** No telephone number follows a letter, a digit, a currency sign, or the first part of a number, time or date. */
const NOT_AFTER = String.raw`(?<![\p{L}\p{N}£$€]|\p{N}[,:]|(?:19|20)\d\d[-./])`
/**
 * A telephone number begins with 0, + or 44, unlike prices and ages. The letter o and the zeros of other scripts count as
 * 0, because people use them to evade the rule.
 */
const ZERO = '[0oO０٠۰०]'
const DIGIT = String.raw`[\p{Nd}oO]`
const PHONE_START = String.raw`(?:\+${SEPARATORS}${DIGIT}|${ZERO}|44)`
const PHONE = new RegExp(
  String.raw`${NOT_AFTER}${PHONE_START}(?:${SEPARATORS}${DIGIT}){8,}(?![\p{L}\p{N}])`,
  'gu',
)

const DAY = '(?:0?[1-9]|[12][0-9]|3[01])'
const MONTH = '(?:0?[1-9]|1[0-2])'
const DATE = String.raw`${DAY}([./-])${MONTH}\1(?:19|20)?\d\d`
const TIME = String.raw`(?:[01]?\d|2[0-3])\.[0-5]\d`
const CERTIFICATE_NUMBER = String.raw`\d{4}(?:-\d{4}){4}`
/**
 * Matches digits that are no telephone number: a date ('12/05/2026'), one or two times ('10.30-11.30'), or the number
 * of an energy certificate (five groups of four digits).
 */
const DATE_TIME_OR_CERTIFICATE = new RegExp(
  String.raw`^(?:${DATE}|${TIME}(?:[-–]${TIME})?|${CERTIFICATE_NUMBER})\.?$`,
)

function isPhoneNumber(words: readonly string[]): boolean {
  const digits = words
    .join('')
    .replaceAll(new RegExp(ZERO, 'g'), '0')
    .replaceAll(/[^\p{Nd}+]/gu, '')
  // At least nine digits after 0 or +, or exactly ten after 44.
  return /^(?:0\p{Nd}{9}|\+\p{Nd}{9}|44[1-9]\d{9}$)/u.test(digits)
}

/** Hides the telephone number in a sequence of digits, and keeps dates and times before and after it. */
function hidePhoneNumber(sequence: string): string {
  const words = sequence.split(/\s+/)
  const mayBePhoneNumber = (word: string) => !DATE_TIME_OR_CERTIFICATE.test(word)
  const start = words.findIndex(mayBePhoneNumber)
  if (start === -1) return sequence
  const end = words.findLastIndex(mayBePhoneNumber) + 1
  if (isPhoneNumber(words.slice(start, end)))
    return [...words.slice(0, start), placeholders.phone, ...words.slice(end)].join(' ')
  // The first or last digits of a telephone number may look like a date or a time.
  return isPhoneNumber(words) ? placeholders.phone : sequence
}

/** Replaces contact details by placeholders. A telephone number in words stays: not every evasion can be found. */
export const hideContactDetails = (text: string): string =>
  text
    .replaceAll(EMAIL, placeholders.email)
    .replaceAll(LINK, (link) => `${placeholders.link}${TRAILING_PUNCTUATION.exec(link)?.[0] ?? ''}`)
    .replaceAll(PHONE, hidePhoneNumber)

export const hasContactDetails = (text: string): boolean => hideContactDetails(text) !== text

/** Finds the first email address and the first telephone number in a text. Links are not returned. */
export function findEmailAndPhoneNumber(text: string): string[] {
  const email = text.match(EMAIL)?.[0]
  const number = text.match(PHONE)?.find((sequence) => hidePhoneNumber(sequence) !== sequence)
  return [email, number].filter((found) => found !== undefined)
}
