import fs from 'node:fs'
import path from 'node:path'
import { findRunningPostmaster } from '../../scripts/database/cluster'
import { ensureDatabase, removeDatabase, stopDatabase } from '../../scripts/database/embedded'
import { readState } from '../../scripts/database/state'
import { migrate } from '../../scripts/database/migrate'
import { testDataDir } from './e2e-database'

export interface RestartedDatabase {
  url: string
  /** Shuts PostgreSQL down, which ends every connection, and starts it again on the same port. */
  restart: () => Promise<void>
  /** Kills PostgreSQL as a crash does, and starts it again on the same port. */
  crash: () => Promise<void>
  remove: () => Promise<void>
}

/** Starts a PostgreSQL server for one test, because a restart of the shared one would disturb other tests. */
export async function startDatabaseToRestart(): Promise<RestartedDatabase> {
  const dir = path.join(testDataDir(), `restarted-${process.pid}`)
  const start = () => ensureDatabase({ dir, name: 'agency', isDurable: false })
  const { url } = await start()
  await migrate(url)
  const startAgain = async () => {
    const { url: restartedUrl } = await start()
    if (restartedUrl !== url) throw new Error('PostgreSQL has another port after its restart')
  }
  return {
    url,
    restart: async () => {
      await stopDatabase(dir)
      await startAgain()
    },
    crash: async () => {
      // The data are in a mirror folder if the database's account may not enter `dir`.
      const data = path.join(readState(dir)?.mirror ?? dir, 'postgres')
      const postmaster = findRunningPostmaster({ data })
      if (postmaster) process.kill(postmaster.pid, 'SIGKILL')
      await startAgain()
    },
    remove: async () => {
      await removeDatabase(dir)
      fs.rmSync(dir, { recursive: true, force: true })
    },
  }
}
