/**
 * Local storage of a visitor, by the exact keys of the specification (D-19). Every access is safe:
 * a browser that blocks storage, or has none left, loses memory and nothing else.
 */
export const stored = {
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

/** Keeps a value; false when storage refuses it. */
export function writeStored(key: string, value: string): boolean {
  try {
    window.localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

/** Forgets a key. */
export function forgetStored(key: string): void {
  try {
    window.localStorage.removeItem(key)
  } catch {
    // Nothing was kept, so nothing is left.
  }
}
