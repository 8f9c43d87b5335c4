import { createHash, randomBytes } from 'node:crypto'

const BYTES = 32

/** Creates an unguessable secret for tokens and links. */
export const newKey = (): string => randomBytes(BYTES).toString('base64url')

/** The digest that is stored of such a secret: it is random enough to need no salt. */
export const digestOf = (key: string): string => createHash('sha256').update(key).digest('hex')
