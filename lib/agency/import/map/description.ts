import { sanitiseDescription } from '../../../html/sanitise'
import { clean, words, type Cells, type Warn } from './cells'

/** Lengths of the format (domain C1). */
const LONGEST_DESCRIPTION = 32_768
const LONGEST_SUMMARY = 1_024
/** What a card shows of it. */
const CARD_SUMMARY = 300
const LONGEST_FEATURE = 200

const CHAIN_FREE = /\b(?:no (?:onward |upward )?chain|chain[- ]free|no onward purchase)\b/i

export interface Words {
  summary: string
  /** Sanitised HTML. */
  description: string
  features: string[]
  chainFree: boolean | null
}

/** Line breaks of a text without markup become paragraphs and breaks; markup is left to the sanitiser. */
function asHtml(text: string): string {
  if (/<(?:p|br|ul|ol|li|div|h\d)\b/i.test(text))
    return text.replace(/<\/?div\b[^>]*>|<\/?h\d\b[^>]*>/gi, (tag) => (tag.startsWith('</') ? '</p>' : '<p>'))
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n\s*/)
    .filter((part) => part.trim())
    .map((part) => `<p>${part.trim().replace(/\n/g, '<br>')}</p>`)
    .join('')
}

/** The words of a row: the summary without markup, the description with the little that is allowed. */
export function readWords(cells: Cells, warn: Warn): Words {
  const body = cells('DESCRIPTION')
  if (body.length > LONGEST_DESCRIPTION)
    warn(`DESCRIPTION is cut at ${LONGEST_DESCRIPTION.toLocaleString('en-GB')} characters`)
  const description = sanitiseDescription(asHtml(clean(body.slice(0, LONGEST_DESCRIPTION)))).trim()
  const summary =
    words(clean(cells('SUMMARY').slice(0, 4 * LONGEST_SUMMARY)), LONGEST_SUMMARY) ||
    words(description, CARD_SUMMARY)
  if (!description)
    warn(
      summary
        ? 'DESCRIPTION is blank; the summary stands in its place'
        : 'the row has neither a summary nor a description',
    )
  const features = Array.from({ length: 10 }, (_, index) =>
    words(clean(cells(`FEATURE${index + 1}`)), LONGEST_FEATURE).replace(/^[•*\-–\s]+/, ''),
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
