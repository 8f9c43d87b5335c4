import { createHash, randomBytes } from 'node:crypto'

const BYTES = 32

/** A secret that cannot be guessed, for tokens and links. */
export const newKey = (): string => randomBytes(BYTES).toString('base64url')

/** What is kept of such a secret: it is random enough for a plain digest to give nothing away. */
export const digestOf = (key: string): string => createHash('sha256').update(key).digest('hex')
