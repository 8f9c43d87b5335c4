import type { ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { viewingMessages } from '../../contract/viewing-messages'
import type { ListingKind } from '../../domain/listing-kind'
import type { UserCaller } from '../callers'
import { hideContactDetailsUntilViewing, addContactHiddenNotice } from '../conversations/contact-details'
import { getRentTermRefusal } from '../conversations/rent-terms'
import { getContactRefusal, openThread } from '../conversations/threads'
import { addNote } from '../conversations/add-note'
import { withTransaction, type Tx } from '../database'
import { consumeAttempt, refuseTooManyAttempts } from '../limits/rate-limit'
import { lockDiaries, openStatuses } from './diary'
import { addProposal, getSlotRefusal, toStartTime } from './record-step'
import { findViewedListing, getListingRefusal, lockViewedListing } from './viewed-listing'
import { viewingTexts } from './viewing-texts'

/** A user's proposals and moves a day: more than anybody needs, and too few to fill other people's diaries. */
export const VIEWING_LIMIT = { maxAttempts: 60, windowSeconds: 86_400 }
/** The number of viewings of one home that a person may have proposed or agreed at the same time. */
const MAX_OPEN_VIEWINGS_OF_A_HOME = 3

const SENT_MESSAGE = 'Your request for a viewing has been sent. We tell you as soon as it is answered.'

export type ArrangedViewing = { viewing_id: number; thread_id: number }

/** Proposes a viewing at a free slot to the owner of a listing (B-08, B-11). */
export async function arrangeViewing(
  kind: ListingKind,
  input: ParsedInput<'arrangeViewing'>,
  { user }: UserCaller,
  now = new Date(),
): Promise<Reply<ArrangedViewing>> {
  const attempt = await consumeAttempt(`viewing:user:${user.id}`, VIEWING_LIMIT)
  if (!attempt.isAllowed) return refuseTooManyAttempts(attempt)
  const { property_id: listingId, preferred_date, preferred_time, message } = input
  const startsAt = toStartTime(preferred_date, preferred_time)
  return withTransaction(async (tx) => {
    // Other steps lock the accounts first too. A refusal of the listing is returned first, because it helps more.
    const hostId = (await findViewedListing(tx, listingId))?.ownerId
    if (hostId !== undefined) await lockDiaries(tx, [hostId, user.id])
    const contactRefusal = hostId === undefined ? null : await getContactRefusal(tx, user.id, hostId)
    const listing = await lockViewedListing(tx, listingId)
    const refusal = getListingRefusal(listing, kind, user.id)
    if (refusal) return refusal
    if (!listing || hostId === undefined) return failure(viewingMessages.unavailable)
    const parties = { hostId, viewerId: user.id }
    if (contactRefusal) return contactRefusal
    const body = addNote([viewingTexts.propose(startsAt)], message)
    const sameProposal = await findSameProposal(tx, { listingId, viewerId: user.id, startsAt, body })
    if (sameProposal) return success(sameProposal, SENT_MESSAGE)
    if ((await countOpenViewings(tx, listingId, user.id)) >= MAX_OPEN_VIEWINGS_OF_A_HOME)
      return failure(viewingMessages.tooMany)
    const slotRefusal = await getSlotRefusal(tx, startsAt, { ...parties, home: listing, now })
    if (slotRefusal) return slotRefusal
    const rentRefusal = await getRentTermRefusal(tx, listingId, message)
    if (rentRefusal) return rentRefusal
    const threadId = await openThread(tx, { listingId, starterId: user.id, ownerId: hostId })
    // postMessage hides the contact details of what is sent. This call only finds out whether there are any.
    const visibleTexts = await hideContactDetailsUntilViewing(tx, threadId, { message })
    const viewingId = await addProposal(tx, {
      ...parties,
      threadId,
      listingId,
      startsAt,
      proposedById: user.id,
      message: body,
    })
    return viewingId === null
      ? failure(viewingMessages.taken)
      : success(
          { viewing_id: viewingId, thread_id: threadId },
          addContactHiddenNotice(SENT_MESSAGE, { message }, visibleTexts),
        )
  })
}

interface Proposal {
  listingId: number
  viewerId: number
  startsAt: Date
  /** The viewer's message in the thread. */
  body: string
}

/** Finds an open viewing that the viewer has proposed by the same form, for example because its reply was lost. */
async function findSameProposal(
  tx: Tx,
  { listingId, viewerId, startsAt, body }: Proposal,
): Promise<ArrangedViewing | undefined> {
  const proposal = await tx
    .selectFrom('viewing')
    .innerJoin('threadMessage as message', 'message.viewingId', 'viewing.id')
    .select(['viewing.id', 'viewing.threadId', 'message.body'])
    .where('viewing.listingId', '=', listingId)
    .where('viewing.viewerId', '=', viewerId)
    .where('viewing.proposedById', '=', viewerId)
    .where('viewing.startsAt', '=', startsAt)
    .where('viewing.status', 'in', openStatuses)
    // The oldest message of a viewing proposes it.
    .orderBy('message.id')
    .executeTakeFirst()
  if (!proposal) return undefined
  const stored = await hideContactDetailsUntilViewing(tx, proposal.threadId, { body })
  if (proposal.body !== stored.body) return undefined
  return { viewing_id: proposal.id, thread_id: proposal.threadId }
}

async function countOpenViewings(tx: Tx, listingId: number, viewerId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('viewing')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('listingId', '=', listingId)
    .where('viewerId', '=', viewerId)
    .where('status', 'in', openStatuses)
    .executeTakeFirstOrThrow()
  return Number(count)
}
