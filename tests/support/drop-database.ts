import type { Client } from 'pg'

/** The SQLSTATE insufficient_privilege. */
const PERMISSION_DENIED = '42501'
const MAX_ATTEMPTS = 40
const RETRY_DELAY_SECONDS = 0.25
/** How long connections that are being closed may take until they are cut. */
const MAX_CLOSING_MS = 500
const POLL_SECONDS = 0.01

/**
 * Waits for connections to end. A pool's `end` resolves before PostgreSQL has closed them, and to cut one then makes the
 * pool emit an error, which ends the test run.
 */
async function waitForConnectionsToEnd(client: Client, name: string): Promise<void> {
  const deadline = Date.now() + MAX_CLOSING_MS
  const select = 'select from pg_stat_activity where datname = $1 limit 1'
  while (Date.now() < deadline && (await client.query(select, [name])).rowCount)
    await client.query(`select pg_sleep(${POLL_SECONDS})`)
}

/**
 * Drops a database, and cuts the connections to it that do not end by themselves. PostgreSQL refuses while its own vacuum is connected. That ends soon, so the
 * statement is repeated every quarter of a second for ten seconds.
 */
export async function dropDatabase(client: Client, name: string): Promise<void> {
  await waitForConnectionsToEnd(client, name)
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(`drop database if exists ${name} with (force)`)
      return
    } catch (error) {
      if ((error as { code?: string }).code !== PERMISSION_DENIED || attempt === MAX_ATTEMPTS) throw error
      await client.query(`select pg_sleep(${RETRY_DELAY_SECONDS})`)
    }
  }
}
