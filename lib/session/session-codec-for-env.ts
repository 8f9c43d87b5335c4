import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { env, type Env } from '../config/env'
import { SESSION_SECONDS } from './cookie'
import { plainSessionCodec, createSealedSessionCodec, type SessionCodec } from './session-codec'

let codec: SessionCodec | undefined

/** Returns the codec of the session cookie, which encrypts the token of an upstream agency (API_URL). */
export function sessionCodec(settings: Env = env()): SessionCodec {
  return (codec ??= settings.API_URL
    ? createSealedSessionCodec(
        settings.SESSION_SECRET ?? readOrCreateSecret(settings.DATA_DIR),
        SESSION_SECONDS * 1_000,
      )
    : plainSessionCodec)
}

/** Also the minimum length of the setting SESSION_SECRET. */
const MIN_SECRET_CHARACTERS = 32

/**
 * Stores the secret in the data folder, so that a restart logs nobody out. Several machines need SESSION_SECRET.
 * @throws Error for an incomplete file, which another process is still writing, or which was written to a full disk
 */
function readOrCreateSecret(dataDir: string): string {
  const file = path.resolve(/* turbopackIgnore: true */ dataDir, 'session-secret')
  fs.mkdirSync(path.dirname(file), { recursive: true })
  try {
    fs.writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const secret = fs.readFileSync(file, 'utf8').trim()
  if (secret.length < MIN_SECRET_CHARACTERS)
    throw new Error(`${file} holds no whole secret. If this goes on, delete the file.`)
  return secret
}
