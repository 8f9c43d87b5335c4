import type { MessageBackend } from '../../realtime/message-backend'
import { getUserOfSocketToken } from '../accounts/sessions'
import { db } from '../database'
import { publishEvent } from '../publish-event'
import { now } from '../sql-expressions'
import { findMessage } from './read-thread'
import { findThreads } from './thread-list'
import { findThreadOf } from './threads'

async function findLiveSessions(sessionIds: number[]): Promise<number[]> {
  const sessions = await db()
    .selectFrom('userSession')
    .select('id')
    .where('id', 'in', sessionIds)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .execute()
  return sessions.map(({ id }) => id)
}

async function findParties(threadId: number): Promise<readonly number[]> {
  const thread = await db()
    .selectFrom('thread')
    .select(['starterId', 'ownerId'])
    .where('id', '=', threadId)
    .executeTakeFirst()
  return thread ? [thread.starterId, thread.ownerId] : []
}

async function findReachableParty(userId: number, threadId: number): Promise<number | null> {
  const thread = await findThreadOf(userId, threadId)
  if (!thread) return null
  // Finds a block in either direction. The two ids of a block differ, because nobody blocks themselves.
  const bothParties = [userId, thread.otherPartyId]
  const block = await db()
    .selectFrom('userBlock')
    .select('blockerId')
    .where('blockerId', 'in', bothParties)
    .where('blockedId', 'in', bothParties)
    .executeTakeFirst()
  return block ? null : thread.otherPartyId
}

/** The agency's side of the messages sockets. */
export const messageBackend: MessageBackend = {
  getUserOfToken: getUserOfSocketToken,
  findLiveSessions,
  findParties,
  findReachableParty,
  findMessage,
  findThread: async (userId, threadId) => (await findThreads(userId, { threadId }))[0],
  publish: publishEvent,
}
