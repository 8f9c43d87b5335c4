import type { OrderKind } from './order'

/**
 * Office and client (tenants') money never mix (Client Money Protection Schemes Regulations 2018). `provider` is money
 * that the card provider holds for the agency, and `to-return` is money that the agency owes to payers.
 */
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
  vatPence: bigint
  /** True for money that no order asked for. */
  isSurplus: boolean
}

function toCounterpartPostings({ kind, amountPence, vatPence, isSurplus }: Movement): LedgerPosting[] {
  if (kind === 'tenant') return [{ account: 'client:tenants', amountPence }]
  if (isSurplus) return [{ account: 'office:to-return', amountPence }]
  return [
    { account: 'office:fees', amountPence: amountPence - vatPence },
    { account: 'office:vat', amountPence: vatPence },
  ]
}

const getProviderAccount = (kind: OrderKind): LedgerAccount =>
  kind === 'tenant' ? 'client:provider' : 'office:provider'

const dropZeroPostings = (postings: LedgerPosting[]): LedgerPosting[] =>
  postings.filter(({ amountPence }) => amountPence !== 0n)

const negate = ({ account, amountPence }: LedgerPosting): LedgerPosting => ({
  account,
  amountPence: -amountPence,
})

/** Creates the postings of a payment that the provider has received for the agency. Their sum is zero. */
export const postPayment = (movement: Movement): LedgerPosting[] =>
  dropZeroPostings([
    { account: getProviderAccount(movement.kind), amountPence: movement.amountPence },
    ...toCounterpartPostings(movement).map(negate),
  ])

/** Creates the postings of a refund by the provider: the reverse of a payment's. */
export const postRefund = (movement: Movement): LedgerPosting[] => postPayment(movement).map(negate)

export interface DisputeMovement {
  kind: OrderKind
  isSurplus: boolean
  /** The amount that the payer's bank withdraws; negative when it returns money. */
  withdrawnPence: bigint
  /** The part of the withdrawn amount that is finally lost; negative when a loss is reversed. */
  lostPence: bigint
  /** The provider's fee for the dispute; negative when it is returned. */
  feePence: bigint
}

/** The loss of a deposit or a surplus settles a debt to the payer. The agency bears any other loss itself. */
function getLossAccount({ kind, isSurplus }: DisputeMovement): LedgerAccount {
  if (kind === 'tenant') return 'client:tenants'
  return isSurplus ? 'office:to-return' : 'office:dispute-losses'
}

/** Creates the postings of a chargeback. The agency bears the provider's fee, even where tenants' money is disputed. */
export function postDispute(movement: DisputeMovement): LedgerPosting[] {
  const { kind, withdrawnPence, lostPence, feePence } = movement
  return dropZeroPostings([
    { account: getProviderAccount(kind), amountPence: -withdrawnPence },
    {
      account: kind === 'tenant' ? 'client:disputes' : 'office:disputes',
      amountPence: withdrawnPence - lostPence,
    },
    { account: getLossAccount(movement), amountPence: lostPence },
    { account: 'office:dispute-fees', amountPence: feePence },
    { account: 'office:provider', amountPence: -feePence },
  ])
}

/** A landlord may keep a holding deposit in some cases (Tenant Fees Act 2019, schedule 2, paras 8–12). */
export const postKeptDeposit = (amountPence: bigint): LedgerPosting[] => [
  { account: 'client:tenants', amountPence },
  { account: 'client:landlords', amountPence: -amountPence },
]
