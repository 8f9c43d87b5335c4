import type { OrderKind } from './order'

/** Tenants' money is client money and never mixes with ours (Client Money Protection Schemes Regulations 2018). */
export const ledgerAccounts = [
  'office:provider',
  'office:fees',
  'office:vat',
  'office:to-return',
  'office:disputes',
  'office:dispute-losses',
  'office:dispute-fees',
  'client:provider',
  'client:tenants',
  'client:landlords',
  'client:disputes',
] as const
export type LedgerAccount = (typeof ledgerAccounts)[number]

/** A debit is positive, a credit negative, in whole pence. */
export interface LedgerPosting {
  account: LedgerAccount
  amountPence: bigint
}

export interface Movement {
  kind: OrderKind
  amountPence: bigint
  /** The part of the amount that is VAT. */
  vatPence: bigint
  /** True for money that no order asked for. */
  isSurplus: boolean
}

/** The accounts against which a movement is booked, besides the provider's. */
function counterpartPostings({ kind, amountPence, vatPence, isSurplus }: Movement): LedgerPosting[] {
  if (kind === 'tenant') return [{ account: 'client:tenants', amountPence }]
  if (isSurplus) return [{ account: 'office:to-return', amountPence }]
  return [
    { account: 'office:fees', amountPence: amountPence - vatPence },
    { account: 'office:vat', amountPence: vatPence },
  ]
}

const providerAccount = (kind: OrderKind): LedgerAccount =>
  kind === 'tenant' ? 'client:provider' : 'office:provider'

const withoutZero = (postings: LedgerPosting[]): LedgerPosting[] =>
  postings.filter(({ amountPence }) => amountPence !== 0n)

const negate = ({ account, amountPence }: LedgerPosting): LedgerPosting => ({
  account,
  amountPence: -amountPence,
})

/** The postings of money that a provider has taken for us. Their sum is zero. */
export const postPayment = (movement: Movement): LedgerPosting[] =>
  withoutZero([
    { account: providerAccount(movement.kind), amountPence: movement.amountPence },
    ...counterpartPostings(movement).map(negate),
  ])

/** The postings of money that a provider has returned. */
export const postRefund = (movement: Movement): LedgerPosting[] => postPayment(movement).map(negate)

export interface DisputeMovement {
  kind: OrderKind
  isSurplus: boolean
  /** Taken by the payer's bank; negative where it comes back. */
  withdrawnPence: bigint
  /** Lost for good of what was taken; negative where a loss is reversed. */
  lostPence: bigint
  /** Charged by the provider for the dispute; negative where it is given back. */
  feePence: bigint
}

/**
 * Money that is lost went back to the payer, so it settles what we owed them: a tenant's deposit, or money that no order
 * asked for. Otherwise it is the agency's loss.
 */
function lossAccount({ kind, isSurplus }: DisputeMovement): LedgerAccount {
  if (kind === 'tenant') return 'client:tenants'
  return isSurplus ? 'office:to-return' : 'office:dispute-losses'
}

/** The postings of a chargeback. The provider's fee is the agency's own cost, also where tenants' money is disputed. */
export function postDispute(movement: DisputeMovement): LedgerPosting[] {
  const { kind, withdrawnPence, lostPence, feePence } = movement
  return withoutZero([
    { account: providerAccount(kind), amountPence: -withdrawnPence },
    {
      account: kind === 'tenant' ? 'client:disputes' : 'office:disputes',
      amountPence: withdrawnPence - lostPence,
    },
    { account: lossAccount(movement), amountPence: lostPence },
    { account: 'office:dispute-fees', amountPence: feePence },
    { account: 'office:provider', amountPence: -feePence },
  ])
}

/** A holding deposit that the landlord may keep (Tenant Fees Act 2019, schedule 2, paragraphs 8 to 12). */
export const postKeptDeposit = (amountPence: bigint): LedgerPosting[] => [
  { account: 'client:tenants', amountPence },
  { account: 'client:landlords', amountPence: -amountPence },
]
