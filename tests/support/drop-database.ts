import type { Client } from 'pg'

const PERMISSION_DENIED = '42501'

/** PostgreSQL's own vacuum must not be interrupted but ends soon, so the statement is repeated. */
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
