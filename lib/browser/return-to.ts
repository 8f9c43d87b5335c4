import { RETURN_TO_COOKIE } from '../config/return-to-cookie-name'
import { safePath } from '../session/safe-path'
import { readStored, storageKeys, writeStored } from './storage'

function readReturnToCookie(): string | null {
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

/** The path to open after a login; the server's cookie comes before the stored page. */
export const getReturnPath = (): string | null => readReturnToCookie() ?? readStored(storageKeys.lastUrl)

export function moveReturnToCookie(): void {
  const path = readReturnToCookie()
  if (path) writeStored(storageKeys.lastUrl, path)
  document.cookie = `${RETURN_TO_COOKIE}=; Max-Age=0; Path=/; SameSite=Lax`
}
