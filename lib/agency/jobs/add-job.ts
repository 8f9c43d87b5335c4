import { sql, type RawBuilder } from 'kysely'
import type * as z from 'zod'
import type { Tx } from '../database'
import { tasks, type TaskName, type Tasks } from './tasks'

interface JobOptions {
  /** If a job with this key is still waiting, its payload and time are replaced and no second job is added. */
  key?: string
  /** A waiting job with the same key keeps its time; only its payload is replaced. */
  keepsTime?: boolean
  runAt?: Date
  isUrgent?: boolean
  /** Such a job runs after all other jobs. For jobs in great numbers, which take long while another server is slow. */
  isBulk?: boolean
  /** Jobs of the same queue run one after the other, so a queue occupies one job slot at most. */
  queue?: string
}

/** A job with a lower number runs first. */
const URGENT_PRIORITY = -10
const NORMAL_PRIORITY = 0
const BULK_PRIORITY = 10

function getPriority({ isUrgent = false, isBulk = false }: Pick<JobOptions, 'isUrgent' | 'isBulk'>): number {
  if (isUrgent) return URGENT_PRIORITY
  return isBulk ? BULK_PRIORITY : NORMAL_PRIORITY
}

/** Returns the SQL function call that adds a job, for a larger statement. @throws ZodError for an invalid payload */
export function addJobCall<Name extends TaskName>(
  name: Name,
  payload: z.input<Tasks[Name]['payload']>,
  { key, keepsTime = false, runAt, queue, ...urgency }: JobOptions = {},
): RawBuilder<unknown> {
  const { payload: schema, maxAttempts } = tasks[name]
  return sql`
    graphile_worker.add_job(${name}::text,
      payload => ${JSON.stringify(schema.parse(payload))}::json,
      queue_name => ${queue ?? null}::text,
      run_at => ${runAt ?? null}::timestamptz,
      max_attempts => ${maxAttempts}::integer,
      job_key => ${key ?? null}::text,
      job_key_mode => ${keepsTime ? 'preserve_run_at' : 'replace'}::text,
      priority => ${getPriority(urgency)}::integer)`
}

/** Adds a job, which runs after the transaction is committed. @throws ZodError for an invalid payload */
export async function addJob<Name extends TaskName>(
  tx: Tx,
  name: Name,
  payload: z.input<Tasks[Name]['payload']>,
  options: JobOptions = {},
): Promise<void> {
  // Selects no column, because the job that the function returns is not needed.
  await sql`select from ${addJobCall(name, payload, options)}`.execute(tx)
}

/** Adds many jobs of a task by one statement, each with a key of its own. @throws ZodError for an invalid payload */
export async function addJobs<Name extends TaskName>(
  tx: Tx,
  name: Name,
  jobs: readonly { key: string; payload: z.input<Tasks[Name]['payload']> }[],
  { keepsTime = false, ...urgency }: Pick<JobOptions, 'isUrgent' | 'keepsTime'> = {},
): Promise<void> {
  if (jobs.length === 0) return
  const { payload: schema, maxAttempts } = tasks[name]
  const payloads = jobs.map(({ payload }) => JSON.stringify(schema.parse(payload)))
  await sql`
    select graphile_worker.add_job(${name},
      payload => each.payload::json,
      max_attempts => ${maxAttempts}::integer,
      job_key => each.key,
      job_key_mode => ${keepsTime ? 'preserve_run_at' : 'replace'}::text,
      priority => ${getPriority(urgency)}::integer)
    from unnest(${payloads}::text[], ${jobs.map(({ key }) => key)}::text[]) as each(payload, key)`.execute(tx)
}
