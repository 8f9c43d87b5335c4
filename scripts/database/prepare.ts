import type { Client, QueryResult } from 'pg'
import { DATABASE_NAME } from '../../lib/config/embedded-database'
import type { Env } from '../../lib/config/env'
import { openClient, withClient } from './client'
import { ensureDemonstration, FILLED } from './demonstration'
import { ensureDatabase, PROBE_MS, rememberedUrl } from './embedded'
import { JOB_SCHEMA_INSTALLED } from './job-schema'
import { APPLIED, isMigrated, migrate, type AppliedRow } from './migrate'

interface Options {
  settings: Env
  onProgress?: (line: string) => void
  /** Database name inside the embedded PostgreSQL. */
  name?: string
  /** Takes over the connection that found all ready, where one did; else it is closed. */
  keep?: (client: Client) => void
}

/**
 * The database, ready for the application: running, migrated, and in demonstration mode filled.
 * Safe for several processes at once, and quick when there is nothing to do.
 * @returns its address, or undefined with API_URL, where the agency is elsewhere
 * @throws Error in one line that a person can act on
 */
export async function prepareDatabase({
  settings,
  onProgress,
  name = DATABASE_NAME,
  keep,
}: Options): Promise<string | undefined> {
  if (settings.API_URL) return undefined
  const embedded = !settings.DATABASE_URL
  // Never into somebody's own database, unless asked for.
  const wantsDemonstration = settings.DEMO === '1' || (embedded && settings.DEMO !== '0')
  const known = settings.DATABASE_URL ?? rememberedUrl({ dir: settings.DATA_DIR, name })
  if (known && (await isReady(known, wantsDemonstration, keep))) return known
  const url =
    settings.DATABASE_URL ?? (await ensureDatabase({ dir: settings.DATA_DIR, name, onProgress })).url
  if (!embedded) await assertReachable(url)
  await migrate(url, { onProgress })
  if (wantsDemonstration) {
    await ensureDemonstration(url, { onProgress, ...(embedded ? { restart: () => beginAnew(url) } : {}) })
  }
  return url
}

/**
 * The usual start, in one connection and one round trip: nothing to do. Anything else, an error
 * included, is left to the steps that know how to mend it or to say what is wrong.
 */
async function isReady(
  url: string,
  wantsDemonstration: boolean,
  keep?: (client: Client) => void,
): Promise<boolean> {
  const wanted = [APPLIED, JOB_SCHEMA_INSTALLED, ...(wantsDemonstration ? [FILLED] : [])]
  let ready = false
  let client: Client | undefined
  try {
    client = await openClient(url, PROBE_MS)
    const answers = (await client.query(wanted.join('; '))) as unknown as QueryResult[]
    const [applied, ...others] = answers
    ready =
      isMigrated((applied?.rows ?? []) as AppliedRow[]) && others.every(({ rowCount }) => rowCount === 1)
  } catch {
    // told by the slow way
  }
  if (client && ready && keep) keep(client)
  else void client?.end().catch(() => {})
  return ready
}

async function assertReachable(url: string): Promise<void> {
  try {
    await withClient(url, (client) => client.query('select 1'))
  } catch (cause) {
    const { message, code } = cause as { message: string; code?: string }
    throw new Error(
      `The database at DATABASE_URL (${new URL(url).host}) does not answer: ${message || code}`,
      { cause },
    )
  }
}

/** Empties our own database after a filling that was killed; nobody has used it yet. */
async function beginAnew(url: string): Promise<void> {
  await withClient(url, (client) =>
    client.query(
      'drop schema public cascade; create schema public; drop schema if exists graphile_worker cascade',
    ),
  )
  await migrate(url)
}
