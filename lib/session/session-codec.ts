import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** A login as the cookie carries it: whose, and the token that the agency knows it by. */
export interface Session {
  id: number
  token: string
}

/** Writes sessions into a cookie's value, and reads them back. */
export interface SessionCodec {
  write(session: Session): string
  /** Null for anything that it has not written itself, or no longer stands by. */
  read(value: string | null): Session | null
}

const session = (id: unknown, token: unknown): Session | null =>
  Number.isSafeInteger(id) && Number(id) > 0 && typeof token === 'string' && token !== ''
    ? { id: Number(id), token }
    : null

/**
 * With the embedded agency: its token is random, and only a hash of it is kept, so it may stand in
 * the cookie as it is (D-18). The user's id beside it is no secret, and no proof.
 */
export const plainSessionCodec: SessionCodec = {
  write: ({ id, token }) => `${id}.${token}`,
  read: (value) => {
    const [, id, token] = /^(\d{1,10})\.([\w-]{20,200})$/.exec(value ?? '') ?? []
    return session(Number(id), token)
  },
}

const IV = 12
const TAG = 16

/**
 * With an upstream: its token is good for its whole API, so the cookie holds it sealed (AES-256-GCM)
 * by a key of this site's, and with the time when it ends.
 * @param secret of at least 32 signs; processes that share it read each other's cookies
 */
export function sealedSessionCodec(
  secret: string,
  lifetimeMs: number,
  now: () => number = Date.now,
): SessionCodec {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'session cookie', 32))
  return {
    write: ({ id, token }) => {
      const iv = randomBytes(IV)
      const cipher = createCipheriv('aes-256-gcm', key, iv)
      const text = JSON.stringify([id, token, now() + lifetimeMs])
      return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
        'base64url',
      )
    },
    read: (value) => {
      const bytes = Buffer.from(value ?? '', 'base64url')
      if (bytes.length <= IV + TAG) return null
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV))
        decipher.setAuthTag(bytes.subarray(-TAG))
        const text = Buffer.concat([decipher.update(bytes.subarray(IV, -TAG)), decipher.final()]).toString(
          'utf8',
        )
        const [id, token, endsAt] = JSON.parse(text) as unknown[]
        return Number(endsAt) > now() ? session(id, token) : null
      } catch {
        return null
      }
    },
  }
}
