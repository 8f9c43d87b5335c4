/** Control characters and lone surrogates, which PostgreSQL refuses. */
const unprintableCharacters = /[\p{Cc}\p{Cs}]/gu

/** Removes characters that PostgreSQL refuses, and truncates. It removes twice, because truncation may split a pair. */
export const cleanText = (text: string, max: number): string =>
  text.replace(unprintableCharacters, ' ').trim().slice(0, max).replace(unprintableCharacters, '').trim()
