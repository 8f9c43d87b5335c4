import { readStored, removeStored, storageKeys } from './storage'

/** A list of homes that somebody keeps, in local storage as JSON objects whose keys are homes such as 'sale:12'. */
export interface KeptList {
  name: 'saved' | 'hidden'
  /** The list of a visitor, which never leaves the browser. */
  key: string
  /** A copy of the logged-in user's list, so that what is drawn by it is right at once. */
  accountKey: string
  /** Dispatched on `window` after the list has changed in this tab. */
  change: string
}

export const savedHomes: KeptList = {
  name: 'saved',
  key: 'saved_homes',
  accountKey: 'account_saved_homes',
  change: 'saved-homes-change',
}
/** The homes that somebody wants to see no more in results. */
export const hiddenHomes: KeptList = {
  name: 'hidden',
  key: 'hidden_homes',
  accountKey: 'account_hidden_homes',
  change: 'hidden-homes-change',
}

/** The lists by their names, which a page of the server can pass to the browser. */
export const keptLists = { saved: savedHomes, hidden: hiddenHomes } as const

/** The stored texts of a list, the visitor's and the user's together; '' for none. */
export const readKeptText = ({ key, accountKey }: KeptList): string =>
  `${readStored(key) ?? ''}${(readStored(storageKeys.token) && readStored(accountKey)) ?? ''}`

/**
 * Whether a stored text names a home. The text is searched and not parsed, because a page of results asks for each of
 * its cards.
 * @param home 'sale:12'
 */
export const namesHome = (text: string, home: string): boolean => text.includes(`"${home}":`)

/** Whether a home is in a list, of the visitor or of the user. @param home 'sale:12' */
export const isHomeKept = (list: KeptList, home: string): boolean => namesHome(readKeptText(list), home)

/** Removes the copies of a user's lists, at the logout. */
export const forgetUserCopies = (): void =>
  Object.values(keptLists).forEach(({ accountKey }) => removeStored(accountKey))
