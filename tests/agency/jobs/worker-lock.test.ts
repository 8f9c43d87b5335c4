import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { db, disconnect, withTransaction } from '../../../lib/agency/database'
import { addJob } from '../../../lib/agency/jobs/add-job'
import { openWorkerLock } from '../../../lib/agency/jobs/worker-lock'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { keptJobs } from '../../support/jobs'

let database: TestDatabase
beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
})
afterAll(async () => {
  await disconnect()
  await database.drop()
})

it('a worker releases the jobs of dead workers, but neither its own nor those of one that lives', async () => {
  const living = await openWorkerLock(database.url, () => {})
  await living.hold('pool-living')
  for (const worker of ['pool-dead', 'pool-own', 'pool-living']) {
    await withTransaction((tx) => addJob(tx, 'send-mail', { mailId: 1 }, { key: worker }))
    await sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = key where key = ${worker}`.execute(
      db(),
    )
  }
  const own = await openWorkerLock(database.url, () => {})
  await own.hold('pool-own')
  expect((await keptJobs()).map(({ key, isRunning }) => [key, isRunning])).toEqual([
    ['pool-dead', false],
    ['pool-own', true],
    ['pool-living', true],
  ])
  await Promise.all([own.release(), living.release()])
})
