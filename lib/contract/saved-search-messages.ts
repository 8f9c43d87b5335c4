import { MAX_SAVED_SEARCHES, MAX_SEARCH_NAME_CHARACTERS } from '../domain/saved-search'

/** Kept apart from the schemas, so that a form can show a message without loading zod. */
export const savedSearchMessages = {
  notFound: 'Saved search not found',
  noSearch: 'This is the address of no search',
  alertNotFound: 'Alert not found',
  tooMany: `You have saved ${MAX_SAVED_SEARCHES} searches, which is the most that we keep. Remove one, and save this one then.`,
  noName: 'Please give the search a name.',
  nameTooLong: `Please choose a name of at most ${MAX_SEARCH_NAME_CHARACTERS} characters.`,
  noFrequency: 'Please choose how often we may send you emails.',
} as const
