/** The mortgage page's sum (MORT-01 … MORT-03, D-108). An illustration: no lender promises it. */
export const AMOUNT = { min: 0, max: 500_000, step: 5_000, initial: 50_000 } as const

/** Income multiples between which lenders usually lend. */
export const MULTIPLES = { low: 4.5, high: 6 } as const

/** What might be spent on a home, in pounds: income × 4.5 and × 6, the deposit added at each end. */
export const borrowing = (income: number, deposit: number): { low: number; high: number } => ({
  low: income * MULTIPLES.low + deposit,
  high: income * MULTIPLES.high + deposit,
})
