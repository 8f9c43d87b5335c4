import type { ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { offerMessages } from '../../contract/offer-messages'
import { splitLines } from '../../contract/other-names'
import { saleMessages } from '../../contract/sale-messages'
import type { UserCaller } from '../callers'
import { withTransaction } from '../database'
import { consumeAttempt, refuseTooManyAttempts } from '../limits/rate-limit'
import { OFFER_STEP_LIMIT } from '../offers/make-offer'
import { submitPeople } from '../selling/identity-states'
import { findParty, lockSale, readSaleState } from './find-sale'
import { sendMemorandumIfReady } from './send-memorandum'

/** Stores the conveyancer of the caller, submits all buyers for the identity check, and sends the memorandum if it is ready. */
export async function saveConveyancer(
  input: ParsedInput<'saveConveyancer'>,
  { user }: UserCaller,
): Promise<Reply<null>> {
  const attempt = await consumeAttempt(`offer:user:${user.id}`, OFFER_STEP_LIMIT)
  if (!attempt.isAllowed) return refuseTooManyAttempts(attempt)
  const { offer_id: offerId, firm, contact_name: contactName, email, phone, co_buyers } = input
  return withTransaction(async (tx) => {
    const partyReply = findParty(await lockSale(tx, offerId), user.id)
    if (!partyReply.ok) return partyReply
    const { sale, party } = partyReply.data
    if (sale.listingStatus === 'completed') return failure(offerMessages.completed)
    const at = new Date()
    if ((await readSaleState(tx, sale, at)).memorandum) return failure(saleMessages.alreadySent)
    const details = { firm, contactName, email, phone, updatedAt: at }
    await tx
      .insertInto('conveyancer')
      .values({ offerId, party, ...details })
      .onConflict((conflict) => conflict.columns(['offerId', 'party']).doUpdateSet(details))
      .execute()
    if (party === 'buyer') {
      const holder = { id: user.id, name: `${sale.buyerFirstName} ${sale.buyerLastName}`.trim() }
      await submitPeople(tx, { offerId }, { holder, otherNames: splitLines(co_buyers), at })
    }
    await sendMemorandumIfReady(tx, offerId, at)
    return success(null)
  })
}
