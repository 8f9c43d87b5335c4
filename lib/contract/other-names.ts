import * as z from 'zod'
import { MAX_OWNERS } from './selling-messages'

/** A line has a name of at most 100 characters, and may have blanks around it. */
const MAX_NAME_LINE_CHARACTERS = 120
/** Matches 3 to 100 characters that begin with a letter. */
const FULL_NAME = /^\p{L}.{2,99}$/u

export function splitLines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
}

/** The full names of people who own or buy a home together with the account's holder, one on each line; may be ''. */
export const otherNames = (error: string) =>
  z
    .string()
    .max(MAX_OWNERS * MAX_NAME_LINE_CHARACTERS, { error })
    .default('')
    .refine(
      (text) => {
        const names = splitLines(text)
        // The account's holder counts too, so there must be fewer names than MAX_OWNERS.
        return names.length < MAX_OWNERS && names.every((name) => FULL_NAME.test(name))
      },
      { error },
    )
