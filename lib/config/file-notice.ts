/**
 * The outcome of a post without JavaScript, which the page that follows shows. A cookie carries it, because whoever
 * makes a link could put words of their own into an address.
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
  // The framework decodes cookies.
  if (!value || !/^[!+]./.test(value)) return null
  return { isProblem: value.startsWith('!'), text: value.slice(1, 400) }
}
