import pg from 'pg'

const SWEEP_INTERVAL_MS = 5_000
const TIMEOUT_MS = 5_000

/**
 * An advisory lock on a worker's id, which PostgreSQL frees when the process dies. Without it the job runner would
 * leave a job with a dead worker for four hours.
 */
export interface WorkerLock {
  /** Takes the lock; to be awaited before the worker's first job. */
  hold(workerId: string): Promise<void>
  end(): Promise<void>
}

/**
 * Opens the connection that holds the lock. While it is held, the jobs of dead workers are released for others to run.
 * @param onLost called when the connection is lost: other workers then take this one for dead
 */
export async function openWorkerLock(connectionString: string, onLost: () => void): Promise<WorkerLock> {
  const client = new pg.Client({
    connectionString,
    keepAlive: true,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    application_name: 'agency-worker',
  })
  client.on('error', () => {}) // 'end' follows
  await client.connect()
  let sweepTimer: NodeJS.Timeout | undefined
  client.once('end', () => {
    clearInterval(sweepTimer)
    onLost()
  })

  const take = async (workerId: string): Promise<void> => {
    // Lets PostgreSQL notice within a minute that a host has vanished without closing its connections.
    await client.query(
      'set tcp_keepalives_idle = 15; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3',
    )
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [workerId])
    await releaseJobsOfDeadWorkers(client, workerId)
    const sweep = () => releaseJobsOfDeadWorkers(client, workerId).catch(() => client.end())
    sweepTimer = setInterval(() => void sweep().catch(() => {}), SWEEP_INTERVAL_MS)
    sweepTimer.unref()
  }
  let taken: Promise<void> | undefined
  return {
    hold: (workerId) => (taken ??= take(workerId)),
    end: async () => {
      clearInterval(sweepTimer)
      client.removeAllListeners('end')
      await client.end().catch(() => {})
    },
  }
}

/**
 * Unlocks the jobs of workers whose advisory lock is free. Excludes the worker's own id, because PostgreSQL grants a
 * connection its own lock again. The transaction-level locks taken for the test end with the statement.
 */
async function releaseJobsOfDeadWorkers(client: pg.Client, ownId: string): Promise<void> {
  await client.query(
    `select graphile_worker.force_unlock_workers(array_agg(locked_by)) from (
       select locked_by from (select distinct locked_by from graphile_worker.jobs) holders
        where locked_by is not null and locked_by <> $1
          and pg_try_advisory_xact_lock(hashtextextended(locked_by, 0))) dead
     having count(*) > 0`,
    [ownId],
  )
}
