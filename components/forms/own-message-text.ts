/** Something asked for beside the message; its label is its name, and what the message calls it. */
export interface Asked {
  label: string
  type: 'date' | 'time' | 'number' | 'text'
  hint?: string
  /** Words when it is missing; without them it may be. */
  missing?: string
  /** Least and greatest value, as the control takes them. */
  min?: string | number
  max?: string | number
}

/** Said where a message is wanted (0 §5). */
const NO_MESSAGE = 'Please enter your message'

/** Name of the message itself among what was typed. */
export const MESSAGE = 'message'
/** Name of what it is about, which nobody types. */
export const ABOUT = 'about'

const known = (typed: Readonly<Record<string, string>>, name: string) => typed[name]?.trim() ?? ''

/** What is missing, by field. Where something else is asked for, the message may be left out. */
export function missingIn(asked: readonly Asked[], typed: Readonly<Record<string, string>>): Record<string, string> {
  const missing = asked.flatMap(({ label, missing: told }) => (told && !known(typed, label) ? [[label, told]] : []))
  const needsMessage = !asked.some(({ missing: told }) => told)
  return Object.fromEntries(needsMessage && !known(typed, MESSAGE) ? [...missing, [MESSAGE, NO_MESSAGE]] : missing)
}

/** What the contact call is given: what it is about, what was asked for, then the person's own words. */
export const ownMessageText = (typed: Readonly<Record<string, string>>): string =>
  [
    known(typed, ABOUT),
    ...Object.keys(typed).filter((name) => name !== ABOUT && name !== MESSAGE && known(typed, name)).map((name) => `${name}: ${known(typed, name)}.`),
    known(typed, MESSAGE),
  ].filter(Boolean).join(' ')
