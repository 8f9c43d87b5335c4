import { readTabStorage, writeTabStorage } from './storage'

/** What a visitor's browser stores and a login moves to the account. */
export type MovedList = 'saved' | 'hidden' | 'searches'

const MOVE_EVENT = 'moved-to-account'
const toStorageKey = (list: MovedList) => `moved_${list}`

/**
 * Announces that a list has moved to the account. A page of the list may have been rendered before the move and run its
 * scripts after it, so the tab remembers the move until such a page has heard of it.
 */
export function announceMove(list: MovedList): void {
  writeTabStorage(toStorageKey(list), '1')
  window.dispatchEvent(new CustomEvent(MOVE_EVENT, { detail: list }))
}

/** Calls back at once if the list has moved and no page has heard of it, and at each later move. @returns a stop function */
export function onMove(list: MovedList, callback: () => void): () => void {
  const key = toStorageKey(list)
  const hear = () => {
    writeTabStorage(key, '')
    callback()
  }
  const onEvent = (event: Event) => {
    if ((event as CustomEvent<MovedList>).detail === list) hear()
  }
  if (readTabStorage(key) === '1') hear()
  window.addEventListener(MOVE_EVENT, onEvent)
  return () => window.removeEventListener(MOVE_EVENT, onEvent)
}
