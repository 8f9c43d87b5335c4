import type { Client } from 'pg'

/** A code of PostgreSQL (SQLSTATE). */
const INSUFFICIENT_PRIVILEGE = '42501'
const MAX_ATTEMPTS = 40
const RETRY_DELAY_SECONDS = 0.25
/** How long closing connections may take. Then they are cut. */
const MAX_CLOSING_MS = 500
const POLL_SECONDS = 0.01

/**
 * Waits for connections to end. A pool's `end` resolves before PostgreSQL has closed its connections. Cutting one of
 * them makes the pool emit an error, which ends the test run.
 */
async function waitForConnectionsToEnd(client: Client, name: string): Promise<void> {
  const deadline = Date.now() + MAX_CLOSING_MS
  const select = 'select 1 from pg_stat_activity where datname = $1 limit 1'
  const hasConnections = async () => Boolean((await client.query(select, [name])).rowCount)
  while (Date.now() < deadline && (await hasConnections()))
    await client.query(`select pg_sleep(${POLL_SECONDS})`)
}

/**
 * Drops a database, and cuts the connections that do not end by themselves. PostgreSQL refuses to drop it while its own
 * vacuum is connected. A vacuum ends soon, so the statement is repeated every quarter of a second for ten seconds.
 */
export async function dropDatabase(client: Client, name: string): Promise<void> {
  await waitForConnectionsToEnd(client, name)
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(`drop database if exists ${name} with (force)`)
      return
    } catch (error) {
      const { code } = error as { code?: string }
      if (code !== INSUFFICIENT_PRIVILEGE || attempt === MAX_ATTEMPTS) throw error
      await client.query(`select pg_sleep(${RETRY_DELAY_SECONDS})`)
    }
  }
}
