/** A cost of buying besides price and tax, in whole pounds with VAT; an initial value that readers may change. */
export interface MovingCost {
  key: 'legal' | 'survey' | 'lender' | 'removals'
  label: string
  amount: number
}

/** Our own estimates for a usual purchase; pages that show them call them estimates. */
export const movingCosts: readonly MovingCost[] = [
  { key: 'legal', label: 'Solicitor or conveyancer, searches and registration', amount: 2_000 },
  { key: 'survey', label: 'Survey', amount: 600 },
  { key: 'lender', label: 'Lender’s and broker’s fees', amount: 1_000 },
  { key: 'removals', label: 'Removals', amount: 1_000 },
]

/** The cash that a purchase needs in whole pounds: deposit, tax and other costs. */
export const sumCashNeeded = (deposit: number, tax: number, costs: readonly { amount: number }[]): number =>
  deposit + tax + costs.reduce((total, { amount }) => total + amount, 0)
