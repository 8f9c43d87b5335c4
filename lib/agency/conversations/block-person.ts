import type { ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { threadMessages } from '../../contract/thread-messages'
import type { UserCaller } from '../callers'
import { db } from '../database'
import { findThreadOf } from './threads'

type Input = ParsedInput<'blockPerson'>

/** Blocks the other party of a thread, so that neither can write to the other about any home. */
export async function blockPerson(
  { thread_id: threadId }: Input,
  { user }: UserCaller,
): Promise<Reply<null>> {
  const thread = await findThreadOf(user.id, threadId)
  if (!thread) return failure(threadMessages.notFound)
  await db()
    .insertInto('userBlock')
    .values({ blockerId: user.id, blockedId: thread.otherPartyId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return success(null)
}

/** Removes the caller's block of the other party. A block by the other party remains. */
export async function unblockPerson(
  { thread_id: threadId }: Input,
  { user }: UserCaller,
): Promise<Reply<null>> {
  const thread = await findThreadOf(user.id, threadId)
  if (!thread) return failure(threadMessages.notFound)
  await db()
    .deleteFrom('userBlock')
    .where('blockerId', '=', user.id)
    .where('blockedId', '=', thread.otherPartyId)
    .execute()
  return success(null)
}
