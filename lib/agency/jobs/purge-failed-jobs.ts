import { sql } from 'kysely'
import { db } from '../database'

/** Deletes jobs that have failed for good, a month after their last attempt. */
export const purgeFailedJobs = async (): Promise<void> => {
  await sql`
    select count(*) from graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
       where locked_at is null and attempts >= max_attempts and updated_at < now() - interval '30 days'))`.execute(
    db(),
  )
}
