import { failure, type Refusal } from '../../contract/call'
import { db, type Database, type Tx } from '../database'
import { addJob } from '../jobs/add-job'
import { lockOpenAccount } from '../accounts/open-account'
import { now } from '../sql-expressions'
import { hideContactDetailsUntilViewing } from './contact-details'

export interface ThreadParties {
  listingId: number
  /** The buyer or tenant. */
  starterId: number
  /** The seller or landlord. */
  ownerId: number
}

/** Finds or creates the thread of a listing's owner and a buyer or tenant. @returns its id */
export async function openThread(tx: Tx, parties: ThreadParties): Promise<number> {
  const { id } = await tx
    .insertInto('thread')
    .values(parties)
    // Updates without a change, because `do nothing` would return no row.
    .onConflict((conflict) =>
      conflict.columns(['listingId', 'starterId', 'ownerId']).doUpdateSet({ listingId: parties.listingId }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('threadParticipant')
    .values([parties.starterId, parties.ownerId].map((userId) => ({ threadId: id, userId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return id
}

export interface ThreadOfParty extends ThreadParties {
  id: number
  role: 'starter' | 'owner'
  otherPartyId: number
}

/** Finds a thread of the user. @returns undefined if the user is not one of its parties */
export async function findThreadOf(
  userId: number,
  threadId: number,
  database: Database = db(),
): Promise<ThreadOfParty | undefined> {
  const thread = await database
    .selectFrom('thread')
    .select(['id', 'listingId', 'starterId', 'ownerId'])
    .where('id', '=', threadId)
    .where(({ eb, or }) => or([eb('starterId', '=', userId), eb('ownerId', '=', userId)]))
    .executeTakeFirst()
  if (!thread) return undefined
  const isOwner = thread.ownerId === userId
  return {
    ...thread,
    role: isOwner ? 'owner' : 'starter',
    otherPartyId: isOwner ? thread.starterId : thread.ownerId,
  }
}

const CONTACT_REFUSAL: Refusal = failure('This person cannot be written to.')

/**
 * Refuses if either user has blocked the other or closed the account. Locks both accounts until the transaction ends,
 * so that neither is deleted meanwhile. The order of their ids keeps two such transactions from a deadlock.
 */
export async function getContactRefusal(
  tx: Tx,
  senderId: number,
  recipientId: number,
): Promise<Refusal | null> {
  for (const userId of [senderId, recipientId].sort((a, b) => a - b))
    if (!(await lockOpenAccount(tx, userId))) return CONTACT_REFUSAL
  const block = await tx
    .selectFrom('userBlock')
    .select('blockerId')
    .where(({ eb, or, and }) =>
      or([
        and([eb('blockerId', '=', recipientId), eb('blockedId', '=', senderId)]),
        and([eb('blockerId', '=', senderId), eb('blockedId', '=', recipientId)]),
      ]),
    )
    .executeTakeFirst()
  return block ? CONTACT_REFUSAL : null
}

export interface NewThreadMessage {
  threadId: number
  senderId: number
  /** The message as plain text. */
  body: string
  /** The viewing, offer or request whose step the message reports. */
  viewingId?: number
  offerId?: number
  letRequestId?: number
}

/** A message that is read within this time is not mailed. */
export const MAIL_AFTER_SECONDS = 120

/** Adds a message, which is mailed unless it is read soon. Contact details are hidden until a viewing is accepted. */
export async function postMessage(tx: Tx, message: NewThreadMessage): Promise<{ id: number; sentAt: Date }> {
  const { threadId, senderId } = message
  const { body } = await hideContactDetailsUntilViewing(tx, threadId, { body: message.body })
  // Locks the thread first, so that the ids of its messages are in the order of their commits.
  const { starterId, ownerId } = await tx
    .updateTable('thread')
    .set({ lastMessageAt: now })
    .where('id', '=', threadId)
    .returning(['starterId', 'ownerId'])
    .executeTakeFirstOrThrow()
  const newMessage = await tx
    .insertInto('threadMessage')
    .values({ ...message, body })
    .returning(['id', 'sentAt'])
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('threadParticipant')
    .set({ lastReadMessageId: newMessage.id, lastMailedMessageId: newMessage.id })
    .where('threadId', '=', threadId)
    .where('userId', '=', senderId)
    .execute()
  await addUnreadMailJob(tx, senderId === ownerId ? starterId : ownerId, MAIL_AFTER_SECONDS)
  return newMessage
}

/** Adds the job that mails a user's unread messages, unless it is waiting already. */
export const addUnreadMailJob = (tx: Tx, userId: number, delaySeconds: number): Promise<void> =>
  addJob(
    tx,
    'mail-unread-messages',
    { userId },
    { key: `unread:${userId}`, keepsTime: true, runAt: new Date(Date.now() + delaySeconds * 1_000) },
  )
