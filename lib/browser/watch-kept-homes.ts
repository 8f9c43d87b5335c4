import { keptLists, type KeptList } from './kept-home-keys'
import { readStored, storageKeys } from './storage'

const updatedLists = new Set<string>()

/** Updates the browser's copy of a user's list, once for each document. */
function updateUserCopy(list: KeptList): void {
  if (updatedLists.has(list.name) || !readStored(storageKeys.token)) return
  updatedLists.add(list.name)
  void import('./change-kept-homes').then(({ mergeWhenIdle }) => mergeWhenIdle(list))
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

export function moveKeptHomesToAccount(): void {
  for (const list of Object.values(keptLists))
    if (readStored(list.key))
      void import('./change-kept-homes').then(({ mergeKeptHomes }) => mergeKeptHomes(list))
}
