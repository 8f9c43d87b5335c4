import { readTabStorage, writeTabStorage } from './storage'

/** The lists that a visitor's browser stores and that a login moves to the account. */
export type MovedList = 'saved' | 'hidden' | 'searches'

const MOVE_EVENT = 'moved-to-account'
const toStorageKey = (list: MovedList) => `moved_${list}`

/** Announces that a list has moved. The tab remembers this until a page of the list has been notified. */
export function announceMove(list: MovedList): void {
  writeTabStorage(toStorageKey(list), '1')
  window.dispatchEvent(new CustomEvent(MOVE_EVENT, { detail: list }))
}

/** Calls back at each move, and at once if a page has not been told of an earlier one. @returns a stop function */
export function onMove(list: MovedList, callback: () => void): () => void {
  const key = toStorageKey(list)
  const notify = () => {
    writeTabStorage(key, '')
    callback()
  }
  const onEvent = (event: Event) => {
    if ((event as CustomEvent<MovedList>).detail === list) notify()
  }
  if (readTabStorage(key) === '1') notify()
  window.addEventListener(MOVE_EVENT, onEvent)
  return () => window.removeEventListener(MOVE_EVENT, onEvent)
}
