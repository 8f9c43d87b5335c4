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

export const writeFileNotice = ({ isProblem, text }: FileNotice): string =>
  encodeURIComponent(`${isProblem ? '!' : '+'}${text}`)

export function parseFileNotice(value: string | undefined): FileNotice | null {
  // Next has decoded the cookie already.
  if (!value || !/^[!+]./.test(value)) return null
  return { isProblem: value.startsWith('!'), text: value.slice(1, MAX_NOTICE_CHARACTERS) }
}
