import 'server-only'
import type { OpenThread, ThreadInfo } from '../contract/threads'
import { gateway } from '../gateway'
import { getOptionalData, readAsUser } from './account'

/* Queries with the user's token, which are never cached. They return null if the upstream has no conversations. */

export const getOwnThreads = async (userId: number): Promise<ThreadInfo[] | null> =>
  getOptionalData(await readAsUser((caller) => gateway().getThreads({ user_id: userId }, caller)))

export const getUnreadThreads = async (userId: number): Promise<ThreadInfo[] | null> =>
  getOptionalData(await readAsUser((caller) => gateway().unreadThreads({ user_id: userId }, caller)))

/**
 * Returns a thread of the user and marks it as read; null for another user's thread.
 * @param before the id of a message: returns the messages before it. By default returns the newest messages.
 */
export async function getOwnThread(
  userId: number,
  threadId: number,
  before?: number,
): Promise<OpenThread | null> {
  const input = { user_id: userId, thread_id: threadId, before }
  const reply = await readAsUser((caller) => gateway().getThread(input, caller))
  return reply.ok ? reply.data : null
}
