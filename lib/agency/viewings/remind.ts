import { londonDay } from '../../format/london-clock'
import { conversationEmails } from '../conversations/email-templates'
import { withTransaction } from '../database'
import { queueMail, toDeliverableAddress } from '../mail/queue'
import { now } from '../sql-expressions'

/** Mails both parties once about an accepted viewing that lies ahead. @param at the time at which the job runs */
export async function remindOfViewing(viewingId: number, at = new Date()): Promise<void> {
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
    // The job is due on the evening before, but may run late.
    const day = londonDay(startsAt) === londonDay(at) ? 'today' : 'tomorrow'
    for (const { id, email, firstName } of people)
      await queueMail(tx, {
        to: toDeliverableAddress(email),
        ...conversationEmails.viewingReminder(firstName, {
          displayAddress,
          startsAt,
          day,
          isHost: id === hostId,
        }),
      })
  })
}
