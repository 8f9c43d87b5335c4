import type { UserOrder } from '@/lib/contract/payments'
import { assumedTerms } from '@/lib/config/price-texts'
import { formatPence } from '@/lib/format/money'

/** An amount due, as stated before ordering (Digital Markets, Competition and Consumers Act 2024). */
export interface Due {
  label: string
  /** Including VAT. */
  amount: string
  /** When the amount is due, and what it includes. */
  note: string
}

/** Returns the VAT at 20 % that an amount includes, as `computeVatWithin` does for the agency's bigint amounts. */
const computeIncludedVat = (pence: number): number => Math.floor(pence / 6)

const formatWithVat = (pence: number, vatPence: number): string =>
  `${formatPence(pence)} includes ${formatPence(vatPence)} VAT at 20%.`

const formatIncludedVat = ({ kind, amount_pence: amount, vat_pence: vat }: UserOrder): string =>
  kind === 'tenant' ? 'A deposit is your own money, so there is no VAT in it.' : formatWithVat(amount, vat)

const describeAmountDueNow = (order: UserOrder): string => {
  const when =
    order.kind === 'subscription' ? 'Now, and on the same day of each month until you cancel. ' : ''
  return when + formatIncludedVat(order)
}

function describeFirstDue(order: UserOrder): Due {
  const { kind, status, amount_pence: pence } = order
  const amount = formatPence(pence)
  // Nothing is due any more for an order that is paid or cancelled.
  if (status !== 'open')
    return {
      label: kind === 'subscription' ? 'Price each month' : 'Price',
      amount,
      note: pence > 0 ? formatIncludedVat(order) : 'Nothing was due when the order was placed.',
    }
  return {
    label: kind === 'subscription' ? 'Due each month' : 'Due now',
    amount,
    note: pence > 0 ? describeAmountDueNow(order) : 'You pay nothing when you place the order.',
  }
}

/** Lists the amounts that are due, at least one for every order, and when each is due. */
export function listDues(order: UserOrder): Due[] {
  const { kind, status, amount_pence: nowPence, on_completion_pence: onCompletionPence } = order
  const isSale = order.property_kind === 'property'
  const dues = [describeFirstDue(order)]
  if (kind !== 'package' || status === 'cancelled') return dues
  if (onCompletionPence > 0) {
    dues.push({
      label: 'Due if your sale completes',
      amount: formatPence(onCompletionPence),
      note: `Within ${assumedTerms.feeDue} of completion, from the sale money, and only for a buyer that we introduced. ${formatWithVat(onCompletionPence, computeIncludedVat(onCompletionPence))} There is no credit agreement and no interest.`,
    })
  }
  dues.push({
    label: isSale ? 'If it does not sell, or you withdraw' : 'If it is not let, or you withdraw',
    amount: nowPence > 0 ? 'Nothing more' : formatPence(0),
    note:
      nowPence > 0
        ? `The ${formatPence(nowPence)} is not returned after the 14 days in which you may cancel.`
        : 'Nothing is owed.',
  })
  return dues
}

/** The label of an order button must say that it obliges to pay (Consumer Contracts Regulations 2013, reg 14). */
export function getOrderButtonLabel({ kind, amount_pence: pence, ...order }: UserOrder): string {
  if (pence === 0) {
    const laterPence = order.on_completion_pence
    return laterPence > 0 ? `Order, and pay ${formatPence(laterPence)} on completion` : 'Place the order'
  }
  const amount = formatPence(pence)
  return kind === 'subscription' ? `Pay ${amount} now and each month` : `Pay ${amount} now`
}
