/** Joins sentences to a paragraph, and adds the person's note as a second paragraph. */
export const addNote = (sentences: readonly string[], note: string): string =>
  [sentences.filter(Boolean).join(' '), note].filter(Boolean).join('\n\n')
