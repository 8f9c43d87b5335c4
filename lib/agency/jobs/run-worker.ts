import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { parseCronItems, run, type Runner, type TaskList } from 'graphile-worker'
import pg from 'pg'
import { jobLogger } from './job-logger'
import type { Task } from './task'
import { schedules, tasks } from './tasks'
import { openWorkerLock, type WorkerLock } from './worker-lock'

const CONCURRENT_JOBS = 4
/** A connection for each job, and those on which the runner listens, schedules and looks for work. */
const MAX_CONNECTIONS = CONCURRENT_JOBS + 3
const POLL_MS = 2_000
const FIRST_RESTART_MS = 500
const LONGEST_RESTART_MS = 10_000
/** In batches of no delay: the runner's stop then waits until the outcome of the last job is written. */
const AWAITED_OUTCOMES = { completeJobBatchDelay: 0, failJobBatchDelay: 0 }
/** How long a stop waits for jobs that are running. What is cut off is run again by another worker. */
const STOP_GRACE_MS = 10_000

export interface WorkerOptions {
  /** The database's address; may start an embedded PostgreSQL first. */
  connect: () => Promise<string>
  /** How often jobs are looked for without a notification: retries come due without one. */
  pollMs?: number
}

/** A running worker and the session that shows it alive. */
interface Session {
  runner: Runner
  lock: WorkerLock
  pool: pg.Pool
}

/**
 * Runs the agency's jobs in this process, and its schedules, until it is stopped. Any number of processes
 * may do so on one database: each job is run by one of them. After a lost connection work begins anew.
 * @returns a function that lets running jobs finish, for some seconds
 */
export function runWorker({ connect, pollMs = POLL_MS }: WorkerOptions): () => Promise<void> {
  const stopping = new AbortController()
  const finished = keepRunning({ connect, pollMs }, stopping.signal)
  return async () => {
    stopping.abort()
    await Promise.race([finished, delay(STOP_GRACE_MS, undefined, { ref: false })])
  }
}

async function keepRunning(
  { connect, pollMs }: Required<WorkerOptions>,
  stopSignal: AbortSignal,
): Promise<void> {
  let restartMs = FIRST_RESTART_MS
  while (!stopSignal.aborted) {
    try {
      const onLost = new AbortController()
      const session = await startSession(await connect(), pollMs, () => onLost.abort())
      restartMs = FIRST_RESTART_MS
      await runUntil(session, AbortSignal.any([stopSignal, onLost.signal]))
    } catch (error) {
      if (stopSignal.aborted) return
      console.error('Jobs are not run at the moment:', error)
    }
    await delay(restartMs, undefined, { signal: stopSignal, ref: false }).catch(() => {})
    restartMs = Math.min(restartMs * 2, LONGEST_RESTART_MS)
  }
}

/** Runs jobs until a signal or until the runner ends by itself, and lets those that have begun finish. */
async function runUntil({ runner, lock, pool }: Session, signal: AbortSignal): Promise<void> {
  const aborted = signal.aborted ? Promise.resolve() : once(signal, 'abort')
  try {
    await Promise.race([aborted, runner.promise])
  } finally {
    await runner.stop().catch(() => {}) // it may have stopped by itself
    await Promise.allSettled([lock.end(), pool.end()])
  }
}

async function startSession(url: string, pollMs: number, onLost: () => void): Promise<Session> {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    application_name: 'agency-jobs',
    keepAlive: true,
  })
  // The query in hand reports a connection that broke.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  let lock: WorkerLock | undefined
  try {
    lock = await openWorkerLock(url, onLost)
    const runner = await run({
      pgPool: pool,
      taskList: taskList(tasks),
      parsedCronItems: parseSchedules(),
      concurrency: CONCURRENT_JOBS,
      pollInterval: pollMs,
      noHandleSignals: true,
      gracefulShutdownAbortTimeout: STOP_GRACE_MS,
      logger: jobLogger,
      preset: { plugins: [lockPlugin(lock)], worker: AWAITED_OUTCOMES },
    })
    return { runner, lock, pool }
  } catch (error) {
    await Promise.allSettled([lock?.end(), pool.end()])
    throw error
  }
}

/** Takes the worker's lock before its first job. */
const lockPlugin = (lock: WorkerLock): GraphileConfig.Plugin => ({
  name: 'WorkerLockPlugin',
  version: '1.0.0',
  worker: { hooks: { startWorker: (_context, { worker }) => lock.hold(worker.workerPool.id) } },
})

/** The schedules as the job runner has them. What is late runs once, however often it was due. */
const parseSchedules = () =>
  parseCronItems(
    schedules.map(({ task, cron }) => ({
      task,
      match: cron,
      options: { maxAttempts: tasks[task].maxAttempts, jobKey: `schedule:${task}` },
    })),
  )

const taskList = (table: Record<string, Task>): TaskList =>
  Object.fromEntries(
    Object.entries(table).map(([name, task]) => [
      name,
      async (payload, { job }) => {
        await task.run(task.payload.parse(payload), { isLastAttempt: job.attempts >= job.max_attempts })
      },
    ]),
  )
