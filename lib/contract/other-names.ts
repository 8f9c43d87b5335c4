import * as z from 'zod'
import { MAX_OWNERS } from './selling-messages'

const MAX_NAME_LINE_CHARACTERS = 120
const FULL_NAME = /^\p{L}.{2,99}$/u

export function splitLines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
}

/** The full names of those who own or buy together with the account's holder, one on each line; '' for nobody. */
export const otherNames = (error: string) =>
  z
    .string()
    .max(MAX_OWNERS * MAX_NAME_LINE_CHARACTERS, { error })
    .default('')
    .refine(
      (text) => {
        const names = splitLines(text)
        return names.length < MAX_OWNERS && names.every((name) => FULL_NAME.test(name))
      },
      { error },
    )
