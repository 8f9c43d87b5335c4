import type { Tx } from '../database'

/** Returns the messages that a user has sent and received, and the user's blocks and reports, newest first. */
export async function exportConversations(tx: Tx, userId: number, maxRows: number) {
  const conversationMessages = await tx
    .selectFrom('threadMessage as message')
    .innerJoin('thread', 'thread.id', 'message.threadId')
    .innerJoin('listing', 'listing.id', 'thread.listingId')
    .select(['message.threadId', 'listing.displayAddress', 'message.body', 'message.sentAt'])
    .select(({ eb }) => eb('message.senderId', '=', userId).as('isOwn'))
    .where(({ or, eb }) => or([eb('thread.starterId', '=', userId), eb('thread.ownerId', '=', userId)]))
    .orderBy('message.id', 'desc')
    .limit(maxRows)
    .execute()
  const blockedUsers = await tx
    .selectFrom('userBlock')
    .select(['blockedId', 'createdAt'])
    .where('blockerId', '=', userId)
    .orderBy('createdAt', 'desc')
    .limit(maxRows)
    .execute()
  const reportedConversations = await tx
    .selectFrom('threadReport')
    .select(['threadId', 'reason', 'createdAt'])
    .where('reporterId', '=', userId)
    .orderBy('id', 'desc')
    .limit(maxRows)
    .execute()
  return { conversationMessages, blockedUsers, reportedConversations }
}
