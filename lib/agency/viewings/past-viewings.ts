import { sql } from 'kysely'
import type { ListingKind } from '../../domain/listing-kind'
import { SLOT_MINUTES } from '../../domain/viewing-slots'
import { fromLondonClock, londonDay, londonMinute } from '../../format/london-clock'
import { generateKey, hashKey } from '../accounts/random-key'
import { conversationEmails } from '../conversations/email-templates'
import { mailLapse } from '../conversations/mail-lapse'
import { db, withTransaction } from '../database'
import { processEach } from '../jobs/process-each'
import { queueMail } from '../mail/queue'
import { now, nowPlusSeconds } from '../sql-expressions'
import { openStatuses } from './diary'
import { takeViewingStep } from './record-step'

const MAX_VIEWINGS_PER_RUN = 200

/** Ends past viewings and, even if that fails, asks for feedback. The time `at` decides whether feedback is due. */
export async function finishPastViewings(at = new Date()): Promise<void> {
  const finishAll = async () => processEach(await findPastViewings(), finishViewing)
  await processEach([finishAll, () => askForFeedback(at)], (step) => step())
}

/** A viewing that began before this time is over. */
const latestStartOfEnded = nowPlusSeconds(-SLOT_MINUTES * 60)

async function findPastViewings(): Promise<number[]> {
  const viewings = await db()
    .selectFrom('viewing')
    .select('id')
    .where(({ or, and, eb }) =>
      or([
        and([eb('status', '=', 'accepted'), eb('startsAt', '<=', latestStartOfEnded)]),
        and([eb('status', '=', 'proposed'), eb('startsAt', '<=', now)]),
      ]),
    )
    .orderBy('id')
    .limit(MAX_VIEWINGS_PER_RUN)
    .execute()
  return viewings.map(({ id }) => id)
}

const finishViewing = (viewingId: number) =>
  withTransaction(async (tx) => {
    const viewing = await tx
      .selectFrom('viewing')
      .select(['threadId', 'listingId', 'status', 'startsAt', 'proposedById'])
      .where('id', '=', viewingId)
      .where('status', 'in', openStatuses)
      .forUpdate()
      .executeTakeFirst()
    if (!viewing) return
    const { threadId, listingId, startsAt, proposedById } = viewing
    const isUnanswered = viewing.status === 'proposed'
    await takeViewingStep(tx, {
      viewingId,
      threadId,
      type: isUnanswered ? 'cancelled' : 'done',
      actorId: null,
    })
    if (isUnanswered)
      await mailLapse(tx, {
        makerId: proposedById,
        listingId,
        compose: (firstName, displayAddress) =>
          conversationEmails.viewingUnanswered(firstName, { displayAddress, startsAt }),
      })
  })

/** The mail is not sent before nine o'clock, so that it wakes nobody. */
const EARLIEST_MAIL_MINUTE = 9 * 60
/** After a long outage, older viewings get no mail, because their viewers may have forgotten them. */
const MAX_VIEWING_AGE_DAYS = 4

const hasBlock = sql<boolean>`EXISTS (SELECT FROM user_block WHERE (blocker_id, blocked_id)
  IN ((viewing.host_id, viewing.viewer_id), (viewing.viewer_id, viewing.host_id)))`

/** Mails each viewer once, on the day after the viewing, unless the answer could not be sent to the host. */
async function askForFeedback(at: Date): Promise<void> {
  if (londonMinute(at) < EARLIEST_MAIL_MINUTE) return
  const midnight = fromLondonClock(londonDay(at), 0)
  const viewings = await db()
    .selectFrom('viewing')
    .innerJoin('user as viewer', 'viewer.id', 'viewing.viewerId')
    .innerJoin('user as host', 'host.id', 'viewing.hostId')
    .innerJoin('listing', 'listing.id', 'viewing.listingId')
    .select(['viewing.id', 'viewing.startsAt', 'viewer.email', 'viewer.firstName'])
    .select(['listing.displayAddress', 'listing.kind'])
    .where('viewing.status', '=', 'done')
    .where('viewing.feedbackKeyHash', 'is', null)
    .where('viewing.startsAt', '>', sql<Date>`${now} - make_interval(days => ${MAX_VIEWING_AGE_DAYS})`)
    .where('viewing.startsAt', '<', midnight)
    .where('viewer.closedAt', 'is', null)
    .where('host.closedAt', 'is', null)
    .where(({ not }) => not(hasBlock))
    .orderBy('viewing.id')
    .limit(MAX_VIEWINGS_PER_RUN)
    .execute()
  await processEach(viewings, ({ id, email, ...viewing }) => mailFeedbackRequest(id, email, viewing))
}

interface ViewingToRate {
  firstName: string
  displayAddress: string
  kind: ListingKind
  startsAt: Date
}

async function mailFeedbackRequest(
  viewingId: number,
  email: string,
  { firstName, ...viewing }: ViewingToRate,
) {
  const key = generateKey()
  await withTransaction(async (tx) => {
    const updateResult = await tx
      .updateTable('viewing')
      .set({ feedbackKeyHash: hashKey(key) })
      .where('id', '=', viewingId)
      .where('feedbackKeyHash', 'is', null)
      .executeTakeFirst()
    if (!updateResult.numUpdatedRows) return
    await queueMail(tx, {
      to: email,
      ...conversationEmails.viewingFeedback(firstName, { ...viewing, key }),
    })
  })
}
