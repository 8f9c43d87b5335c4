import type { ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { threadMessages } from '../../contract/thread-messages'
import type { OpenThread, ThreadMessage } from '../../contract/threads'
import { formatPersonName } from '../../format/person-name'
import type { UserCaller } from '../callers'
import { db, withTransaction, type Database, type Tx } from '../database'
import { resetUnreadMailLimit } from './mail-unread'
import { findThreads } from './thread-list'
import { findThreadOf, type ThreadOfParty } from './threads'

export const MESSAGES_PER_PAGE = 50

const selectMessages = (threadId: number, database: Database) =>
  database
    .selectFrom('threadMessage')
    .innerJoin('user as sender', 'sender.id', 'threadMessage.senderId')
    .select([
      'threadMessage.id',
      'threadMessage.threadId',
      'threadMessage.senderId',
      'threadMessage.body',
      'threadMessage.viewingId',
      'threadMessage.offerId',
      'threadMessage.letRequestId',
      'threadMessage.sentAt',
      'sender.firstName',
      'sender.lastName',
      'sender.closedAt',
    ])
    .where('threadMessage.threadId', '=', threadId)

type MessageRow = Awaited<ReturnType<ReturnType<typeof selectMessages>['execute']>>[number]

function getSubject({ viewingId, offerId, letRequestId }: MessageRow): ThreadMessage['about'] {
  if (viewingId !== null) return 'viewing'
  if (offerId !== null) return 'offer'
  return letRequestId === null ? null : 'let-request'
}

const toThreadMessage = (row: MessageRow): ThreadMessage => ({
  id: row.id,
  thread_id: row.threadId,
  sender_id: row.senderId,
  sender_name: formatPersonName(row),
  message: row.body,
  created_at: row.sentAt.toISOString(),
  about: getSubject(row),
})

/** Finds a message of a thread. @throws Error when the thread has no such message */
export const findMessage = async (
  threadId: number,
  messageId: number,
  database: Database = db(),
): Promise<ThreadMessage> =>
  toThreadMessage(
    await selectMessages(threadId, database)
      .where('threadMessage.id', '=', messageId)
      .executeTakeFirstOrThrow(),
  )

/** Records that a party has read a thread up to a message. Never marks a later message as unread again. */
async function markRead(
  tx: Tx,
  { userId, threadId, messageId }: { userId: number; threadId: number; messageId: number },
): Promise<void> {
  const updateResult = await tx
    .updateTable('threadParticipant')
    .set({ lastReadMessageId: messageId })
    .where('threadId', '=', threadId)
    .where('userId', '=', userId)
    .where('lastReadMessageId', '<', messageId)
    .executeTakeFirst()
  if (updateResult.numUpdatedRows > 0n) await resetUnreadMailLimit(tx, userId)
}

async function getContactState(
  tx: Tx,
  userId: number,
  otherPartyId: number,
): Promise<NonNullable<OpenThread['contact']>> {
  const { closedAt } = await tx
    .selectFrom('user')
    .select('closedAt')
    .where('id', '=', otherPartyId)
    .executeTakeFirstOrThrow()
  // Finds a block in either direction. The two ids of a block differ, because nobody blocks themselves.
  const bothParties = [userId, otherPartyId]
  const blocks = await tx
    .selectFrom('userBlock')
    .select('blockerId')
    .where('blockerId', 'in', bothParties)
    .where('blockedId', 'in', bothParties)
    .execute()
  if (blocks.some(({ blockerId }) => blockerId === userId)) return 'blocked'
  return closedAt || blocks.length > 0 ? 'unreachable' : 'open'
}

/** Reads a page of a thread. The newest page becomes read, up to `read_up_to` if that is given. */
async function readThread(
  tx: Tx,
  { id: threadId, otherPartyId }: ThreadOfParty,
  userId: number,
  { before, read_up_to: readUpTo = Infinity }: Pick<ParsedInput<'getThread'>, 'before' | 'read_up_to'>,
): Promise<OpenThread | undefined> {
  const rows = await selectMessages(threadId, tx)
    .$if(before !== undefined, (query) => query.where('threadMessage.id', '<', before!))
    .orderBy('threadMessage.id', 'desc')
    .limit(MESSAGES_PER_PAGE + 1)
    .execute()
  const messages = rows.slice(0, MESSAGES_PER_PAGE).map(toThreadMessage).reverse()
  const lastReadMessage = messages.findLast(({ id }) => id <= readUpTo)
  if (before === undefined && lastReadMessage)
    await markRead(tx, { userId, threadId, messageId: lastReadMessage.id })
  const [thread] = await findThreads(userId, { threadId }, tx)
  if (!thread) return undefined
  const otherParticipant = await tx
    .selectFrom('threadParticipant')
    .select('lastReadMessageId')
    .where('threadId', '=', threadId)
    .where('userId', '=', otherPartyId)
    .executeTakeFirst()
  return {
    thread,
    messages,
    has_earlier: rows.length > MESSAGES_PER_PAGE,
    read_by_other: otherParticipant?.lastReadMessageId ?? 0,
    contact: await getContactState(tx, userId, otherPartyId),
  }
}

/** Returns a thread to one of its parties, and marks it as read (B-14). */
export async function getThread(
  { thread_id: threadId, ...range }: ParsedInput<'getThread'>,
  { user }: UserCaller,
): Promise<Reply<OpenThread>> {
  const thread = await findThreadOf(user.id, threadId)
  if (!thread) return failure(threadMessages.notFound)
  const openThread = await withTransaction((tx) => readThread(tx, thread, user.id, range))
  return openThread ? success(openThread) : failure(threadMessages.notFound)
}
