import type { Nation } from '../domain/nation'
import { getHoldingDepositCap } from './deposit'
import { addDays, fromLondonClock, londonDay } from '../format/london-clock'
import { toPounds } from '../format/money'

/** Whether a tenant may be asked for a payment, and whether this site takes it (Tenant Fees Act 2019, domain B2). */
export type TenantPaymentDecision =
  | { isAllowed: true; amountPence: bigint }
  | {
      isAllowed: false
      refusal:
        'banned-fee' | 'banned-in-scotland' | 'banned-in-northern-ireland' | 'not-in-wales' | 'none-asked'
    }

/** The facts that decide whether a holding deposit may be taken for a home. */
interface HomeOfPayment {
  nation: Nation
  /** The advertised rent of a calendar month. */
  rentPence: bigint
  /** The holding deposit that the landlord states: 0 if they want none, null if they state no sum. */
  statedPence: number | null
}

/**
 * Whether this site takes holding deposits for a nation's homes. In Wales the tenant must be given written information
 * first (Renting Homes (Fees etc.) (Wales) Act 2019, sch. 2 para 11), which no page of ours does.
 */
export const takesDepositOnline = (nation: Nation): boolean => nation === 'england'

/** The usual amount (PAY-03). A week's rent, or the sum that the landlord states, may be less. */
const USUAL_HOLDING_DEPOSIT_PENCE = 100_00

/**
 * Decides whether a tenant may make a payment before the tenancy. Only a holding deposit is taken online, and only in
 * England, up to a week's rent. The other permitted payments need evidence or a signed tenancy, which our pages do not
 * have. Everything else is banned.
 */
export function decideTenantPayment(
  type: string,
  { nation, rentPence, statedPence }: HomeOfPayment,
): TenantPaymentDecision {
  if (nation === 'scotland') return { isAllowed: false, refusal: 'banned-in-scotland' }
  if (nation === 'northern-ireland') return { isAllowed: false, refusal: 'banned-in-northern-ireland' }
  if (!takesDepositOnline(nation)) return { isAllowed: false, refusal: 'not-in-wales' }
  const cap = getHoldingDepositCap(nation, toPounds(rentPence))
  // The cap is 0 if the advertised rent is 0.
  if (type !== 'holding_deposit' || cap === null || cap < 1)
    return { isAllowed: false, refusal: 'banned-fee' }
  if (statedPence === 0) return { isAllowed: false, refusal: 'none-asked' }
  const usualPence = Math.min(USUAL_HOLDING_DEPOSIT_PENCE, cap)
  return { isAllowed: true, amountPence: BigInt(Math.min(usualPence, statedPence ?? usualPence)) }
}

const MINUTES_PER_DAY = 24 * 60
/** The fifteenth day, of which the day of receipt is the first (Tenant Fees Act 2019, schedule 2, paragraph 2). */
const DEADLINE_DAY = 15
/** The seventh day, of which the deadline or the decision against the tenancy is the first (schedule 2, paragraph 4). */
const RETURN_DAY = 7

const getEndOfDay = (day: string): Date => fromLondonClock(day, MINUTES_PER_DAY)

/** Returns the time by which the tenancy must be agreed, and the time by which the deposit is returned otherwise. */
export function computeHoldingDepositDates(receivedAt: Date): { deadlineAt: Date; returnBy: Date } {
  const deadlineDay = addDays(londonDay(receivedAt), DEADLINE_DAY - 1)
  return { deadlineAt: getEndOfDay(deadlineDay), returnBy: getEndOfDay(addDays(deadlineDay, RETURN_DAY - 1)) }
}
