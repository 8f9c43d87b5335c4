import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { parseCronItems, run, type Runner, type TaskList } from 'graphile-worker'
import pg from 'pg'
import { jobLogger } from './job-logger'
import type { Task } from './task'
import { schedules, tasks } from './tasks'
import { openWorkerLock, type WorkerLock } from './worker-lock'

const CONCURRENT_JOBS = 4
/** One for each job, and three on which the runner listens, schedules and polls. */
const MAX_CONNECTIONS = CONCURRENT_JOBS + 3
const POLL_MS = 2_000
const MIN_RESTART_DELAY_MS = 500
const MAX_RESTART_DELAY_MS = 10_000
/** Without a delay, `runner.stop()` waits until the outcome of the last job is written. */
const UNDELAYED_OUTCOMES = { completeJobBatchDelay: 0, failJobBatchDelay: 0 }
/** How long a stop waits for running jobs. Interrupted ones are run again by another worker. */
const STOP_GRACE_MS = 10_000

export interface WorkerOptions {
  /** Returns the database's URL; may start an embedded PostgreSQL first. */
  connect: () => Promise<string>
  /** How often the worker polls for jobs. New jobs notify it, but due retries do not. */
  pollMs?: number
}

interface WorkerSession {
  runner: Runner
  lock: WorkerLock
  pool: pg.Pool
}

/** Runs jobs and schedules until the returned function is called, which waits some seconds for running jobs. */
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
  let restartDelayMs = MIN_RESTART_DELAY_MS
  while (!stopSignal.aborted) {
    try {
      const onLost = new AbortController()
      const session = await startSession(await connect(), pollMs, () => onLost.abort())
      restartDelayMs = MIN_RESTART_DELAY_MS
      await runUntil(session, AbortSignal.any([stopSignal, onLost.signal]))
    } catch (error) {
      if (stopSignal.aborted) return
      console.error('Jobs are not run at the moment:', error)
    }
    await delay(restartDelayMs, undefined, { signal: stopSignal, ref: false }).catch(() => {})
    restartDelayMs = Math.min(restartDelayMs * 2, MAX_RESTART_DELAY_MS)
  }
}

async function runUntil({ runner, lock, pool }: WorkerSession, signal: AbortSignal): Promise<void> {
  const aborted = signal.aborted ? Promise.resolve() : once(signal, 'abort')
  try {
    await Promise.race([aborted, runner.promise])
  } finally {
    await runner.stop().catch(() => {}) // it may have stopped by itself
    await Promise.allSettled([lock.end(), pool.end()])
  }
}

async function startSession(url: string, pollMs: number, onLost: () => void): Promise<WorkerSession> {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    application_name: 'agency-jobs',
    keepAlive: true,
  })
  // The running query reports a broken connection; without listeners its event would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  let lock: WorkerLock | undefined
  try {
    lock = await openWorkerLock(url, onLost)
    const runner = await run({
      pgPool: pool,
      taskList: toTaskList(tasks),
      parsedCronItems: parseSchedules(),
      concurrency: CONCURRENT_JOBS,
      pollInterval: pollMs,
      noHandleSignals: true,
      gracefulShutdownAbortTimeout: STOP_GRACE_MS,
      logger: jobLogger,
      preset: { plugins: [createLockPlugin(lock)], worker: UNDELAYED_OUTCOMES },
    })
    return { runner, lock, pool }
  } catch (error) {
    await Promise.allSettled([lock?.end(), pool.end()])
    throw error
  }
}

const createLockPlugin = (lock: WorkerLock): GraphileConfig.Plugin => ({
  name: 'WorkerLockPlugin',
  version: '1.0.0',
  worker: { hooks: { startWorker: (_context, { worker }) => lock.hold(worker.workerPool.id) } },
})

/** Converts the schedules for the job runner. A key each makes a late schedule run once, however often it was due. */
const parseSchedules = () =>
  parseCronItems(
    schedules.map(({ task, cron }) => ({
      task,
      match: cron,
      options: { maxAttempts: tasks[task].maxAttempts, jobKey: `schedule:${task}` },
    })),
  )

const toTaskList = (tasksByName: Record<string, Task>): TaskList =>
  Object.fromEntries(
    Object.entries(tasksByName).map(([name, task]) => [
      name,
      async (payload, { job }) => {
        await task.run(task.payload.parse(payload), { isLastAttempt: job.attempts >= job.max_attempts })
      },
    ]),
  )
