import { timingSafeEqual } from 'node:crypto'

/** Compares two keys in constant time, so that the duration tells a client nothing about the right key. */
export function isSameKey(clientKey: string, expectedKey: string): boolean {
  const clientBytes = Buffer.from(clientKey)
  const expectedBytes = Buffer.from(expectedKey)
  return clientBytes.length === expectedBytes.length && timingSafeEqual(clientBytes, expectedBytes)
}
