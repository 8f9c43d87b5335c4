import type { IdentityState } from './identity-check'

export const saleParties = ['seller', 'buyer'] as const
export type SaleParty = (typeof saleParties)[number]

/** What a memorandum of sale waits for, in the order in which a page lists it. */
export const memorandumNeeds = [
  'seller_conveyancer',
  'buyer_conveyancer',
  'seller_identity',
  'buyer_identity',
] as const
export type MemorandumNeed = (typeof memorandumNeeds)[number]

interface SaleState {
  /** The parties that have named their conveyancer. */
  conveyancers: readonly SaleParty[]
  /** The states of the identity checks of everybody who sells or buys. */
  identity: Record<SaleParty, readonly IdentityState[]>
}

/**
 * Lists what is missing before the memorandum of an agreed sale is sent. The identity of all buyers is checked first
 * (Money Laundering Regulations 2017, regulation 4 (3)). Sellers without any check are those of an imported home, whom
 * their own agent has checked.
 */
export function listMemorandumNeeds({ conveyancers, identity }: SaleState): MemorandumNeed[] {
  const isUnproved = (states: readonly IdentityState[]) => states.some((state) => state !== 'passed')
  const isMissing: Record<MemorandumNeed, boolean> = {
    seller_conveyancer: !conveyancers.includes('seller'),
    buyer_conveyancer: !conveyancers.includes('buyer'),
    seller_identity: isUnproved(identity.seller),
    buyer_identity: identity.buyer.length === 0 || isUnproved(identity.buyer),
  }
  return memorandumNeeds.filter((need) => isMissing[need])
}
