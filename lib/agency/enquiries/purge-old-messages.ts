import { sql } from 'kysely'
import { retentionPeriods } from '../../config/claims'
import { db } from '../database'
import { isComplaint } from '../retention/open-matters'
import { before, readDeletionTime } from '../retention/periods'

/** Whether a message is kept for a claim of the user with its address (lib/agency/retention/legal-hold.ts). */
const isOfUserUnderLegalHold = (address: 'contactMessage.email' | 'mail.to' | 'mail.replyTo') => sql<boolean>`
  exists (select from "user" where "user".email = ${sql.ref(address)} and "user".legal_hold_since is not null)`

/** Deletes messages of the contact form, mails and ended newsletter subscriptions once the agency may not keep them. */
export async function purgeOldMessages(time?: Date): Promise<void> {
  const at = time ?? (await readDeletionTime())
  const messageCutoff = before(at, { months: retentionPeriods.personalDataMonths })
  const complaintCutoff = before(at, { years: retentionPeriods.offerAndComplaintYears })
  await db()
    .deleteFrom('contactMessage')
    .where('createdAt', '<', messageCutoff)
    .where(({ not, or, eb }) => or([not(isComplaint), eb('createdAt', '<', complaintCutoff)]))
    .where(({ not }) => not(isOfUserUnderLegalHold('contactMessage.email')))
    .execute()
  await db()
    .deleteFrom('mail')
    .where('createdAt', '<', messageCutoff)
    .where('state', '<>', 'queued')
    .where(({ not, or }) =>
      not(or([isOfUserUnderLegalHold('mail.to'), isOfUserUnderLegalHold('mail.replyTo')])),
    )
    .execute()
  await db().deleteFrom('newsletterSubscription').where('unsubscribedAt', '<', messageCutoff).execute()
}
