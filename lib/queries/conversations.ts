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
 * Returns a thread of the user and marks it as read; null for any other thread. @param before id of a message: the
 * messages before it are returned; without it the newest ones
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
