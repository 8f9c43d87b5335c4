import { readStored, storageKeys, writeStored } from '@/lib/browser/storage'

/** Creates a version 4 UUID. `crypto.randomUUID` is missing on plain http outside localhost. */
export function createUuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  // The bits of version 4 and of the variant (RFC 9562, 5.4).
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Used where storage is blocked. It lasts as long as the document, which is enough for a one-time password. */
let temporaryId: string | null = null

/** Returns the id of this browser, which is created once and survives a logout (D-29, LOGIN-31). */
export function getDeviceId(): string {
  const storedId = readStored(storageKeys.deviceId)
  if (storedId) return storedId
  const newId = (temporaryId ??= createUuid())
  if (writeStored(storageKeys.deviceId, newId)) temporaryId = null
  return newId
}

export const ensureDeviceId = (): void => void getDeviceId()
