/** One cost of buying besides price and tax. Whole pounds, VAT included; a starting point to be changed. */
export interface MovingCost {
  key: 'legal' | 'survey' | 'lender' | 'removals'
  label: string
  amount: number
}

/** Our own assumptions for a usual purchase, said as such wherever they are shown (field row 39). */
export const movingCosts: readonly MovingCost[] = [
  { key: 'legal', label: 'Solicitor or conveyancer, searches and registration', amount: 2_000 },
  { key: 'survey', label: 'Survey', amount: 600 },
  { key: 'lender', label: 'Lender’s and broker’s fees', amount: 1_000 },
  { key: 'removals', label: 'Removals', amount: 1_000 },
]

/** What a buyer must have in hand on the day: deposit, tax and the other costs. Whole pounds. */
export const cashNeeded = (deposit: number, tax: number, costs: readonly { amount: number }[]): number =>
  deposit + tax + costs.reduce((total, { amount }) => total + amount, 0)
