import { readStored, storageKeys } from './storage'

/** The homes that a visitor has saved, which never leave the browser. */
export const SAVED_HOMES_KEY = 'saved_homes'
/** Which homes the logged-in user has saved: a copy, so that the hearts are right at once. */
export const ACCOUNT_SAVED_HOMES_KEY = 'account_saved_homes'
/** Dispatched on `window` after the saved homes have changed in this tab. */
export const SAVED_HOMES_CHANGE = 'saved-homes-change'

/**
 * Whether a home is saved, by the visitor or by the user. Both lists are JSON objects, whose keys are searched as text,
 * because a page of results asks for each of its cards.
 * @param key 'sale:12'
 */
export const isHomeSaved = (key: string): boolean =>
  `${readStored(SAVED_HOMES_KEY)}${readStored(storageKeys.token) && readStored(ACCOUNT_SAVED_HOMES_KEY)}`.includes(
    `"${key}":`,
  )
