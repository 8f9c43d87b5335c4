import { RETURN_TO_COOKIE } from '../config/return-to-cookie-name'
import { parseSafePath } from '../session/safe-path'
import { readStored, storageKeys, writeStored } from './storage'

function readReturnToCookie(): string | null {
  const value = document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${RETURN_TO_COOKIE}=`))
    ?.slice(RETURN_TO_COOKIE.length + 1)
  try {
    return value ? parseSafePath(decodeURIComponent(value)) : null
  } catch {
    return null
  }
}

/** Returns the path to open after a login: the one in the server's cookie, or else the stored one. */
export const getReturnPath = (): string | null => readReturnToCookie() ?? readStored(storageKeys.lastUrl)

/** Moves the path of the server's cookie to local storage, from which the login form reads it. */
export function moveReturnPathToStorage(): void {
  const path = readReturnToCookie()
  if (path) writeStored(storageKeys.lastUrl, path)
  document.cookie = `${RETURN_TO_COOKIE}=; Max-Age=0; Path=/; SameSite=Lax`
}
