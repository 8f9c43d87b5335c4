import { sanitiseDescription } from '../../../html/sanitise'
import { stripControlCharacters, truncateText, type ReadCell, type Warn } from './cells'

/** The lengths that the BLM format allows. */
const MAX_DESCRIPTION_CHARACTERS = 32_768
const MAX_SUMMARY_CHARACTERS = 1_024
/** Limits the work on a summary that consists mostly of HTML tags. */
const MAX_SUMMARY_HTML_CHARACTERS = 4 * MAX_SUMMARY_CHARACTERS
/** The length of a summary that is taken from the description: about what a property card shows. */
const CARD_SUMMARY_CHARACTERS = 300
const MAX_FEATURE_CHARACTERS = 200
/** FEATURE1 … FEATURE10. */
const FEATURE_COLUMNS = 10

const LEADING_BULLET = /^[•*\-–\s]+/
const CHAIN_FREE = /\b(?:no (?:onward |upward )?chain|chain[- ]free|no onward purchase)\b/i

export interface AdvertText {
  summary: string
  description: string
  features: string[]
  /** True if a feature says so, else null for unknown: no feature says that there is a chain. */
  chainFree: true | null
}

/** Converts plain text to paragraphs, and likewise divisions and headings of HTML, which the sanitiser would remove. */
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

/** Reads SUMMARY, DESCRIPTION and the features. A blank summary or description is replaced by the other of the two. */
export function readAdvertText(readCell: ReadCell, warn: Warn): AdvertText {
  const { summary, description } = readSummaryAndDescription(readCell, warn)
  const features = Array.from({ length: FEATURE_COLUMNS }, (_, index) =>
    truncateText(stripControlCharacters(readCell(`FEATURE${index + 1}`)), MAX_FEATURE_CHARACTERS).replace(
      LEADING_BULLET,
      '',
    ),
  ).filter(Boolean)
  return {
    summary,
    description: description || sanitiseDescription(summaryToHtml(summary)),
    features: [...new Set(features)],
    chainFree: features.some((feature) => CHAIN_FREE.test(feature)) ? true : null,
  }
}

function readSummaryAndDescription(readCell: ReadCell, warn: Warn): { summary: string; description: string } {
  const html = readCell('DESCRIPTION')
  if (html.length > MAX_DESCRIPTION_CHARACTERS)
    warn(`DESCRIPTION is cut at ${MAX_DESCRIPTION_CHARACTERS.toLocaleString('en-GB')} characters`)
  const description = sanitiseDescription(
    toHtml(stripControlCharacters(html.slice(0, MAX_DESCRIPTION_CHARACTERS))),
  ).trim()
  const summary =
    truncateText(
      stripControlCharacters(readCell('SUMMARY').slice(0, MAX_SUMMARY_HTML_CHARACTERS)),
      MAX_SUMMARY_CHARACTERS,
    ) || truncateText(description, CARD_SUMMARY_CHARACTERS)
  if (!description)
    warn(
      summary
        ? 'DESCRIPTION is blank; the summary stands in its place'
        : 'the row has neither a summary nor a description',
    )
  return { summary, description }
}

const HTML_ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const summaryToHtml = (summary: string): string =>
  summary && `<p>${summary.replace(/[&<>]/g, (char) => HTML_ENTITIES[char]!)}</p>`
