/** Joins sentences to a paragraph, and sets a person's own words apart. */
export const withWords = (sentences: readonly string[], words: string): string =>
  [sentences.filter(Boolean).join(' '), words].filter(Boolean).join('\n\n')
