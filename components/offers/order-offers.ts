import type { BuyingPosition } from '@/lib/config/account-options'
import type { UserOffer } from '@/lib/contract/offers'

export type OfferOrder = 'amount' | 'certainty'

/** The lower the rank, the less the buyer depends on the sale of another home. */
const positionRanks: Record<BuyingPosition, { rank: number; reason: string }> = {
  cash: { rank: 0, reason: 'Cash buyer' },
  nothing: { rank: 1, reason: 'Nothing to sell' },
  first_time: { rank: 1, reason: 'First time buyer, with nothing to sell' },
  tenant: { rank: 1, reason: 'Tenant' },
  landlord: { rank: 1, reason: 'Landlord' },
  property_under_offer: { rank: 2, reason: 'Sells a home that is under offer' },
  property_market: { rank: 3, reason: 'Sells a home that is on the market' },
  property_nonmarket: { rank: 4, reason: 'Sells a home that is not on the market yet' },
  other: { rank: 5, reason: 'Position not stated' },
}
const proofRanks: Record<UserOffer['proof_of_funds'], { rank: number; reason: string }> = {
  shown: { rank: 0, reason: 'can show proof of funds now' },
  later: { rank: 1, reason: 'will show proof of funds later' },
  none: { rank: 2, reason: 'no proof of funds yet' },
}

const getPositionRank = ({ buying_position: position }: UserOffer) =>
  positionRanks[position as BuyingPosition] ?? positionRanks.other

/** Lists the buyer's statements that decide an offer's rank in the order of certainty. */
export const listReasons = (offer: UserOffer): string[] => [
  getPositionRank(offer).reason,
  proofRanks[offer.proof_of_funds].reason,
  offer.conditions ? 'conditions' : 'no conditions',
]

/** Returns the ranks by which offers are compared, the most important first. */
const listRanks = (offer: UserOffer): number[] => [
  getPositionRank(offer).rank,
  proofRanks[offer.proof_of_funds].rank,
  offer.conditions ? 1 : 0,
]

function compareRanks(a: UserOffer, b: UserOffer): number {
  const ranksOfB = listRanks(b)
  const differences = listRanks(a).map((rank, index) => rank - (ranksOfB[index] ?? 0))
  return differences.find((difference) => difference !== 0) ?? 0
}

/** Sorts offers, accepted ones first. Most sales that fail do so because of the buyer's chain or money (field O3). */
export function orderOffers(offers: readonly UserOffer[], order: OfferOrder): UserOffer[] {
  const getAcceptedRank = ({ status }: UserOffer) => (status === 'accepted' ? 0 : 1)
  // Each comparison counts only if the ones before it find no difference.
  return [...offers].sort(
    (a, b) =>
      getAcceptedRank(a) - getAcceptedRank(b) ||
      (order === 'certainty' ? compareRanks(a, b) : 0) ||
      b.amount - a.amount ||
      a.created_at.localeCompare(b.created_at),
  )
}
