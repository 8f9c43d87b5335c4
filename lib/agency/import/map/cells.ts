import { plainText } from '../../../html/sanitise'

/** The trimmed text of a row's column; '' where it is blank or the file has no such column. */
export type Cells = (column: string) => string

/** Reports a warning of a row. */
export type Warn = (text: string) => void

/** Quotes a cell in a message, shortened and on one line. */
export const quote = (text: string): string =>
  `'${text.replace(/\s+/g, ' ').slice(0, 40)}${text.length > 40 ? '…' : ''}'`

/** Control characters but tabs and line ends; PostgreSQL refuses NUL. */
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g
/** Half of a surrogate pair, as truncation leaves behind: not encodable in UTF-8. */
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

export const stripControlCharacters = (text: string): string =>
  text.replace(CONTROL, '').replace(LONE_SURROGATE, '\ufffd').trim()

/** The plain text of a cell that may contain HTML, truncated between words to at most `longest` characters. */
export function truncateText(html: string, longest: number): string {
  const text = plainText(html)
  if (text.length <= longest) return text
  const cut = text.slice(0, longest - 1)
  const space = cut.lastIndexOf(' ')
  return `${cut
    .slice(0, space > longest / 2 ? space : undefined)
    .replace(LONE_SURROGATE, '')
    .trimEnd()}…`
}

/** 'HIGH STREET' → 'High Street'; a text with lower-case letters stays unchanged. */
export function normaliseCapitals(text: string): string {
  if (text.length < 4 || /[a-z]/.test(text)) return text
  const small = new Set(['on', 'in', 'of', 'the', 'upon', 'by', 'le', 'under', 'and', 'next'])
  return text
    .toLowerCase()
    .replace(/[a-zà-ÿ][a-zà-ÿ’']*/g, (word, at: number) =>
      at > 0 && small.has(word) ? word : word[0]!.toUpperCase() + word.slice(1),
    )
}

/** Null where the flag is blank or unreadable. */
export function parseFlag(text: string): boolean | null {
  if (/^(1|y|yes|true)$/i.test(text)) return true
  return /^(0|n|no|false)$/i.test(text) ? false : null
}
