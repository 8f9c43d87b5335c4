import type { LoginData } from '../contract/access'
import { routes } from '../config/routes'
import { safePath } from '../session/safe-path'
import { removeStored, readStored, storageKeys, writeStored } from './storage'

/** Announced on `window` after every login and logout (D-142). */
export const LOGIN_STATUS_CHANGE = 'login-status-change'

const announceLoginStatus = () => void window.dispatchEvent(new Event(LOGIN_STATUS_CHANGE))

/**
 * Stores who is logged in (LOGIN-30, D-19). The session itself is an httpOnly cookie; the token that
 * is stored here only opens the messages socket (D-18).
 */
export function rememberLogin({ token, id, first_name, seller_info_completed }: LoginData): void {
  const user = JSON.stringify({ id, first_name, seller_info_completed })
  if (readStored(storageKeys.token) === token && readStored(storageKeys.user) === user) return
  // The user first, because other tabs are notified of each write and a token alone names nobody.
  writeStored(storageKeys.user, user)
  writeStored(storageKeys.token, token)
  announceLoginStatus()
}

/** The user in this browser's storage. */
export interface StoredUser {
  /** 0 for nobody. */
  id: number
  firstName: string | null
}

/** Parses what `rememberLogin` stores under `user`; nobody for anything else. */
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

/** Forgets the login in every tab (LOGOUT-03). The device id stays (D-29). */
export function forgetLogin(): void {
  if (readStored(storageKeys.token) === null && readStored(storageKeys.user) === null) return
  removeStored(storageKeys.token)
  removeStored(storageKeys.user)
  announceLoginStatus()
}

/** `in` and `out` come from the server; `unknown` means that it did not answer, and nothing was changed. */
export type SessionState = 'in' | 'out' | 'unknown'

let pendingCheck: Promise<SessionState> | null = null
let confirmedUserId = 0

/** Id of the user that the server last confirmed, 0 for nobody; known even where storage is blocked or full. */
export const getConfirmedUserId = (): number => confirmedUserId

/**
 * Asks the server whose session this browser has, and updates local storage (D-18, D-30). Concurrent
 * calls share one request.
 */
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
    const user = Number(code) === 1 ? data : null
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

/** Returns where a login leads and forgets it: the page before the login, else the account (LOGIN-14, LOGIN-15). */
export function takeLastUrl(): string {
  const path = safePath(readStored(storageKeys.lastUrl))
  removeStored(storageKeys.lastUrl)
  return path ?? routes.account
}
