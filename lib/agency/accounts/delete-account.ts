import type { Prisma, User } from '../../../prisma/client/client'
import type { ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { db } from '../db'
import type { UserCaller } from '../callers'
import { liveStatuses } from '../listings/status'
import { queueMail } from '../mail/queue'
import { inTransaction } from '../transaction'
import { LOG_IN_AGAIN, refusalOf } from './confirm-owner'
import { emailTemplates } from './email-templates'

/**
 * Deletes the caller's account (UK GDPR article 17): what identifies them is gone from every table,
 * in one transaction; homes on the market are withdrawn. What stays is the homes and what happened
 * to them, without a name; and, of an address that was never proved to be theirs, what we have under
 * the address alone: it may be somebody else's.
 */
export async function deleteAccount(
  { current_password: password }: ParsedInput<'deleteAccount'>,
  caller: UserCaller,
): Promise<Reply<null>> {
  const user = await db().user.findFirst({ where: { id: caller.user.id, closedAt: null } })
  if (!user) return success(null)
  const refused = await refusalOf(user, caller.user.sessionId, password)
  if (refused) return refused
  const isDone = await inTransaction(async (transaction) => {
    await forgetWays(transaction, user)
    const { count } = await transaction.user.updateMany({
      where: { id: user.id, closedAt: null, passwordHash: user.passwordHash },
      data: {
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
        closedAt: new Date(),
      },
    })
    if (count === 0) return false
    await forgetWays(transaction, user) // one that came between the first look and the lock
    await transaction.userSession.deleteMany({ where: { userId: user.id } })
    await forgetWords(transaction, user)
    await withdrawHomes(transaction, user.id)
    await queueMail(transaction, {
      to: user.email,
      ...emailTemplates.accountDeleted(user.firstName, user.emailProvedAt !== null),
    })
    return true
  })
  return isDone ? success(null) : failure(LOG_IN_AGAIN)
}

const forgetWays = async (transaction: Prisma.TransactionClient, { id: userId }: User) => {
  await transaction.oneTimePassword.deleteMany({ where: { userId } })
  await transaction.accountLink.deleteMany({ where: { userId } })
}

/** What was said to them and by them; mail that waits for them is not sent any more. */
const forgetWords = async (
  transaction: Prisma.TransactionClient,
  { id: userId, email, emailProvedAt }: User,
) => {
  await transaction.userMessage.deleteMany({ where: { userId } })
  // Codes and links of the account open nothing any more.
  if (emailProvedAt === null)
    return void (await transaction.mail.deleteMany({ where: { to: email, secret: true } }))
  await transaction.newsletterSubscription.deleteMany({ where: { email } })
  await transaction.contactMessage.deleteMany({ where: { email } })
  await transaction.mail.deleteMany({ where: { OR: [{ to: email }, { replyTo: email }] } })
}

/** Takes what is public off the market, with the event that says so, never before the last one. */
const withdrawHomes = (transaction: Prisma.TransactionClient, ownerId: number) => transaction.$executeRaw`
  WITH withdrawn AS (
    UPDATE listing l SET status = 'withdrawn', updated_at = now() FROM property p
     WHERE p.id = l.property_id AND p.owner_id = ${ownerId} AND l.status::text = ANY (${[...liveStatuses]})
    RETURNING l.id, l.price_pence)
  INSERT INTO listing_event (listing_id, type, at, price_pence)
  SELECT w.id, 'withdrawn', greatest(now(), (SELECT max(at) FROM listing_event e WHERE e.listing_id = w.id)), w.price_pence FROM withdrawn w`
