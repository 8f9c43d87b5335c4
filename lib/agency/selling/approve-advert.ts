import type { CallOutput, ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { sellingMessages as messages } from '../../contract/selling-messages'
import { isLive } from '../../domain/listing-status'
import { withTransaction } from '../database'
import type { UserCaller } from '../callers'
import { publishDraftIfReady } from './publish-draft'
import { lockHome, notFound } from './home-row'
import { findFaults } from './publish-blockers'

/** Records the owner's approval, and publishes the advert if identity, order and the agency's approval are complete. */
export const approveAdvert = (
  { id, kind }: ParsedInput<'approveAdvert'>,
  { user }: UserCaller,
): Promise<Reply<CallOutput<'approveAdvert'>>> =>
  withTransaction(async (tx) => {
    const home = await lockHome(tx, { id, kind, ownerId: user.id })
    if (!home || home.status === 'completed') return notFound(kind)
    if (isLive(home.status)) return success({ is_live: true })
    const at = new Date()
    const faults = await findFaults(tx, home, at)
    if (faults.length) return failure(`${messages.notReady}: ${faults.map(({ why }) => why).join('; ')}.`)
    await tx
      .insertInto('listingSubmission')
      .values({ listingId: id, submittedAt: at })
      .onConflict((conflict) => conflict.column('listingId').doNothing())
      .execute()
    const { isLive: isPublic } = await publishDraftIfReady(tx, id, at)
    return success({ is_live: isPublic }, 'Thank you. The advert is approved.')
  })
