import { escapeMarkup } from './escape-markup'

/** Converts typed text to HTML: empty lines separate paragraphs, and markup in the text is escaped. */
export const toParagraphs = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n\s*/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => `<p>${escapeMarkup(part).replaceAll('\n', '<br>')}</p>`)
    .join('')

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

/** Converts the HTML of a description to text that can be edited. List items become lines. */
export const fromParagraphs = (html: string): string =>
  html
    // Only the first space of a row begins a match. From each of 10,000 spaces, the search would take 70 ms.
    .replaceAll(/(?<!\s)\s*<br\s*\/?>\s*/gi, '\n')
    .replaceAll(/<\/(?:p|ul|ol)>/gi, '\n\n')
    .replaceAll(/<li[^>]*>/gi, '\n– ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
