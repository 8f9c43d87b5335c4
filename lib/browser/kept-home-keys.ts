import { readStored, removeStored, storageKeys } from './storage'

/** A list of homes, saved or hidden. Local storage has it as a JSON object with keys such as 'sale:12'. */
export interface KeptList {
  name: 'saved' | 'hidden'
  /** The storage key of a visitor's list, which never leaves the browser. */
  key: string
  /** The storage key of a copy of the logged-in user's list, so that buttons show the right state at once. */
  accountKey: string
  /** The event that is dispatched on `window` after the list has changed in this tab. */
  changeEvent: string
}

export const savedHomes: KeptList = {
  name: 'saved',
  key: 'saved_homes',
  accountKey: 'account_saved_homes',
  changeEvent: 'saved-homes-change',
}
export const hiddenHomes: KeptList = {
  name: 'hidden',
  key: 'hidden_homes',
  accountKey: 'account_hidden_homes',
  changeEvent: 'hidden-homes-change',
}

/** The lists by name, because the server can pass a name to a component of the browser. */
export const keptLists = { saved: savedHomes, hidden: hiddenHomes } as const

/** Returns the stored JSON of the visitor's list, followed by the JSON of the logged-in user's list; '' for none. */
export const readKeptText = ({ key, accountKey }: KeptList): string => {
  const isLoggedIn = Boolean(readStored(storageKeys.token))
  const accountText = isLoggedIn ? readStored(accountKey) : null
  return `${readStored(key) ?? ''}${accountText ?? ''}`
}

/** Whether the JSON has the key of a home ('sale:12'). Called for each card, so it searches and does not parse. */
export const namesHome = (text: string, home: string): boolean => text.includes(`"${home}":`)

/** Whether a home is in the visitor's or the user's list. @param home 'sale:12' */
export const isHomeKept = (list: KeptList, home: string): boolean => namesHome(readKeptText(list), home)

/** Removes the copies of a user's lists, so that the next user of this browser does not see them. */
export const forgetAccountCopies = (): void =>
  Object.values(keptLists).forEach(({ accountKey }) => removeStored(accountKey))
