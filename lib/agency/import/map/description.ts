import { sanitiseDescription } from '../../../html/sanitise'
import { stripControlCharacters, truncateText, type Cells, type Warn } from './cells'

/** The BLM format allows these lengths. */
const MAX_DESCRIPTION_CHARACTERS = 32_768
const MAX_SUMMARY_CHARACTERS = 1_024
/** A card shows this much of a summary that is made from the description. */
const CARD_SUMMARY_CHARACTERS = 300
const MAX_FEATURE_CHARACTERS = 200

const LEADING_BULLET = /^[•*\-–\s]+/
const CHAIN_FREE = /\b(?:no (?:onward |upward )?chain|chain[- ]free|no onward purchase)\b/i

export interface AdvertText {
  summary: string
  description: string
  features: string[]
  chainFree: boolean | null
}

/** Makes paragraphs of plain text; HTML is left to the sanitiser. */
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

export function readAdvertText(cells: Cells, warn: Warn): AdvertText {
  const { summary, description } = readSummaryAndDescription(cells, warn)
  const features = Array.from({ length: 10 }, (_, index) =>
    truncateText(stripControlCharacters(cells(`FEATURE${index + 1}`)), MAX_FEATURE_CHARACTERS).replace(
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

function readSummaryAndDescription(cells: Cells, warn: Warn): { summary: string; description: string } {
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
  return { summary, description }
}

const HTML_ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const summaryToHtml = (summary: string): string =>
  summary && `<p>${summary.replace(/[&<>]/g, (char) => HTML_ENTITIES[char]!)}</p>`
