/**
 * The outcome of a post without JavaScript, which the next page shows. It is in a cookie, because in an address anybody
 * could make a link with a text of their own.
 */
export const FILE_NOTICE_COOKIE = 'file_notice'
export const FILE_NOTICE_SECONDS = 20

export interface FileNotice {
  isProblem: boolean
  text: string
}

export const writeFileNotice = ({ isProblem, text }: FileNotice): string =>
  encodeURIComponent(`${isProblem ? '!' : '+'}${text}`)

export function parseFileNotice(value: string | undefined): FileNotice | null {
  // The framework has decoded the cookie already.
  if (!value || !/^[!+]./.test(value)) return null
  return { isProblem: value.startsWith('!'), text: value.slice(1, 400) }
}
