import { runOnce } from 'graphile-worker'
import { sql } from 'kysely'
import { db } from '../../lib/agency/database'
import { jobLogger } from '../../lib/agency/jobs/job-logger'
import { sendMail } from '../../lib/agency/mail/send-mail'
import type { SendMail } from '../../lib/agency/mail/transport'

export interface StoredJob {
  task: string
  key: string | null
  queue: string | null
  payload: unknown
  attempts: number
  lastError: string | null
  /** Seconds until the job is due, by the database's clock. */
  waitSeconds: number
  isRunning: boolean
}

/** The waiting, running and failed jobs, in the order in which they were added. */
export async function findStoredJobs(): Promise<StoredJob[]> {
  const { rows } = await sql<StoredJob>`
    select j.task_identifier as task, j.key, j.queue_name as queue, p.payload, j.attempts::integer as attempts, j.last_error,
           extract(epoch from j.run_at - now())::float8 as wait_seconds, j.locked_at is not null as is_running
      from graphile_worker.jobs j join graphile_worker._private_jobs p using (id) order by id`.execute(db())
  return rows
}

export const deleteJobs = async (): Promise<void> => {
  await sql`delete from graphile_worker._private_jobs`.execute(db())
}

export const makeJobsDue = async (): Promise<void> => {
  const jobIds = sql`array(select id from graphile_worker.jobs)`
  await sql`select 1 from graphile_worker.reschedule_jobs(${jobIds}, run_at => now())`.execute(db())
}

/** Runs each due mail job once, in this process. @returns how many mails were sent */
export async function sendDueMail(send: SendMail): Promise<number> {
  let sent = 0
  await runOnce({
    connectionString: process.env.DATABASE_URL,
    // The test process handles its signals itself.
    noHandleSignals: true,
    logger: jobLogger,
    // Lets the run end as soon as the outcome of each job is written.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    taskList: {
      'send-mail': (payload, { job }) =>
        sendMail(
          (payload as { mailId: number }).mailId,
          { isLastAttempt: job.attempts >= job.max_attempts },
          async (mail) => {
            await send(mail)
            sent += 1
          },
        ),
    },
  })
  return sent
}
