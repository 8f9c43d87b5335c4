import { sanitiseDescription } from '../../../html/sanitise'
import { stripControlCharacters, truncateText, type Cells, type Warn } from './cells'

/** Limits of the BLM format. */
const MAX_DESCRIPTION_CHARACTERS = 32_768
const MAX_SUMMARY_CHARACTERS = 1_024
/** A summary that is made from the description has the length that a card shows. */
const CARD_SUMMARY_CHARACTERS = 300
const MAX_FEATURE_CHARACTERS = 200

const CHAIN_FREE = /\b(?:no (?:onward |upward )?chain|chain[- ]free|no onward purchase)\b/i

export interface AdvertText {
  summary: string
  /** Sanitised HTML. */
  description: string
  features: string[]
  chainFree: boolean | null
}

/** Turns line breaks of plain text into paragraphs; HTML is left to the sanitiser. */
function toHtml(text: string): string {
  if (/<(?:p|br|ul|ol|li|div|h\d)\b/i.test(text))
    return text.replace(/<\/?div\b[^>]*>|<\/?h\d\b[^>]*>/gi, (tag) => (tag.startsWith('</') ? '</p>' : '<p>'))
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n\s*/)
    .filter((part) => part.trim())
    .map((part) => `<p>${part.trim().replace(/\n/g, '<br>')}</p>`)
    .join('')
}

/** Reads the texts of a row: the summary as plain text, the description as sanitised HTML. */
export function readAdvertText(cells: Cells, warn: Warn): AdvertText {
  const body = cells('DESCRIPTION')
  if (body.length > MAX_DESCRIPTION_CHARACTERS)
    warn(`DESCRIPTION is cut at ${MAX_DESCRIPTION_CHARACTERS.toLocaleString('en-GB')} characters`)
  const description = sanitiseDescription(
    toHtml(stripControlCharacters(body.slice(0, MAX_DESCRIPTION_CHARACTERS))),
  ).trim()
  const summary =
    truncateText(
      stripControlCharacters(cells('SUMMARY').slice(0, 4 * MAX_SUMMARY_CHARACTERS)),
      MAX_SUMMARY_CHARACTERS,
    ) || truncateText(description, CARD_SUMMARY_CHARACTERS)
  if (!description)
    warn(
      summary
        ? 'DESCRIPTION is blank; the summary stands in its place'
        : 'the row has neither a summary nor a description',
    )
  const features = Array.from({ length: 10 }, (_, index) =>
    truncateText(stripControlCharacters(cells(`FEATURE${index + 1}`)), MAX_FEATURE_CHARACTERS).replace(
      /^[•*\-–\s]+/,
      '',
    ),
  ).filter(Boolean)
  return {
    summary,
    description:
      description ||
      (summary
        ? sanitiseDescription(
            `<p>${summary.replace(/[&<>]/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[char]!)}</p>`,
          )
        : ''),
    features: [...new Set(features)],
    chainFree: features.some((feature) => CHAIN_FREE.test(feature)) ? true : null,
  }
}
