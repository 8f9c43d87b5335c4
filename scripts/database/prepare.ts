import type { Client, QueryResult } from 'pg'
import { DATABASE_NAME } from '../../lib/config/embedded-database'
import type { Env } from '../../lib/config/env'
import { openClient, withClient } from './client'
import { DEMONSTRATION_FINISHED_QUERY, ensureDemonstration } from './demonstration'
import { ensureDatabase, PROBE_TIMEOUT_MS, savedUrl } from './embedded'
import { JOB_SCHEMA_INSTALLED_QUERY } from './job-schema'
import { APPLIED_MIGRATIONS_QUERY, isMigrated, migrate, type AppliedRow } from './migrate'

interface Options {
  settings: Env
  onProgress?: (line: string) => void
  name?: string
  /** Called with the connection of a check that found everything ready. Without `keep` the connection is closed. */
  keep?: (client: Client) => void
}

/**
 * Starts, migrates and in demonstration mode fills the database; several processes may call it at once.
 * @returns the address, or undefined with API_URL, where the agency is elsewhere
 */
export async function prepareDatabase({
  settings,
  onProgress,
  name = DATABASE_NAME,
  keep,
}: Options): Promise<string | undefined> {
  if (settings.API_URL) return undefined
  const isEmbedded = !settings.DATABASE_URL
  // The operator's own database is filled only on request.
  const wantsDemonstration = settings.DEMO === '1' || (isEmbedded && settings.DEMO !== '0')
  const knownUrl = settings.DATABASE_URL ?? savedUrl({ dir: settings.DATA_DIR, name })
  if (knownUrl && (await isReady(knownUrl, wantsDemonstration, keep))) return knownUrl
  const url =
    settings.DATABASE_URL ?? (await ensureDatabase({ dir: settings.DATA_DIR, name, onProgress })).url
  if (!isEmbedded) await assertReachable(url)
  await migrate(url, { onProgress })
  if (wantsDemonstration) {
    const reset = isEmbedded ? { reset: () => resetDatabase(url) } : {}
    await ensureDemonstration(url, { onProgress, ...reset })
  }
  return url
}

/** Checks in one round trip that there is nothing to do. An error counts as false, and later steps explain it. */
async function isReady(
  url: string,
  wantsDemonstration: boolean,
  keep?: (client: Client) => void,
): Promise<boolean> {
  const queries = [
    APPLIED_MIGRATIONS_QUERY,
    JOB_SCHEMA_INSTALLED_QUERY,
    ...(wantsDemonstration ? [DEMONSTRATION_FINISHED_QUERY] : []),
  ]
  let ready = false
  let client: Client | undefined
  try {
    client = await openClient(url, PROBE_TIMEOUT_MS)
    const results = (await client.query(queries.join('; '))) as unknown as QueryResult[]
    const [applied, ...others] = results
    ready =
      isMigrated((applied?.rows ?? []) as AppliedRow[]) && others.every(({ rowCount }) => rowCount === 1)
  } catch {
    // the steps that follow report the error
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

/** Empties a database whose filling was killed, so nobody has used it yet. */
async function resetDatabase(url: string): Promise<void> {
  await withClient(url, (client) =>
    client.query(
      'drop schema public cascade; create schema public; drop schema if exists graphile_worker cascade',
    ),
  )
  await migrate(url)
}
