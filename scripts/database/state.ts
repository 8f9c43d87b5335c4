import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { embeddedStateFile, type EmbeddedState } from '../../lib/config/embedded-database'

export function readState(dir: string): EmbeddedState | undefined {
  try {
    return JSON.parse(fs.readFileSync(embeddedStateFile(dir), 'utf8')) as EmbeddedState
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === 'ENOENT') return undefined
    if (code === 'EACCES')
      throw new Error(
        `The database in ${dir} belongs to another user: run as that user, ` +
          'or set DATA_DIR to a folder of your own.',
      )
    throw new Error(`${embeddedStateFile(dir)} cannot be read: ${(error as Error).message}`)
  }
}

/**
 * Writes the state under a temporary name and renames the file, so that no reader finds a part of it. Only its owner
 * can read the file, because it has the passwords.
 */
export function writeState(dir: string, state: EmbeddedState): void {
  const file = embeddedStateFile(dir)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  fs.writeFileSync(draft, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 })
  fs.renameSync(draft, file)
}

export function createPasswords(): Pick<EmbeddedState, 'superPassword' | 'password'> {
  return {
    superPassword: randomBytes(24).toString('base64url'),
    password: randomBytes(24).toString('base64url'),
  }
}
