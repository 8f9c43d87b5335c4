import type { CallOutput, ParsedInput } from '../../contract'
import { INVALID_LINK } from '../../contract/access'
import { failure, success, type Reply } from '../../contract/call'
import { toWireKind } from '../../contract/wire-kind'
import { hashKey } from '../accounts/random-key'
import { addNote } from '../conversations/add-note'
import { getRentTermRefusal } from '../conversations/rent-terms'
import { getContactRefusal, postMessage } from '../conversations/threads'
import { db, withTransaction } from '../database'
import { nowPlusSeconds } from '../sql-expressions'
import { viewingTexts } from './viewing-texts'

/** How long after the viewing the mailed link works. */
const LINK_SECONDS = 30 * 86_400

const THANKS_MESSAGE = 'Thank you. The owner can read your answer now.'

/** Returns the viewing of a mailed link, and whether its feedback is still missing. */
export async function getFeedbackRequest({
  key,
}: ParsedInput<'viewingFeedbackRequest'>): Promise<Reply<CallOutput<'viewingFeedbackRequest'>>> {
  const viewing = await db()
    .selectFrom('viewing')
    .innerJoin('listing', 'listing.id', 'viewing.listingId')
    .select(['listing.displayAddress', 'listing.kind', 'viewing.startsAt', 'viewing.feedbackChoice'])
    .where('viewing.feedbackKeyHash', '=', hashKey(key))
    .where('viewing.startsAt', '>', nowPlusSeconds(-LINK_SECONDS))
    .executeTakeFirst()
  if (!viewing) return failure(INVALID_LINK)
  return success({
    portal_address: viewing.displayAddress,
    kind: toWireKind(viewing.kind),
    starts_at: viewing.startsAt.toISOString(),
    is_open: viewing.feedbackChoice === null,
  })
}

/** Stores the viewer's feedback and posts it in the thread with the owner. The mailed link works once. */
export async function giveFeedback(input: ParsedInput<'giveViewingFeedback'>): Promise<Reply<null>> {
  const { key, answer, words: comment } = input
  return withTransaction(async (tx) => {
    const viewing = await tx
      .selectFrom('viewing')
      .innerJoin('listing', 'listing.id', 'viewing.listingId')
      .select(['viewing.id', 'viewing.threadId', 'viewing.listingId', 'listing.kind'])
      .select(['viewing.hostId', 'viewing.viewerId', 'viewing.startsAt'])
      .where('viewing.feedbackKeyHash', '=', hashKey(key))
      .where('viewing.feedbackChoice', 'is', null)
      .where('viewing.startsAt', '>', nowPlusSeconds(-LINK_SECONDS))
      .forUpdate('viewing')
      .executeTakeFirst()
    if (!viewing) return failure(INVALID_LINK)
    const contactRefusal = await getContactRefusal(tx, viewing.viewerId, viewing.hostId)
    if (contactRefusal) return contactRefusal
    // A comment may not bid above the rent (domain B3).
    const rentRefusal = await getRentTermRefusal(tx, viewing.listingId, comment)
    if (rentRefusal) return rentRefusal
    await tx
      .updateTable('viewing')
      .set({ feedbackChoice: answer, feedback: comment })
      .where('id', '=', viewing.id)
      .execute()
    await postMessage(tx, {
      threadId: viewing.threadId,
      senderId: viewing.viewerId,
      body: addNote([viewingTexts.feedback(viewing.startsAt, answer, viewing.kind)], comment),
      viewingId: viewing.id,
    })
    return success(null, THANKS_MESSAGE)
  })
}
