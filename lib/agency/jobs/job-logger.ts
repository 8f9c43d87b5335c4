import { Logger } from 'graphile-worker'
import { TemporaryFailure } from './task'

interface FailedJob {
  id: string
  task_identifier: string
  attempts: number
  max_attempts: number
}

interface LogDetails {
  failure?: true
  job?: FailedJob
  error?: unknown
}

/** Logs the job runner's errors, but no payloads. A temporary failure is logged only at the last attempt. */
export const jobLogger = new Logger(() => (level, message, details) => {
  if (level !== 'error') return
  const { failure: isJobFailure, job, error } = (details ?? {}) as LogDetails
  if (!isJobFailure || !job) return console.error(`Jobs: ${message}`)
  const isLastAttempt = job.attempts >= job.max_attempts
  if (error instanceof TemporaryFailure && !isLastAttempt) return
  const outcome = isLastAttempt ? 'has failed for good' : 'failed and is tried again'
  console.error(`Job ${job.id} (${job.task_identifier}) ${outcome}:`, error)
})
