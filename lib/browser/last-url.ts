import { readStored, storageKeys, writeStored } from '@/lib/browser/storage'

/** A login must not lead back to these pages (SHELL-04, D-23). */
const ignoredPaths = new Set(['/login', '/', '/logout'])
/** The keys in these links work only once, so a login leads to the page before. */
const keyLinkPages = /^\/(?:flau|forgotten|unsubscribe)(?:\/|$)/

/** Saves the visitor's page, to return to after a login (SHELL-04, SHELL-05). */
export function rememberLastUrl(pathname: string, search: string): void {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  if (readStored(storageKeys.token) || ignoredPaths.has(path) || keyLinkPages.test(path)) return
  writeStored(storageKeys.lastUrl, `${pathname}${search}`)
}
