import { plainText } from '../../../html/sanitise'

/** The trimmed text of a row's column; '' where it is blank or the file has no such column. */
export type Cells = (column: string) => string

/** Says something about a row that does not refuse it. */
export type Warn = (text: string) => void

/** A cell's words in a message: short, on one line. */
export const quoted = (text: string): string =>
  `'${text.replace(/\s+/g, ' ').slice(0, 40)}${text.length > 40 ? '…' : ''}'`

/** Control characters, which PostgreSQL (NUL) or a page would not take; tabs and line ends stay. */
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g
/** Half of a pair, as a text cut in two leaves behind; no valid UTF-8. */
const LONE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** A cell without signs that no text has. */
export const clean = (text: string): string => text.replace(CONTROL, '').replace(LONE, '\ufffd').trim()

/** Words of a cell that may hold HTML and entities, at most `longest` characters, cut between words. */
export function words(html: string, longest: number): string {
  const text = plainText(html)
  if (text.length <= longest) return text
  const cut = text.slice(0, longest - 1)
  const space = cut.lastIndexOf(' ')
  return `${cut
    .slice(0, space > longest / 2 ? space : undefined)
    .replace(LONE, '')
    .trimEnd()}…`
}

/** 'HIGH STREET' → 'High Street'; a text with small letters is left as it is. */
export function unshout(text: string): string {
  if (text.length < 4 || /[a-z]/.test(text)) return text
  const small = new Set(['on', 'in', 'of', 'the', 'upon', 'by', 'le', 'under', 'and', 'next'])
  return text
    .toLowerCase()
    .replace(/[a-zà-ÿ][a-zà-ÿ’']*/g, (word, at: number) =>
      at > 0 && small.has(word) ? word : word[0]!.toUpperCase() + word.slice(1),
    )
}

/** A flag of the format: true, false, or null where it is blank or says neither. */
export function flag(text: string): boolean | null {
  if (/^(1|y|yes|true)$/i.test(text)) return true
  return /^(0|n|no|false)$/i.test(text) ? false : null
}
