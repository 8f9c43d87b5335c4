import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { db, disconnect, withTransaction } from '../../../lib/agency/database'
import { addJob } from '../../../lib/agency/jobs/add-job'
import { purgeFailedJobs } from '../../../lib/agency/jobs/job-table'
import { jobsCommand } from '../../../scripts/agency/jobs-command'
import { UsageError } from '../../../scripts/agency/usage'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { deleteJobs, findStoredJobs } from '../../support/jobs'

let database: TestDatabase
beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
})
afterAll(async () => {
  await disconnect()
  await database.drop()
})

const addMailJob = (mailId: number) =>
  withTransaction((tx) => addJob(tx, 'send-mail', { mailId }, { key: `mail:${mailId}` }))
const changeJob = (mailId: number, changes: string) =>
  sql`update graphile_worker._private_jobs set ${sql.raw(changes)} where key = ${`mail:${mailId}`}`.execute(
    db(),
  )

/** Adds a job of each state: 1 waits, 2 waits after a failure, 3 runs, 4 and 5 have failed for good. */
beforeEach(async () => {
  await deleteJobs()
  for (let mailId = 1; mailId <= 5; mailId += 1) await addMailJob(mailId)
  await changeJob(2, "attempts = 1, last_error = 'ECONNREFUSED', run_at = '2099-01-02T03:04:05Z'")
  await changeJob(3, "attempts = 1, locked_at = now(), locked_by = 'pool-x'")
  await changeJob(4, "attempts = max_attempts, last_error = 'EENVELOPE'")
  await changeJob(5, "attempts = max_attempts, last_error = 'EAUTH'")
})

async function runCommand(...args: string[]): Promise<string> {
  const lines: string[] = []
  const say = (line: string) => void lines.push(line)
  const openOutput = async () => ({ databaseUrl: database.url, say, progress: say })
  const exitCode = await jobsCommand(openOutput, args)
  expect(exitCode).toBe(0)
  return lines.join('\n')
}

it('lists jobs by their state, with the last error, and the next run of each schedule', async () => {
  // The task send-mail has at most 17 attempts. Columns are two spaces apart.
  const text = await runCommand()
  expect(text).toMatch(/^Running: 1\n.*send-mail \(mail:3\).*attempts 1 of 17$/m)
  expect(text).toMatch(/^Pending: 2$/m)
  expect(text).toMatch(/send-mail \(mail:1\).*attempts 0 of 17$/m)
  expect(text).toMatch(
    /send-mail \(mail:2\) {2}2099-01-02 03:04:05 {2}attempts 1 of 17, last error: ECONNREFUSED$/m,
  )
  expect(text).toMatch(/^Failed: 2\n.*\(mail:4\).*last error: EENVELOPE\n.*\(mail:5\).*last error: EAUTH$/m)
  // The schedule is '13 * * * *': the next run is 13 minutes past an hour.
  expect(text).toMatch(/^ {2}purge-expired-sessions {2}13 \* \* \* \* {2}\d{4}-\d\d-\d\d \d\d:13:00$/m)
})

it('refuses an unknown argument', async () => {
  await expect(runCommand('everything')).rejects.toThrow(UsageError)
})

it('deletes jobs 30 days after they have failed for good, and keeps a waiting job of that age', async () => {
  await changeJob(4, "updated_at = now() - interval '31 days'")
  await changeJob(5, "updated_at = now() - interval '29 days'")
  await changeJob(1, "updated_at = now() - interval '31 days'")
  await purgeFailedJobs()
  expect((await findStoredJobs()).map(({ key }) => key)).toEqual(['mail:1', 'mail:2', 'mail:3', 'mail:5'])
})
