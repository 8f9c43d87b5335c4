interface Person {
  firstName: string
  lastName: string
  closedAt: Date | null
}

/** 'Jane B.': what the other party of a conversation sees of a person's name. */
export function formatPersonName({ firstName, lastName, closedAt }: Person): string {
  if (closedAt) return 'A former user'
  const [initial = ''] = lastName.trim()
  return initial ? `${firstName.trim()} ${initial.toUpperCase()}.` : firstName.trim()
}

/** Ends a sentence whose last word is such a name, which may bring its own full stop. */
export const endSentence = (sentence: string): string => (sentence.endsWith('.') ? sentence : `${sentence}.`)
