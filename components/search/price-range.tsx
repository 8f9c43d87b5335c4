'use client'

import Slider from 'rc-slider'
import { useEffect, useRef, useState } from 'react'
import type { ListingKind } from '@/lib/domain/listing-kind'
import { parsePounds } from '@/lib/domain/amount'
import { findPosition, describePrice, createPriceScale, findStop, type Stop } from '@/lib/search/price-scale'
import './price-range.css'

/** An end of the range. Each end has a select, a text field and a handle of the slider. */
type End = 'min' | 'max'
const selectNames: Record<End, string> = { min: 'price_filter_min', max: 'price_filter_max' }
const textFieldNames: Record<End, string> = { min: 'price_typed_min', max: 'price_typed_max' }

const findSelect = (element: HTMLElement | null, end: End): HTMLSelectElement | null => {
  const control = element?.closest('form')?.elements.namedItem(selectNames[end])
  return control instanceof HTMLSelectElement ? control : null
}

/** Reads the amount that is typed for an end, else the value of its select; null without a select. */
function readValue(kind: ListingKind, element: HTMLElement | null, end: End): string | null {
  const typedField = element?.closest('form')?.elements.namedItem(textFieldNames[end])
  const pounds = typedField instanceof HTMLInputElement ? parsePounds(kind, typedField.value) : null
  return pounds?.toString() ?? findSelect(element, end)?.value ?? null
}

/** A slider that sets the form's two price selects. Moving a handle replaces a typed amount. */
export function PriceRange({ kind, initial }: { kind: ListingKind; initial: Record<End, string> }) {
  const container = useRef<HTMLDivElement>(null)
  const [values, setValues] = useState(initial)
  const scale = createPriceScale(kind)
  const positions = { min: findPosition(scale.min, values.min), max: findPosition(scale.max, values.max) }

  useEffect(() => {
    const form = container.current?.closest('form')
    const readPrices = () =>
      setValues((previous) => ({
        min: readValue(kind, container.current, 'min') ?? previous.min,
        max: readValue(kind, container.current, 'max') ?? previous.max,
      }))
    readPrices()
    form?.addEventListener('change', readPrices)
    return () => form?.removeEventListener('change', readPrices)
  }, [kind])

  const selectStop = (end: End, stop: Stop | undefined) => {
    const select = findSelect(container.current, end)
    if (!select || !stop || values[end] === stop.value) return
    // Setting the value fires no event by itself.
    select.value = stop.value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }
  // The selected minimum may be above the maximum (REFINE-17); moving a handle puts them in order.
  const isCrossed = positions.min > positions.max
  const [low, high] = isCrossed ? [positions.max, positions.min] : [positions.min, positions.max]
  // The slider takes a function for each handle, from left to right.
  const formatters = [values.min, values.max].map((value) => () => describePrice(kind, value))
  const handleChange = (next: number | number[]) => {
    const [from = low, to = high] = Array.isArray(next) ? next : [next]
    if (from !== low || isCrossed) selectStop('min', findStop(scale.min, low, from))
    if (to !== high || isCrossed) selectStop('max', findStop(scale.max, high, to))
  }
  return (
    <div
      ref={container}
      role="group"
      aria-label={kind === 'sale' ? 'Price range' : 'Range of rents'}
      // Half the width of a handle, so that a handle at an end of the rail stays inside.
      className="px-5.5"
    >
      <Slider
        prefixCls="price-range"
        range
        allowCross={false}
        min={0}
        max={scale.lastPosition}
        value={[low, high]}
        onChange={handleChange}
        ariaLabelForHandle={['Lowest price', 'Highest price']}
        ariaValueTextFormatterForHandle={isCrossed ? formatters.toReversed() : formatters}
      />
    </div>
  )
}
