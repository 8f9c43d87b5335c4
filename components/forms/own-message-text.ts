import { grouped } from '@/lib/format/number'

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

/** Words for a value outside what is asked for, or undefined. Dates compare as they are written. */
function outside({ type, min, max }: Asked, value: string): string | undefined {
  if (type === 'date')
    return min !== undefined && value < String(min) ? 'Please choose a date from today on' : undefined
  if (type !== 'number') return undefined
  const amount = Number(value)
  const isWithin =
    Number.isFinite(amount) && amount >= Number(min ?? -Infinity) && amount <= Number(max ?? Infinity)
  return isWithin
    ? undefined
    : `Please enter a number from ${grouped(Number(min ?? 0))} to ${grouped(Number(max ?? 0))}`
}

/** What is missing or out of range, by field. Where something else must be said, the message may be left out. */
export function problemsIn(
  asked: readonly Asked[],
  typed: Readonly<Record<string, string>>,
): Record<string, string> {
  const problems = asked.flatMap((one) => {
    const value = known(typed, one.label)
    const problem = value ? outside(one, value) : one.missing
    return problem ? [[one.label, problem]] : []
  })
  const needsMessage = !asked.some(({ missing }) => missing)
  return Object.fromEntries(
    needsMessage && !known(typed, MESSAGE) ? [...problems, [MESSAGE, NO_MESSAGE]] : problems,
  )
}

/** What the contact call is given: what it is about, what was asked for, then the person's own words. */
export const ownMessageText = (typed: Readonly<Record<string, string>>): string =>
  [
    known(typed, ABOUT),
    ...Object.keys(typed)
      .filter((name) => name !== ABOUT && name !== MESSAGE && known(typed, name))
      .map((name) => `${name}: ${known(typed, name)}.`),
    known(typed, MESSAGE),
  ]
    .filter(Boolean)
    .join(' ')
