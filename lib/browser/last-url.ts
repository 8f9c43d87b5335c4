import { readStored, storageKeys, writeStored } from '@/lib/browser/storage'

/** A login must not lead back to these pages (SHELL-04, D-23). */
const ignoredPaths = new Set(['/login', '/', '/logout'])
/** Links in mails, for an automatic login (/flau), a new password, the newsletter or a listing; their keys work only once. */
const oneTimeLinkPages = /^\/(?:flau|forgotten|unsubscribe|confirm-listing|search-alert)(?:\/|$)/

/** Saves a visitor's page, to which the login returns (SHELL-04, SHELL-05). A user's page is not saved. */
export function rememberLastUrl(pathname: string, search: string): void {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  if (readStored(storageKeys.token) || ignoredPaths.has(path) || oneTimeLinkPages.test(path)) return
  writeStored(storageKeys.lastUrl, `${pathname}${search}`)
}
