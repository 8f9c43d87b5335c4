import * as z from 'zod'
import { defineTask } from './task'

const emptyPayloadSchema = z.object({})

/** Few attempts are enough for a task with a schedule, because the schedule runs it again. */
const SCHEDULED_TASK_ATTEMPTS = 3

export const tasks = {
  'send-mail': defineTask({
    payload: z.object({ mailId: z.int().positive() }),
    maxAttempts: 17, // two days, as mail servers retry
  }),
  'give-up-expired-mail': defineTask({
    payload: emptyPayloadSchema,
    maxAttempts: 1, // the schedule runs it again a minute later
  }),
  'mail-unread-messages': defineTask({
    payload: z.object({ userId: z.int().positive() }),
    maxAttempts: 5,
  }),
  'purge-expired-sessions': defineTask({
    payload: emptyPayloadSchema,
    maxAttempts: SCHEDULED_TASK_ATTEMPTS,
  }),
  'purge-expired-rate-limits': defineTask({
    payload: emptyPayloadSchema,
    maxAttempts: SCHEDULED_TASK_ATTEMPTS,
  }),
  'ask-for-confirmations': defineTask({
    payload: emptyPayloadSchema,
    maxAttempts: SCHEDULED_TASK_ATTEMPTS,
  }),
  'expire-offers': defineTask({
    payload: emptyPayloadSchema,
    maxAttempts: SCHEDULED_TASK_ATTEMPTS,
  }),
  'purge-ended-chats': defineTask({
    payload: emptyPayloadSchema,
    maxAttempts: SCHEDULED_TASK_ATTEMPTS,
  }),
  'remind-of-viewing': defineTask({
    payload: z.object({ viewingId: z.int().positive() }),
    maxAttempts: 10, // some hours, as the viewing is on the next day
  }),
  'finish-past-viewings': defineTask({
    payload: emptyPayloadSchema,
    maxAttempts: SCHEDULED_TASK_ATTEMPTS,
  }),
  'queue-provider-events': defineTask({
    payload: emptyPayloadSchema,
    maxAttempts: 5, // reconcile-payments queues missed events too
  }),
  'handle-provider-event': defineTask({
    payload: z.object({ id: z.int().positive() }),
    maxAttempts: 20, // three days, as the provider may be down
  }),
  'send-sandbox-event': defineTask({
    payload: z.object({ sessionId: z.string(), times: z.int().positive() }),
    maxAttempts: 5,
  }),
  'publish-waiting-homes': defineTask({
    payload: emptyPayloadSchema,
    maxAttempts: SCHEDULED_TASK_ATTEMPTS,
  }),
  'remind-of-portal-ends': defineTask({
    payload: emptyPayloadSchema,
    maxAttempts: SCHEDULED_TASK_ATTEMPTS,
  }),
  'remind-of-certificates': defineTask({
    payload: emptyPayloadSchema,
    maxAttempts: SCHEDULED_TASK_ATTEMPTS,
  }),
  'remind-of-deposits': defineTask({
    payload: emptyPayloadSchema,
    maxAttempts: SCHEDULED_TASK_ATTEMPTS,
  }),
  'remind-of-quiet-sales': defineTask({
    payload: emptyPayloadSchema,
    maxAttempts: SCHEDULED_TASK_ATTEMPTS,
  }),
  'send-refund': defineTask({
    payload: z.object({ refundId: z.int().positive() }),
    maxAttempts: 25, // four days, because the customer must get the money back
  }),
  'end-checkouts': defineTask({
    payload: z.object({ orderId: z.int().positive() }),
    maxAttempts: 10,
  }),
  'return-due-deposits': defineTask({
    payload: emptyPayloadSchema,
    maxAttempts: SCHEDULED_TASK_ATTEMPTS,
  }),
  'reconcile-payments': defineTask({
    payload: emptyPayloadSchema,
    maxAttempts: SCHEDULED_TASK_ATTEMPTS,
  }),
  'take-upload-in': defineTask({
    payload: z.object({ uploadId: z.string() }),
    maxAttempts: 10, // some hours, as the file store may be down
  }),
  'remove-unused-file': defineTask({
    payload: z.object({ file: z.string() }),
    maxAttempts: 10,
  }),
  'purge-old-uploads': defineTask({
    payload: emptyPayloadSchema,
    maxAttempts: SCHEDULED_TASK_ATTEMPTS,
  }),
  /** A trigger adds this job, with its own copy of maxAttempts (prisma/migrations/20261123130840_saved_searches). */
  'match-saved-searches': defineTask({
    payload: emptyPayloadSchema,
    maxAttempts: 25, // four days, because no schedule runs it again
  }),
  'mail-search-alerts': defineTask({
    payload: z.object({ userId: z.int().positive() }),
    maxAttempts: 10, // queue-search-alerts adds it again
  }),
  'queue-search-alerts': defineTask({
    payload: emptyPayloadSchema,
    maxAttempts: SCHEDULED_TASK_ATTEMPTS,
  }),
  'purge-listing-changes': defineTask({
    payload: emptyPayloadSchema,
    maxAttempts: SCHEDULED_TASK_ATTEMPTS,
  }),
  'purge-old-messages': defineTask({
    payload: emptyPayloadSchema,
    maxAttempts: SCHEDULED_TASK_ATTEMPTS,
  }),
  'purge-identity-checks': defineTask({
    payload: emptyPayloadSchema,
    maxAttempts: SCHEDULED_TASK_ATTEMPTS,
  }),
  'purge-ended-dealings': defineTask({
    payload: emptyPayloadSchema,
    maxAttempts: SCHEDULED_TASK_ATTEMPTS,
  }),
  'purge-provider-events': defineTask({
    payload: emptyPayloadSchema,
    maxAttempts: SCHEDULED_TASK_ATTEMPTS,
  }),
  'close-idle-accounts': defineTask({
    payload: emptyPayloadSchema,
    maxAttempts: SCHEDULED_TASK_ATTEMPTS,
  }),
  'purge-failed-jobs': defineTask({
    payload: emptyPayloadSchema,
    maxAttempts: SCHEDULED_TASK_ATTEMPTS,
  }),
}

