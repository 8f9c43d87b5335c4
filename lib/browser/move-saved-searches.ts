import { SAVED_SEARCHES_KEY } from './saved-search-keys'
import { readStored } from './storage'

export function moveSavedSearchesToAccount(): void {
  if (readStored(SAVED_SEARCHES_KEY))
    void import('./change-saved-searches').then(({ mergeSavedSearches }) => mergeSavedSearches())
}
