import { brandName } from '../../config/env'
import { PASSWORD_CHARACTERS } from '../../config/account-options'
import { guessedPasswords } from './guessed-passwords'

/** Whose password it is to be. */
export interface Person {
  email: string
  firstName: string
  lastName: string
}

/** What people press in a row: digits, letters, and the rows of a keyboard, there and back. */
const rowsOfKeys = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1q2w3e4r5t6y7u8i9o0p',
]
const runs = rowsOfKeys.flatMap((row) => [row, [...row].reverse().join('')])

const SHORTEST_PATTERN = 4
/** A run of keys, or one thing over and over. */
const isPattern = (text: string) =>
  text.length >= SHORTEST_PATTERN &&
  (runs.some((run) => run.includes(text)) || /^(.{1,4})\1+.?$/su.test(text))

const swaps: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
const unswapped = (text: string) => text.replaceAll(/[013457@$!]/g, (sign) => swaps[sign] ?? sign)
/** More signs than these around a word are no year and no flourish. */
const MOST_AROUND = 6
/** 'Sunshine2026!' and '123sunshine' are 'sunshine' to whoever guesses. */
function core(text: string): string {
  const word = text.replace(/^[^a-z]+/, '').replace(/[^a-z]+$/, '')
  return text.length - word.length <= MOST_AROUND ? word : text
}

/** Signs that must be left of a password without the words that everybody knows of its owner. */
const LEAST_OF_OWN = 5
const SHORTEST_WORD = 3

const ownWords = ({ email, firstName, lastName }: Person): string[] =>
  [
    email,
    ...email.split(/[@.+_-]/),
    firstName,
    lastName,
    ...`${firstName} ${lastName}`.split(/[\s'’-]/),
    brandName(),
    ...brandName().split(/[\s'’&-]/),
  ]
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= SHORTEST_WORD)
    .toSorted((a, b) => b.length - a.length)

const withoutWords = (text: string, words: string[]): string =>
  words.reduce((rest, word) => rest.replaceAll(word, ''), text)

/**
 * Whether a password is too easily guessed (D-163; NIST SP 800-63B 3.1.1.2): short, a pattern, little
 * more than its owner's name, address or ours, or among the common ones.
 */
export async function isWeakPassword(password: string, person: Person): Promise<boolean> {
  const text = password.toLowerCase()
  const forms = [text, unswapped(text), core(text), core(unswapped(text))]
  if (
    password.length < PASSWORD_CHARACTERS.min ||
    forms.some(isPattern) ||
    withoutWords(text, ownWords(person)).length < LEAST_OF_OWN
  )
    return true
  const guessed = await guessedPasswords()
  return forms.some((form) => guessed.has(form))
}
