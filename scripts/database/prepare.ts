import type { Client, QueryResult } from 'pg'
import { DATABASE_NAME } from '../../lib/config/embedded-database'
import { isDemonstration, type Env } from '../../lib/config/env'
import { openClient, withClient } from './client'
import { DEMONSTRATION_FINISHED_QUERY, ensureDemonstration } from './demonstration'
import { ensureDatabase, PROBE_TIMEOUT_MS, readSavedUrl } from './embedded'
import { JOB_SCHEMA_INSTALLED_QUERY } from './job-schema'
import { APPLIED_MIGRATIONS_QUERY, isMigrated, migrate, type AppliedRow } from './migrate'

interface PrepareOptions {
  settings: Env
  onProgress?: (line: string) => void
  name?: string
  /** Receives the connection of the check if everything was ready, for further use. By default it is closed. */
  onOpenClient?: (client: Client) => void
}

/**
 * Starts the database if it is embedded, migrates it, and fills it in demonstration mode. Several processes may call
 * this at once.
 * @returns the database's URL; undefined with API_URL, because the agency is then elsewhere
 */
export async function prepareDatabase({
  settings,
  onProgress,
  name = DATABASE_NAME,
  onOpenClient,
}: PrepareOptions): Promise<string | undefined> {
  if (settings.API_URL) return undefined
  const isEmbedded = !settings.DATABASE_URL
  const wantsDemonstration = isDemonstration(settings)
  const knownUrl = settings.DATABASE_URL ?? readSavedUrl({ dir: settings.DATA_DIR, name })
  if (knownUrl && (await isReady(knownUrl, wantsDemonstration, onOpenClient))) return knownUrl
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

/** Checks in one round trip whether everything is prepared. On an error returns false; the next steps then report it. */
async function isReady(
  url: string,
  wantsDemonstration: boolean,
  onOpenClient?: (client: Client) => void,
): Promise<boolean> {
  const queries = [
    APPLIED_MIGRATIONS_QUERY,
    JOB_SCHEMA_INSTALLED_QUERY,
    ...(wantsDemonstration ? [DEMONSTRATION_FINISHED_QUERY] : []),
  ]
  let isDatabaseReady = false
  let client: Client | undefined
  try {
    client = await openClient(url, PROBE_TIMEOUT_MS)
    // For several statements pg returns a list of results, which its types do not say.
    const results = (await client.query(queries.join('; '))) as unknown as QueryResult[]
    const [applied, ...others] = results
    isDatabaseReady =
      isMigrated((applied?.rows ?? []) as AppliedRow[]) && others.every(({ rowCount }) => rowCount === 1)
  } catch {
    // The steps that follow report the error.
  }
  if (client && isDatabaseReady && onOpenClient) onOpenClient(client)
  else void client?.end().catch(() => {})
  return isDatabaseReady
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

/** Empties a database whose filling was interrupted. Nobody can have used it yet. */
async function resetDatabase(url: string): Promise<void> {
  await withClient(url, (client) =>
    client.query(
      'drop schema public cascade; create schema public; drop schema if exists graphile_worker cascade',
    ),
  )
  await migrate(url)
}
