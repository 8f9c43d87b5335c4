import { MAX_NOTE_CHARACTERS, MAX_SAVED_HOMES } from '../domain/saved-home'
import { formatInteger } from '../format/number'

/** Kept apart from the schemas, so that a form can show a message without loading zod. */
export const savedHomeMessages = {
  notFound: 'Home not found',
  tooMany: `You have saved ${MAX_SAVED_HOMES} homes, which is the most that we keep. Remove some, and save this one then.`,
  tooManyHidden: `You have hidden ${MAX_SAVED_HOMES} homes, which is the most that we keep. Show some of them again, and hide this one then.`,
  noteTooLong: `Please write no more than ${formatInteger(MAX_NOTE_CHARACTERS)} characters.`,
} as const
