import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

export interface Session {
  id: number
  token: string
}

export interface SessionCodec {
  write(session: Session): string
  /** Returns null for an expired session and for any value that this codec has not written. */
  read(value: string | null): Session | null
}

const toSession = (id: unknown, token: unknown): Session | null =>
  Number.isSafeInteger(id) && Number(id) > 0 && typeof token === 'string' && token !== ''
    ? { id: Number(id), token }
    : null

/** The codec for the embedded agency. The token is not encrypted, because the database stores only its hash (D-18). */
export const plainSessionCodec: SessionCodec = {
  write: ({ id, token }) => `${id}.${token}`,
  read: (value) => {
    // A token of the agency has 43 characters; the pattern leaves room for a change.
    const [, id, token] = /^(\d{1,10})\.([\w-]{20,200})$/.exec(value ?? '') ?? []
    return toSession(Number(id), token)
  },
}

/** The key length of AES-256. */
const KEY_BYTES = 32
/** The lengths of the initialisation vector and the tag that GCM recommends (NIST SP 800-38D). */
const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * Creates the codec for an upstream agency. The upstream's token authorises calls to its whole API, so the token and its
 * expiry are encrypted with AES-256-GCM.
 */
export function createSealedSessionCodec(
  secret: string,
  lifetimeMs: number,
  now: () => number = Date.now,
): SessionCodec {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'session cookie', KEY_BYTES))
  return {
    write: ({ id, token }) => {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, iv)
      const text = JSON.stringify([id, token, now() + lifetimeMs])
      return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
        'base64url',
      )
    },
    read: (value) => {
      const bytes = Buffer.from(value ?? '', 'base64url')
      if (bytes.length <= IV_BYTES + TAG_BYTES) return null
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES))
        decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
        const text = Buffer.concat([
          decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)),
          decipher.final(),
        ]).toString('utf8')
        const [id, token, endsAt] = JSON.parse(text) as unknown[]
        return Number(endsAt) > now() ? toSession(id, token) : null
      } catch {
        return null
      }
    },
  }
}
