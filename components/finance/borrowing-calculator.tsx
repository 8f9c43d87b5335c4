'use client'

import { useState } from 'react'
import { AmountSlider } from '@/components/ui/amount-slider'
import { formatPounds } from '@/lib/format/money'

/** Both sliders of the mortgage page, in pounds (MORT-01, MORT-02). */
const AMOUNT_SLIDER = { min: 0, max: 500_000, step: 5_000, initial: 50_000 } as const

/** Lenders usually lend between these multiples of the yearly income (MORT-03). */
const INCOME_MULTIPLES = { low: 4.5, high: 6 } as const

/** Calculates the range that might be spent on a home, in pounds (MORT-03, D-108). */
export const calculateBudget = (income: number, deposit: number): { low: number; high: number } => ({
  low: income * INCOME_MULTIPLES.low + deposit,
  high: income * INCOME_MULTIPLES.high + deposit,
})

/** Calculates what a household might spend from its income and deposit (MORT-01 … MORT-03). */
export function BorrowingCalculator() {
  const [income, setIncome] = useState<number>(AMOUNT_SLIDER.initial)
  const [deposit, setDeposit] = useState<number>(AMOUNT_SLIDER.initial)
  const { low, high } = calculateBudget(income, deposit)
  const { min, max, step } = AMOUNT_SLIDER
  return (
    <section
      aria-labelledby="borrowing"
      className="grid gap-8 rounded-lg border border-line bg-surface p-5 shadow-card tablet:p-8 desktop:grid-cols-[3fr_2fr] desktop:gap-12"
    >
      <div className="grid content-start gap-6">
        <h2 id="borrowing">How much could you spend?</h2>
        <AmountSlider
          label="Household income"
          min={min}
          max={max}
          step={step}
          value={income}
          onChange={setIncome}
        />
        <AmountSlider label="Deposit" min={min} max={max} step={step} value={deposit} onChange={setDeposit} />
      </div>
      <div className="grid content-start gap-4 border-line max-desktop:border-t max-desktop:pt-5 desktop:border-l desktop:pl-10">
        <output aria-live="polite" className="block">
          <span className="block text-muted">With your deposit, a home of</span>
          <span data-result="range" className="tabular block font-display text-4xl leading-tight text-accent">
            {formatPounds(low)} to {formatPounds(high)}
          </span>
        </output>
        <p className="text-sm">
          The sum: {INCOME_MULTIPLES.low} to {INCOME_MULTIPLES.high} times your household income for a year
          before tax, plus your deposit at each end. You would borrow {formatPounds(low - deposit)} to{' '}
          {formatPounds(high - deposit)}.
        </p>
        <p className="text-sm text-muted">
          An illustration, not advice and not an offer. Outgoings, debts, age and the home itself decide what
          a lender will lend.
        </p>
        <p className="text-sm font-semibold">
          Your home may be repossessed if you do not keep up repayments on your mortgage.
        </p>
      </div>
    </section>
  )
}
