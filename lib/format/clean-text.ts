/** Control characters and lone surrogates, which PostgreSQL refuses. */
const unprintableCharacters = /[\p{Cc}\p{Cs}]/gu

/**
 * Removes characters that PostgreSQL refuses, and truncates. They are removed again at the end, because truncation may
 * split a surrogate pair.
 */
export const cleanText = (text: string, max: number): string =>
  text.replace(unprintableCharacters, ' ').trim().slice(0, max).replace(unprintableCharacters, '').trim()
