import type { ComponentProps, ReactNode } from 'react'
import { Field, Input, Select, Textarea } from '@/components/ui/field'

interface Labelled {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string
}

/** Ties a control to its hint and its error for screen readers. */
export const ariaProps = ({ id, hint, error }: Pick<Labelled, 'id' | 'hint' | 'error'>) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby':
    [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined,
})

/** A line of text with its label, hint and error. */
export function TextField({ label, hint, error, id, ...input }: Labelled & ComponentProps<'input'>) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <Input {...ariaProps({ id, hint, error })} {...input} />
    </Field>
  )
}

/** Several lines of text with their label, hint and error. */
export function TextArea({ label, hint, error, id, ...area }: Labelled & ComponentProps<'textarea'>) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <Textarea rows={6} {...ariaProps({ id, hint, error })} {...area} />
    </Field>
  )
}

/** A select with its label, hint and error. */
export function Choice({ label, hint, error, id, ...select }: Labelled & ComponentProps<'select'>) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <Select {...ariaProps({ id, hint, error })} {...select} />
    </Field>
  )
}

/** A checkbox with its label beside it. */
export function Tick({ label, error, id, ...input }: Labelled & ComponentProps<'input'>) {
  return (
    <div className="grid gap-1">
      {error ? (
        <p id={`${id}-error`} className="text-sm font-semibold text-bad">
          {error}
        </p>
      ) : null}
      <div className="flex items-start gap-3">
        <input
          type="checkbox"
          {...ariaProps({ id, error })}
          {...input}
          className="mt-0.5 size-6 shrink-0 accent-accent"
        />
        <label htmlFor={id}>{label}</label>
      </div>
    </div>
  )
}
