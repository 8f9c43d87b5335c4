import {
  computeDisputedMoney,
  mayChangeDispute,
  type DisputedMoney,
  type DisputeStatus,
} from '../../domain/dispute'
import { postDispute } from '../../domain/ledger'
import { withTransaction, type Tx } from '../database'
import { addOrderEvent, lockOrder, type OrderRow } from '../orders/order-rows'
import { endDeposit } from './deposits'
import { bookMovement } from './ledger'
import { mailAgencyOfDispute } from './payment-mails'
import type { ProviderDispute } from './provider'
import { UnbookedPayment } from './unbooked-payment'

/** Stores and books a dispute; false if unchanged. @throws UnbookedPayment until its payment is booked */
export function applyDispute(provider: string, dispute: ProviderDispute): Promise<boolean> {
  return withTransaction(async (tx) => {
    const payment = await tx
      .selectFrom('payment')
      .select(['id', 'orderId', 'isSurplus'])
      .where('provider', '=', provider)
      .where('intentId', '=', dispute.intentId)
      .where('status', '=', 'paid')
      .executeTakeFirst()
    const order = payment ? await lockOrder(tx, payment.orderId) : undefined
    if (!payment || !order)
      throw new UnbookedPayment('the disputed payment is not booked yet', { intentId: dispute.intentId })
    const storedDispute = await findDispute(tx, provider, dispute.id)
    const hasNewStatus = storedDispute?.status !== dispute.status
    const isOutdated =
      storedDispute !== undefined && hasNewStatus && !mayChangeDispute(storedDispute.status, dispute.status)
    if (isOutdated) return false
    const bookedMoney = storedDispute ?? { withdrawnPence: 0n, lostPence: 0n, feePence: 0n }
    const newMoney = computeDisputedMoney(bookedMoney, dispute)
    const id = await storeDispute(tx, { provider, paymentId: payment.id, dispute, money: newMoney })
    const { status } = dispute
    const isBooked = await bookDispute(tx, { id, payment, order, status, bookedMoney, newMoney })
    if (!hasNewStatus) return isBooked
    await addOrderEvent(tx, {
      orderId: order.id,
      type: 'disputed',
      amountPence: dispute.amountPence,
      reason: `${status}: ${dispute.reason}`,
    })
    if (status === 'lost' && order.kind === 'tenant') await endDeposit(tx, order, 'disputed')
    await mailAgencyOfDispute(tx, order, dispute)
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

interface DisputeToStore {
  provider: string
  paymentId: number
  dispute: ProviderDispute
  money: DisputedMoney
}

async function storeDispute(
  tx: Tx,
  { provider, paymentId, dispute, money }: DisputeToStore,
): Promise<number> {
  const { id: providerDisputeId, amountPence, status, reason, respondBy } = dispute
  const columns = { amountPence, status, reason, respondBy, ...money }
  const { id } = await tx
    .insertInto('dispute')
    .values({ provider, providerDisputeId, paymentId, ...columns })
    .onConflict((conflict) => conflict.columns(['provider', 'providerDisputeId']).doUpdateSet(columns))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface DisputeChange {
  id: number
  payment: { id: number; isSurplus: boolean }
  order: OrderRow
  status: DisputeStatus
  bookedMoney: DisputedMoney
  newMoney: DisputedMoney
}

/** Books the difference between the booked amounts and the new ones. @returns false if there is none */
async function bookDispute(
  tx: Tx,
  { id, payment, order, status, bookedMoney, newMoney }: DisputeChange,
): Promise<boolean> {
  const { withdrawnPence, lostPence, feePence } = newMoney
  const postings = postDispute({
    kind: order.kind,
    isSurplus: payment.isSurplus,
    withdrawnPence: withdrawnPence - bookedMoney.withdrawnPence,
    lostPence: lostPence - bookedMoney.lostPence,
    feePence: feePence - bookedMoney.feePence,
  })
  if (postings.length === 0) return false
  await bookMovement(tx, {
    // Unique for each change: the order's lock serialises changes, and a dispute returns to no earlier status.
    key: `dispute:${id}:${status}:${withdrawnPence}:${lostPence}:${feePence}`,
    paymentId: payment.id,
    postings,
  })
  return true
}
