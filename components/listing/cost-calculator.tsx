'use client'

import { useEffect, useRef, useState } from 'react'
import type { Nation } from '@/lib/domain/nation'
import { formatPounds } from '@/lib/format/money'
import { computeDeposit, defaultLoan, loanBounds, computeMonthlyPayment } from '@/lib/tax/mortgage'
import { sumCashNeeded, movingCosts } from '@/lib/tax/moving-costs'
import type { Buyer } from '@/lib/tax/purchase'
import { getLandTax, computePurchaseTax } from '@/lib/tax/purchase-tax'
import { buyerOptions } from './buyer-options'
import { CostRow } from './cost-row'
import { Disclosure } from './disclosure'
import { NumberField, parseNumber, type Bounds } from './number-field'
import { TaxBreakdown } from './tax-breakdown'

export interface CostCalculatorProps {
  /** Whole pounds; 0 when the price is on application. */
  price: number
  nation: Nation
}

const MONTHS_PER_YEAR = 12

/** Bounds in whole pounds, wide enough for any home. */
const priceBounds: Bounds = { min: 0, max: 50_000_000, step: 1_000 }
const costBounds: Bounds = { min: 0, max: 1_000_000, step: 50 }

function useCostFields(listedPrice: number) {
  const [price, setPrice] = useState(String(listedPrice))
  const [deposit, setDeposit] = useState(String(computeDeposit(listedPrice, defaultLoan.depositPercent)))
  const [rate, setRate] = useState(String(defaultLoan.ratePercent))
  const [years, setYears] = useState(String(defaultLoan.years))
  const [costs, setCosts] = useState<Record<string, string>>(() =>
    Object.fromEntries(movingCosts.map(({ key, amount }) => [key, String(amount)])),
  )

  const enteredPrice = parseNumber(price, 'pounds', priceBounds)
  const depositBounds: Bounds = { min: 0, max: enteredPrice ?? listedPrice, step: 1_000 }
  const figures: Figures = {
    price: enteredPrice,
    deposit: parseNumber(deposit, 'pounds', depositBounds),
    ratePercent: parseNumber(rate, 'percent', loanBounds.ratePercent),
    years: parseNumber(years, 'years', loanBounds.years),
    costs: movingCosts.map(({ key }) => parseNumber(costs[key] ?? '', 'pounds', costBounds)),
  }
  return {
    price: { text: price, onText: setPrice, bounds: priceBounds },
    deposit: { text: deposit, onText: setDeposit, bounds: depositBounds },
    rate: { text: rate, onText: setRate, bounds: loanBounds.ratePercent },
    years: { text: years, onText: setYears, bounds: loanBounds.years },
    costField: (key: string) => ({
      text: costs[key] ?? '',
      onText: (text: string) => setCosts({ ...costs, [key]: text }),
      bounds: costBounds,
    }),
    figures,
  }
}

/** Computes mortgage, tax and cash needed from the visitor's figures, without a request to the server. */
export function CostCalculator({ price: listedPrice, nation }: CostCalculatorProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { price, deposit, rate, years, costField, figures } = useCostFields(listedPrice)
  const [buyer, setBuyer] = useState<Buyer>('home-mover')
  const [isNonResident, setNonResident] = useState(false)

  // The button that had the focus is gone, because the calculator has replaced it.
  useEffect(() => heading.current?.focus(), [])

  return (
    <div className="mt-6 rounded-lg border border-line bg-surface p-5">
      <h3 ref={heading} tabIndex={-1}>
        Your own figures
      </h3>
      <div className="mt-4 grid gap-5 tablet:grid-cols-2">
        <NumberField label="Price" unit="pounds" hasSlider={false} {...price} />
        <NumberField label="Deposit" unit="pounds" {...deposit} />
        <NumberField label="Yearly interest" unit="percent" {...rate} />
        <NumberField label="Term" unit="years" {...years} />
      </div>
      <BuyerFields
        nation={nation}
        buyer={buyer}
        onBuyer={setBuyer}
        isNonResident={isNonResident}
        onNonResident={setNonResident}
      />
      <Disclosure summary="Other costs of buying">
        <div className="grid gap-4 tablet:grid-cols-2">
          {movingCosts.map(({ key, label }) => (
            <NumberField key={key} label={label} unit="pounds" hasSlider={false} {...costField(key)} />
          ))}
        </div>
      </Disclosure>
      <Result figures={figures} nation={nation} buyer={buyer} isNonResident={isNonResident} />
    </div>
  )
}

