import { runOnce } from 'graphile-worker'
import { sql } from 'kysely'
import { db } from '../../lib/agency/database'
import { jobLogger } from '../../lib/agency/jobs/job-logger'
import { sendMail } from '../../lib/agency/mail/send-mail'
import type { Send } from '../../lib/agency/mail/transport'

/** A job as the job runner keeps it. */
export interface KeptJob {
  task: string
  key: string | null
  payload: unknown
  attempts: number
  lastError: string | null
  /** Seconds until it is run, by the database's clock. */
  waitSeconds: number
  isRunning: boolean
}

/** Every job of the database under test, in the order in which they were added. */
export async function keptJobs(): Promise<KeptJob[]> {
  const { rows } = await sql<KeptJob>`
    select j.task_identifier as task, j.key, p.payload, j.attempts::integer as attempts, j.last_error,
           extract(epoch from j.run_at - now())::float8 as wait_seconds, j.locked_at is not null as is_running
      from graphile_worker.jobs j join graphile_worker._private_jobs p using (id) order by id`.execute(db())
  return rows
}

export const deleteJobs = async (): Promise<void> => {
  await sql`delete from graphile_worker._private_jobs`.execute(db())
}

/** Ends the wait of all jobs, as if their time had come. */
export const makeJobsDue = async (): Promise<void> => {
  await sql`select from graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now())`.execute(
    db(),
  )
}

/**
 * Runs the jobs of mail that are due now in this process, once each.
 * @returns how many mails were sent
 */
export async function sendDueMail(send: Send): Promise<number> {
  let sent = 0
  await runOnce({
    connectionString: process.env.DATABASE_URL,
    noHandleSignals: true,
    logger: jobLogger,
    // It then ends when the outcome of each job is written.
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
