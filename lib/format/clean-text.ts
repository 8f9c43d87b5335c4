/** Control characters and lone surrogates, which PostgreSQL refuses. */
const unprintableCharacters = /[\p{Cc}\p{Cs}]/gu

/**
 * Removes characters that PostgreSQL refuses, and truncates. The characters are removed a second time, because truncation
 * may have split a surrogate pair.
 */
export function cleanText(text: string, max: number): string {
  const truncated = text.replace(unprintableCharacters, ' ').trim().slice(0, max)
  return truncated.replace(unprintableCharacters, '').trim()
}
