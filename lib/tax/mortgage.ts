export interface Loan {
  /** Whole pounds borrowed. */
  principal: number
  /** Yearly interest, in percent: 4.75. */
  ratePercent: number
  years: number
}

/**
 * The monthly payment of a repayment mortgage in unrounded pounds: P × r ÷ (1 − (1 + r)^−n), where r is the monthly
 * rate and n the number of months; P ÷ n without interest.
 */
export function computeMonthlyPayment({ principal, ratePercent, years }: Loan): number {
  const months = years * 12
  if (principal <= 0 || months <= 0) return 0
  const rate = ratePercent / 1200
  return rate === 0 ? principal / months : (principal * rate) / (1 - (1 + rate) ** -months)
}

/** Initial values of the calculator. */
export const defaultLoan = { depositPercent: 15, ratePercent: 4.75, years: 30 } as const

/** Monthly payment of the illustration for a price in whole pounds. */
export const defaultMonthlyPayment = (price: number): number =>
  computeMonthlyPayment({
    principal: price - computeDeposit(price, defaultLoan.depositPercent),
    ratePercent: defaultLoan.ratePercent,
    years: defaultLoan.years,
  })

/** Bounds of the calculator's fields. */
export const loanBounds = {
  ratePercent: { min: 0, max: 15, step: 0.05 },
  years: { min: 5, max: 40, step: 1 },
} as const

/** A deposit in whole pounds. */
export const computeDeposit = (price: number, percent: number): number => Math.round((price * percent) / 100)
