export interface MovingCost {
  key: 'legal' | 'survey' | 'lender' | 'removals'
  label: string
  /** Whole pounds including VAT. */
  amount: number
}

/** Our own estimates, which readers may change; pages call them estimates. */
export const movingCosts: readonly MovingCost[] = [
  { key: 'legal', label: 'Solicitor or conveyancer, searches and registration', amount: 2_000 },
  { key: 'survey', label: 'Survey', amount: 600 },
  { key: 'lender', label: 'Lender’s and broker’s fees', amount: 1_000 },
  { key: 'removals', label: 'Removals', amount: 1_000 },
]

export const sumCashNeeded = (deposit: number, tax: number, costs: readonly { amount: number }[]): number =>
  deposit + tax + costs.reduce((total, { amount }) => total + amount, 0)
