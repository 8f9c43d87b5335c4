import type { BuyingPosition } from '@/lib/config/account-options'
import type { UserOffer } from '@/lib/contract/offers'

export type OfferOrder = 'amount' | 'certainty'

/** A lower rank depends less on the sale of another home. */
const positions: Record<BuyingPosition, { rank: number; reason: string }> = {
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
const proofs: Record<UserOffer['proof_of_funds'], { rank: number; reason: string }> = {
  shown: { rank: 0, reason: 'can show proof of funds now' },
  later: { rank: 1, reason: 'will show proof of funds later' },
  none: { rank: 2, reason: 'no proof of funds yet' },
}

const positionOf = ({ buying_position: position }: UserOffer) =>
  positions[position as BuyingPosition] ?? positions.other

/** What an offer's place in the order of certainty comes from, in the buyer's own statements. */
export const listReasons = (offer: UserOffer): string[] => [
  positionOf(offer).reason,
  proofs[offer.proof_of_funds].reason,
  offer.conditions ? 'conditions' : 'no conditions',
]

const ranksOf = (offer: UserOffer): number[] => [
  positionOf(offer).rank,
  proofs[offer.proof_of_funds].rank,
  offer.conditions ? 1 : 0,
]

/**
 * Orders offers, an accepted one first. By certainty: what the buyer has to sell, then proof of funds, then conditions,
 * then the amount; most sales that collapse do so by a buyer's chain or money (field O3).
 */
export function orderOffers(offers: readonly UserOffer[], order: OfferOrder): UserOffer[] {
  const compareRanks = (a: UserOffer, b: UserOffer): number => {
    const others = ranksOf(b)
    return (
      ranksOf(a)
        .map((rank, index) => rank - (others[index] ?? 0))
        .find((difference) => difference !== 0) ?? 0
    )
  }
  const accepted = ({ status }: UserOffer) => (status === 'accepted' ? 0 : 1)
  return [...offers].sort(
    (a, b) =>
      accepted(a) - accepted(b) ||
      (order === 'certainty' ? compareRanks(a, b) : 0) ||
      b.amount - a.amount ||
      a.created_at.localeCompare(b.created_at),
  )
}
