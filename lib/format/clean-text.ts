/** Control characters and lone surrogates, which PostgreSQL refuses. */
const unprintableCharacters = /[\p{Cc}\p{Cs}]/gu

/** Replaces characters that PostgreSQL refuses, and removes a half of a surrogate pair that truncating has split. */
export function cleanText(text: string, max: number): string {
  const truncated = text.replace(unprintableCharacters, ' ').trim().slice(0, max)
  return truncated.replace(unprintableCharacters, '').trim()
}
