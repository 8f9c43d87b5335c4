export interface Loan {
  /** Whole pounds. */
  principal: number
  /** Interest a year, such as 4.75. */
  ratePercent: number
  years: number
}

/**
 * Computes the monthly payment of a repayment mortgage, in unrounded pounds: P × r ÷ (1 − (1 + r)^−n), where r is the
 * interest of a month and n the number of months.
 */
export function computeMonthlyPayment({ principal, ratePercent, years }: Loan): number {
  const months = years * 12
  if (principal <= 0 || months <= 0) return 0
  if (ratePercent === 0) return principal / months
  const monthlyRate = ratePercent / (100 * 12)
  return (principal * monthlyRate) / (1 - (1 + monthlyRate) ** -months)
}

/** The loan of the first example, which visitors may change. */
export const defaultLoan = { depositPercent: 15, ratePercent: 4.75, years: 30 } as const

export const computeDefaultMonthlyPayment = (price: number): number =>
  computeMonthlyPayment({
    principal: price - computeDeposit(price, defaultLoan.depositPercent),
    ratePercent: defaultLoan.ratePercent,
    years: defaultLoan.years,
  })

/** The rates and terms that the calculator accepts. */
export const loanBounds = {
  ratePercent: { min: 0, max: 15, step: 0.05 },
  years: { min: 5, max: 40, step: 1 },
} as const

export const computeDeposit = (price: number, percent: number): number => Math.round((price * percent) / 100)
