import type * as z from 'zod'

/** What a task knows of the run that it is in. */
export interface JobRun {
  /** No other attempt follows a failure of this one. */
  isLastAttempt: boolean
}

export interface Task<Payload extends z.ZodObject = z.ZodObject> {
  /** Ids and plain values alone: payloads are kept in the database, and personal data has a place of its own. */
  payload: Payload
  /** The waits between attempts grow from 3 seconds to 6 hours: 10 attempts take half a day, 17 two days. */
  maxAttempts: number
  /** Runs the job; loads what it needs itself. A job may run twice, as when its process was killed at its end. */
  run(payload: z.output<Payload>, job: JobRun): Promise<unknown>
}

/** Infers the payload's type. */
export const defineTask = <Payload extends z.ZodObject>(task: Task<Payload>): Task<Payload> => task

/** A failure of the world outside (a mail server that is down): the job is tried again, and the log stays quiet. */
export class TemporaryFailure extends Error {
  override name = 'TemporaryFailure'
}
