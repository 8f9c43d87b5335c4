import type { ParsedInput } from '../../contract'
import type { Preferences } from '../../contract/account'
import { failure, success, type Reply } from '../../contract/call'
import { rows } from '../db'
import type { UserCaller } from '../handlers'
import { subscribeAndTell } from '../newsletter/subscriptions'
import { inTransaction } from '../transaction'

/** What somebody is told by e-mail; the newsletter goes by their address, with or without an account. */
export async function getPreferences(_input: ParsedInput<'getPreferences'>, { user }: UserCaller): Promise<Reply<Preferences>> {
  const [choices] = await rows<Preferences & Record<string, unknown>>(
    `SELECT notify_messages, notify_logins,
            EXISTS (SELECT FROM newsletter_subscription n WHERE n.email = u.email AND n.unsubscribed_at IS NULL) AS newsletter
       FROM "user" u WHERE id = $1 AND closed_at IS NULL`,
    [user.id],
  )
  return choices ? success(choices) : failure('User not found')
}

export async function updatePreferences({ newsletter, notify_messages: notifyMessages, notify_logins: notifyLogins }: ParsedInput<'updatePreferences'>, { user: { id } }: UserCaller): Promise<Reply<Preferences>> {
  return inTransaction(async (transaction) => {
    const [user] = await transaction.user.updateManyAndReturn({ where: { id, closedAt: null }, data: { notifyMessages, notifyLogins }, select: { email: true, firstName: true } })
    if (!user) return failure('User not found')
    if (newsletter) await subscribeAndTell(transaction, { email: user.email, name: user.firstName, source: 'account' })
    else await transaction.$executeRaw`UPDATE newsletter_subscription SET unsubscribed_at = now() WHERE email = ${user.email} AND unsubscribed_at IS NULL`
    return success({ newsletter, notify_messages: notifyMessages, notify_logins: notifyLogins })
  })
}
