/** Both sliders of the mortgage page, in pounds (MORT-01, MORT-02). */
export const AMOUNT_SLIDER = { min: 0, max: 500_000, step: 5_000, initial: 50_000 } as const

/** Lenders usually lend between these multiples of the yearly income. */
export const INCOME_MULTIPLES = { low: 4.5, high: 6 } as const

/** Calculates the range that might be spent on a home, in pounds (MORT-03, D-108). */
export const calculateBudget = (income: number, deposit: number): { low: number; high: number } => ({
  low: income * INCOME_MULTIPLES.low + deposit,
  high: income * INCOME_MULTIPLES.high + deposit,
})
