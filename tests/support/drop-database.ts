import type { Client } from 'pg'

/** The SQLSTATE insufficient_privilege. */
const PERMISSION_DENIED = '42501'
const MAX_ATTEMPTS = 40
const RETRY_DELAY_SECONDS = 0.25

/**
 * Drops a database and its connections. PostgreSQL refuses while its own vacuum is connected. That ends soon, so the
 * statement is repeated every quarter of a second for ten seconds.
 */
export async function dropDatabase(client: Client, name: string): Promise<void> {
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
