import type { Selectable } from 'kysely'
import type { User } from '../../../prisma/generated/tables'
import type { Tx } from '../database'

type FormerOwner = Pick<Selectable<User>, 'email' | 'emailProvedAt' | 'createdAt'>

/**
 * Moves records that are stored only by email address to the user's new address, so that export and deletion still find
 * them. If the former address was never verified, moves only the subscription that the account itself made, because the
 * other records may belong to the person who reads that mailbox.
 */
export async function moveRecordsOfEmail(tx: Tx, user: FormerOwner, newEmail: string): Promise<void> {
  await moveSubscription(tx, user, newEmail)
  if (user.emailProvedAt === null) return
  await tx.updateTable('contactMessage').set({ email: newEmail }).where('email', '=', user.email).execute()
  await tx.updateTable('mail').set({ replyTo: newEmail }).where('replyTo', '=', user.email).execute()
  // Queued mail stays with the former address, because one of the queued mails tells its owner about the change.
  await tx
    .updateTable('mail')
    .set({ to: newEmail })
    .where('to', '=', user.email)
    .where('state', '<>', 'queued')
    .execute()
}

/** Moves the subscription, or deletes it if the new address has a subscription already. */
async function moveSubscription(
  tx: Tx,
  { email, emailProvedAt, createdAt }: FormerOwner,
  newEmail: string,
): Promise<void> {
  const subscription = await tx
    .selectFrom('newsletterSubscription')
    .select('id')
    .where('email', '=', email)
    .$if(emailProvedAt === null, (query) =>
      query.where('source', 'in', ['account', 'signup']).where('subscribedAt', '>=', createdAt),
    )
    .executeTakeFirst()
  if (!subscription) return
  const existingSubscription = await tx
    .selectFrom('newsletterSubscription')
    .select('id')
    .where('email', '=', newEmail)
    .executeTakeFirst()
  const { id } = subscription
  if (existingSubscription) await tx.deleteFrom('newsletterSubscription').where('id', '=', id).execute()
  else await tx.updateTable('newsletterSubscription').set({ email: newEmail }).where('id', '=', id).execute()
}
