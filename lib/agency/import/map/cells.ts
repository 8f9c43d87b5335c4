import { plainText } from '../../../html/sanitise'

/** The trimmed text of a row's column; '' where it is blank or the file has no such column. */
export type Cells = (column: string) => string

export type Warn = (text: string) => void

export const quote = (text: string): string =>
  `'${text.replace(/\s+/g, ' ').slice(0, 40)}${text.length > 40 ? '…' : ''}'`

/** All but tabs and line ends; PostgreSQL refuses NUL. */
const CONTROL_CHARACTER = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g
/** Truncation leaves half of a surrogate pair behind, which UTF-8 cannot encode. */
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

export const stripControlCharacters = (text: string): string =>
  text.replace(CONTROL_CHARACTER, '').replace(LONE_SURROGATE, '\ufffd').trim()

/** Truncates the plain text of a cell, which may contain HTML, between words. */
export function truncateText(html: string, maxCharacters: number): string {
  const text = plainText(html)
  if (text.length <= maxCharacters) return text
  const cut = text.slice(0, maxCharacters - 1)
  const lastSpace = cut.lastIndexOf(' ')
  const wholeWords = lastSpace > maxCharacters / 2 ? cut.slice(0, lastSpace) : cut
  return `${wholeWords.replace(LONE_SURROGATE, '').trimEnd()}…`
}

/** 'HIGH STREET' → 'High Street'; a text with lower-case letters stays unchanged. */
export function normaliseCapitals(text: string): string {
  if (text.length < 4 || /[a-z]/.test(text)) return text
  const lowerCaseWords = new Set(['on', 'in', 'of', 'the', 'upon', 'by', 'le', 'under', 'and', 'next'])
  return text
    .toLowerCase()
    .replace(/[a-zà-ÿ][a-zà-ÿ’']*/g, (word, at: number) =>
      at > 0 && lowerCaseWords.has(word) ? word : word[0]!.toUpperCase() + word.slice(1),
    )
}

export function parseFlag(text: string): boolean | null {
  if (/^(1|y|yes|true)$/i.test(text)) return true
  return /^(0|n|no|false)$/i.test(text) ? false : null
}
