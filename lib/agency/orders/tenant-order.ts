import type { ParsedInput } from '../../contract'
import { failure, success, type Refusal, type Reply } from '../../contract/call'
import { paymentMessages } from '../../contract/payment-messages'
import type { PaymentRecord } from '../../contract/payments'
import { isCommercialType } from '../../domain/property-type'
import { parseHoldingDeposit } from '../../tenancy/deposit'
import { decideTenantPayment, type TenantPaymentDecision } from '../../tenancy/tenant-payment'
import type { UserCaller } from '../callers'
import { withTransaction, type Tx } from '../database'
import { findCurrentFacts } from '../listings/facts'
import { lockListing, type ListingTerms } from '../offers/listing-terms'
import { findDepositPayer } from '../payments/due-deposits'
import { markCancelled } from './mark-cancelled'
import { getEmail, insertOrder, lockOpenOrder, type OrderRow } from './order-rows'
import { toPounds } from '../../format/money'

type TenantPaymentRefusal = Extract<TenantPaymentDecision, { isAllowed: false }>['refusal']

const refusals: Record<TenantPaymentRefusal, string> = {
  'banned-fee': paymentMessages.bannedFee,
  'banned-in-scotland': paymentMessages.bannedInScotland,
  'banned-in-northern-ireland': paymentMessages.bannedInNorthernIreland,
  'not-in-wales': paymentMessages.notInWales,
  'none-asked': paymentMessages.noDepositAsked,
}

/** Returns or creates the order of a holding deposit (A-45, D-120): one for each home, within the legal maximum. */
export async function recordTenantPayment(
  { property_id: listingId, payment_type: type }: ParsedInput<'tenantPayment'>,
  { user }: UserCaller,
): Promise<Reply<PaymentRecord>> {
  return withTransaction(async (tx) => {
    const decision = await decideDeposit(tx, { type, listingId, userId: user.id })
    if (!decision.ok) return decision
    const order = await findOrCreateTenantOrder(tx, user.id, listingId, decision.data.amountPence)
    return success({
      transaction_id: order.reference,
      user_details: [{ email: await getEmail(tx, user.id) }],
      amount: toPounds(order.amountPence),
      order_id: order.id,
    })
  })
}

/**
 * Returns why the holding deposit of an order can no longer be taken, for example because the home is let to another or
 * because the permitted deposit is lower now; null if it can be taken. Locks the listing.
 */
export async function getDepositRefusal(
  tx: Tx,
  { listingId, userId, amountPence }: OrderRow,
): Promise<Refusal | null> {
  const decision = await decideDeposit(tx, { type: 'holding_deposit', listingId, userId })
  if (!decision.ok) return decision
  return amountPence > decision.data.amountPence ? failure(paymentMessages.depositLowered) : null
}

interface DepositRequest {
  /** The type of the payment, such as 'holding_deposit'. */
  type: string
  listingId: number
  userId: number
}

/** Locks the listing, and decides whether the user may pay a holding deposit for it now, and which amount. */
async function decideDeposit(
  tx: Tx,
  { type, listingId, userId }: DepositRequest,
): Promise<Reply<{ amountPence: bigint }>> {
  const listing = await lockListing(tx, listingId)
  if (!listing || listing.kind !== 'let' || listing.ownerId === userId || listing.pricePence === null)
    return failure(paymentMessages.propertyNotFound)
  if (isCommercialType(listing.type)) return failure(paymentMessages.premises)
  const decision = decideTenantPayment(type, {
    nation: listing.nation,
    rentPence: listing.pricePence,
    statedPence: await findStatedDeposit(tx, listing.propertyId),
  })
  if (!decision.isAllowed) return failure(refusals[decision.refusal])
  if (await findDepositPayer(tx, listingId)) return failure(paymentMessages.depositHeld)
  if (!(await mayReserve(tx, listing, userId))) return failure(paymentMessages.notToLet)
  return success({ amountPence: decision.amountPence })
}

/** Finds the holding deposit in pence that the landlord states: 0 if they want none, null if they state no sum. */
async function findStatedDeposit(tx: Tx, propertyId: number): Promise<number | null> {
  const facts = await findCurrentFacts([propertyId], tx)
  return parseHoldingDeposit(facts.find(({ key }) => key === 'holding_deposit')?.value)
}

/** Whether the user may reserve a home. A reserved home is open only to the tenant whose request was accepted. */
async function mayReserve(tx: Tx, { id, status }: ListingTerms, userId: number): Promise<boolean> {
  if (status === 'available') return true
  if (status !== 'reserved') return false
  const acceptedRequest = await tx
    .selectFrom('letRequest')
    .select('id')
    .where('listingId', '=', id)
    .where('tenantId', '=', userId)
    .where('status', '=', 'accepted')
    .executeTakeFirst()
  return acceptedRequest !== undefined
}

/** Returns or creates the order. Cancels an open order of another amount, as rent or stated deposit have changed. */
async function findOrCreateTenantOrder(
  tx: Tx,
  userId: number,
  listingId: number,
  amountPence: bigint,
): Promise<OrderRow> {
  const openOrder = await lockOpenOrder(tx, { userId, listingId, kind: 'tenant' })
  if (openOrder?.amountPence === amountPence) return openOrder
  if (openOrder)
    await markCancelled(tx, openOrder, { actorId: userId, reason: 'The holding deposit has changed' })
  const order = await insertOrder(tx, {
    userId,
    listingId,
    kind: 'tenant',
    description: 'Holding deposit',
    amountPence,
    // A deposit remains the tenant's money, so no VAT is due on it.
    vatPence: 0n,
  })
  await tx.insertInto('tenantDeposit').values({ orderId: order.id, listingId }).execute()
  return order
}
