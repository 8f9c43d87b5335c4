import { sql } from 'kysely'
import { db, type Database } from '../database'

export type JobState = 'running' | 'pending' | 'failed'

export interface ListedJob {
  state: JobState
  id: string
  task: string
  key: string | null
  attempts: number
  maxAttempts: number
  runAt: Date
  lastError: string | null
}

/** Lists running jobs, then pending ones, then those that have failed for good; each group oldest first. */
export async function listJobs(database: Database, limit: number): Promise<ListedJob[]> {
  const { rows } = await sql<ListedJob>`
    select * from (
      select case when locked_at is not null then 'running'
                  when attempts >= max_attempts then 'failed' else 'pending' end as state,
             id::text as id, task_identifier as task, key, attempts, max_attempts, run_at, last_error
        from graphile_worker.jobs) listed
     order by array_position(array['running', 'pending', 'failed'], state), run_at, id::bigint
     limit ${limit}`.execute(database)
  return rows
}

export async function countJobs(database: Database): Promise<Record<JobState, number>> {
  const { rows } = await sql<Record<JobState, number>>`
    select count(*) filter (where locked_at is not null)::integer as running,
           count(*) filter (where locked_at is null and attempts < max_attempts)::integer as pending,
           count(*) filter (where locked_at is null and attempts >= max_attempts)::integer as failed
      from graphile_worker.jobs`.execute(database)
  return rows[0] ?? { running: 0, pending: 0, failed: 0 }
}

/** Deletes jobs that failed for good over 30 days ago. Until then `npm run agency -- jobs` lists them. */
export async function purgeFailedJobs(): Promise<void> {
  const expiredJobIds = sql`
    select id from graphile_worker.jobs
     where locked_at is null and attempts >= max_attempts and updated_at < now() - interval '30 days'`
  // complete_jobs() deletes the jobs and returns their rows, of which only the number is read.
  await sql`select count(*) from graphile_worker.complete_jobs(array(${expiredJobIds}))`.execute(db())
}
