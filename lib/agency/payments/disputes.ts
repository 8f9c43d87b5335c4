import { disputedMoney, mayChangeDispute, type DisputedMoney } from '../../domain/dispute'
import { postDispute } from '../../domain/ledger'
import { withTransaction, type Tx } from '../database'
import { TemporaryFailure } from '../jobs/task'
import { addOrderEvent, lockOrder, type OrderRow } from '../orders/order-rows'
import { endDeposit } from './deposits'
import { book } from './ledger'
import { mailAgencyOfDispute } from './payment-mails'
import type { ProviderDispute } from './provider'

/**
 * Stores the provider's state of a dispute, and books the money that the payer's bank has taken, returned or keeps. May
 * be called any number of times, in any order. @returns whether anything changed @throws TemporaryFailure while the payment is not booked yet
 */
export function applyDispute(provider: string, answer: ProviderDispute): Promise<boolean> {
  return withTransaction(async (tx) => {
    const payment = await tx
      .selectFrom('payment')
      .select(['id', 'orderId', 'isSurplus'])
      .where('provider', '=', provider)
      .where('intentId', '=', answer.intentId)
      .where('status', '=', 'paid')
      .executeTakeFirst()
    const order = payment && (await lockOrder(tx, payment.orderId))
    if (!order) throw new TemporaryFailure('the disputed payment is not booked yet')
    const known = await findDispute(tx, provider, answer.id)
    if (known && known.status !== answer.status && !mayChangeDispute(known.status, answer.status))
      return false
    const before = known ?? { withdrawnPence: 0n, lostPence: 0n, feePence: 0n }
    const after = disputedMoney(before, answer)
    const id = await storeDispute(tx, { provider, paymentId: payment.id, answer, after })
    const isBooked = await bookDispute(tx, { id, payment, order, answer, before, after })
    if (known?.status === answer.status) return isBooked
    await addOrderEvent(tx, {
      orderId: order.id,
      type: 'disputed',
      amountPence: answer.amountPence,
      reason: `${answer.status}: ${answer.reason}`,
    })
    if (answer.status === 'lost' && order.kind === 'tenant') await endDeposit(tx, order, 'disputed')
    await mailAgencyOfDispute(tx, order, answer)
    return true
  })
}

const findDispute = (tx: Tx, provider: string, providerDisputeId: string) =>
  tx
    .selectFrom('dispute')
    .select(['id', 'status', 'withdrawnPence', 'lostPence', 'feePence'])
    .where('provider', '=', provider)
    .where('providerDisputeId', '=', providerDisputeId)
    .executeTakeFirst()

interface StoredDispute {
  provider: string
  paymentId: number
  answer: ProviderDispute
  after: DisputedMoney
}

async function storeDispute(tx: Tx, { provider, paymentId, answer, after }: StoredDispute): Promise<number> {
  const { id: providerDisputeId, amountPence, status, reason, respondBy } = answer
  const state = { amountPence, status, reason, respondBy, ...after }
  const { id } = await tx
    .insertInto('dispute')
    .values({ provider, providerDisputeId, paymentId, ...state })
    .onConflict((conflict) => conflict.columns(['provider', 'providerDisputeId']).doUpdateSet(state))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface Booking {
  id: number
  payment: { id: number; isSurplus: boolean }
  order: OrderRow
  answer: ProviderDispute
  before: DisputedMoney
  after: DisputedMoney
}

async function bookDispute(tx: Tx, { id, payment, order, answer, before, after }: Booking): Promise<boolean> {
  const postings = postDispute({
    kind: order.kind,
    isSurplus: payment.isSurplus,
    withdrawnPence: after.withdrawnPence - before.withdrawnPence,
    lostPence: after.lostPence - before.lostPence,
    feePence: after.feePence - before.feePence,
  })
  if (postings.length === 0) return false
  // The order's lock lets one answer at a time book what has changed; no change repeats, as no status comes back.
  await book(tx, {
    key: `dispute:${id}:${answer.status}:${after.withdrawnPence}:${after.lostPence}:${after.feePence}`,
    paymentId: payment.id,
    postings,
  })
  return true
}
