'use client'

import Slider from 'rc-slider'
import { useEffect, useRef, useState } from 'react'
import type { ListingKind } from '@/lib/config/routes'
import { placeOf, priceInWords, priceScale, stopFor, type Stop } from '@/lib/search/price-scale'
import './price-range.css'

type End = 'min' | 'max'
const names: Record<End, string> = { min: 'price_filter_min', max: 'price_filter_max' }

const selectOf = (inside: HTMLElement | null, end: End): HTMLSelectElement | null => {
  const control = inside?.closest('form')?.elements.namedItem(names[end])
  return control instanceof HTMLSelectElement ? control : null
}

/**
 * The price as a range with two handles, beside the two selects of its form. They stay the truth:
 * it shows what they say, and a moved handle chooses there, as a person would.
 */
export default function PriceRange({ kind, initial }: { kind: ListingKind; initial: Record<End, string> }) {
  const box = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState(initial)
  const scale = priceScale(kind)
  const shown = { min: placeOf(scale.min, chosen.min), max: placeOf(scale.max, chosen.max) }

  useEffect(() => {
    const form = box.current?.closest('form')
    const read = () =>
      setChosen((before) => ({
        min: selectOf(box.current, 'min')?.value ?? before.min,
        max: selectOf(box.current, 'max')?.value ?? before.max,
      }))
    read()
    form?.addEventListener('change', read)
    return () => form?.removeEventListener('change', read)
  }, [])

  const choose = (end: End, stop: Stop | undefined) => {
    const select = selectOf(box.current, end)
    if (!select || !stop || select.value === stop.value) return
    select.value = stop.value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }
  // The selects may have been crossed (REFINE-17); the slider has its handles in order, and puts them so when moved.
  const isCrossed = shown.min > shown.max
  const [low, high] = isCrossed ? [shown.max, shown.min] : [shown.min, shown.max]
  const words = [chosen.min, chosen.max].map((value) => () => priceInWords(kind, value))
  const onChange = (places: number | number[]) => {
    const [from = low, to = high] = Array.isArray(places) ? places : [places]
    if (from !== low || isCrossed) choose('min', stopFor(scale.min, low, from))
    if (to !== high || isCrossed) choose('max', stopFor(scale.max, high, to))
  }
  return (
    <div
      ref={box}
      role="group"
      aria-label={kind === 'sale' ? 'Price range' : 'Range of rents'}
      className="px-5.5"
    >
      <Slider
        prefixCls="price-range"
        range
        allowCross={false}
        min={0}
        max={scale.last}
        value={[low, high]}
        onChange={onChange}
        ariaLabelForHandle={['Lowest price', 'Highest price']}
        ariaValueTextFormatterForHandle={isCrossed ? words.toReversed() : words}
      />
    </div>
  )
}
