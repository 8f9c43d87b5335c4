import { sql } from 'kysely'
import { brand } from '../../config/brand'
import { formatPersonName } from '../../format/person-name'
import { conversationEmails, type UnreadThread } from './email-templates'
import { withTransaction, type Tx } from '../database'
import { consumeAttemptInTransaction, resetAttempts } from '../limits/rate-limit'
import { queueMail, toDeliverableAddress } from '../mail/queue'
import { addUnreadMailJob, MAIL_AFTER_SECONDS } from './threads'

/** A user gets at most one mail an hour. Reading a message resets the limit. */
const MAIL_LIMIT = { maxAttempts: 1, windowSeconds: 3_600 }
/** When the limit has refused a mail, the job tries again after this time. */
const RETRY_SECONDS = 600
/** A job may start this early, because the clocks of the server and the database differ a little. */
const CLOCK_DIFFERENCE_SECONDS = 1
/** A longer mail would be hard to read. The other messages are in the inbox. */
const MAX_MESSAGES = 20
const MAX_MESSAGE_CHARACTERS = 1_000

const createLimitKey = (userId: number) => `unread-mail:${userId}`

/** Resets the limit of a user who has read a message, so that the next one is mailed soon again. */
export const resetUnreadMailLimit = (tx: Tx, userId: number): Promise<void> =>
  resetAttempts(tx, [createLimitKey(userId)])

const shorten = (body: string): string => {
  const characters = [...body]
  return characters.length > MAX_MESSAGE_CHARACTERS
    ? `${characters.slice(0, MAX_MESSAGE_CHARACTERS).join('')}…`
    : body
}

/** Finds the messages that the user has not read and that have not been mailed, oldest first. */
const findUnmailed = (tx: Tx, userId: number) =>
  tx
    .selectFrom('threadParticipant as own')
    .innerJoin('thread', 'thread.id', 'own.threadId')
    .innerJoin('listing', 'listing.id', 'thread.listingId')
    .innerJoin('threadMessage as message', 'message.threadId', 'thread.id')
    .innerJoin('user as sender', 'sender.id', 'message.senderId')
    .select([
      'message.id',
      'message.threadId',
      'message.body',
      'listing.displayAddress',
      'sender.firstName',
      'sender.lastName',
      'sender.closedAt',
    ])
    .select(sql<number>`extract(epoch from now() - message.sent_at)::float8`.as('ageSeconds'))
    .where('own.userId', '=', userId)
    .where('message.senderId', '<>', userId)
    .whereRef('message.id', '>', 'own.lastReadMessageId')
    .whereRef('message.id', '>', 'own.lastMailedMessageId')
    .orderBy('message.id')
    .execute()

type UnmailedRow = Awaited<ReturnType<typeof findUnmailed>>[number]

function groupByThread(rows: readonly UnmailedRow[]): UnreadThread[] {
  const threads = new Map<number, UnreadThread & { messages: string[] }>()
  for (const row of rows) {
    const { threadId, displayAddress: subject, body } = row
    const thread = threads.get(threadId) ?? { threadId, sender: formatPersonName(row), subject, messages: [] }
    thread.messages.push(shorten(body))
    threads.set(threadId, thread)
  }
  return [...threads.values()]
}

async function mailUnread(tx: Tx, userId: number): Promise<void> {
  const user = await tx
    .selectFrom('user')
    .select(['email', 'firstName', 'emailProvedAt', 'notifyMessages'])
    .where('id', '=', userId)
    .where('closedAt', 'is', null)
    // Keeps the account from being deleted until the mail is queued.
    .forKeyShare()
    .executeTakeFirst()
  if (!user?.notifyMessages) return
  const rows = await findUnmailed(tx, userId)
  const [oldest] = rows
  if (!oldest) return
  const waitSeconds = MAIL_AFTER_SECONDS - oldest.ageSeconds
  // If the message for which the job was added has been read meanwhile, the oldest unread one may be too recent.
  if (waitSeconds > CLOCK_DIFFERENCE_SECONDS) return addUnreadMailJob(tx, userId, waitSeconds)
  if (!(await consumeAttemptInTransaction(tx, createLimitKey(userId), MAIL_LIMIT)))
    return addUnreadMailJob(tx, userId, RETRY_SECONDS)
  const to = toDeliverableAddress(user.email)
  await queueMail(tx, {
    to,
    ...conversationEmails.unreadMessages(user.firstName, groupByThread(rows.slice(0, MAX_MESSAGES)), {
      // The agency may read messages too: it gets the mail of undeliverable addresses.
      quotesMessages: user.emailProvedAt !== null || to === brand.email,
    }),
  })
  // The rows are in the order of their ids, so each thread keeps its last one.
  const lastMessageIds = new Map(rows.map(({ threadId, id }) => [threadId, id]))
  for (const [threadId, lastMailedMessageId] of lastMessageIds)
    await tx
      .updateTable('threadParticipant')
      .set({ lastMailedMessageId })
      .where('threadId', '=', threadId)
      .where('userId', '=', userId)
      .execute()
}

/** Mails a user their unread messages in one mail, two minutes after the oldest, if the user wants such mail. */
export const mailUnreadMessages = (userId: number): Promise<void> =>
  withTransaction((tx) => mailUnread(tx, userId))
