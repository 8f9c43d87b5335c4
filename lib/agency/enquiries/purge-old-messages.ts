import { messageKinds } from '../../contract/enquiry-messages'
import { db } from '../database'
import { nowPlusSeconds } from '../sql-expressions'

const YEAR_SECONDS = 365 * 24 * 3_600
/** The periods that the privacy policy states: `retention` in lib/config/claims.ts. */
const MESSAGE_YEARS = 1
const COMPLAINT_YEARS = 6

/** Deletes messages of the contact form, mails and ended newsletter subscriptions once the agency may not keep them. */
export async function purgeOldMessages(): Promise<void> {
  const messageCutoff = nowPlusSeconds(-MESSAGE_YEARS * YEAR_SECONDS)
  const complaintCutoff = nowPlusSeconds(-COMPLAINT_YEARS * YEAR_SECONDS)
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
