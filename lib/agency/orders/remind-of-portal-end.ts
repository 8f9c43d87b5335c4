import { sql } from 'kysely'
import type { ListingStatus } from '../../domain/listing-status'
import { emailTemplates } from '../accounts/email-templates'
import { db, withTransaction } from '../database'
import { findInIdRanges, isInRange, type IdRange } from '../id-ranges'
import { processEach } from '../jobs/process-each'
import { queueMail } from '../mail/queue'
import { now, nowPlusSeconds } from '../sql-expressions'
import { selectIsSubscribed } from './order-obstacle'
import { portalsEndAt } from './portal-term'

const REMIND_BEFORE_SECONDS = 14 * 86_400
/** A larger batch would delay other mail. The rest waits for the next run, an hour later. */
const MAX_MAILS_PER_RUN = 200
/** The statuses in which a home still looks for a buyer or tenant. */
const statusesWithMarketing: readonly ListingStatus[] = ['available', 'under_offer', 'reserved']

/** Mails owners two weeks before their paid time on the portals ends, once for each such end. */
export async function remindOfPortalEnds(): Promise<void> {
  await processEach(await findInIdRanges('listing', findEndingListings, MAX_MAILS_PER_RUN), remindOwner)
}

const findEndingListings = (range: IdRange) =>
  db()
    .selectFrom(
      db()
        .selectFrom('listing')
        .innerJoin('property', 'property.id', 'listing.propertyId')
        .innerJoin('user as owner', 'owner.id', 'property.ownerId')
        .select(['listing.id', 'listing.kind', 'listing.displayAddress', 'owner.email', 'owner.firstName'])
        .select([portalsEndAt().as('endsAt'), selectIsSubscribed])
        .where(isInRange('listing.id', range))
        .where('listing.packageDef', 'is not', null)
        .where('listing.status', 'in', statusesWithMarketing)
        .where('owner.closedAt', 'is', null)
        .as('listing'),
    )
    .select(['id', 'kind', 'displayAddress', 'email', 'firstName'])
    // Typed as not null, because the conditions below exclude null.
    .select(sql<Date>`ends_at`.as('endsAt'))
    .where('isSubscribed', '=', false)
    .where('endsAt', '>', now)
    .where('endsAt', '<=', nowPlusSeconds(REMIND_BEFORE_SECONDS))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('portalReminder as reminder')
            .select('reminder.listingId')
            .whereRef('reminder.listingId', '=', 'listing.id')
            .whereRef('reminder.endsAt', '=', 'listing.endsAt'),
        ),
      ),
    )
    .orderBy('id')
    .limit(MAX_MAILS_PER_RUN)
    .execute()

type EndingListing = Awaited<ReturnType<typeof findEndingListings>>[number]

const remindOwner = ({ id, email, firstName, ...listing }: EndingListing): Promise<void> =>
  withTransaction(async (tx) => {
    const reminder = await tx
      .insertInto('portalReminder')
      .values({ listingId: id, endsAt: listing.endsAt })
      .onConflict((conflict) => conflict.columns(['listingId', 'endsAt']).doNothing())
      .returning('listingId')
      .executeTakeFirst()
    if (reminder) await queueMail(tx, { to: email, ...emailTemplates.portalsEnd(firstName, listing) })
  })
