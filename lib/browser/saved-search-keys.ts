import { readStored, storageKeys } from './storage'

/** The storage key of the searches that a visitor has saved, which never leave the browser. */
export const SAVED_SEARCHES_KEY = 'saved_searches'
/** The event that is dispatched on `window` after the searches of the browser have moved to the account. */
export const SAVED_SEARCHES_MOVED = 'saved-searches-moved'

/** Whether the browser has a stored login. Only the server knows whether the session still exists. */
export const hasLogin = (): boolean => readStored(storageKeys.token) !== null
