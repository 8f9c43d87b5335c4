import type { Tx } from '../database'
import { getActor } from './own-viewing-row'
import { openStatuses } from './diary'
import { takeStep } from './record-step'
import { viewingTexts } from './viewing-texts'

/** Ends the open viewings of a user whose account is being deleted, and deletes their availability. */
export async function closeViewingsOf(tx: Tx, userId: number): Promise<void> {
  const openViewings = await tx
    .selectFrom('viewing')
    .select(['id', 'threadId', 'status', 'startsAt', 'proposedById'])
    .where('status', 'in', openStatuses)
    .where(({ or, eb }) => or([eb('hostId', '=', userId), eb('viewerId', '=', userId)]))
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const viewing of openViewings) {
    const isInvitation = viewing.status === 'proposed' && getActor(viewing, userId) === 'invited'
    await takeStep(tx, {
      viewingId: viewing.id,
      threadId: viewing.threadId,
      type: isInvitation ? 'declined' : 'cancelled',
      actorId: userId,
      message: viewingTexts.closeAccount(viewing.startsAt),
    })
  }
  await tx.deleteFrom('availability').where('userId', '=', userId).execute()
  await tx.deleteFrom('dayOff').where('userId', '=', userId).execute()
}
