import type { OrderKind } from './order'

export interface CancellableOrder {
  kind: OrderKind
  /** The amount paid and not refunded. */
  paidPence: bigint
  cancellableUntil: Date | null
  /** When the customer asked for work to start at once; null where they did not. */
  startRequestedAt: Date | null
  /** When the home was first advertised under the order; null where it has not been. */
  startedAt: Date | null
  /** When the work of an ad-hoc order was done; null where it is not done yet. */
  performedAt: Date | null
  /** How many months of advertising the price covers. */
  months: number
}

const DAY_MS = 86_400_000

/** Where the last month is too short, the period ends in the next month, in the consumer's favour. */
const addMonths = (from: Date, months: number): Date => {
  const end = new Date(from)
  end.setUTCMonth(end.getUTCMonth() + months)
  return end
}

/**
 * Computes the refund of a consumer who cancels now, in pence (Consumer Contracts Regulations 2013, regs 29 to 36). The
 * refund is full if the service has not started, or if the customer did not request a start within the 14 days.
 * Otherwise nothing is refunded for work that is done, and the days of advertising supplied are deducted, in proportion to
 * the days that the price covers. Days are whole and rounded in the consumer's favour.
 * @returns null when the right to cancel is over
 */
export function quoteRefund(order: CancellableOrder, now: Date): bigint | null {
  const { paidPence, cancellableUntil, startRequestedAt, startedAt, performedAt, months } = order
  if (!cancellableUntil || now > cancellableUntil) return null
  if (startRequestedAt && performedAt) return 0n
  if (!startRequestedAt || !startedAt || startedAt > now) return paidPence
  const periodEnd = addMonths(startedAt, months)
  const totalDays = BigInt(Math.round((periodEnd.getTime() - startedAt.getTime()) / DAY_MS))
  const suppliedDays = BigInt(Math.floor((now.getTime() - startedAt.getTime()) / DAY_MS))
  if (suppliedDays >= totalDays) return 0n
  return paidPence - (paidPence * suppliedDays) / totalDays
}
