import * as z from 'zod'
import { defineTask } from './task'

const emptyPayload = z.object({})

export const tasks = {
  'send-mail': defineTask({
    payload: z.object({ mailId: z.int().positive() }),
    maxAttempts: 17, // during two days, as mail servers do
    run: async ({ mailId }, job) => (await import('../mail/send-mail')).sendMail(mailId, job),
  }),
  'give-up-expired-mail': defineTask({
    payload: emptyPayload,
    maxAttempts: 1, // the schedule runs it again a minute later
    run: async () => (await import('../mail/send-mail')).giveUpExpiredMail(),
  }),
  'purge-expired-sessions': defineTask({
    payload: emptyPayload,
    maxAttempts: 3,
    run: async () => (await import('../accounts/purge-expired-sessions')).purgeExpiredSessions(),
  }),
  'purge-expired-rate-limits': defineTask({
    payload: emptyPayload,
    maxAttempts: 3,
    run: async () => (await import('../limits/rate-limit')).purgeExpiredRateLimits(),
  }),
  'purge-failed-jobs': defineTask({
    payload: emptyPayload,
    maxAttempts: 3,
    run: async () => (await import('./job-table')).purgeFailedJobs(),
  }),
}

export type Tasks = typeof tasks
export type TaskName = keyof Tasks

/** Tasks without a payload, with their cron times in UTC. The minutes differ so that the tasks do not run together. */
export const schedules: readonly { task: TaskName; cron: string }[] = [
  { task: 'give-up-expired-mail', cron: '* * * * *' },
  { task: 'purge-expired-sessions', cron: '13 * * * *' },
  { task: 'purge-expired-rate-limits', cron: '43 * * * *' },
  { task: 'purge-failed-jobs', cron: '20 3 * * *' },
]
