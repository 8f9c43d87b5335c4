/**
 * Local storage, by the exact keys of the specification (D-19). No access throws, even where storage
 * is blocked or full.
 */
export const storageKeys = {
  token: 'token',
  user: 'user',
  deviceId: 'deviceId',
  lastUrl: 'lastURL',
  cookieAccepted: 'cookieAccepted',
} as const

/** The value of a key, or null when it is absent or storage cannot be read. */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a value; false when storage refuses it. */
export function writeStored(key: string, value: string): boolean {
  try {
    window.localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

/** Removes a key. */
export function removeStored(key: string): void {
  try {
    window.localStorage.removeItem(key)
  } catch {
    // Storage is blocked, so that nothing was stored.
  }
}
