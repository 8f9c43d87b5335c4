/** Control characters and lone surrogates, which PostgreSQL refuses. */
const unprintableCharacters = /[\p{Cc}\p{Cs}]/gu

/** Removes what PostgreSQL refuses and truncates; truncation may leave half of a surrogate pair. */
export const cleanText = (text: string, max: number): string =>
  text.replace(unprintableCharacters, ' ').trim().slice(0, max).replace(unprintableCharacters, '').trim()
