'use client'

import { useId } from 'react'
import { Field, Input } from '@/components/ui/field'
import { formatDecimal } from '@/lib/format/number'

export interface Bounds {
  min: number
  max: number
  step: number
}

/** Parses a typed number, with or without commas and a pound sign; null for one outside the bounds. */
export function parseNumber(text: string, { min, max }: Bounds): number | null {
  const bare = text.replace(/[£,%\s]/g, '')
  const value = Number(bare)
  return bare !== '' && Number.isFinite(value) && value >= min && value <= max ? value : null
}

const shown = (value: number) => formatDecimal(value)

interface NumberFieldProps {
  label: string
  /** The text as it was typed. */
  text: string
  onText: (text: string) => void
  bounds: Bounds
  unit: 'pounds' | 'percent' | 'years'
  /** False for a field without a slider. */
  slider?: boolean
}

const unitWords = { pounds: '£', percent: '%', years: 'years' }

/** A number field with a slider; dragging is never the only way (domain B7). */
export function NumberField({ label, text, onText, bounds, unit, slider = true }: NumberFieldProps) {
  const id = useId()
  const value = parseNumber(text, bounds)
  const range =
    unit === 'pounds'
      ? `£${shown(bounds.min)} to £${shown(bounds.max)}`
      : `${shown(bounds.min)} to ${shown(bounds.max)}${unit === 'percent' ? '%' : ' years'}`
  return (
    <div className="grid content-start gap-2">
      <Field
        id={id}
        label={`${label} (${unitWords[unit]})`}
        error={value === null ? `Enter a number from ${range}` : undefined}
      >
        <Input
          id={id}
          inputMode={unit === 'percent' ? 'decimal' : 'numeric'}
          autoComplete="off"
          value={text}
          aria-invalid={value === null || undefined}
          aria-describedby={value === null ? `${id}-error` : undefined}
          onChange={(event) => onText(event.target.value)}
          className="tabular"
        />
      </Field>
      {slider ? (
        <input
          type="range"
          aria-label={`${label}, slider`}
          aria-valuetext={
            unit === 'pounds'
              ? `£${shown(value ?? bounds.min)}`
              : `${shown(value ?? bounds.min)} ${unit === 'percent' ? 'percent' : 'years'}`
          }
          {...bounds}
          value={value ?? bounds.min}
          onChange={(event) => onText(event.target.value)}
          className="h-11 w-full accent-accent tablet:h-8"
        />
      ) : null}
    </div>
  )
}
