import type { Selectable } from 'kysely'
import type { User } from '../../../prisma/generated/tables'
import type { Tx } from '../database'

type FormerOwner = Pick<Selectable<User>, 'email' | 'emailProvedAt' | 'createdAt'>

/**
 * Moves the data that are stored by email address only to the user's new address, so that export and deletion still
 * find them. If the former address was never verified only the account's own subscription is moved: the rest may belong
 * to the person who reads that mailbox.
 */
export async function moveDataOfAddress(tx: Tx, user: FormerOwner, newEmail: string): Promise<void> {
  await moveSubscription(tx, user, newEmail)
  if (user.emailProvedAt === null) return
  await tx.updateTable('contactMessage').set({ email: newEmail }).where('email', '=', user.email).execute()
  await tx.updateTable('mail').set({ replyTo: newEmail }).where('replyTo', '=', user.email).execute()
  // Queued mail still goes to the former address, which must be told of the change.
  await tx
    .updateTable('mail')
    .set({ to: newEmail })
    .where('to', '=', user.email)
    .where('state', '<>', 'queued')
    .execute()
}

/** Where the new address has a subscription of its own, that one stays and the former is deleted. */
async function moveSubscription(
  tx: Tx,
  { email, emailProvedAt, createdAt }: FormerOwner,
  newEmail: string,
): Promise<void> {
  const own = await tx
    .selectFrom('newsletterSubscription')
    .select('id')
    .where('email', '=', email)
    .$if(emailProvedAt === null, (query) =>
      query.where('source', 'in', ['account', 'signup']).where('subscribedAt', '>=', createdAt),
    )
    .executeTakeFirst()
  if (!own) return
  const other = await tx
    .selectFrom('newsletterSubscription')
    .select('id')
    .where('email', '=', newEmail)
    .executeTakeFirst()
  if (other) await tx.deleteFrom('newsletterSubscription').where('id', '=', own.id).execute()
  else
    await tx.updateTable('newsletterSubscription').set({ email: newEmail }).where('id', '=', own.id).execute()
}
