import 'server-only'
import type { OpenThread, ThreadInfo } from '../contract/threads'
import { gateway } from '../gateway'
import { getOptionalData, readAsUser } from './account'

/* Read with the user's token and never cached, like the account. Null where the upstream has no conversations. */

export const getOwnThreads = async (userId: number): Promise<ThreadInfo[] | null> =>
  getOptionalData(await readAsUser((caller) => gateway().getThreads({ user_id: userId }, caller)))

export const getUnreadThreads = async (userId: number): Promise<ThreadInfo[] | null> =>
  getOptionalData(await readAsUser((caller) => gateway().unreadThreads({ user_id: userId }, caller)))

/**
 * Returns a thread of the user, who has read it with that; null for any other.
 * @param before the message whose predecessors are wanted; without it the newest messages are returned
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
