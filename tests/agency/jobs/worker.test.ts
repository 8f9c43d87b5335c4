import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { db, disconnect, withTransaction } from '../../../lib/agency/database'
import { addJob } from '../../../lib/agency/jobs/add-job'
import { runWorker, type WorkerOptions } from '../../../lib/agency/jobs/run-worker'
import { queueMail } from '../../../lib/agency/mail/queue'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { eventually } from '../../support/eventually'
import { deleteJobs, findStoredJobs, makeJobsDue } from '../../support/jobs'
import { startMailServer, type TestMailServer } from '../../support/mail-server'

let database: TestDatabase
let server: TestMailServer
const cleanUps: (() => unknown)[] = []

beforeAll(async () => {
  database = await createEmptyDatabase()
  server = await startMailServer()
  process.env.DATABASE_URL = database.url
  process.env.SMTP_URL = server.url
})
afterAll(async () => {
  await disconnect()
  await server.close()
  await database.drop()
})
beforeEach(async () => {
  server.behaviour = 'accept'
  server.received.length = 0
  server.attempts = 0
  await db().deleteFrom('mail').execute()
  await deleteJobs()
})
afterEach(async () => {
  server.acceptHangingMails()
  await Promise.all(cleanUps.splice(0).map((end) => end()))
})

const startWorker = (options: Partial<WorkerOptions> = {}) => {
  const stop = runWorker({ getConnectionUrl: async () => database.url, ...options })
  cleanUps.push(stop)
  return stop
}
/** Starts a worker in another process, and waits until it looks for jobs. */
async function startWorkerProcess() {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/support/job-worker.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  cleanUps.push(() => child.kill('SIGKILL'))
  const ended = once(child, 'exit')
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const nextLine = async (): Promise<unknown> => (await lines.next()).value
  expect(await nextLine()).toBe('started')
  return {
    nextLine,
    end: (signal: 'SIGKILL' | 'SIGTERM') => {
      child.kill(signal)
      return ended
    },
  }
}
const queueMailWithSubject = (subject: string) =>
  withTransaction((tx) => queueMail(tx, { to: 'someone@home.example', subject, paragraphs: ['Hello.'] }))
/** Finds the jobs that send mail; jobs of the schedules may be there too. */
const findMailJobs = async () => (await findStoredJobs()).filter(({ task }) => task === 'send-mail')
const readSubject = (mail: string) => /^Subject: (.*)$/m.exec(mail)?.[1]?.trim()
const getReceivedSubjects = () => server.received.map(readSubject).toSorted()
const waitForAttempts = (count = 1) => eventually(() => expect(server.attempts).toBe(count))

describe('a worker', () => {
  it('starts a job as soon as it is committed, without waiting for the next poll', async () => {
    // A poll in an hour starts no job of this test.
    startWorker({ pollMs: 3_600_000 })
    await queueMailWithSubject('First')
    await eventually(() => expect(getReceivedSubjects()).toEqual(['First']))
    await queueMailWithSubject('Second')
    await eventually(() => expect(getReceivedSubjects()).toEqual(['First', 'Second']))
  })

  it('runs each job once beside other workers on the same database', async () => {
    const workers = [startWorker(), startWorker(), startWorker()]
    const subjects = Array.from({ length: 30 }, (_, n) => `Mail ${n}`).toSorted()
    await Promise.all(subjects.map(queueMailWithSubject))
    await eventually(async () => expect(await findMailJobs()).toEqual([]))
    await Promise.all(workers.map((stop) => stop()))
    expect(getReceivedSubjects()).toEqual(subjects)
  })

  it('retries a failed job after growing delays', async () => {
    server.behaviour = 'busy'
    startWorker()
    await queueMailWithSubject('Later')
    await eventually(async () =>
      expect(await findMailJobs()).toMatchObject([{ attempts: 1, isRunning: false }]),
    )
    const [first] = await findMailJobs()
    expect(first?.lastError).toBe('EENVELOPE')
    expect(first?.waitSeconds).toBeGreaterThan(0)
    await makeJobsDue()
    await eventually(async () =>
      expect(await findMailJobs()).toMatchObject([{ attempts: 2, isRunning: false }]),
    )
    const [second] = await findMailJobs()
    expect(second?.waitSeconds).toBeGreaterThan(first?.waitSeconds ?? 0)
    server.behaviour = 'accept'
    await makeJobsDue()
    await eventually(() => expect(getReceivedSubjects()).toEqual(['Later']))
  })

  it('runs other jobs before waiting mails, even if the mails were added first', async () => {
    server.behaviour = 'hang'
    startWorker()
    const concurrentJobs = 4 // CONCURRENT_JOBS of run-worker.ts
    for (let mail = 0; mail < 3 * concurrentJobs; mail += 1) await queueMailWithSubject(`Mail ${mail}`)
    await waitForAttempts(concurrentJobs)
    await withTransaction((tx) => addJob(tx, 'purge-expired-rate-limits', {}, { key: 'other-job' }))
    server.acceptHangingMails()
    await eventually(async () =>
      expect((await findStoredJobs()).map(({ key }) => key)).not.toContain('other-job'),
    )
    // Meanwhile, each of the four hanging jobs has made way for at most one more mail.
    expect(server.attempts).toBeLessThanOrEqual(2 * concurrentJobs)
  })

  it('takes over the job of a killed worker', async () => {
    server.behaviour = 'hang'
    const killed = await startWorkerProcess()
    await queueMailWithSubject('Survives')
    await waitForAttempts()
    expect(await findMailJobs()).toMatchObject([{ isRunning: true, attempts: 1 }])
    await killed.end('SIGKILL')
    server.behaviour = 'accept'
    startWorker()
    await eventually(() => expect(getReceivedSubjects()).toEqual(['Survives']))
    await eventually(async () => expect(await findMailJobs()).toEqual([]))
  })

  it('does not run the job of a worker that is still running', async () => {
    server.behaviour = 'hang'
    startWorker()
    await queueMailWithSubject('Only once')
    await waitForAttempts()
    // A worker looks for jobs of dead workers before its first job. Once the second worker sends a mail, it has looked.
    server.behaviour = 'accept'
    startWorker()
    await queueMailWithSubject('Other')
    await eventually(async () =>
      expect(await findMailJobs()).toMatchObject([{ isRunning: true, attempts: 1 }]),
    )
    expect(getReceivedSubjects()).toEqual(['Other'])
    expect(server.attempts).toBe(2)
  })

  it('finishes its running job when it is stopped', async () => {
    server.behaviour = 'hang'
    const worker = await startWorkerProcess()
    await queueMailWithSubject('Finished')
    await waitForAttempts()
    const ended = worker.end('SIGTERM')
    expect(await worker.nextLine()).toBe('stopping')
    server.acceptHangingMails()
    expect(await ended).toEqual([0, null])
    expect(getReceivedSubjects()).toEqual(['Finished'])
    expect(await findMailJobs()).toEqual([])
  })

  it('continues after the database has ended its connections', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    startWorker()
    await queueMailWithSubject('Before')
    await eventually(() => expect(getReceivedSubjects()).toEqual(['Before']))
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name like 'agency-%'`.execute(db())
    await queueMailWithSubject('After')
    await eventually(() => expect(getReceivedSubjects()).toEqual(['After', 'Before']))
    expect(errors.mock.calls.flat().join('\n'), 'no recipient is logged').not.toContain('home.example')
  })
})
