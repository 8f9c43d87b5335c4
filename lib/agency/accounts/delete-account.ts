import type { Selectable } from 'kysely'
import type { User } from '../../../prisma/generated/tables'
import type { ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { brand } from '../../config/brand'
import { liveStatuses } from '../../domain/listing-status'
import { deleteCertificatesOf } from '../certificates/personal-data'
import { db, withTransaction, type Tx } from '../database'
import type { UserCaller } from '../callers'
import { queueMail } from '../mail/queue'
import { endOffersOfUser } from '../offers/end-offers'
import { endOrdersOf } from '../orders/end-orders'
import { deleteConveyancersOf } from '../sales/personal-data'
import { isComplaint, isUnpaidFee } from '../retention/open-matters'
import { endSharingOf } from '../saved/home-sharing'
import { deleteUnstartedChecks } from '../selling/identity'
import { withdrawalReasons, withdrawListings } from '../selling/leave-market'
import { now } from '../sql-expressions'
import { closeViewingsOfUser } from '../viewings/close-viewings'
import { LOG_IN_AGAIN, reauthenticate } from './reauthenticate'
import { emailTemplates } from './email-templates'

type AccountOwner = Pick<Selectable<User>, 'id' | 'email' | 'emailProvedAt'>
type AccountToClose = AccountOwner & Pick<Selectable<User>, 'passwordHash' | 'firstName'>

/** Data that are needed for a legal claim may be kept (UK GDPR article 17(3)(e)). */
const LEGAL_HOLD_MESSAGE = `We have to keep your account while a complaint or a claim is open. If you have a question, write to us at ${brand.email}.`
const FEE_DUE_MESSAGE = `A fee is due to us, so we have to keep your account until it is paid. You find it under Payments. If you do not owe it, write to us at ${brand.email}.`

const owesFee = async (userId: number): Promise<boolean> => {
  const order = await db()
    .selectFrom('order')
    .select('id')
    .where('userId', '=', userId)
    .where(isUnpaidFee)
    .executeTakeFirst()
  return order !== undefined
}

/** Deletes the caller's account (UK GDPR article 17). Properties and listings stay with the anonymised user. */
export async function deleteAccount(
  { current_password: password }: ParsedInput<'deleteAccount'>,
  caller: UserCaller,
): Promise<Reply<null>> {
  const user = await db()
    .selectFrom('user')
    .select(['id', 'email', 'firstName', 'passwordHash', 'emailProvedAt', 'legalHoldSince'])
    .where('id', '=', caller.user.id)
    .where('closedAt', 'is', null)
    .executeTakeFirst()
  if (!user) return success(null)
  const refusal = await reauthenticate(user, caller.user.sessionId, password)
  if (refusal) return refusal
  if (user.legalHoldSince) return failure(LEGAL_HOLD_MESSAGE)
  if (await owesFee(user.id)) return failure(FEE_DUE_MESSAGE)
  const isClosed = await withTransaction(async (tx) => {
    const closure = await closeAccount(tx, user)
    if (!closure) return false
    await queueMail(tx, {
      to: user.email,
      ...emailTemplates.accountDeleted(user.firstName, {
        isEmailVerified: user.emailProvedAt !== null,
        endedPayments: closure.endedPayments,
      }),
    })
    return true
  })
  return isClosed ? success(null) : failure(LOG_IN_AGAIN)
}

/**
 * Anonymises an account, deletes what belongs to it alone, and ends its dealings. The caller must mail the holder.
 * @param options.keepsNewsletter keeps the newsletter subscription, which needs no account and has its own consent
 * @returns null if the account is closed, or its password or address has changed since it was read; otherwise a
 *   sentence about each paid subscription that has ended
 */
export async function closeAccount(
  tx: Tx,
  user: AccountToClose,
  { keepsNewsletter = false } = {},
): Promise<{ endedPayments: string[] } | null> {
  // A change of password also locks codes and links first, and then the user. The same order prevents deadlocks.
  await deleteCodesAndLinks(tx, user.id)
  if (!(await anonymiseUser(tx, user))) return null
  // Deletes again, because another request may have created a code or link before the update locked the user.
  await deleteCodesAndLinks(tx, user.id)
  await tx.deleteFrom('userSession').where('userId', '=', user.id).execute()
  // Deletes no messages of conversations, because these belong to their recipients too.
  await deleteMessages(tx, user, { keepsNewsletter })
  await endSharingOf(tx, user)
  await tx.deleteFrom('shareInvitation').where('inviterId', '=', user.id).execute()
  await tx.deleteFrom('savedHome').where('userId', '=', user.id).execute()
  await tx.deleteFrom('hiddenHome').where('userId', '=', user.id).execute()
  await tx.deleteFrom('savedSearch').where('userId', '=', user.id).execute()
  await tx.deleteFrom('searchAlert').where('userId', '=', user.id).execute()
  await tx.deleteFrom('userBlock').where('blockerId', '=', user.id).execute()
  // The listings are withdrawn first: ending an accepted offer on a live listing would make it available again.
  await withdrawOwnListings(tx, user.id)
  await closeViewingsOfUser(tx, user.id)
  await endOffersOfUser(tx, user.id)
  const endedPayments = await endOrdersOf(tx, user.id)
  await deleteConveyancersOf(tx, user.id)
  await deleteCertificatesOf(tx, user.id)
  await deleteUnstartedChecks(tx, user.id)
  await expireUploads(tx, user.id)
  return { endedPayments }
}

/** @returns false if the account is closed, or its password or address has changed since the password was checked */
async function anonymiseUser(
  tx: Tx,
  { id, email, passwordHash }: Pick<Selectable<User>, 'id' | 'email' | 'passwordHash'>,
): Promise<boolean> {
  const updateResult = await tx
    .updateTable('user')
    .set({
      email: `deleted-${id}@deleted.invalid`,
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
      idleWarnedAt: null,
      closedAt: now,
    })
    .where('id', '=', id)
    .where('closedAt', 'is', null)
    .where('passwordHash', 'is not distinct from', passwordHash)
    .where('email', '=', email)
    .executeTakeFirst()
  return updateResult.numUpdatedRows > 0n
}

const deleteCodesAndLinks = async (tx: Tx, userId: number): Promise<void> => {
  await tx.deleteFrom('oneTimePassword').where('userId', '=', userId).execute()
  await tx.deleteFrom('accountLink').where('userId', '=', userId).execute()
}

/**
 * Deletes messages to and from the owner, and their queued mail. If the address was never verified, only mail with this
 * account's codes and links is deleted: the rest may belong to the person who reads that mailbox.
 */
async function deleteMessages(
  tx: Tx,
  { id, email, emailProvedAt }: AccountOwner,
  { keepsNewsletter }: { keepsNewsletter: boolean },
): Promise<void> {
  await tx.deleteFrom('userMessage').where('userId', '=', id).execute()
  const mailDeletion = tx.deleteFrom('mail')
  if (emailProvedAt === null) {
    await mailDeletion.where('to', '=', email).where('secret', '=', true).execute()
    return
  }
  if (!keepsNewsletter) await tx.deleteFrom('newsletterSubscription').where('email', '=', email).execute()
  // The agency has to answer a complaint, and keeps it for the time that the privacy policy states.
  await tx
    .deleteFrom('contactMessage')
    .where('email', '=', email)
    .where(({ not }) => not(isComplaint))
    .execute()
  // A contact message that waits in the queue is still mailed to the agency. A "traceless" mail is deleted once sent.
  await tx
    .updateTable('mail')
    .set({ traceless: true })
    .where('replyTo', '=', email)
    .where('state', '=', 'queued')
    .execute()
  await mailDeletion
    .where(({ or, and, eb }) =>
      or([eb('to', '=', email), and([eb('replyTo', '=', email), eb('traceless', '=', false)])]),
    )
    .execute()
}

/** Makes the user's uploads look old and refused, so that the next hourly purge deletes them and their files. */
const expireUploads = async (tx: Tx, userId: number): Promise<void> => {
  const longAgo = new Date(0)
  await tx
    .updateTable('upload')
    .set({ state: 'refused', name: '', createdAt: longAgo })
    .where('userId', '=', userId)
    .execute()
}

async function withdrawOwnListings(tx: Tx, ownerId: number): Promise<void> {
  const liveListings = await tx
    .selectFrom('listing')
    .innerJoin('property', 'property.id', 'listing.propertyId')
    .select('listing.id')
    .where('property.ownerId', '=', ownerId)
    .where('listing.status', 'in', liveStatuses)
    .orderBy('listing.id')
    .forUpdate('listing')
    .execute()
  const at = new Date()
  await withdrawListings(
    tx,
    liveListings.map(({ id }) => ({ listingId: id, at })),
    withdrawalReasons.accountClosed,
  )
}
