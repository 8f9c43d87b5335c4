import { readStored, storageKeys, writeStored } from '@/lib/browser/storage'

/** Pages that a login must not come back to (SHELL-04, D-23). */
const ignoredPaths = new Set(['/login', '/', '/logout'])
/** Pages of a link with a key that works once: a login leads back to the page before them. */
const keyLinkPages = /^\/(?:flau|forgotten|unsubscribe)(?:\/|$)/

/** Keeps path and query of a visitor's page, to return to after a login (SHELL-04, SHELL-05). */
export function rememberLastUrl(pathname: string, search: string): void {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  if (readStored(storageKeys.token) || ignoredPaths.has(path) || keyLinkPages.test(path)) return
  writeStored(storageKeys.lastUrl, `${pathname}${search}`)
}
