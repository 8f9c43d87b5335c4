import type { Tx } from '../database'
import { toIsoDay } from '../../format/iso-day'

/** Returns a user's viewings and own steps in them, newest first, and when the user shows homes. */
export async function exportViewings(tx: Tx, userId: number, maxRows: number) {
  const viewings = await tx
    .selectFrom('viewing')
    .innerJoin('listing', 'listing.id', 'viewing.listingId')
    .select([
      'viewing.id',
      'viewing.startsAt',
      'viewing.status',
      'listing.displayAddress',
      'viewing.createdAt',
    ])
    .select(['viewing.feedback', 'viewing.feedbackChoice'])
    .select(({ eb }) => eb('viewing.hostId', '=', userId).as('isHost'))
    .where(({ or, eb }) => or([eb('viewing.hostId', '=', userId), eb('viewing.viewerId', '=', userId)]))
    .orderBy('viewing.id', 'desc')
    .limit(maxRows)
    .execute()
  const viewingSteps = await tx
    .selectFrom('viewingEvent')
    .select(['viewingId', 'type', 'reason', 'at'])
    .where('actorId', '=', userId)
    .orderBy('id', 'desc')
    .limit(maxRows)
    .execute()
  const availability = await tx
    .selectFrom('availability')
    .select(['weekday', 'startMinute', 'endMinute'])
    .where('userId', '=', userId)
    .orderBy('weekday')
    .execute()
  const daysOff = await tx
    .selectFrom('dayOff')
    .select('day')
    .where('userId', '=', userId)
    .orderBy('day')
    .execute()
  return {
    viewings,
    viewingSteps,
    availability,
    daysOff: daysOff.map(({ day }) => toIsoDay(day)),
  }
}
