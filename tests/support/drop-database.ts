import type { Client } from 'pg'

const PERMISSION_DENIED = '42501'

/**
 * Drops a database that may be in use. PostgreSQL's own vacuum of it must not be interrupted, but is over
 * soon, so the statement is repeated.
 */
export async function dropDatabase(client: Client, name: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(`drop database if exists ${name} with (force)`)
      return
    } catch (error) {
      if ((error as { code?: string }).code !== PERMISSION_DENIED || attempt === 40) throw error
      await client.query('select pg_sleep(0.25)')
    }
  }
}
