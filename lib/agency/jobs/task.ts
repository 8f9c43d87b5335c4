import type * as z from 'zod'

export interface JobRun {
  isLastAttempt: boolean
}

export interface Task<Payload extends z.ZodObject = z.ZodObject> {
  /** The schema of the payload. Payloads hold no personal data, only ids that refer to it. */
  payload: Payload
  /** The job runner's delays between attempts grow from 3 seconds to 6 hours, so 17 attempts span two days. */
  maxAttempts: number
}

export const defineTask = <Payload extends z.ZodObject>(task: Task<Payload>): Task<Payload> => task

/** A failure of an external service, such as a mail server. Only the last attempt of the job is logged. */
export class TemporaryFailure extends Error {
  override name = 'TemporaryFailure'
}
