import { ensureDatabase, remove, stop } from '../../scripts/database/embedded'
import { migrate } from '../../scripts/database/migrate'
import path from 'node:path'
import { testDataDir } from './e2e-database'

export interface RestartedDatabase {
  url: string
  /** Shuts PostgreSQL down, which ends every connection, and starts it again on the same port. */
  restart: () => Promise<void>
  remove: () => Promise<void>
}

/** Starts a PostgreSQL of the test's own, because a restart of the shared one would disturb other tests. */
export async function startDatabaseToRestart(): Promise<RestartedDatabase> {
  const dir = path.join(testDataDir(), `restarted-${process.pid}`)
  const start = () => ensureDatabase({ dir, name: 'agency', isDurable: false })
  const { url } = await start()
  await migrate(url)
  return {
    url,
    restart: async () => {
      await stop(dir)
      const { url: urlNow } = await start()
      if (urlNow !== url) throw new Error('PostgreSQL has another port after its restart')
    },
    remove: () => remove(dir),
  }
}
