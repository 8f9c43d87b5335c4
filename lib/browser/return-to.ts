import { RETURN_TO_COOKIE } from '../config/return-to-cookie-name'
import { safePath } from '../session/safe-path'
import { readStored, stored, writeStored } from './storage'

/** The page for users that the server redirected this visitor from, by its cookie; or null. */
function returnTo(): string | null {
  const value = document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${RETURN_TO_COOKIE}=`))
    ?.slice(RETURN_TO_COOKIE.length + 1)
  try {
    return value ? safePath(decodeURIComponent(value)) : null
  } catch {
    return null
  }
}

/** Where a login would lead: the server's cookie first, then the last page. Changes nothing. */
export const returnPath = (): string | null => returnTo() ?? readStored(stored.lastUrl)

/** Moves the server's cookie into `lastURL`. */
export function takeReturnTo(): void {
  const path = returnTo()
  if (path) writeStored(stored.lastUrl, path)
  document.cookie = `${RETURN_TO_COOKIE}=; Max-Age=0; Path=/; SameSite=Lax`
}
