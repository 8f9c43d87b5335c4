interface Person {
  firstName: string
  lastName: string
  closedAt: Date | null
}

/** Formats a name as the other party of a conversation sees it: 'Jane B.'. */
export function formatPersonName({ firstName, lastName, closedAt }: Person): string {
  if (closedAt) return 'A former user'
  const [initial = ''] = lastName.trim()
  return initial ? `${firstName.trim()} ${initial.toUpperCase()}.` : firstName.trim()
}

/** Adds a full stop to a sentence, unless its last word is a name such as 'Jane B.' that ends with one. */
export const endSentence = (sentence: string): string => (sentence.endsWith('.') ? sentence : `${sentence}.`)