export type Tasks = typeof tasks
export type TaskName = keyof Tasks

/** When scheduled tasks run, in UTC. Hourly and daily tasks begin at different minutes, so that none coincide. */
export const schedules: readonly { task: TaskName; cron: string }[] = [
  { task: 'give-up-expired-mail', cron: '* * * * *' },
  { task: 'purge-expired-sessions', cron: '13 * * * *' },
  { task: 'purge-expired-rate-limits', cron: '43 * * * *' },
  { task: 'ask-for-confirmations', cron: '23 * * * *' },
  { task: 'expire-offers', cron: '3 * * * *' },
  { task: 'purge-ended-chats', cron: '53 * * * *' },
  { task: 'finish-past-viewings', cron: '6,36 * * * *' },
  { task: 'return-due-deposits', cron: '33 * * * *' },
  { task: 'publish-waiting-homes', cron: '8 * * * *' },
  { task: 'remind-of-portal-ends', cron: '38 * * * *' },
  { task: 'remind-of-certificates', cron: '28 8 * * *' },
  { task: 'remind-of-deposits', cron: '31 8 * * *' },
  { task: 'remind-of-quiet-sales', cron: '18 8 * * *' },
  { task: 'reconcile-payments', cron: '*/2 * * * *' },
  { task: 'purge-old-uploads', cron: '58 * * * *' },
  // Runs hourly, because the task looks up on London's clock whether it is the hour of daily or weekly mails.
  { task: 'queue-search-alerts', cron: '1 * * * *' },
  { task: 'purge-listing-changes', cron: '48 * * * *' },
  { task: 'purge-old-messages', cron: '40 3 * * *' },
  // The checks come first, because an offer is kept as long as the identity check of its buyer.
  { task: 'purge-identity-checks', cron: '25 3 * * *' },
  { task: 'purge-ended-dealings', cron: '30 3 * * *' },
  { task: 'purge-provider-events', cron: '45 3 * * *' },
  { task: 'close-idle-accounts', cron: '25 9 * * *' },
  { task: 'purge-failed-jobs', cron: '20 3 * * *' },
]
