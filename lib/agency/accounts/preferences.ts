import type { ParsedInput } from '../../contract'
import type { Preferences } from '../../contract/account'
import { failure, success, type Reply } from '../../contract/call'
import { db, withTransaction, type Tx } from '../database'
import type { UserCaller } from '../callers'
import { subscribeAndNotify } from '../newsletter/subscriptions'
import { now } from '../sql-expressions'

/** An unverified address may be another person's: its newsletter shows only if the account itself asked for it. */
export async function getPreferences(
  _input: ParsedInput<'getPreferences'>,
  { user }: UserCaller,
): Promise<Reply<Preferences>> {
  const row = await db()
    .selectFrom('user')
    .leftJoin('newsletterSubscription as subscription', (join) =>
      join.onRef('subscription.email', '=', 'user.email').on('subscription.unsubscribedAt', 'is', null),
    )
    .select([
      'user.notifyMessages',
      'user.notifyLogins',
      'user.newsletterWish',
      'user.emailProvedAt',
      'subscription.id as subscriptionId',
    ])
    .where('user.id', '=', user.id)
    .where('user.closedAt', 'is', null)
    .executeTakeFirst()
  if (!row) return failure('User not found')
  const { notifyMessages, notifyLogins, newsletterWish, emailProvedAt, subscriptionId } = row
  const maySeeSubscription = emailProvedAt !== null || newsletterWish
  return success({
    newsletter: maySeeSubscription && subscriptionId !== null,
    notify_messages: notifyMessages,
    notify_logins: notifyLogins,
  })
}

export async function updatePreferences(
  {
    newsletter,
    notify_messages: notifyMessages,
    notify_logins: notifyLogins,
  }: ParsedInput<'updatePreferences'>,
  { user: { id } }: UserCaller,
): Promise<Reply<Preferences>> {
  return withTransaction(async (tx) => {
    const user = await tx
      .updateTable('user')
      .set({ notifyMessages, notifyLogins, newsletterWish: newsletter })
      .where('id', '=', id)
      .where('closedAt', 'is', null)
      .returning(['email', 'firstName'])
      .executeTakeFirst()
    if (!user) return failure('User not found')
    if (newsletter)
      await subscribeAndNotify(tx, { email: user.email, name: user.firstName, source: 'account' })
    else await unsubscribe(tx, id)
    return success({ newsletter, notify_messages: notifyMessages, notify_logins: notifyLogins })
  })
}

/** Ends a user's newsletter subscription. For an unverified address, ends only one that the account itself made. */
async function unsubscribe(tx: Tx, userId: number): Promise<void> {
  await tx
    .updateTable('newsletterSubscription as subscription')
    .from('user')
    .set({ unsubscribedAt: now })
    .where('user.id', '=', userId)
    .whereRef('subscription.email', '=', 'user.email')
    .where('subscription.unsubscribedAt', 'is', null)
    .where(({ or, and, eb, ref }) =>
      or([
        eb('user.emailProvedAt', 'is not', null),
        and([
          eb('subscription.source', 'in', ['account', 'signup']),
          eb('subscription.subscribedAt', '>=', ref('user.createdAt')),
        ]),
      ]),
    )
    .execute()
}
