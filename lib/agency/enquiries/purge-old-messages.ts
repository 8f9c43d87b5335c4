import { retentionPeriods } from '../../config/claims'
import { messageKinds } from '../../contract/enquiry-messages'
import { db } from '../database'
import { before, readDeletionTime } from '../retention/periods'

/** Deletes messages of the contact form, mails and ended newsletter subscriptions once the agency may not keep them. */
export async function purgeOldMessages(time?: Date): Promise<void> {
  const at = time ?? (await readDeletionTime())
  const messageCutoff = before(at, { months: retentionPeriods.personalDataMonths })
  const complaintCutoff = before(at, { years: retentionPeriods.offerAndComplaintYears })
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
