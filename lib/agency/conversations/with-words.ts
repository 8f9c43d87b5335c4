/** Joins sentences to a paragraph, and adds what the person wrote as a second one. */
export const withWords = (sentences: readonly string[], words: string): string =>
  [sentences.filter(Boolean).join(' '), words].filter(Boolean).join('\n\n')
