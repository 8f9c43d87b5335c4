import { SAVED_HOMES_CHANGE, SAVED_HOMES_KEY } from './saved-home-keys'
import { readStored, storageKeys } from './storage'

let isUpdated = false

/** Updates the copy of a user's list, once for each document. */
function updateUserCopy(): void {
  if (isUpdated || !readStored(storageKeys.token)) return
  isUpdated = true
  void import('./keep-saved-homes').then(({ mergeWhenIdle }) => mergeWhenIdle())
}

export function subscribeToSavedHomes(onChange: () => void): () => void {
  updateUserCopy()
  window.addEventListener('storage', onChange)
  window.addEventListener(SAVED_HOMES_CHANGE, onChange)
  return () => {
    window.removeEventListener('storage', onChange)
    window.removeEventListener(SAVED_HOMES_CHANGE, onChange)
  }
}

/** Moves what this browser has kept to the account of the user, on any page of the account. */
export function takeOverSavedHomes(): void {
  if (readStored(SAVED_HOMES_KEY))
    void import('./keep-saved-homes').then(({ mergeSavedHomes }) => mergeSavedHomes())
}
