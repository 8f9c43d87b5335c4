import { readStored, storageKeys } from './storage'

/** The storage key of the searches that a visitor has saved, which never leave the browser. */
export const SAVED_SEARCHES_KEY = 'saved_searches'

/** Whether the browser has a stored login. Only the server knows whether the session still exists. */
export const hasLogin = (): boolean => readStored(storageKeys.token) !== null
