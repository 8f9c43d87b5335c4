import { plainText } from '../../../html/sanitise'

/** Reads the trimmed text of a row's cell; '' if the cell is blank or the file has no such column. */
export type ReadCell = (column: string) => string

/** Reads an id of the format. Some exports pad ids with zeros: '07' → '7'. */
export const readId = (readCell: ReadCell, column: string): string =>
  readCell(column).replace(/^0+(?=\d)/, '')

/** Finds the first id that the format has for a value; used by the export. */
export const findIdOf = (
  valuesById: ReadonlyMap<string, string>,
  value: string | undefined,
): string | undefined => [...valuesById.keys()].find((id) => valuesById.get(id) === value)

export type Warn = (text: string) => void

const MAX_QUOTED_CHARACTERS = 40

/** Quotes a cell in a message, on one line and truncated. */
export function quote(text: string): string {
  const line = text.replace(/\s+/g, ' ').slice(0, MAX_QUOTED_CHARACTERS)
  return `'${line}${text.length > MAX_QUOTED_CHARACTERS ? '…' : ''}'`
}

/** All control characters but tabs and line ends. PostgreSQL refuses NUL, and XML most of the others. */
const CONTROL_CHARACTER = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g
/** Half of a surrogate pair, as truncation leaves behind. UTF-8 cannot encode it. With the flag u, no pair matches. */
const LONE_SURROGATE = /\p{Surrogate}/gu

export const stripControlCharacters = (text: string): string =>
  text.replace(CONTROL_CHARACTER, '').replace(LONE_SURROGATE, '\ufffd').trim()

/** Removes the HTML of a cell, and truncates the text between two words. */
export function truncateText(html: string, maxCharacters: number): string {
  const text = plainText(html)
  if (text.length <= maxCharacters) return text
  const cut = text.slice(0, maxCharacters - 1)
  const lastSpace = cut.lastIndexOf(' ')
  // A long word at the end is cut, so that at least half of the text is left.
  const wholeWords = lastSpace > maxCharacters / 2 ? cut.slice(0, lastSpace) : cut
  return `${wholeWords.replace(LONE_SURROGATE, '').trimEnd()}…`
}

/** Words of street and town names that stay small, as in 'Chester-le-Street' and 'Wells-next-the-Sea'. */
const LOWER_CASE_WORDS = new Set(['on', 'in', 'of', 'the', 'upon', 'by', 'le', 'under', 'and', 'next'])

/** 'HIGH STREET' → 'High Street'; a text with lower-case letters stays unchanged. */
function normaliseCapitals(text: string): string {
  // Short texts, such as 'A12' and 'NHS', are names or abbreviations.
  if (text.length < 4 || /[a-z]/.test(text)) return text
  return text
    .toLowerCase()
    .replace(/[a-zà-ÿ][a-zà-ÿ’']*/g, (word, at: number) =>
      at > 0 && LOWER_CASE_WORDS.has(word) ? word : word[0]!.toUpperCase() + word.slice(1),
    )
}

/** The BLM format's limit of an address line. */
const MAX_ADDRESS_LINE_CHARACTERS = 60

/** Truncates an address line, removes the punctuation around it, and normalises its capitals. */
export const cleanAddressLine = (text: string): string =>
  normaliseCapitals(truncateText(text, MAX_ADDRESS_LINE_CHARACTERS).replace(/^[\s,.]+|[\s,.]+$/g, ''))

/** Parses a yes or no; null for any other text. */
export function parseFlag(text: string): boolean | null {
  if (/^(1|y|yes|true)$/i.test(text)) return true
  return /^(0|n|no|false)$/i.test(text) ? false : null
}
