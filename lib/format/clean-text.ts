/** Control characters and lone surrogates, which PostgreSQL refuses. */
const unprintableCharacters = /[\p{Cc}\p{Cs}]/gu

/** Removes what PostgreSQL refuses, again after truncating, which may split a surrogate pair. */
export function cleanText(text: string, max: number): string {
  const truncated = text.replace(unprintableCharacters, ' ').trim().slice(0, max)
  return truncated.replace(unprintableCharacters, '').trim()
}
