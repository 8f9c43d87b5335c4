import { brand } from '@/lib/config/brand'
import type { UserOrder } from '@/lib/contract/payments'
import { isFeeDue } from '@/lib/domain/order'
import { formatLongDate } from '@/lib/format/dates'
import { formatPence } from '@/lib/format/money'

export interface OrderState {
  label: string
  tone: 'good' | 'warn' | 'note'
  /** Each line is shown as a paragraph. */
  lines: string[]
}

/** Says what falls due on completion, so that a package that costs nothing today does not only say £0. */
const listCompletionLines = ({ on_completion_pence: pence }: UserOrder): string[] =>
  pence > 0 ? [`${formatPence(pence)} falls due only if your sale completes.`] : []

function describeOpenOrder(order: UserOrder): OrderState {
  const { amount_pence: amount, payment_refusal: refusal } = order
  if (refusal) return { label: 'No longer possible', tone: 'note', lines: [refusal] }
  // Money that came in without settling the order is returned.
  if (hasReceivedMoney(order))
    return {
      label: 'Not paid yet',
      tone: 'warn',
      lines: ['We could not take your payment for it. All of it goes back to the card that paid.'],
    }
  if (isFeeDue({ kind: order.kind, cancellableUntil: order.cancellable_until }))
    return {
      label: 'Due',
      tone: 'warn',
      lines: [
        `We have not had this fee. If your conveyancer pays it from the sale money, or if we did not introduce the buyer, tell us: ${brand.email} or ${brand.phone}.`,
      ],
    }
  if (amount > 0)
    return {
      label: 'Not paid yet',
      tone: 'warn',
      lines: [
        'We have not had a payment. If you have just paid, the card provider confirms it within a minute.',
      ],
    }
  return {
    label: 'Not placed yet',
    tone: 'warn',
    lines: ['The order counts once you have agreed to its terms.', ...listCompletionLines(order)],
  }
}

/** Whether the customer can still place the order, and pay for it. */
export const isPayable = ({ status, payment_refusal: refusal }: UserOrder): boolean =>
  status === 'open' && refusal === null

function describeSettledOrder(order: UserOrder): OrderState {
  const { paid_pence: netPaidPence, refunded_pence: refundedPence, settled_at: settledAt, charges } = order
  const lastCharge = charges.at(-1)
  const totalPaid = formatPence(netPaidPence + refundedPence)
  if (netPaidPence > 0 && lastCharge && charges.length > 1) {
    const line = `You have paid ${totalPaid} in ${charges.length} payments, the last on ${formatLongDate(lastCharge.paid_at)}.`
    return { label: 'Paid', tone: 'good', lines: [line] }
  }
  const onDay = settledAt ? ` on ${formatLongDate(settledAt)}` : ''
  const completionLines = listCompletionLines(order)
  const paidLines = [`You paid ${totalPaid}${onDay}.`, ...completionLines]
  if (netPaidPence > 0) return { label: 'Paid', tone: 'good', lines: paidLines }
  if (refundedPence > 0) return { label: 'Returned', tone: 'note', lines: paidLines }
  const placedLine = `You placed this order${onDay}. Nothing is due now.`
  return { label: 'Placed', tone: 'good', lines: [placedLine, ...completionLines] }
}

function listRefundLines(order: UserOrder): string[] {
  const lines: string[] = []
  if (order.owed_pence > 0)
    lines.push(
      `${formatPence(order.owed_pence)} did not reach the card that paid, and is still owed to you. Tell us how you would like to have it: ${brand.email} or ${brand.phone}.`,
    )
  if (order.disputed_pence > 0)
    lines.push(`${formatPence(order.disputed_pence)} was claimed back through your bank.`)
  if (order.refunded_pence > 0)
    lines.push(`${formatPence(order.refunded_pence)} has gone back to the card that paid.`)
  if (order.refunding_pence > 0)
    lines.push(
      `${formatPence(order.refunding_pence)} is on its way back to the card that paid. Banks take up to 10 days to show it.`,
    )
  return lines
}

export function describeOrder(order: UserOrder): OrderState {
  const refunds = listRefundLines(order)
  if (order.status === 'cancelled') {
    // The months that a subscription has been paid for are not returned after the 14 days to cancel.
    const payment =
      order.paid_pence > 0
        ? `You paid ${formatPence(order.paid_pence)} for it, and nothing more is taken.`
        : 'Nothing was taken for it.'
    return { label: 'Cancelled', tone: 'note', lines: refunds.length > 0 ? refunds : [payment] }
  }
  const state = order.status === 'open' ? describeOpenOrder(order) : describeSettledOrder(order)
  return { ...state, lines: [...state.lines, ...refunds] }
}

/** Says what else a cancellation does: without its package a home is no longer advertised. */
const describeConsequence = ({ kind, status }: UserOrder): string =>
  kind === 'package' && status === 'settled' ? ' Your home leaves the market at once.' : ''

/** Says why a cancellation returns nothing, for an order of which we hold no money. */
function explainNoRefund(order: UserOrder): string {
  const { refunded_pence: refunded, refunding_pence: refunding, disputed_pence: disputed } = order
  if (disputed > 0) return 'Your bank has claimed back what you paid, so nothing more goes back.'
  if (refunding > 0) return 'What you paid is on its way back, and you will owe nothing.'
  return `${refunded > 0 ? 'What you paid has gone back' : 'You have paid nothing'}, and you will owe nothing.`
}

/** Says how much a cancellation returns, and what else it does (Consumer Contracts Regulations 2013, regs 29 to 36). */
export function describeCancellation(order: UserOrder): string {
  const { kind, status, refund_quote_pence: refundQuote, cancellable_until: until } = order
  // The quote leaves out what is on its way back, and what the payer's bank has taken.
  const paid = order.paid_pence - order.refunding_pence - order.disputed_pence
  const refund = refundQuote ?? 0
  if (status === 'open') return 'Nothing has been taken for this order, so nothing has to be returned.'
  if (paid <= 0) return explainNoRefund(order) + describeConsequence(order)
  if (kind === 'subscription' && refund === 0)
    return 'Nothing more is taken from now on. The month that is paid for is not returned, and the advertisement stays on the portals until it ends.'
  if (kind === 'adhoc' && refund === 0)
    return 'You asked us to start straight away, and the work is done, so nothing goes back.'
  const deadline = until && kind !== 'subscription' ? ` You can cancel until ${formatLongDate(until)}.` : ''
  const fullRefund = `All of it, ${formatPence(refund)}, goes back to the card that paid, within 14 days.`
  const partialRefund = `You asked us to start straight away, so you pay ${formatPence(paid - refund)} for what has been supplied. ${formatPence(refund)} of ${formatPence(paid)} goes back to the card that paid, within 14 days.`
  return (refund === paid ? fullRefund : partialRefund) + describeConsequence(order) + deadline
}

export const hasReceivedMoney = (order: UserOrder): boolean =>
  order.paid_pence + order.refunded_pence + order.refunding_pence > 0
