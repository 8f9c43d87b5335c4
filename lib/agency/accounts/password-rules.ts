import { brandName } from '../../config/env'
import { PASSWORD_CHARACTERS } from '../../config/account-options'
import { loadCommonPasswords } from './frequent-passwords'

export interface PasswordOwner {
  email: string
  firstName: string
  lastName: string
}

/** Sequences that people type in a row: digits, letters, and the rows and columns of a keyboard. */
const keySequences = [
  '01234567890123456789', // twice, for sequences such as '890123'
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1q2w3e4r5t6y7u8i9o0p',
]
const sequencesInBothDirections = keySequences.flatMap((keys) => [keys, [...keys].reverse().join('')])

const MIN_PATTERN_LENGTH = 4

/** Whether a text is a sequence of keys ('qwerty'), or repeats one to four characters ('abcabc', 'abcabc1'). */
function isSequenceOrRepetition(text: string): boolean {
  if (text.length < MIN_PATTERN_LENGTH) return false
  const isSequence = sequencesInBothDirections.some((keys) => keys.includes(text))
  const isRepetition = /^(.{1,4})\1+.?$/su.test(text)
  return isSequence || isRepetition
}

const letterBySubstitute: Record<string, string> = {
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
const undoSubstitutions = (text: string) =>
  text.replaceAll(/[013457@$!]/g, (character) => letterBySubstitute[character] ?? character)

/** The length of a year and two signs, as in 'sunshine2026!!'. More characters around a word make it hard to guess. */
const MAX_STRIPPED_LENGTH = 6

/** Removes digits and signs around a word: '123sunshine' and 'sunshine2026!' become 'sunshine'. */
function stripAffixes(text: string): string {
  const word = text.replace(/^[^a-z]+/, '').replace(/[^a-z]+$/, '')
  return text.length - word.length <= MAX_STRIPPED_LENGTH ? word : text
}

/** How many characters of a password must remain once the names of its owner and of the site are removed. */
const MIN_UNRELATED_LENGTH = 5
/** Shorter parts of a name occur in many passwords by chance. */
const MIN_WORD_LENGTH = 3

/** Lists the words of names and email address, longest first, because a longer word may contain a shorter one. */
const findRelatedWords = ({ email, firstName, lastName }: PasswordOwner): string[] =>
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
    .filter((word) => word.length >= MIN_WORD_LENGTH)
    .toSorted((a, b) => b.length - a.length)

const removeWords = (text: string, words: string[]): string =>
  words.reduce((rest, word) => rest.replaceAll(word, ''), text)

/** Whether a password is too easily guessed (D-163; NIST SP 800-63B 3.1.1.2). */
export async function isWeakPassword(password: string, owner: PasswordOwner): Promise<boolean> {
  if (password.length < PASSWORD_CHARACTERS.min) return true
  const text = password.toLowerCase()
  const variants = [text, undoSubstitutions(text), stripAffixes(text), stripAffixes(undoSubstitutions(text))]
  if (variants.some(isSequenceOrRepetition)) return true
  if (removeWords(text, findRelatedWords(owner)).length < MIN_UNRELATED_LENGTH) return true
  const commonPasswords = await loadCommonPasswords()
  return variants.some((variant) => commonPasswords.has(variant))
}
