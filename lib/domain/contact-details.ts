/* Ways to reach a person outside the website, which nobody is shown before a viewing is accepted. */

const hidden = {
  phone: '[telephone number hidden until a viewing is accepted]',
  email: '[email address hidden until a viewing is accepted]',
  link: '[link hidden until a viewing is accepted]',
}

/** Spaces of any kind, characters of no width, and what people write between the digits of a number. */
const SEPARATOR = String.raw`[\s\u00ad\u200b-\u200d\u2060\ufeff().\-‐-―/_~*]`
/** Digits of any script, and the letter that is typed for a nought. */
const DIGIT = String.raw`[\p{Nd}oO]`
/** A run that begins with a nought, a plus sign or Britain's code. Numbers in texts about homes begin otherwise. */
const PHONE = new RegExp(
  String.raw`(?<![\p{L}\p{N}£$€])(?:\+${SEPARATOR}*\p{Nd}|[\p{Nd}oO])(?:${SEPARATOR}{0,4}${DIGIT}){9,}(?![\p{L}\p{N}])`,
  'gu',
)
const MIN_PHONE_DIGITS = 10

/** Whole dates, times and amounts, which a run of digits does not cross. */
const DATE_OR_TIME =
  /(?<!\d)(?:(?:0?[1-9]|[12]\d|3[01])([./-])(?:0?[1-9]|1[0-2])\1(?:19|20)?\d\d|(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])|(?:[01]?\d|2[0-3])[.:][0-5]\d)(?!\d)/g

const TOP_LEVEL = String.raw`(?:com|net|org|info|biz|io|me|uk|ie|eu|co|app|dev|online|site|shop|link|xyz)`
const NAME = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?`
const AT = String.raw`(?:\s?[@＠]\s?|\s?[([{]\s*at\s*[)\]}]\s?)`
const DOT = String.raw`(?:\.|\s?[([{]\s*dot\s*[)\]}]\s?|\sdot\s)`
const EMAIL = new RegExp(
  String.raw`[\p{L}\p{N}._%+'-]{1,64}(?:${AT}${NAME}(?:${DOT}${NAME}){1,4}|\sat\s${NAME}(?:\sdot\s${NAME}){1,4})`,
  'giu',
)
const LINK = new RegExp(
  String.raw`(?:https?:\/\/|www\.)[^\s<>]+|(?<![\p{L}\p{N}.@])(?:${NAME}\.){1,4}${TOP_LEVEL}(?![\p{L}\p{N}.-]*[\p{L}\p{N}])(?:[/?#][^\s<>]*)?`,
  'giu',
)

const toDigits = (run: string): string => run.normalize('NFKC').replaceAll(/[oO]/g, '0').replaceAll(/[^\d+]/g, '')

function isPhone(run: string): boolean {
  const digits = toDigits(run)
  const trueDigits = run.replaceAll(/[^\p{Nd}]/gu, '')
  if (trueDigits.length < MIN_PHONE_DIGITS - 2) return false
  return /^(?:\+|0)/.test(digits) || /^44[1-9]\d{9}$/.test(digits)
}

function hidePhones(text: string): string {
  const parts = text.split(DATE_OR_TIME)
  return parts.join('')
}
