import { escapeMarkup } from '../../../format/escape-markup'
import { sanitiseDescription } from '../../../html/sanitise'
import { stripControlCharacters, truncateText, type ReadCell, type Warn } from './cells'

/** The lengths that the BLM format allows. */
const MAX_DESCRIPTION_CHARACTERS = 32_768
const MAX_SUMMARY_CHARACTERS = 1_024
/** Limits the work on a long SUMMARY, but leaves room for HTML tags, which do not count for the summary's length. */
const MAX_SUMMARY_HTML_CHARACTERS = 4 * MAX_SUMMARY_CHARACTERS
/** If SUMMARY is blank, the description's beginning replaces it, at about the length that a property card shows. */
const CARD_SUMMARY_CHARACTERS = 300
const MAX_FEATURE_CHARACTERS = 200
const FEATURE_COLUMNS = 10

const LEADING_BULLET = /^[•*\-–\s]+/
/** A tag by which a text is recognised as HTML: '<p>', '<br />', '<h2 class="x">'. */
const BLOCK_TAG = /<(?:p|br|ul|ol|li|div|h\d)\b/i
/** '<div class="x">', '</h2>'. */
const DIVISION_OR_HEADING_TAG = /<\/?div\b[^>]*>|<\/?h\d\b[^>]*>/gi
const CHAIN_FREE = /\b(?:no (?:onward |upward )?chain|chain[- ]free|no onward purchase)\b/i

export interface AdvertText {
  summary: string
  description: string
  features: string[]
  /** Null for unknown. Never false, because no feature says that there is a chain. */
  chainFree: true | null
}

/** Converts plain text, and HTML's divisions and headings, to paragraphs: the sanitiser would remove those tags. */
function toHtml(text: string): string {
  if (BLOCK_TAG.test(text))
    return text.replace(DIVISION_OR_HEADING_TAG, (tag) => (tag.startsWith('</') ? '</p>' : '<p>'))
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n\s*/)
    .filter((part) => part.trim())
    .map((part) => `<p>${part.trim().replace(/\n/g, '<br>')}</p>`)
    .join('')
}

const readFeature = (readCell: ReadCell, number: number): string => {
  const text = truncateText(stripControlCharacters(readCell(`FEATURE${number}`)), MAX_FEATURE_CHARACTERS)
  return text.replace(LEADING_BULLET, '')
}

/** Reads the features, SUMMARY and DESCRIPTION. If one of the latter two is blank, it is made from the other one. */
export function readAdvertText(readCell: ReadCell, warn: Warn): AdvertText {
  const { summary, description } = readSummaryAndDescription(readCell, warn)
  const features = Array.from({ length: FEATURE_COLUMNS }, (_, index) =>
    readFeature(readCell, index + 1),
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
  const cutHtml = stripControlCharacters(html.slice(0, MAX_DESCRIPTION_CHARACTERS))
  const description = sanitiseDescription(toHtml(cutHtml)).trim()
  const summaryHtml = stripControlCharacters(readCell('SUMMARY').slice(0, MAX_SUMMARY_HTML_CHARACTERS))
  const summary =
    truncateText(summaryHtml, MAX_SUMMARY_CHARACTERS) || truncateText(description, CARD_SUMMARY_CHARACTERS)
  if (!description)
    warn(
      summary
        ? 'DESCRIPTION is blank; the summary stands in its place'
        : 'the row has neither a summary nor a description',
    )
  return { summary, description }
}

const summaryToHtml = (summary: string): string => (summary ? `<p>${escapeMarkup(summary)}</p>` : '')
