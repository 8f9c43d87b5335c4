import { conversationEmails } from '../conversations/email-templates'
import { withTransaction } from '../database'
import { queueMail } from '../mail/queue'
import { now } from '../sql-expressions'

/** Mails both parties once about an accepted viewing that lies ahead. */
export async function remindOfViewing(viewingId: number): Promise<void> {
  await withTransaction(async (tx) => {
    const viewing = await tx
      .updateTable('viewing')
      .set({ remindedAt: now })
      .where('id', '=', viewingId)
      .where('status', '=', 'accepted')
      .where('remindedAt', 'is', null)
      .where('startsAt', '>', now)
      .returning(['hostId', 'viewerId', 'listingId', 'startsAt'])
      .executeTakeFirst()
    if (!viewing) return
    const { displayAddress } = await tx
      .selectFrom('listing')
      .select('displayAddress')
      .where('id', '=', viewing.listingId)
      .executeTakeFirstOrThrow()
    const people = await tx
      .selectFrom('user')
      .select(['id', 'email', 'firstName'])
      .where('id', 'in', [viewing.hostId, viewing.viewerId])
      .where('closedAt', 'is', null)
      .execute()
    const { startsAt, hostId } = viewing
    for (const { id, email, firstName } of people)
      await queueMail(tx, {
        to: email,
        ...conversationEmails.viewingReminder(firstName, { displayAddress, startsAt, isHost: id === hostId }),
      })
  })
}
