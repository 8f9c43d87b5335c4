import { readStored, stored, writeStored } from '@/lib/browser/storage'

/** A version 4 UUID; `crypto.randomUUID` is missing on plain http outside localhost. */
export function uuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Gives this browser its device id once; it is never replaced, logout included (D-29). */
export function ensureDeviceId(): void {
  if (!readStored(stored.deviceId)) writeStored(stored.deviceId, uuid())
}
