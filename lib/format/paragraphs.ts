import { escapeMarkup, unescapeMarkup } from './escape-markup'

/** Converts typed text to HTML: empty lines separate paragraphs, and markup in the text is escaped. */
export const toParagraphs = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n\s*/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => `<p>${escapeMarkup(part).replaceAll('\n', '<br>')}</p>`)
    .join('')

/** Converts the HTML of a description to text that can be edited. List items become lines. */
export function fromParagraphs(html: string): string {
  const text = html
    // The lookbehind lets only the first space of a row begin a match. Otherwise 10,000 spaces would take 70 ms.
    .replaceAll(/(?<!\s)\s*<br\s*\/?>\s*/gi, '\n')
    .replaceAll(/<\/(?:p|ul|ol)>/gi, '\n\n')
    .replaceAll(/<li[^>]*>/gi, '\n– ')
    .replaceAll(/<[^>]*>/g, '')
  return unescapeMarkup(text)
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
