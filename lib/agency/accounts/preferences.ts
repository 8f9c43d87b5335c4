import type { Prisma } from '../../../prisma/client/client'
import type { ParsedInput } from '../../contract'
import type { Preferences } from '../../contract/account'
import { failure, success, type Reply } from '../../contract/call'
import { rows } from '../db'
import type { UserCaller } from '../callers'
import { subscribeAndTell } from '../newsletter/subscriptions'
import { inTransaction } from '../transaction'

/**
 * What somebody is told by e-mail; the newsletter goes by their address, with or without an account.
 * Until the mailbox is proved an account knows of its own wish alone: whether the address was
 * subscribed before is for its owner to know.
 */
export async function getPreferences(
  _input: ParsedInput<'getPreferences'>,
  { user }: UserCaller,
): Promise<Reply<Preferences>> {
  const [choices] = await rows<Preferences & Record<string, unknown>>(
    `SELECT notify_messages, notify_logins,
            (email_proved_at IS NOT NULL OR newsletter_wish)
              AND EXISTS (SELECT FROM newsletter_subscription n WHERE n.email = u.email AND n.unsubscribed_at IS NULL) AS newsletter
       FROM "user" u WHERE id = $1 AND closed_at IS NULL`,
    [user.id],
  )
  return choices ? success(choices) : failure('User not found')
}

/** Changes them. A subscription that was there before an unproved account is none of its business, and stays. */
export async function updatePreferences(
  {
    newsletter,
    notify_messages: notifyMessages,
    notify_logins: notifyLogins,
  }: ParsedInput<'updatePreferences'>,
  { user: { id } }: UserCaller,
): Promise<Reply<Preferences>> {
  return inTransaction(async (transaction) => {
    const [user] = await transaction.user.updateManyAndReturn({
      where: { id, closedAt: null },
      data: { notifyMessages, notifyLogins, newsletterWish: newsletter },
      select: { email: true, firstName: true },
    })
    if (!user) return failure('User not found')
    if (newsletter)
      await subscribeAndTell(transaction, { email: user.email, name: user.firstName, source: 'account' })
    else await unsubscribe(transaction, id)
    return success({ newsletter, notify_messages: notifyMessages, notify_logins: notifyLogins })
  })
}

/** Ends the subscription of a proved address; of another, the one that the account itself has asked for. */
const unsubscribe = (
  transaction: Prisma.TransactionClient,
  userId: number,
): Promise<unknown> => transaction.$executeRaw`
  UPDATE newsletter_subscription n SET unsubscribed_at = now() FROM "user" u
   WHERE u.id = ${userId} AND n.email = u.email AND n.unsubscribed_at IS NULL
     AND (u.email_proved_at IS NOT NULL OR (n.source IN ('account', 'signup') AND n.subscribed_at >= u.created_at))`
