import { RETURN_TO } from '../config/return-to-cookie-name'
import { safePath } from '../session/safe-path'
import { readStored, stored, writeStored } from './storage'

/** The guarded page that the server sent this visitor away from, or null; a cookie names it. */
function returnTo(): string | null {
  const value = document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${RETURN_TO}=`))
    ?.slice(RETURN_TO.length + 1)
  try {
    return value ? safePath(decodeURIComponent(value)) : null
  } catch {
    return null
  }
}

/** Where a login would lead, as far as is known: the server's word before the page's own. Changes nothing. */
export const returnPath = (): string | null => returnTo() ?? readStored(stored.lastUrl)

/** Makes the server's word the way back (lastURL), and takes its cookie away. */
export function takeReturnTo(): void {
  const path = returnTo()
  if (path) writeStored(stored.lastUrl, path)
  document.cookie = `${RETURN_TO}=; Max-Age=0; Path=/; SameSite=Lax`
}
