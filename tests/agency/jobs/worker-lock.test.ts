import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { db, disconnect, withTransaction } from '../../../lib/agency/database'
import { addJob } from '../../../lib/agency/jobs/add-job'
import { openWorkerLock } from '../../../lib/agency/jobs/worker-lock'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { findStoredJobs } from '../../support/jobs'

let database: TestDatabase
beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
})
afterAll(async () => {
  await disconnect()
  await database.drop()
})

it('a worker that takes its lock releases the jobs of dead workers, but no jobs of its own or of running workers', async () => {
  const runningLock = await openWorkerLock(database.url, () => {})
  await runningLock.acquire('pool-running')
  // Each worker runs one job, whose key is the name of the worker. Only 'pool-dead' has no lock.
  for (const worker of ['pool-dead', 'pool-own', 'pool-running']) {
    await withTransaction((tx) => addJob(tx, 'send-mail', { mailId: 1 }, { key: worker }))
    await sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = key where key = ${worker}`.execute(
      db(),
    )
  }
  const ownLock = await openWorkerLock(database.url, () => {})
  await ownLock.acquire('pool-own')
  expect((await findStoredJobs()).map(({ key, isRunning }) => [key, isRunning])).toEqual([
    ['pool-dead', false],
    ['pool-own', true],
    ['pool-running', true],
  ])
  await Promise.all([ownLock.release(), runningLock.release()])
})
