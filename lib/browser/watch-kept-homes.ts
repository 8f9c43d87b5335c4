import { keptLists, type KeptList } from './kept-home-keys'
import { readStored, storageKeys } from './storage'

/** The name and the login's token of each list that has been updated in this document. */
const updatedLists = new Set<string>()

/** Updates the browser's copy of a user's list, once for each document and login. */
function updateUserCopy(list: KeptList): void {
  const token = readStored(storageKeys.token)
  const listAndToken = `${list.name} ${token}`
  if (!token || updatedLists.has(listAndToken)) return
  updatedLists.add(listAndToken)
  void import('./change-kept-homes').then(({ mergeWhenIdle }) => mergeWhenIdle(list))
}

export function subscribeToKeptHomes(list: KeptList, onChange: () => void): () => void {
  updateUserCopy(list)
  window.addEventListener('storage', onChange)
  window.addEventListener(list.changeEvent, onChange)
  return () => {
    window.removeEventListener('storage', onChange)
    window.removeEventListener(list.changeEvent, onChange)
  }
}

export function moveKeptHomesToAccount(): void {
  for (const list of Object.values(keptLists))
    if (readStored(list.key))
      void import('./change-kept-homes').then(({ mergeKeptHomes }) => mergeKeptHomes(list))
}
