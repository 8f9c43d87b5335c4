import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { parseCronItems, run, type Runner, type Task as RunnerTask, type TaskList } from 'graphile-worker'
import pg from 'pg'
import { jobLogger } from './job-logger'
import { runTask } from './run-task'
import { schedules, tasks, type TaskName } from './tasks'
import { openWorkerLock, type WorkerLock } from './worker-lock'

const CONCURRENT_JOBS = 4
/** The job runner's own connections: to listen for new jobs, to add scheduled jobs and to poll. */
const RUNNER_CONNECTIONS = 3
const MAX_CONNECTIONS = CONCURRENT_JOBS + RUNNER_CONNECTIONS
const POLL_MS = 2_000
const MIN_RESTART_DELAY_MS = 500
const MAX_RESTART_DELAY_MS = 10_000
/** Batch mode without a delay: only in this mode does `runner.stop()` wait until the outcomes of jobs are written. */
const BATCH_OUTCOMES = { completeJobBatchDelay: 0, failJobBatchDelay: 0 }
/** How long a stopping worker waits for its running jobs. Another worker repeats interrupted jobs. */
const STOP_GRACE_MS = 10_000

export interface WorkerOptions {
  /** Returns the database's URL; may start an embedded PostgreSQL first. */
  getConnectionUrl: () => Promise<string>
  /** How often the worker polls for jobs that are due: new jobs wake it by a notification, but retries do not. */
  pollMs?: number
}

const ignoreError = () => undefined

/** What a worker holds from its start until it stops or loses its lock. */
interface WorkerSession {
  runner: Runner
  lock: WorkerLock
  pool: pg.Pool
}

/** Runs jobs and schedules. @returns a function that stops the worker, and waits for running jobs (STOP_GRACE_MS) */
export function runWorker({ getConnectionUrl, pollMs = POLL_MS }: WorkerOptions): () => Promise<void> {
  const stopping = new AbortController()
  const finished = restartUntilStopped({ getConnectionUrl, pollMs }, stopping.signal)
  return async () => {
    stopping.abort()
    await Promise.race([finished, delay(STOP_GRACE_MS, undefined, { ref: false })])
  }
}

async function restartUntilStopped(
  { getConnectionUrl, pollMs }: Required<WorkerOptions>,
  stopSignal: AbortSignal,
): Promise<void> {
  let restartDelayMs = MIN_RESTART_DELAY_MS
  while (!stopSignal.aborted) {
    try {
      const lockLost = new AbortController()
      const session = await startWorkerSession(await getConnectionUrl(), pollMs, () => lockLost.abort())
      restartDelayMs = MIN_RESTART_DELAY_MS
      await runUntilAborted(session, AbortSignal.any([stopSignal, lockLost.signal]))
    } catch (error) {
      if (stopSignal.aborted) return
      console.error('Jobs are not run at the moment:', error)
    }
    await delay(restartDelayMs, undefined, { signal: stopSignal, ref: false }).catch(ignoreError)
    restartDelayMs = Math.min(restartDelayMs * 2, MAX_RESTART_DELAY_MS)
  }
}

async function runUntilAborted({ runner, lock, pool }: WorkerSession, signal: AbortSignal): Promise<void> {
  const aborted = signal.aborted ? Promise.resolve() : once(signal, 'abort')
  try {
    await Promise.race([aborted, runner.promise])
  } finally {
    await runner.stop().catch(ignoreError) // rejects when the runner has stopped by itself
    await Promise.allSettled([lock.release(), pool.end()])
  }
}

async function startWorkerSession(
  url: string,
  pollMs: number,
  onLockLost: () => void,
): Promise<WorkerSession> {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    application_name: 'agency-jobs',
    keepAlive: true,
  })
  // An 'error' event without a listener would end the process. The query that is running reports the error.
  pool.on('error', ignoreError)
  pool.on('connect', (client) => client.on('error', ignoreError))
  let lock: WorkerLock | undefined
  try {
    lock = await openWorkerLock(url, onLockLost)
    const runner = await run({
      pgPool: pool,
      taskList: createTaskList(),
      parsedCronItems: parseSchedules(),
      concurrency: CONCURRENT_JOBS,
      pollInterval: pollMs,
      noHandleSignals: true, // the server stops the worker itself
      gracefulShutdownAbortTimeout: STOP_GRACE_MS,
      logger: jobLogger,
      preset: { plugins: [createLockPlugin(lock)], worker: BATCH_OUTCOMES },
    })
    return { runner, lock, pool }
  } catch (error) {
    await Promise.allSettled([lock?.release(), pool.end()])
    throw error
  }
}

const createLockPlugin = (lock: WorkerLock): GraphileConfig.Plugin => ({
  name: 'WorkerLockPlugin',
  version: '1.0.0',
  worker: { hooks: { startWorker: (_context, { worker }) => lock.acquire(worker.workerPool.id) } },
})

/** Gives each schedule a job key: when its next run is due, it replaces a run that is still waiting. */
const parseSchedules = () =>
  parseCronItems(
    schedules.map(({ task, cron }) => ({
      task,
      match: cron,
      options: { maxAttempts: tasks[task].maxAttempts, jobKey: `schedule:${task}` },
    })),
  )

const toRunnerTask =
  (name: TaskName): RunnerTask =>
  async (payload, { job }) => {
    await runTask(name, payload, { isLastAttempt: job.attempts >= job.max_attempts })
  }

const createTaskList = (): TaskList =>
  Object.fromEntries((Object.keys(tasks) as TaskName[]).map((name) => [name, toRunnerTask(name)]))
