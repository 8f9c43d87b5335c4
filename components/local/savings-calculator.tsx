'use client'

import { useState } from 'react'
import { AmountSlider } from '@/components/ui/amount-slider'
import { formatPounds, toPounds } from '@/lib/format/money'
import { fees } from '@/lib/config/brand'

/** Prices in pounds (LOCAL-11). */
const LOCAL_PRICE_SLIDER = { min: 70_000, max: 1_500_000, step: 10_000, initial: 500_000 } as const
/** VAT included. */
const LOCAL_FEE_POUNDS = toPounds(fees.localSale)
/** The average high-street fee, VAT included: 1.42%. The home page has another formula (D-118). */
const HIGH_STREET_FEE_BASIS_POINTS = 142
const BASIS_POINTS_PER_UNIT = 10_000

/** Calculates the average fee and the saving by our fixed fee, at least 0, in pounds (LOCAL-12, LOCAL-13). */
export function calculateLocalSavings(price: number): { average: number; saving: number } {
  const average = (price * HIGH_STREET_FEE_BASIS_POINTS) / BASIS_POINTS_PER_UNIT
  return { average, saving: Math.max(0, average - LOCAL_FEE_POUNDS) }
}

/** Calculates the saving by the fixed local fee (LOCAL-04, LOCAL-11 … LOCAL-13). */
export function SavingsCalculator() {
  const [price, setPrice] = useState<number>(LOCAL_PRICE_SLIDER.initial)
  const { average, saving } = calculateLocalSavings(price)
  return (
    <div className="grid gap-6 rounded-lg border border-line bg-surface p-5 shadow-card tablet:p-8 desktop:grid-cols-[3fr_2fr] desktop:gap-12">
      <div className="grid content-start gap-4">
        <AmountSlider
          label="Your home’s price"
          min={LOCAL_PRICE_SLIDER.min}
          max={LOCAL_PRICE_SLIDER.max}
          step={LOCAL_PRICE_SLIDER.step}
          value={price}
          onChange={setPrice}
        />
        <p className="text-sm text-muted">
          The sum: 1.42% of the price, the average high-street fee including VAT, less our fixed fee of{' '}
          {formatPounds(LOCAL_FEE_POUNDS)} including VAT. An estimate; agents near you may charge more or
          less.
        </p>
      </div>
      <output
        aria-live="polite"
        className="grid content-start gap-4 border-line max-desktop:border-t max-desktop:pt-5 desktop:border-l desktop:pl-10"
      >
        <span className="block">
          <span className="block text-muted">Average high-street fee, 1.42%</span>
          <span data-result="average" className="tabular block text-xl font-semibold">
            {formatPounds(average)}
          </span>
        </span>
        <span className="block">
          <span className="block text-muted">Our fixed fee</span>
          <span data-result="fee" className="tabular block text-xl font-semibold">
            {formatPounds(LOCAL_FEE_POUNDS)}
          </span>
        </span>
        <span className="block">
          <span className="block text-muted">You could save</span>
          <span
            data-result="saving"
            className="tabular block font-display text-5xl leading-tight text-accent"
          >
            {formatPounds(saving)}
          </span>
        </span>
      </output>
    </div>
  )
}
