/** The specified keys of local storage (D-19). */
export const storageKeys = {
  token: 'token',
  user: 'user',
  deviceId: 'deviceId',
  lastUrl: 'lastURL',
  cookieAccepted: 'cookieAccepted',
} as const

export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

/** False where storage is blocked or full. */
export function writeStored(key: string, value: string): boolean {
  try {
    window.localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

export function removeStored(key: string): void {
  try {
    window.localStorage.removeItem(key)
  } catch {}
}
