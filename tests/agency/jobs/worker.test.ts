import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { db, disconnect, withTransaction } from '../../../lib/agency/database'
import { runWorker, type WorkerOptions } from '../../../lib/agency/jobs/run-worker'
import { queueMail } from '../../../lib/agency/mail/queue'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { eventually } from '../../support/eventually'
import { deleteJobs, keptJobs, makeJobsDue } from '../../support/jobs'
import { startMailServer, type TestMailServer } from '../../support/mail-server'

let database: TestDatabase
let server: TestMailServer
const endings: (() => unknown)[] = []

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
  server.answerHanging()
  await Promise.all(endings.splice(0).map((end) => end()))
})

const start = (options: Partial<WorkerOptions> = {}) => {
  const stop = runWorker({ connect: async () => database.url, ...options })
  endings.push(stop)
  return stop
}
/** A worker in a process of its own, which has begun to look for jobs. */
async function startProcess() {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/support/job-worker.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  endings.push(() => child.kill('SIGKILL'))
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
const queue = (subject: string) =>
  withTransaction((tx) => queueMail(tx, { to: 'someone@home.example', subject, paragraphs: ['Hello.'] }))
/** Jobs of mail: those of the schedules come and go. */
const mailJobs = async () => (await keptJobs()).filter(({ task }) => task === 'send-mail')
const subjects = () => server.received.map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]?.trim()).toSorted()
const isOffered = (times = 1) => eventually(() => expect(server.attempts).toBe(times))

describe('a worker', () => {
  it('begins a job as soon as it is committed, without waiting for its next look', async () => {
    start({ pollMs: 3_600_000 })
    await queue('First')
    await eventually(() => expect(subjects()).toEqual(['First']))
    await queue('Second')
    await eventually(() => expect(subjects()).toEqual(['First', 'Second']))
  })

  it('runs each job once beside others on the same database', async () => {
    const workers = [start(), start(), start()]
    const all = Array.from({ length: 30 }, (_, n) => `Mail ${n}`).toSorted()
    await Promise.all(all.map(queue))
    await eventually(async () => expect(await mailJobs()).toEqual([]))
    await Promise.all(workers.map((stop) => stop()))
    expect(subjects()).toEqual(all)
  })

  it('tries a job that failed again, after a wait that grows', async () => {
    server.behaviour = 'busy'
    start()
    await queue('Later')
    await eventually(async () => expect(await mailJobs()).toMatchObject([{ attempts: 1, isRunning: false }]))
    const [first] = await mailJobs()
    expect(first?.lastError).toBe('EENVELOPE')
    expect(first?.waitSeconds).toBeGreaterThan(0)
    await makeJobsDue()
    await eventually(async () => expect(await mailJobs()).toMatchObject([{ attempts: 2, isRunning: false }]))
    const [second] = await mailJobs()
    expect(second?.waitSeconds).toBeGreaterThan(first?.waitSeconds ?? 0)
    server.behaviour = 'accept'
    await makeJobsDue()
    await eventually(() => expect(subjects()).toEqual(['Later']))
  })

  it('that is killed leaves its job to another, which runs it again', async () => {
    server.behaviour = 'hang'
    const killed = await startProcess()
    await queue('Survives')
    await isOffered()
    expect(await mailJobs()).toMatchObject([{ isRunning: true, attempts: 1 }])
    await killed.end('SIGKILL')
    server.behaviour = 'accept'
    start()
    await eventually(() => expect(subjects()).toEqual(['Survives']))
    await eventually(async () => expect(await mailJobs()).toEqual([]))
  })

  it('leaves the job of a worker that lives to it', async () => {
    server.behaviour = 'hang'
    start()
    await queue('Only once')
    await isOffered()
    // Another looks for jobs of dead workers as it starts, and has finished when it sends this one.
    server.behaviour = 'accept'
    start()
    await queue('Other')
    await eventually(async () => expect(await mailJobs()).toMatchObject([{ isRunning: true, attempts: 1 }]))
    expect(subjects()).toEqual(['Other'])
    expect(server.attempts).toBe(2)
  })

  it('that is stopped finishes the job it runs', async () => {
    server.behaviour = 'hang'
    const worker = await startProcess()
    await queue('Finished')
    await isOffered()
    const ended = worker.end('SIGTERM')
    expect(await worker.nextLine()).toBe('stopping')
    server.answerHanging()
    expect(await ended).toEqual([0, null])
    expect(subjects()).toEqual(['Finished'])
    expect(await mailJobs()).toEqual([])
  })

  it('works on after the database ended its connections', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    start()
    await queue('Before')
    await eventually(() => expect(subjects()).toEqual(['Before']))
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name like 'agency-%'`.execute(db())
    await queue('After')
    await eventually(() => expect(subjects()).toEqual(['After', 'Before']))
    expect(errors.mock.calls.flat().join('\n')).not.toContain('home.example')
  })
})
