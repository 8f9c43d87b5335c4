import { sql } from 'kysely'
import { messageKinds } from '../../contract/enquiry-messages'
import { db } from '../database'
import { now } from '../sql-expressions'

/** The periods that the privacy policy states: `retention` in lib/config/claims.ts. */
const MESSAGE_YEARS = 1
const COMPLAINT_YEARS = 6

/** Counts by the calendar: in days, six years would end one or two leap days too early. */
const yearsAgo = (years: number) => sql<Date>`${now} - make_interval(years => ${years}::int)`

/** Deletes messages of the contact form, mails and ended newsletter subscriptions once the agency may not keep them. */
export async function purgeOldMessages(): Promise<void> {
  const messageCutoff = yearsAgo(MESSAGE_YEARS)
  const complaintCutoff = yearsAgo(COMPLAINT_YEARS)
  await db()
    .deleteFrom('contactMessage')
    .where('createdAt', '<', messageCutoff)
    .where(({ or, eb }) =>
      or([eb('message', 'not like', `${messageKinds.complaint}%`), eb('createdAt', '<', complaintCutoff)]),
    )
    .execute()
  await db()
    .deleteFrom('mail')
    .where('createdAt', '<', messageCutoff)
    .where('state', '<>', 'queued')
    .execute()
  await db().deleteFrom('newsletterSubscription').where('unsubscribedAt', '<', messageCutoff).execute()
}
