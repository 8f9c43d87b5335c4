import type { ParsedInput } from '../../contract'
import { failure, success, type Refusal, type Reply } from '../../contract/call'
import { milestoneMessages } from '../../contract/milestone-messages'
import { offerMessages } from '../../contract/offer-messages'
import { saleMessages } from '../../contract/sale-messages'
import type { SaleParty } from '../../domain/memorandum'
import { mayRecordMilestone, nameMilestone } from '../../domain/sale-milestone'
import { formatLongDate } from '../../format/dates'
import { toIsoDay } from '../../format/iso-day'
import type { UserCaller } from '../callers'
import { getContactRefusal, postMessage } from '../conversations/threads'
import { withTransaction, type Tx } from '../database'
import { consumeAttempt, refuseTooManyAttempts } from '../limits/rate-limit'
import { OFFER_STEP_LIMIT } from '../offers/make-offer'
import { findParty, findSale, lockSale, readSaleState, type SaleRow } from './find-sale'
import { isExchanged } from './exchanged-offers'
import { findMilestoneRecords, listMilestonesOfSale } from './milestones'

type MilestoneInput = ParsedInput<'recordMilestone'>

/** Records that a step of a sale is done or expected, and tells the other party in their conversation. */
export async function recordMilestone(input: MilestoneInput, { user }: UserCaller): Promise<Reply<null>> {
  const attempt = await consumeAttempt(`offer:user:${user.id}`, OFFER_STEP_LIMIT)
  if (!attempt.isAllowed) return refuseTooManyAttempts(attempt)
  return withTransaction(async (tx) => {
    // Accounts are locked before the sale, so the parties are first read without a lock.
    const unlockedReply = findParty(await findSale(tx, input.offer_id), user.id)
    if (!unlockedReply.ok) return unlockedReply
    const { buyerId, sellerId } = unlockedReply.data.sale
    const otherPartyId = user.id === buyerId ? sellerId : buyerId
    const canSendMessage = !(await getContactRefusal(tx, user.id, otherPartyId))
    const partyReply = findParty(await lockSale(tx, input.offer_id), user.id)
    if (!partyReply.ok) return partyReply
    const { sale, party } = partyReply.data
    const at = new Date()
    const { memorandum } = await readSaleState(tx, sale, at)
    if (!memorandum) return failure(saleMessages.notSent)
    const refusal = getMilestoneRefusal(sale, party, input)
    if (refusal) return refusal
    // Without the recorded exchange, the party that took it back could end the binding sale alone.
    if (input.milestone === 'exchange' && input.state === 'expected' && (await isExchanged(tx, sale)))
      return failure(saleMessages.exchangedOnce)
    if (await isRepeat(tx, input, memorandum.sentAt)) return success(null)
    await storeMilestone(tx, { sale, party, input, at })
    // A block or a closed account prevents the message, but not the record.
    if (canSendMessage)
      await postMessage(tx, {
        threadId: sale.threadId,
        senderId: user.id,
        body: composeMilestoneMessage(sale, input),
        offerId: sale.id,
      })
    return success(null)
  })
}

function getMilestoneRefusal(sale: SaleRow, party: SaleParty, { milestone }: MilestoneInput): Refusal | null {
  if (sale.listingStatus === 'completed') return failure(offerMessages.completed)
  if (!listMilestonesOfSale(sale).includes(milestone)) return failure(milestoneMessages.milestone)
  return mayRecordMilestone(milestone, party) ? null : failure(saleMessages.notYourMilestone)
}

/** Whether the newest record of the milestone says the same, for example after a double click. */
async function isRepeat(tx: Tx, { offer_id, milestone, state, day }: MilestoneInput, since: Date) {
  const records = await findMilestoneRecords(tx, offer_id, since)
  const record = records.find((row) => row.milestone === milestone)
  return record?.state === state && toIsoDay(record.day) === day
}

interface NewRecord {
  sale: SaleRow
  party: SaleParty
  input: MilestoneInput
  at: Date
}

async function storeMilestone(tx: Tx, { sale, party, input, at }: NewRecord): Promise<void> {
  const { milestone, state, day } = input
  await tx
    .insertInto('saleMilestone')
    .values({ offerId: sale.id, milestone, state, day: new Date(day), party, at })
    .execute()
}

const composeMilestoneMessage = ({ nation }: SaleRow, { milestone, state, day }: MilestoneInput): string =>
  `${nameMilestone(milestone, nation)}: ${state === 'done' ? 'done on' : 'expected by'} ${formatLongDate(day)}.`
