import type { ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { threadMessages } from '../../contract/thread-messages'
import { brand } from '../../config/brand'
import type { UserCaller } from '../callers'
import { withTransaction, type Tx } from '../database'
import { consumeAttempt, refuseTooManyAttempts } from '../limits/rate-limit'
import { queueMail } from '../mail/queue'
import { findThreadOf, type ThreadOfParty } from './threads'

const LIMIT_PER_REPORTER = { maxAttempts: 10, windowSeconds: 24 * 3_600 }
/** Staff can judge a report by this many messages. The other messages are in the database. */
const QUOTED_MESSAGES = 10

const findNewestMessages = (tx: Tx, threadId: number) =>
  tx
    .selectFrom('threadMessage')
    .select(['senderId', 'body'])
    .where('threadId', '=', threadId)
    .orderBy('id', 'desc')
    .limit(QUOTED_MESSAGES)
    .execute()

async function mailReport(tx: Tx, thread: ThreadOfParty, reporterId: number, reason: string): Promise<void> {
  const messages = await findNewestMessages(tx, thread.id)
  const roleBySenderId = { [thread.starterId]: 'Buyer or tenant', [thread.ownerId]: 'Owner' }
  await queueMail(tx, {
    to: brand.email,
    subject: `Conversation ${thread.id} has been reported`,
    paragraphs: [
      `User ${reporterId} reports conversation ${thread.id} about listing ${thread.listingId} ` +
        `with user ${thread.otherPartyId}.`,
      `Reason: ${reason}`,
      'The newest messages:',
      ...messages
        .reverse()
        .map(({ senderId, body }) => `${roleBySenderId[senderId]} (user ${senderId}): ${body}`),
    ],
  })
}

/** Stores a report of a thread, and mails it to the agency. The other party is not informed. */
export async function reportThread(
  input: ParsedInput<'reportThread'>,
  { user }: UserCaller,
): Promise<Reply<null>> {
  const { thread_id: threadId, reason } = input
  const thread = await findThreadOf(user.id, threadId)
  if (!thread) return failure(threadMessages.notFound)
  const attempt = await consumeAttempt(`report:user:${user.id}`, LIMIT_PER_REPORTER)
  if (!attempt.isAllowed) return refuseTooManyAttempts(attempt)
  await withTransaction(async (tx) => {
    await tx.insertInto('threadReport').values({ threadId, reporterId: user.id, reason }).execute()
    await mailReport(tx, thread, user.id, reason)
  })
  return success(null)
}
