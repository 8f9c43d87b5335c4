import { sql } from 'kysely'
import type * as z from 'zod'
import type { Tx } from '../database'
import { tasks, type TaskName, type Tasks } from './tasks'

interface JobOptions {
  /** At most one waiting job has a key; adding another replaces its payload and time. */
  key?: string
  /** The job is not run before; at once by default. */
  runAt?: Date
  /** Of the jobs that are due, urgent ones are run first. */
  isUrgent?: boolean
}

const URGENT_PRIORITY = -10
const NORMAL_PRIORITY = 0

/**
 * Adds a job in the transaction of what causes it: after the commit it is run within milliseconds, and a
 * rollback leaves none.
 * @throws ZodError for a payload that is not the task's
 */
export async function addJob<N extends TaskName>(
  tx: Tx,
  name: N,
  payload: z.input<Tasks[N]['payload']>,
  { key, runAt, isUrgent = false }: JobOptions = {},
): Promise<void> {
  const { payload: schema, maxAttempts } = tasks[name]
  await sql`
    select from graphile_worker.add_job(${name},
      payload => ${JSON.stringify(schema.parse(payload))}::json,
      run_at => ${runAt ?? null}::timestamptz,
      max_attempts => ${maxAttempts}::integer,
      job_key => ${key ?? null}::text,
      priority => ${isUrgent ? URGENT_PRIORITY : NORMAL_PRIORITY}::integer)`.execute(tx)
}
