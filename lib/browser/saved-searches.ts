import { SAVED_SEARCHES_KEY } from './saved-search-keys'
import { readStored } from './storage'

/** Moves what this browser has kept to the account of the user, on any page of the account. */
export function takeOverSavedSearches(): void {
  if (readStored(SAVED_SEARCHES_KEY))
    void import('./keep-saved-searches').then(({ mergeSavedSearches }) => mergeSavedSearches())
}
