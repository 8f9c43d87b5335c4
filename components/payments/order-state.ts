import { brand } from '@/lib/config/brand'
import type { UserOrder } from '@/lib/contract/payments'
import { formatLongDate } from '@/lib/format/dates'
import { formatPence } from '@/lib/format/money'

export interface OrderState {
  label: string
  tone: 'good' | 'warn' | 'note'
  /** Each line is one sentence. */
  lines: string[]
}

const openState = ({ amount_pence: amount }: UserOrder): OrderState =>
  amount > 0
    ? {
        label: 'Not paid yet',
        tone: 'warn',
        lines: [
          'We have not had a payment. If you have just paid, the card provider confirms it within a minute.',
        ],
      }
    : {
        label: 'Not placed yet',
        tone: 'warn',
        lines: ['The order counts once you have agreed to its terms.'],
      }

function settledState({
  paid_pence: kept,
  refunded_pence: refunded,
  settled_at: at,
  on_completion_pence: later,
  charges,
}: UserOrder): OrderState {
  const last = charges.at(-1)
  const paid = kept + refunded
  if (kept > 0 && last && charges.length > 1) {
    const line = `You have paid ${formatPence(paid)} in ${charges.length} payments, the last on ${formatLongDate(last.paid_at)}.`
    return { label: 'Paid', tone: 'good', lines: [line] }
  }
  const day = at ? ` on ${formatLongDate(at)}` : ''
  const rest = later > 0 ? [`${formatPence(later)} falls due only if your sale completes.`] : []
  const state =
    kept > 0 ? ({ label: 'Paid', tone: 'good' } as const) : ({ label: 'Returned', tone: 'note' } as const)
  return paid > 0
    ? { ...state, lines: [`You paid ${formatPence(paid)}${day}.`, ...rest] }
    : { label: 'Placed', tone: 'good', lines: [`You placed this order${day}. Nothing is due now.`, ...rest] }
}

const refundLines = ({
  refunded_pence: done,
  refunding_pence: pending,
  owed_pence: owed,
  disputed_pence: disputed,
}: UserOrder): string[] => [
  ...(owed > 0
    ? [
        `${formatPence(owed)} did not reach the card that paid, and is still owed to you. Tell us how you would like to have it: ${brand.email} or ${brand.phone}.`,
      ]
    : []),
  ...(disputed > 0 ? [`${formatPence(disputed)} was claimed back through your bank.`] : []),
  ...(done > 0 ? [`${formatPence(done)} has gone back to the card that paid.`] : []),
  ...(pending > 0
    ? [
        `${formatPence(pending)} is on its way back to the card that paid. Banks take up to 10 days to show it.`,
      ]
    : []),
]

/** Describes the state of an order. */
export function describeOrder(order: UserOrder): OrderState {
  const refunds = refundLines(order)
  if (order.status === 'cancelled') {
    const lines = refunds.length > 0 ? refunds : ['Nothing was taken for it.']
    return { label: 'Cancelled', tone: 'note', lines }
  }
  const state = order.status === 'open' ? openState(order) : settledState(order)
  return { ...state, lines: [...state.lines, ...refunds] }
}

/** Says what a cancellation does beside the refund: a home without a package is not advertised. */
const describeConsequence = ({ kind, status }: UserOrder): string =>
  kind === 'package' && status === 'settled' ? ' Your home leaves the market at once.' : ''

/** Says what a cancellation now gives back, to the penny, and what becomes of the order (CCR 2013, regs 29 to 36). */
export function describeCancellation(order: UserOrder): string {
  const { kind, status, paid_pence: paid, refund_quote_pence: quote, cancellable_until: until } = order
  const start = order.refunded_pence > 0 ? 'What you paid has gone back' : 'You have paid nothing'
  const refund = quote ?? 0
  if (status === 'open') return 'Nothing has been taken for this order, so nothing has to be returned.'
  if (paid === 0) return `${start}, and you will owe nothing.${describeConsequence(order)}`
  if (kind === 'subscription' && refund === 0)
    return 'Nothing more is taken from now on. The month that is paid for is not returned.'
  const deadline = until && kind !== 'subscription' ? ` You can cancel until ${formatLongDate(until)}.` : ''
  const amounts =
    refund === paid
      ? `All of it, ${formatPence(refund)}, goes back to the card that paid, within 14 days.`
      : `You asked us to start straight away, so you pay ${formatPence(paid - refund)} for what has been supplied. ${formatPence(refund)} of ${formatPence(paid)} goes back to the card that paid, within 14 days.`
  return amounts + describeConsequence(order) + deadline
}

export const hasReceipt = (order: UserOrder): boolean =>
  order.paid_pence + order.refunded_pence + order.refunding_pence > 0
