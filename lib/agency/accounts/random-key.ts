import { createHash, randomBytes } from 'node:crypto'

const BYTES = 32

export const generateKey = (): string => randomBytes(BYTES).toString('base64url')

/** Hashes a generated key for storage; its randomness makes a salt unnecessary. */
export const hashKey = (key: string): string => createHash('sha256').update(key).digest('hex')
