import { keptLists, type KeptList } from './kept-home-keys'
import { readStored, storageKeys } from './storage'

/** The lists that have been updated in this document, each with the token of its login. */
const updatedLists = new Set<string>()

/** Updates the browser's copy of a user's list, once for each document and login. */
function updateUserCopy(list: KeptList): void {
  const token = readStored(storageKeys.token)
  const listOfLogin = `${list.name} ${token}`
  if (!token || updatedLists.has(listOfLogin)) return
  updatedLists.add(listOfLogin)
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
