import pg from 'pg'

const SWEEP_INTERVAL_MS = 5_000
const QUERY_TIMEOUT_MS = 5_000

const ignoreError = () => undefined

/** PostgreSQL frees the lock when a worker dies, so its jobs are free in seconds; the job runner takes four hours. */
export interface WorkerLock {
  /**
   * Takes the lock, and releases the jobs of dead workers at once and then at regular intervals. Further calls do
   * nothing more. A worker awaits this before its first job.
   */
  acquire(workerId: string): Promise<void>
  release(): Promise<void>
}

/** @param onLost called when the connection is lost, because other workers then consider this one dead */
export async function openWorkerLock(connectionString: string, onLost: () => void): Promise<WorkerLock> {
  const client = new pg.Client({
    connectionString,
    keepAlive: true,
    connectionTimeoutMillis: QUERY_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    application_name: 'agency-worker',
  })
  client.on('error', ignoreError) // an 'end' event follows
  await client.connect()
  let sweepTimer: NodeJS.Timeout | undefined
  client.once('end', () => {
    clearInterval(sweepTimer)
    onLost()
  })

  const acquireAndSweep = async (workerId: string): Promise<void> => {
    // With these, PostgreSQL frees the lock within 30 seconds (15 + 3 × 5) after the worker's host has vanished.
    await client.query(
      'set tcp_keepalives_idle = 15; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3',
    )
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [workerId])
    await releaseJobsOfDeadWorkers(client, workerId)
    const sweep = () => releaseJobsOfDeadWorkers(client, workerId).catch(() => client.end())
    sweepTimer = setInterval(() => void sweep().catch(ignoreError), SWEEP_INTERVAL_MS)
    sweepTimer.unref()
  }
  let acquisition: Promise<void> | undefined
  return {
    acquire: (workerId) => (acquisition ??= acquireAndSweep(workerId)),
    release: async () => {
      clearInterval(sweepTimer)
      client.removeAllListeners('end')
      await client.end().catch(ignoreError)
    },
  }
}

/**
 * Unlocks the jobs of workers whose lock is free. Leaves out the worker `ownId`: PostgreSQL grants a connection a lock
 * that it holds already, so this worker's own lock would look free. `having` skips the call if no worker is dead.
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
