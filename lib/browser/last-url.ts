import { readStored, storageKeys, writeStored } from '@/lib/browser/storage'
import { isKeySection } from '@/lib/config/key-pages'

/** A login must not lead back to these pages (SHELL-04, D-23). */
const ignoredPaths = new Set(['/login', '/', '/logout'])

/** Stores the URL of a visitor's page, for the login to return to (SHELL-04, SHELL-05). A user's page is ignored. */
export function rememberLastUrl(pathname: string, search: string): void {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  const isLoggedIn = Boolean(readStored(storageKeys.token))
  const [, firstSegment = ''] = path.split('/')
  if (isLoggedIn || ignoredPaths.has(path) || isKeySection(firstSegment)) return
  writeStored(storageKeys.lastUrl, `${pathname}${search}`)
}
