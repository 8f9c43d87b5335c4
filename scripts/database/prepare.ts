import { DATABASE_NAME } from '../../lib/config/embedded-database'
import type { Env } from '../../lib/config/env'
import { withClient } from './client'
import { ensureDemonstration } from './demonstration'
import { ensureDatabase } from './embedded'
import { migrate } from './migrate'

interface Options {
  settings: Env
  onProgress?: (line: string) => void
  /** Database name inside the embedded PostgreSQL. */
  name?: string
}

/**
 * The database, ready for the application: running, migrated, and in demonstration mode filled.
 * Safe for several processes at once, and quick when there is nothing to do.
 * @returns its address, or undefined with API_URL, where the agency is elsewhere
 * @throws Error in one line that a person can act on
 */
export async function prepareDatabase({ settings, onProgress, name = DATABASE_NAME }: Options): Promise<string | undefined> {
  if (settings.API_URL) return undefined
  const embedded = !settings.DATABASE_URL
  const url = settings.DATABASE_URL ?? (await ensureDatabase({ dir: settings.DATA_DIR, name, onProgress })).url
  if (!embedded) await assertReachable(url)
  await migrate(url, { onProgress })
  // Never into somebody's own database, unless asked for.
  if (settings.DEMO === '1' || (embedded && settings.DEMO !== '0')) {
    await ensureDemonstration(url, { onProgress, ...(embedded ? { restart: () => beginAnew(url) } : {}) })
  }
  return url
}

async function assertReachable(url: string): Promise<void> {
  try {
    await withClient(url, (client) => client.query('select 1'))
  } catch (cause) {
    const { message, code } = cause as { message: string; code?: string }
    throw new Error(`The database at DATABASE_URL (${new URL(url).host}) does not answer: ${message || code}`, { cause })
  }
}

/** Empties our own database after a filling that was killed; nobody has used it yet. */
async function beginAnew(url: string): Promise<void> {
  await withClient(url, (client) => client.query('drop schema public cascade; create schema public'))
  await migrate(url)
}
