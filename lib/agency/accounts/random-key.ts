import { createHash, randomBytes } from 'node:crypto'

const KEY_BYTES = 32

export const generateKey = (): string => randomBytes(KEY_BYTES).toString('base64url')

/** Hashes a generated key for storage. A key is too random to be guessed, so its hash needs no salt. */
export const hashKey = (key: string): string => createHash('sha256').update(key).digest('hex')
