import type { Selectable } from 'kysely'
import type { User } from '../../../prisma/generated/tables'
import type { ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { liveStatuses } from '../../domain/listing-status'
import { db, withTransaction, type Tx } from '../database'
import type { UserCaller } from '../callers'
import { changeStatuses } from '../listings/change-status'
import { queueMail } from '../mail/queue'
import { now } from '../sql-expressions'
import { LOG_IN_AGAIN, refusalOf } from './confirm-owner'
import { emailTemplates } from './email-templates'

type Leaver = Pick<Selectable<User>, 'id' | 'email' | 'emailProvedAt'>

/**
 * Deletes the caller's account (UK GDPR article 17): removes in one transaction what identifies them, and
 * withdraws their live listings. Properties and their history stay, without a name. Data stored under an
 * e-mail address that was never proved stay too, because they may be somebody else's.
 */
export async function deleteAccount(
  { current_password: password }: ParsedInput<'deleteAccount'>,
  caller: UserCaller,
): Promise<Reply<null>> {
  const user = await db()
    .selectFrom('user')
    .select(['id', 'email', 'firstName', 'passwordHash', 'emailProvedAt'])
    .where('id', '=', caller.user.id)
    .where('closedAt', 'is', null)
    .executeTakeFirst()
  if (!user) return success(null)
  const refused = await refusalOf(user, caller.user.sessionId, password)
  if (refused) return refused
  const isDone = await withTransaction(async (tx) => {
    await endAccess(tx, user.id)
    const closed = await tx
      .updateTable('user')
      .set({
        email: `deleted-${user.id}@deleted.invalid`,
        firstName: 'Deleted',
        lastName: 'account',
        title: null,
        mobile: null,
        buyingPosition: null,
        passwordHash: null,
        otpFailures: 0,
        notifyMessages: false,
        notifyLogins: false,
        newsletterWish: false,
        closedAt: now,
      })
      .where('id', '=', user.id)
      .where('closedAt', 'is', null)
      .where('passwordHash', 'is not distinct from', user.passwordHash)
      .executeTakeFirst()
    if (closed.numUpdatedRows === 0n) return false
    // A code or link may have been created before the row was locked.
    await endAccess(tx, user.id)
    await tx.deleteFrom('userSession').where('userId', '=', user.id).execute()
    await deleteMessages(tx, user)
    await withdrawListings(tx, user.id)
    await queueMail(tx, {
      to: user.email,
      ...emailTemplates.accountDeleted(user.firstName, user.emailProvedAt !== null),
    })
    return true
  })
  return isDone ? success(null) : failure(LOG_IN_AGAIN)
}

const endAccess = async (tx: Tx, userId: number): Promise<void> => {
  await tx.deleteFrom('oneTimePassword').where('userId', '=', userId).execute()
  await tx.deleteFrom('accountLink').where('userId', '=', userId).execute()
}

/** Deletes messages to them and from them; mail that waits for them is not sent any more. */
async function deleteMessages(tx: Tx, { id, email, emailProvedAt }: Leaver): Promise<void> {
  await tx.deleteFrom('userMessage').where('userId', '=', id).execute()
  const mails = tx.deleteFrom('mail')
  if (emailProvedAt === null) {
    // Unproved: only mail with codes and links of this account is certainly theirs.
    await mails.where('to', '=', email).where('secret', '=', true).execute()
    return
  }
  await tx.deleteFrom('newsletterSubscription').where('email', '=', email).execute()
  await tx.deleteFrom('contactMessage').where('email', '=', email).execute()
  await mails.where(({ or, eb }) => or([eb('to', '=', email), eb('replyTo', '=', email)])).execute()
}

/** Takes the owner's live listings off the market. */
async function withdrawListings(tx: Tx, ownerId: number): Promise<void> {
  const live = await tx
    .selectFrom('listing')
    .innerJoin('property', 'property.id', 'listing.propertyId')
    .select('listing.id')
    .where('property.ownerId', '=', ownerId)
    .where('listing.status', 'in', liveStatuses)
    .orderBy('listing.id')
    .forUpdate('listing')
    .execute()
  const at = new Date()
  await changeStatuses(
    tx,
    live.map(({ id }) => ({ listingId: id, to: 'withdrawn', at })),
  )
}
