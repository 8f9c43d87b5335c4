import { Logger } from 'graphile-worker'
import { TemporaryFailure } from './task'

interface FailedJob {
  id: string
  task_identifier: string
  attempts: number
  max_attempts: number
}

interface FailureDetails {
  failure?: true
  job?: FailedJob
  error?: unknown
}

/** Logs failures, without payloads. Of a temporary failure only the last attempt is logged. */
export const jobLogger = new Logger(() => (level, message, details) => {
  if (level !== 'error') return
  const { failure, job, error } = (details ?? {}) as FailureDetails
  if (!failure || !job) return console.error(`Jobs: ${message}`)
  const isFinal = job.attempts >= job.max_attempts
  if (error instanceof TemporaryFailure && !isFinal) return
  const outcome = isFinal ? 'has failed for good' : 'failed and is tried again'
  console.error(`Job ${job.id} (${job.task_identifier}) ${outcome}:`, error)
})
