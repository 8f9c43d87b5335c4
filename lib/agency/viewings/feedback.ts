import type { CallOutput, ParsedInput } from '../../contract'
import { INVALID_LINK } from '../../contract/access'
import { failure, success, type Reply } from '../../contract/call'
import { hashKey } from '../accounts/random-key'
import { getUnreachableRefusal, postMessage } from '../conversations/threads'
import { addNote } from '../conversations/add-note'
import { db, withTransaction } from '../database'
import { nowPlusSeconds } from '../sql-expressions'
import { withoutNul } from '../without-nul'
import { viewingTexts } from './viewing-texts'

const VALID_SECONDS = 30 * 86_400

const THANKS = 'Thank you. The owner can read your answer now.'

/**
 * Returns the viewing that a mailed link asks about, and whether the question can still be answered. Does not answer
 * it.
 */
export async function getFeedbackRequest({
  key,
}: ParsedInput<'viewingFeedbackRequest'>): Promise<Reply<CallOutput<'viewingFeedbackRequest'>>> {
  const viewing = await db()
    .selectFrom('viewing')
    .innerJoin('listing', 'listing.id', 'viewing.listingId')
    .select(['listing.displayAddress', 'viewing.startsAt', 'viewing.feedbackChoice'])
    .where('viewing.feedbackKeyHash', '=', hashKey(key))
    .where('viewing.startsAt', '>', nowPlusSeconds(-VALID_SECONDS))
    .executeTakeFirst()
  if (!viewing) return failure(INVALID_LINK)
  return success({
    portal_address: viewing.displayAddress,
    starts_at: viewing.startsAt.toISOString(),
    is_open: viewing.feedbackChoice === null,
  })
}

/** Stores what the viewer says of the home, and tells the owner in the thread. The link works once. */
export async function giveFeedback(input: ParsedInput<'giveViewingFeedback'>): Promise<Reply<null>> {
  const { key, answer, words } = withoutNul(input)
  return withTransaction(async (tx) => {
    const viewing = await tx
      .selectFrom('viewing')
      .select(['id', 'threadId', 'hostId', 'viewerId', 'startsAt'])
      .where('feedbackKeyHash', '=', hashKey(key))
      .where('feedbackChoice', 'is', null)
      .where('startsAt', '>', nowPlusSeconds(-VALID_SECONDS))
      .forUpdate()
      .executeTakeFirst()
    if (!viewing) return failure(INVALID_LINK)
    const unreachable = await getUnreachableRefusal(tx, viewing.viewerId, viewing.hostId)
    if (unreachable) return unreachable
    await tx
      .updateTable('viewing')
      .set({ feedbackChoice: answer, feedback: words })
      .where('id', '=', viewing.id)
      .execute()
    await postMessage(tx, {
      threadId: viewing.threadId,
      senderId: viewing.viewerId,
      body: addNote([viewingTexts.feedback(viewing.startsAt, answer)], words),
      viewingId: viewing.id,
    })
    return success(null, THANKS)
  })
}
