import { SAVED_SEARCHES_KEY } from './saved-search-keys'
import { readStored } from './storage'

/** Moves the searches that were saved in this browser to the user's account. */
export function moveSavedSearchesToAccount(): void {
  if (readStored(SAVED_SEARCHES_KEY))
    void import('./change-saved-searches').then(({ mergeSavedSearches }) => mergeSavedSearches())
}
