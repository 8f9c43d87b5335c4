import type { ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { threadMessages } from '../../contract/thread-messages'
import type { ThreadMessage } from '../../contract/threads'
import type { UserCaller } from '../callers'
import { withTransaction, type Tx } from '../database'
import { consumeAttempt, refuseTooManyAttempts } from '../limits/rate-limit'
import { nowPlusSeconds } from '../sql-expressions'
import { hideContactDetailsUntilViewing } from './contact-details'
import { findMessage } from './read-thread'
import { getRentTermRefusal } from './rent-terms'
import { findThreadOf, getContactRefusal, postMessage, type NewThreadMessage } from './threads'

const HOUR_SECONDS = 3_600
const LIMIT_PER_SENDER = { maxAttempts: 120, windowSeconds: HOUR_SECONDS }
/** A message with the same text by the same sender within this time counts as sent twice by mistake. */
const REPEAT_SECONDS = 60

/** Adds a message and returns it, or returns the thread's last message if the new one repeats it. Locks the thread. */
export async function postUnlessRepeated(
  tx: Tx,
  message: NewThreadMessage,
): Promise<{ id: number; isRepeated: boolean; body: string }> {
  const { threadId, senderId } = message
  // The text as it would be stored, to compare it with the last message.
  const { body } = await hideContactDetailsUntilViewing(tx, threadId, { body: message.body })
  await tx.selectFrom('thread').select('id').where('id', '=', threadId).forNoKeyUpdate().execute()
  const lastMessage = await tx
    .selectFrom('threadMessage')
    .select(['id', 'senderId', 'body'])
    .select(({ eb }) => eb('sentAt', '>', nowPlusSeconds(-REPEAT_SECONDS)).as('isRecent'))
    .where('threadId', '=', threadId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (lastMessage?.isRecent && lastMessage.senderId === senderId && lastMessage.body === body)
    return { id: lastMessage.id, isRepeated: true, body }
  const { id } = await postMessage(tx, message)
  return { id, isRepeated: false, body }
}

/** Sends a message in a thread (B-15). A message sent twice by mistake is acknowledged, but stored once. */
export async function sendMessage(
  input: ParsedInput<'sendMessage'>,
  { user }: UserCaller,
): Promise<Reply<ThreadMessage>> {
  const { thread_id: threadId, message: body } = input
  const thread = await findThreadOf(user.id, threadId)
  if (!thread) return failure(threadMessages.notFound)
  const attempt = await consumeAttempt(`message:user:${user.id}`, LIMIT_PER_SENDER)
  if (!attempt.isAllowed) return refuseTooManyAttempts(attempt)
  return withTransaction(async (tx) => {
    const refusal = await getContactRefusal(tx, user.id, thread.otherPartyId)
    if (refusal) return refusal
    const rentRefusal = await getRentTermRefusal(tx, thread.listingId, body)
    if (rentRefusal) return rentRefusal
    const { id } = await postUnlessRepeated(tx, { threadId, senderId: user.id, body })
    return success(await findMessage(threadId, id, tx))
  })
}
