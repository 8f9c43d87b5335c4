'use client'

import { useId, useState, type ChangeEvent } from 'react'
import { formatPounds } from '@/lib/format/money'
import { Field, Input } from './field'

interface AmountSliderProps {
  label: string
  min: number
  max: number
  /** Step of the slider in pounds. A typed amount may lie between two steps. */
  step: number
  value: number
  onChange: (value: number) => void
}

/** Parses a typed amount into whole pounds; null when it is not a number. */
const parseAmount = (text: string): number | null => {
  const digits = text.replace(/[£,\s]/g, '')
  return /^\d+(\.\d+)?$/.test(digits) ? Math.round(Number(digits)) : null
}

/**
 * A slider with a text field, because dragging must not be the only way to set the amount (WCAG 2.5.7). On
 * blur an amount out of range becomes the nearest bound.
 */
export function AmountSlider({ label, min, max, step, value, onChange }: AmountSliderProps) {
  const id = useId()
  /** The text of the field while it is being typed; null otherwise. */
  const [draft, setDraft] = useState<string | null>(null)

  const handleTyping = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    setDraft(currentTarget.value)
    const amount = parseAmount(currentTarget.value)
    if (amount !== null && amount >= min && amount <= max) onChange(amount)
  }
  const commitDraft = () => {
    const amount = parseAmount(draft ?? '')
    if (amount !== null) onChange(Math.min(max, Math.max(min, amount)))
    setDraft(null)
  }
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <label htmlFor={`${id}-slider`} className="text-lg font-semibold">
          {label}
        </label>
        <Field id={`${id}-field`} label={<span className="sr-only">{label} in pounds</span>}>
          <Input
            id={`${id}-field`}
            inputMode="numeric"
            autoComplete="off"
            value={draft ?? formatPounds(value)}
            onChange={handleTyping}
            onBlur={commitDraft}
            className="tabular w-40 text-right text-lg font-semibold"
          />
        </Field>
      </div>
      <input
        id={`${id}-slider`}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={({ currentTarget }) => {
          setDraft(null)
          onChange(Number(currentTarget.value))
        }}
        aria-valuetext={formatPounds(value)}
        className="block h-11 w-full accent-accent"
      />
      <p aria-hidden="true" className="flex justify-between text-sm text-muted">
        <span>{formatPounds(min)}</span>
        <span>{formatPounds(max)}</span>
      </p>
    </div>
  )
}
