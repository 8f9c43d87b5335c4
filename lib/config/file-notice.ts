/**
 * The cookie with the outcome of a post without JavaScript, which the next page shows. The outcome is not in the URL,
 * because anybody could then make a link that shows a text of their own.
 */
export const FILE_NOTICE_COOKIE = 'file_notice'
export const FILE_NOTICE_SECONDS = 20
const MAX_NOTICE_CHARACTERS = 400

export interface FileNotice {
  isProblem: boolean
  text: string
}

/** The first character of a stored notice, which tells a problem from a success. */
const PROBLEM_PREFIX = '!'
const SUCCESS_PREFIX = '+'

export const writeFileNotice = ({ isProblem, text }: FileNotice): string =>
  encodeURIComponent(`${isProblem ? PROBLEM_PREFIX : SUCCESS_PREFIX}${text}`)

export function parseFileNotice(value: string | undefined): FileNotice | null {
  // Next has decoded the cookie already.
  if (!value || !/^[!+]./.test(value)) return null
  return { isProblem: value.startsWith(PROBLEM_PREFIX), text: value.slice(1, MAX_NOTICE_CHARACTERS) }
}
