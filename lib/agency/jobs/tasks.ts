import * as z from 'zod'
import { defineTask } from './task'

const nothing = z.object({})

/** Everything that the agency does in the background, by name. A schedule, where there is one, is in schedules.ts. */
export const tasks = {
  'send-mail': defineTask({
    payload: z.object({ mailId: z.int().positive() }),
    maxAttempts: 17,
    run: async ({ mailId }, job) => (await import('../mail/send-mail')).sendMail(mailId, job),
  }),
  'give-up-expired-mail': defineTask({
    payload: nothing,
    maxAttempts: 1,
    run: async () => (await import('../mail/send-mail')).giveUpExpiredMail(),
  }),
  'purge-expired-sessions': defineTask({
    payload: nothing,
    maxAttempts: 3,
    run: async () => (await import('../accounts/purge-expired-sessions')).purgeExpiredSessions(),
  }),
  'purge-expired-rate-limits': defineTask({
    payload: nothing,
    maxAttempts: 3,
    run: async () => (await import('../limits/limit')).purgeExpiredRateLimits(),
  }),
  'purge-failed-jobs': defineTask({
    payload: nothing,
    maxAttempts: 3,
    run: async () => (await import('./purge-failed-jobs')).purgeFailedJobs(),
  }),
}

export type Tasks = typeof tasks
export type TaskName = keyof Tasks
