'use client'

import { useId } from 'react'
import { Field, Input } from '@/components/ui/field'
import { parseExactPounds } from '@/lib/domain/amount'
import { formatDecimal } from '@/lib/format/number'

export interface Bounds {
  min: number
  max: number
  step: number
}

type Unit = 'pounds' | 'percent' | 'years'

function parseDecimal(text: string): number | null {
  const digits = text.replace(/[,%]/g, '')
  const value = Number(digits)
  return digits !== '' && Number.isFinite(value) ? value : null
}

/** Parses a typed number such as '£12,500', '600k' or '4.5%'. Returns null for other texts and outside the bounds. */
export function parseNumber(text: string, unit: Unit, { min, max }: Bounds): number | null {
  const compactText = text.replace(/\s/g, '')
  const value = unit === 'pounds' ? parseExactPounds(compactText) : parseDecimal(compactText)
  return value !== null && value >= min && value <= max ? value : null
}

interface NumberFieldProps {
  label: string
  /** The typed text, valid or not. */
  text: string
  onText: (text: string) => void
  bounds: Bounds
  unit: Unit
  hasSlider?: boolean
}

const unitLabels = { pounds: '£', percent: '%', years: 'years' }

/** For example '£0 to £50,000', '0 to 15%' or '5 to 40 years'. */
function formatRange({ min, max }: Bounds, unit: Unit): string {
  if (unit === 'pounds') return `£${formatDecimal(min)} to £${formatDecimal(max)}`
  return `${formatDecimal(min)} to ${formatDecimal(max)}${unit === 'percent' ? '%' : ' years'}`
}

const formatForScreenReader = (value: number, unit: Unit): string =>
  unit === 'pounds' ? `£${formatDecimal(value)}` : `${formatDecimal(value)} ${unit}`

/** A text field for a number. Its slider never stands alone, because some people cannot drag (domain B7). */
export function NumberField({ label, text, onText, bounds, unit, hasSlider = true }: NumberFieldProps) {
  const id = useId()
  const value = parseNumber(text, unit, bounds)
  const isInvalid = value === null
  return (
    <div className="grid content-start gap-2">
      <Field
        id={id}
        label={`${label} (${unitLabels[unit]})`}
        error={isInvalid ? `Enter a number from ${formatRange(bounds, unit)}` : undefined}
      >
        <Input
          id={id}
          inputMode={unit === 'percent' ? 'decimal' : 'numeric'}
          autoComplete="off"
          value={text}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? `${id}-error` : undefined}
          onChange={(event) => onText(event.target.value)}
          className="tabular"
        />
      </Field>
      {hasSlider ? (
        <input
          type="range"
          aria-label={`${label}, slider`}
          aria-valuetext={formatForScreenReader(value ?? bounds.min, unit)}
          {...bounds}
          value={value ?? bounds.min}
          onChange={(event) => onText(event.target.value)}
          className="h-11 w-full accent-accent tablet:h-8"
        />
      ) : null}
    </div>
  )
}