interface BuyerFieldsProps {
  nation: Nation
  buyer: Buyer
  onBuyer: (buyer: Buyer) => void
  isNonResident: boolean
  onNonResident: (isNonResident: boolean) => void
}

function BuyerFields({ nation, buyer, onBuyer, isNonResident, onNonResident }: BuyerFieldsProps) {
  const tax = getLandTax(nation)
  return (
    <fieldset className="mt-5">
      <legend className="text-sm font-semibold">Who is buying?</legend>
      {tax.buyers.map((choice) => (
        <label key={choice} className="mt-2 flex min-h-11 items-start gap-3">
          <input
            type="radio"
            name="buyer"
            value={choice}
            checked={buyer === choice}
            onChange={() => onBuyer(choice)}
            className="mt-1 size-5 shrink-0 accent-accent"
          />
          <span>
            {buyerOptions[choice].label}
            <span className="block text-sm text-muted">{buyerOptions[choice].hint}</span>
          </span>
        </label>
      ))}
      {tax.hasNonResidentSurcharge ? (
        <label className="mt-2 flex min-h-11 items-start gap-3">
          <input
            type="checkbox"
            checked={isNonResident}
            onChange={(event) => onNonResident(event.target.checked)}
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
  )
}

/** The parsed fields. A field is null if its text is no number within the bounds. */
interface Figures {
  price: number | null
  deposit: number | null
  ratePercent: number | null
  years: number | null
  costs: (number | null)[]
}

interface ResultProps {
  figures: Figures
  nation: Nation
  buyer: Buyer
  isNonResident: boolean
}

function Result({ figures, nation, buyer, isNonResident }: ResultProps) {
  const { price, deposit, ratePercent, years, costs } = figures
  if (
    price === null ||
    deposit === null ||
    ratePercent === null ||
    years === null ||
    costs.some((cost) => cost === null)
  )
    return (
      <p role="status" className="mt-5 font-semibold">
        Correct the figures marked above to see the result.
      </p>
    )
  const loan = price - deposit
  const payment = computeMonthlyPayment({ principal: loan, ratePercent, years })
  const totalPaid = payment * years * MONTHS_PER_YEAR
  const interest = Math.max(0, totalPaid - loan)
  const { total: tax, slices } = computePurchaseTax(nation, {
    price,
    buyer,
    isNonResident,
    isCommercial: false,
  })
  const cash = sumCashNeeded(
    deposit,
    tax,
    // No cost is null here, but the type of `costs` is not narrowed by the check above.
    costs.map((amount) => ({ amount: amount ?? 0 })),
  )
  return (
    <div className="mt-5 border-t border-line pt-3">
      <p role="status" className="sr-only">
        {formatPounds(payment)} a month, {formatPounds(tax)} tax, {formatPounds(cash)} cash needed in all
      </p>
      <dl>
        <CostRow
          label="Monthly payment"
          note={`Borrowing ${formatPounds(loan)}. Over the whole term: ${formatPounds(totalPaid)}, of which ${formatPounds(interest)} interest.`}
        >
          <span className="text-lg font-bold">{formatPounds(payment)}</span>
        </CostRow>
        <CostRow label={getLandTax(nation).name} note={<TaxBreakdown slices={slices} />}>
          <span className="text-lg font-bold">{formatPounds(tax)}</span>
        </CostRow>
        <CostRow
          label="Cash needed in all"
          note="Deposit, tax and the other costs; some of it is due before the day."
        >
          <span className="text-lg font-bold">{formatPounds(cash)}</span>
        </CostRow>
      </dl>
    </div>
  )
}
