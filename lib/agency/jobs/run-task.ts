import type * as z from 'zod'
import { db } from '../database'
import type { JobRun } from './task'
import { tasks, type TaskName, type Tasks } from './tasks'

/** Does the work of a job. May run twice for one job, for example after a crash, so its effects must be repeatable. */
type TaskFunction<Name extends TaskName> = (
  payload: z.output<Tasks[Name]['payload']>,
  run: JobRun,
) => Promise<unknown>

/** The functions are not in `tasks.ts`, because they may add jobs, and `addJob` imports that file. */
const taskFunctions: { [Name in TaskName]: TaskFunction<Name> } = {
  'send-mail': async ({ mailId }, run) => (await import('../mail/send-mail')).sendMail(mailId, run),
  'give-up-expired-mail': async () => (await import('../mail/send-mail')).giveUpExpiredMail(),
  'mail-unread-messages': async ({ userId }) =>
    (await import('../conversations/mail-unread')).mailUnreadMessages(userId),
  'purge-expired-sessions': async () =>
    (await import('../accounts/purge-expired-sessions')).purgeExpiredSessions(),
  'purge-expired-rate-limits': async () => (await import('../limits/rate-limit')).purgeExpiredRateLimits(),
  'ask-for-confirmations': async () =>
    (await import('../listings/ask-for-confirmation')).askForConfirmations(),
  'expire-offers': async () => (await import('../offers/expire-offers')).expireOffers(),
  'purge-ended-chats': async () => (await import('../chat/conversations')).purgeEndedConversations(),
  'remind-of-viewing': async ({ viewingId }) =>
    (await import('../viewings/remind')).remindOfViewing(viewingId),
  'finish-past-viewings': async () => (await import('../viewings/past-viewings')).finishPastViewings(),
  'queue-provider-events': async () => (await import('../payments/events')).queueEvents(),
  'handle-provider-event': async ({ id }) => (await import('../payments/events')).handleProviderEvent(id),
  'send-sandbox-event': async ({ sessionId, times }) =>
    (await import('../payments/sandbox-checkout')).sendSandboxEvent(sessionId, times),
  'publish-waiting-homes': async () => (await import('../selling/publish-draft')).publishWaitingDrafts(),
  'remind-of-portal-ends': async () => (await import('../orders/remind-of-portal-end')).remindOfPortalEnds(),
  'remind-of-certificates': async () =>
    (await import('../certificates/remind-of-certificates')).remindOfCertificates(),
  'remind-of-deposits': async () => (await import('../tenancies/remind-of-deposits')).remindOfDeposits(),
  'remind-of-quiet-sales': async () => (await import('../sales/remind-of-quiet-sales')).remindOfQuietSales(),
  'send-refund': async ({ refundId }) => (await import('../payments/send-refund')).sendRefund(refundId),
  'end-checkouts': async ({ orderId }) => (await import('../payments/reconcile')).endCheckouts(orderId),
  'return-due-deposits': async () => (await import('../payments/deposits')).returnDueDeposits(),
  'reconcile-payments': async () => (await import('../payments/reconcile')).reconcilePayments(),
  'take-upload-in': async ({ uploadId }, run) =>
    (await import('../files/take-upload-in')).takeUploadIn(uploadId, run),
  'remove-unused-file': async ({ file }) =>
    (await import('../files/remove-unused-file')).removeUnusedFile(file),
  'purge-old-uploads': async () => (await import('../files/purge-uploads')).purgeOldUploads(),
  'match-saved-searches': async () => (await import('../saved/match-searches')).matchSavedSearches(),
  'mail-search-alerts': async ({ userId }) => (await import('../saved/mail-alerts')).mailSearchAlerts(userId),
  'queue-search-alerts': async () => (await import('../saved/alert-jobs')).queueSearchAlerts(),
  'purge-listing-changes': async () =>
    (await import('../search/engine/read-changes')).purgeListingChanges(db()),
  'purge-old-messages': async () => (await import('../enquiries/purge-old-messages')).purgeOldMessages(),
  'purge-identity-checks': async () =>
    (await import('../retention/purge-identity-checks')).purgeIdentityChecks(),
  'purge-ended-dealings': async () =>
    (await import('../retention/purge-ended-dealings')).purgeEndedDealings(),
  'purge-provider-events': async () =>
    (await import('../retention/purge-provider-events')).purgeProviderEvents(),
  'close-idle-accounts': async () => (await import('../retention/close-idle-accounts')).closeIdleAccounts(),
  'purge-failed-jobs': async () => (await import('./job-table')).purgeFailedJobs(),
}

/** Runs a job of a task. @throws ZodError for a payload that the task's schema refuses */
export function runTask<Name extends TaskName>(name: Name, payload: unknown, run: JobRun): Promise<unknown> {
  const parsedPayload = tasks[name].payload.parse(payload) as z.output<Tasks[Name]['payload']>
  return taskFunctions[name](parsedPayload, run)
}
