import type { Tx } from '../database'
import { actorOf } from './own-viewing-row'
import { openStatuses } from './diary'
import { takeStep } from './record-step'
import { viewingTexts } from './viewing-texts'

/** Ends the open viewings of somebody whose account is being deleted, and removes their times. */
export async function closeViewingsOf(tx: Tx, userId: number): Promise<void> {
  const open = await tx
    .selectFrom('viewing')
    .select(['id', 'threadId', 'status', 'startsAt', 'proposedById'])
    .where('status', 'in', openStatuses)
    .where(({ or, eb }) => or([eb('hostId', '=', userId), eb('viewerId', '=', userId)]))
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const viewing of open) {
    const isInvitation = viewing.status === 'proposed' && actorOf(viewing, userId) === 'invited'
    await takeStep(tx, {
      viewingId: viewing.id,
      threadId: viewing.threadId,
      type: isInvitation ? 'declined' : 'cancelled',
      actorId: userId,
      words: viewingTexts.closeAccount(viewing.startsAt),
    })
  }
  await tx.deleteFrom('availability').where('userId', '=', userId).execute()
  await tx.deleteFrom('dayOff').where('userId', '=', userId).execute()
}
