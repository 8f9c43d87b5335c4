import { keptLists, type KeptList } from './kept-home-keys'
import { readStored, storageKeys } from './storage'

const updated = new Set<string>()

/** Updates the copy of a user's list, once for each document. */
function updateUserCopy(list: KeptList): void {
  if (updated.has(list.name) || !readStored(storageKeys.token)) return
  updated.add(list.name)
  void import('./keep-homes').then(({ mergeWhenIdle }) => mergeWhenIdle(list))
}

export function subscribeToKeptHomes(list: KeptList, onChange: () => void): () => void {
  updateUserCopy(list)
  window.addEventListener('storage', onChange)
  window.addEventListener(list.change, onChange)
  return () => {
    window.removeEventListener('storage', onChange)
    window.removeEventListener(list.change, onChange)
  }
}

/** Moves what this browser has kept to the account of the user, on any page of the account. */
export function takeOverKeptHomes(): void {
  for (const list of Object.values(keptLists))
    if (readStored(list.key)) void import('./keep-homes').then(({ mergeKeptHomes }) => mergeKeptHomes(list))
}
