'use client'

import { useId, useState, type ChangeEvent } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Input } from '@/components/ui/field'
import { formatPounds } from '@/lib/format/money'
import { calculateSavings, parseAmount, parsePrice, PRICE_SLIDER } from './fee-savings'

const TICK_PRICES = [70_000, 250_000, 500_000, 750_000, 1_000_000, 1_250_000, 1_500_000]
const formatTick = (price: number) => (price >= 1_000_000 ? `£${price / 1_000_000}m` : `£${price / 1_000}k`)
/** Returns the CSS position of a price. The slider's thumb is 1rem wide, so its centre stays 0.5rem from either end. */
const getTrackPosition = (price: number) => {
  const shareOfTrack = (price - PRICE_SLIDER.min) / (PRICE_SLIDER.max - PRICE_SLIDER.min)
  return `calc(${shareOfTrack} * (100% - 1rem) + 0.5rem)`
}

function TickLabels() {
  return (
    <ol aria-hidden="true" data-ticks="" className="relative h-9 text-sm text-muted">
      {TICK_PRICES.map((tick, index) => (
        <li
          key={tick}
          className={classNames(
            'absolute flex -translate-x-1/2 flex-col items-center',
            // Phones have room for every second label only.
            index % 2 === 1 ? 'max-tablet:text-transparent' : null,
          )}
          style={{ left: getTrackPosition(tick) }}
        >
          <span className="h-2 w-px bg-line-strong" />
          {formatTick(tick)}
        </li>
      ))}
    </ol>
  )
}

interface PriceSliderProps {
  id: string
  price: number
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/** A slider with tick marks, which HOME-12 demands and the shared AmountSlider lacks. */
function PriceSlider({ id, price, onChange }: PriceSliderProps) {
  const ticksId = `${id}-ticks`
  return (
    <>
      <input
        id={id}
        type="range"
        min={PRICE_SLIDER.min}
        max={PRICE_SLIDER.max}
        step={PRICE_SLIDER.step}
        value={price}
        list={ticksId}
        onChange={onChange}
        aria-valuetext={formatPounds(price)}
        className="mt-4 block h-11 w-full accent-accent"
      />
      <datalist id={ticksId}>
        {TICK_PRICES.map((tick) => (
          <option key={tick} value={tick} label={formatTick(tick)} />
        ))}
      </datalist>
      <TickLabels />
    </>
  )
}

interface ResultProps {
  /** Ids of the controls, separated by spaces. */
  htmlFor: string
  price: number
  flatFeePounds: number
}

function Result({ htmlFor, price, flatFeePounds }: ResultProps) {
  const { lowFee, highFee, saving } = calculateSavings(price, flatFeePounds)
  return (
    <output
      htmlFor={htmlFor}
      aria-live="polite"
      className="grid content-start gap-4 border-line max-desktop:border-t max-desktop:pt-5 desktop:border-l desktop:pl-10"
    >
      <span className="block">
        <span className="block text-muted">An agent’s percentage fee</span>
        <span data-result="range" className="tabular block text-xl font-semibold">
          {formatPounds(lowFee)} to {formatPounds(highFee)}
        </span>
      </span>
      <span className="block">
        <span className="block text-muted">Our flat rate</span>
        <span data-result="rate" className="tabular block text-xl font-semibold">
          {formatPounds(flatFeePounds)}
        </span>
      </span>
      <span className="block">
        <span className="block text-muted">{saving < 0 ? 'Our rate is higher by' : 'You could save'}</span>
        <span data-result="saving" className="tabular block font-display text-5xl leading-tight text-accent">
          {formatPounds(Math.abs(saving))}
        </span>
      </span>
    </output>
  )
}

/** Compares the usual percentage fee with our flat rate, for a price set by slider or typed (HOME-11). */
export function PriceCalculator({ flatFeePounds }: { flatFeePounds: number }) {
  const id = useId()
  const [price, setPrice] = useState<number>(PRICE_SLIDER.initial)
  const [typedPrice, setTypedPrice] = useState(formatPounds(PRICE_SLIDER.initial))

  const handleSlide = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    setPrice(Number(currentTarget.value))
    setTypedPrice(formatPounds(Number(currentTarget.value)))
  }
  const handleTyping = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    setTypedPrice(currentTarget.value)
    const sliderPrice = parsePrice(currentTarget.value)
    // An amount between two steps of the slider may be half typed. It is rounded when the field loses the focus.
    const isOnStep = sliderPrice === parseAmount(currentTarget.value)
    if (sliderPrice !== null && isOnStep) setPrice(sliderPrice)
  }
  const commitTypedPrice = () => {
    const value = parsePrice(typedPrice) ?? price
    setPrice(value)
    setTypedPrice(formatPounds(value))
  }

  return (
    <div className="grid gap-6 rounded-lg border border-line bg-surface p-5 shadow-card tablet:p-8 desktop:grid-cols-[3fr_2fr] desktop:gap-12">
      <div>
        <div className="flex flex-wrap items-end justify-between gap-3">
          <label htmlFor={`${id}-slider`} className="text-lg font-semibold">
            Your home’s price
          </label>
          <div>
            <label htmlFor={`${id}-field`} className="sr-only">
              Your home’s price in pounds
            </label>
            <Input
              id={`${id}-field`}
              inputMode="numeric"
              value={typedPrice}
              onChange={handleTyping}
              onBlur={commitTypedPrice}
              className="tabular w-40 text-right text-lg font-semibold"
            />
          </div>
        </div>
        <PriceSlider id={`${id}-slider`} price={price} onChange={handleSlide} />
        <p className="mt-4 text-sm text-muted">
          From {formatPounds(PRICE_SLIDER.min)} to {formatPounds(PRICE_SLIDER.max)}. An agent’s usual fee is
          taken as 1.5% to 2.5% of the price, VAT included. Many charge less. The saving is the 2.5% figure
          less our flat rate.
        </p>
      </div>
      <Result htmlFor={`${id}-slider ${id}-field`} price={price} flatFeePounds={flatFeePounds} />
    </div>
  )
}
