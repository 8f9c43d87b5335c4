import type { LoginData } from '../contract/access'
import { routes } from '../config/routes'
import { parseSafePath } from '../session/safe-path'
import { forgetAccountCopies } from './kept-home-keys'
import { removeStored, readStored, storageKeys, writeStored } from './storage'

/** Dispatched on `window` after every login and logout (D-142). */
export const LOGIN_STATUS_CHANGE = 'login-status-change'

const announceLoginStatus = () => void window.dispatchEvent(new Event(LOGIN_STATUS_CHANGE))

/** The stored token only opens the messages socket; the session is an httpOnly cookie (LOGIN-30, D-18). */
export function rememberLogin({ token, id, first_name, seller_info_completed }: LoginData): void {
  const user = JSON.stringify({ id, first_name, seller_info_completed })
  if (readStored(storageKeys.token) === token && readStored(storageKeys.user) === user) return
  if (readStoredUser().id !== id) forgetAccountCopies()
  // Other tabs read both values after each write. The user is written first, so that no tab sees a token without one.
  writeStored(storageKeys.user, user)
  writeStored(storageKeys.token, token)
  announceLoginStatus()
}

export interface StoredUser {
  /** 0 for a visitor. */
  id: number
  firstName: string | null
}

export function parseStoredUser(text: string | null): StoredUser {
  try {
    const user = JSON.parse(text ?? '') as { id?: unknown; first_name?: unknown } | null
    const id = Number(user?.id)
    return {
      id: Number.isFinite(id) ? id : 0,
      firstName: typeof user?.first_name === 'string' ? user.first_name : null,
    }
  } catch {
    return { id: 0, firstName: null }
  }
}

export const readStoredUser = (): StoredUser => parseStoredUser(readStored(storageKeys.user))

/** Clears the login and the copies of the user's lists in every tab (LOGOUT-03), but not the device id (D-29). */
export function forgetLogin(): void {
  if (readStored(storageKeys.token) === null && readStored(storageKeys.user) === null) return
  removeStored(storageKeys.token)
  removeStored(storageKeys.user)
  forgetAccountCopies()
  announceLoginStatus()
}

/** `unknown` if the server did not answer; the stored login is then unchanged. */
export type SessionState = 'in' | 'out' | 'unknown'

let pendingCheck: Promise<SessionState> | null = null
let confirmedUserId = 0

/** Returns the id of the user that the server last confirmed, or 0. It is known even if storage is blocked. */
export const getConfirmedUserId = (): number => confirmedUserId

/** Updates the stored login from the server (D-18, D-30). Concurrent calls share one request. */
export function checkSession(): Promise<SessionState> {
  pendingCheck ??= fetchSession().finally(() => {
    pendingCheck = null
  })
  return pendingCheck
}

async function fetchSession(): Promise<SessionState> {
  try {
    const response = await fetch('/api/user/session', { credentials: 'include', cache: 'no-store' })
    if (!response.ok) return 'unknown'
    const { code, data } = (await response.json()) as { code: number; data: LoginData | null }
    const isSuccess = Number(code) === 1
    const user = isSuccess ? data : null
    confirmedUserId = user?.id ?? 0
    if (user) {
      rememberLogin(user)
      return 'in'
    }
    forgetLogin()
    return 'out'
  } catch {
    return 'unknown'
  }
}

/** Returns and forgets the page to open after a login, by default the account (LOGIN-14, LOGIN-15). */
export function takeLastUrl(): string {
  const path = parseSafePath(readStored(storageKeys.lastUrl))
  removeStored(storageKeys.lastUrl)
  return path ?? routes.account
}
