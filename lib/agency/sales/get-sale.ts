import type { CallOutput, ParsedInput } from '../../contract'
import { success, type Reply } from '../../contract/call'
import { formatPersonName } from '../../format/person-name'
import type { UserCaller } from '../callers'
import { withSnapshot } from '../database'
import { toWholePounds } from '../listings/cards'
import { findParty, findSale, readSaleState } from './find-sale'
import { readMilestones } from './milestones'

/** Returns an agreed sale to its seller or buyer. Only the memorandum shows a party what the other one has entered. */
export const getSale = (
  { offer_id: offerId }: ParsedInput<'getSale'>,
  { user }: UserCaller,
): Promise<Reply<CallOutput<'getSale'>>> =>
  withSnapshot(async (tx) => {
    const partyReply = findParty(await findSale(tx, offerId), user.id)
    if (!partyReply.ok) return partyReply
    const { sale, party } = partyReply.data
    const { conveyancers, buyers, needs, memorandum } = await readSaleState(tx, sale, new Date())
    const ownConveyancer = conveyancers.find((conveyancer) => conveyancer.party === party)
    const otherParty =
      party === 'seller'
        ? { firstName: sale.buyerFirstName, lastName: sale.buyerLastName, closedAt: sale.buyerClosedAt }
        : { firstName: sale.sellerFirstName, lastName: sale.sellerLastName, closedAt: sale.sellerClosedAt }
    return success({
      offer_id: sale.id,
      party,
      property_id: sale.listingId,
      portal_address: sale.displayAddress,
      nation: sale.nation,
      other_party: formatPersonName(otherParty),
      amount: toWholePounds(sale.amountPence),
      conveyancer: ownConveyancer
        ? {
            firm: ownConveyancer.firm,
            contact_name: ownConveyancer.contactName,
            email: ownConveyancer.email,
            phone: ownConveyancer.phone,
          }
        : null,
      buyers:
        party === 'buyer'
          ? buyers.map(({ name, userId, state }) => ({ name, is_user: userId === user.id, state }))
          : [],
      needs,
      memorandum: memorandum ? { text: memorandum.text, sent_at: memorandum.sentAt.toISOString() } : null,
      milestones: memorandum ? await readMilestones(tx, { sale, party, since: memorandum.sentAt }) : [],
      is_completed: sale.listingStatus === 'completed',
    })
  })
