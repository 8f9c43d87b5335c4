/** The specified keys of local storage (D-19). */
export const storageKeys = {
  token: 'token',
  user: 'user',
  deviceId: 'deviceId',
  lastUrl: 'lastURL',
  cookieAccepted: 'cookieAccepted',
} as const

/** The keys of what a seller chose before paying (D-19). They are not in `storageKeys`, because few pages need them. */
export const packageKeys = {
  selectedPackage: 'selected_package',
  additionalPackage: 'additional_package',
  additionalPackageCost: 'additional_package_cost',
  propertyId: 'property_id',
} as const

export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a value. @returns false if storage is blocked or full */
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

/** Reads from the storage of this tab, which other tabs do not see and which ends with the tab. */
export function readTabStorage(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key)
  } catch {
    return null
  }
}

export function writeTabStorage(key: string, value: string): void {
  try {
    window.sessionStorage.setItem(key, value)
  } catch {}
}
