import { readStored, stored, writeStored } from '@/lib/browser/storage'

/** Pages that a login must not come back to (SHELL-04, D-23). */
const never = new Set(['/login', '/', '/logout'])
/** Ways in and out with a key of their own, good once: the page that led there stays the way back. */
const passedThrough = /^\/(?:flau|forgotten|unsubscribe)(?:\/|$)/

/** Keeps path and query of the page a visitor is on, for the way back after login (SHELL-04, SHELL-05). */
export function rememberLastUrl(pathname: string, search: string): void {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  if (readStored(stored.token) || never.has(path) || passedThrough.test(path)) return
  writeStored(stored.lastUrl, `${pathname}${search}`)
}
