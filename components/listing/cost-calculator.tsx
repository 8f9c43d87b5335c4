'use client'

import { useEffect, useRef, useState } from 'react'
import type { Nation } from '@/lib/domain/nation'
import { pounds } from '@/lib/format/money'
import { computeDeposit, defaultLoan, loanBounds, computeMonthlyPayment } from '@/lib/tax/mortgage'
import { sumCashNeeded, movingCosts } from '@/lib/tax/moving-costs'
import type { Buyer } from '@/lib/tax/purchase'
import { getLandTax, computePurchaseTax } from '@/lib/tax/purchase-tax'
import { buyerWords } from './buyer-words'
import { CostRow } from './cost-row'
import { Disclosure } from './disclosure'
import { NumberField, parseNumber, type Bounds } from './number-field'
import { TaxSlices } from './tax-slices'

export interface CostCalculatorProps {
  /** Whole pounds; 0 when the price is on application. */
  price: number
  nation: Nation
}

const priceBounds: Bounds = { min: 0, max: 50_000_000, step: 1_000 }
const costBounds: Bounds = { min: 0, max: 1_000_000, step: 50 }

/** Computes mortgage, tax and cash needed from the reader's figures in the browser alone. */
export function CostCalculator({ price: listed, nation }: CostCalculatorProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [price, setPrice] = useState(String(listed))
  const [deposit, setDeposit] = useState(String(computeDeposit(listed, defaultLoan.depositPercent)))
  const [rate, setRate] = useState(String(defaultLoan.ratePercent))
  const [years, setYears] = useState(String(defaultLoan.years))
  const [buyer, setBuyer] = useState<Buyer>('home-mover')
  const [nonResident, setNonResident] = useState(false)
  const [costs, setCosts] = useState<Record<string, string>>(() =>
    Object.fromEntries(movingCosts.map(({ key, amount }) => [key, String(amount)])),
  )

  // The button that loaded the calculator is gone, so the focus moves to the calculator.
  useEffect(() => heading.current?.focus(), [])

  const tax = getLandTax(nation)
  const priceNow = parseNumber(price, priceBounds)
  const depositBounds: Bounds = { min: 0, max: priceNow ?? listed, step: 1_000 }
  const numbers = {
    price: priceNow,
    deposit: parseNumber(deposit, depositBounds),
    ratePercent: parseNumber(rate, loanBounds.ratePercent),
    years: parseNumber(years, loanBounds.years),
    costs: movingCosts.map(({ key }) => parseNumber(costs[key] ?? '', costBounds)),
  }

  return (
    <div className="mt-6 rounded-lg border border-line bg-surface p-5">
      <h3 ref={heading} tabIndex={-1}>
        Your own figures
      </h3>
      <div className="mt-4 grid gap-5 tablet:grid-cols-2">
        <NumberField
          label="Price"
          unit="pounds"
          text={price}
          onText={setPrice}
          bounds={priceBounds}
          slider={false}
        />
        <NumberField
          label="Deposit"
          unit="pounds"
          text={deposit}
          onText={setDeposit}
          bounds={depositBounds}
        />
        <NumberField
          label="Yearly interest"
          unit="percent"
          text={rate}
          onText={setRate}
          bounds={loanBounds.ratePercent}
        />
        <NumberField label="Term" unit="years" text={years} onText={setYears} bounds={loanBounds.years} />
      </div>
      <fieldset className="mt-5">
        <legend className="text-sm font-semibold">Who is buying?</legend>
        {tax.buyers.map((choice) => (
          <label key={choice} className="mt-2 flex min-h-11 items-start gap-3">
            <input
              type="radio"
              name="buyer"
              value={choice}
              checked={buyer === choice}
              onChange={() => setBuyer(choice)}
              className="mt-1 size-5 shrink-0 accent-accent"
            />
            <span>
              {buyerWords[choice].label}
              <span className="block text-sm text-muted">{buyerWords[choice].hint}</span>
            </span>
          </label>
        ))}
        {tax.hasNonResidentSurcharge ? (
          <label className="mt-2 flex min-h-11 items-start gap-3">
            <input
              type="checkbox"
              checked={nonResident}
              onChange={(event) => setNonResident(event.target.checked)}
              className="mt-1 size-5 shrink-0 accent-accent"
            />
            <span>
              I live outside the UK
              <span className="block text-sm text-muted">
                Fewer than 183 days here in the year before completion
              </span>
            </span>
          </label>
        ) : null}
      </fieldset>
      <Disclosure summary="Other costs of buying">
        <div className="grid gap-4 tablet:grid-cols-2">
          {movingCosts.map(({ key, label }) => (
            <NumberField
              key={key}
              label={label}
              unit="pounds"
              slider={false}
              bounds={costBounds}
              text={costs[key] ?? ''}
              onText={(text) => setCosts({ ...costs, [key]: text })}
            />
          ))}
        </div>
      </Disclosure>
      <Result numbers={numbers} nation={nation} buyer={buyer} nonResident={nonResident} />
    </div>
  )
}

interface ResultProps {
  numbers: {
    price: number | null
    deposit: number | null
    ratePercent: number | null
    years: number | null
    costs: (number | null)[]
  }
  nation: Nation
  buyer: Buyer
  nonResident: boolean
}

function Result({ numbers, nation, buyer, nonResident }: ResultProps) {
  const { price, deposit, ratePercent, years, costs } = numbers
  if (
    price === null ||
    deposit === null ||
    ratePercent === null ||
    years === null ||
    costs.some((cost) => cost === null)
  )
    return (
      <p role="status" className="mt-5 font-semibold">
        Mend the figures marked above to see the result.
      </p>
    )
  const payment = computeMonthlyPayment({ principal: price - deposit, ratePercent, years })
  const { total, slices } = computePurchaseTax(nation, {
    price,
    buyer,
    isNonResident: nonResident,
    isCommercial: false,
  })
  const inHand = sumCashNeeded(
    deposit,
    total,
    costs.map((amount) => ({ amount: amount ?? 0 })),
  )
  return (
    <div className="mt-5 border-t border-line pt-3">
      <p role="status" className="sr-only">
        {pounds(payment)} a month, {pounds(total)} tax, {pounds(inHand)} in hand on the day
      </p>
      <dl>
        <CostRow
          label="Monthly payment"
          note={`Borrowing ${pounds(price - deposit)}. Over the whole term: ${pounds(payment * years * 12)}, of which ${pounds(Math.max(0, payment * years * 12 - (price - deposit)))} interest.`}
        >
          <span className="text-lg font-bold">{pounds(payment)}</span>
        </CostRow>
        <CostRow label={getLandTax(nation).name} note={<TaxSlices slices={slices} />}>
          <span className="text-lg font-bold">{pounds(total)}</span>
        </CostRow>
        <CostRow label="In hand on the day" note="Deposit, tax and the other costs.">
          <span className="text-lg font-bold">{pounds(inHand)}</span>
        </CostRow>
      </dl>
    </div>
  )
}
