import { readStored, storageKeys } from './storage'

/** The searches that a visitor has saved, which never leave the browser. */
export const SAVED_SEARCHES_KEY = 'saved_searches'
/** Dispatched on `window` after the searches of the browser have moved to the account. */
export const SAVED_SEARCHES_MOVED = 'saved-searches-moved'

/** Whether somebody is logged in, as far as the browser knows. */
export const hasLogin = (): boolean => readStored(storageKeys.token) !== null
