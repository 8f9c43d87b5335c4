import type { ComponentProps, ReactNode } from 'react'
import { Field, Input, Select, Textarea } from '@/components/ui/field'

interface FieldProps {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string
}

export function getAriaProps({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  const descriptions = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean)
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': descriptions.length > 0 ? descriptions.join(' ') : undefined,
  }
}

export function TextField({ label, hint, error, id, ...input }: FieldProps & ComponentProps<'input'>) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <Input {...getAriaProps({ id, hint, error })} {...input} />
    </Field>
  )
}

export function TextAreaField({ label, hint, error, id, ...area }: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <Textarea rows={6} {...getAriaProps({ id, hint, error })} {...area} />
    </Field>
  )
}

export function SelectField({ label, hint, error, id, ...select }: FieldProps & ComponentProps<'select'>) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <Select {...getAriaProps({ id, hint, error })} {...select} />
    </Field>
  )
}

export function CheckboxField({ label, error, id, ...input }: FieldProps & ComponentProps<'input'>) {
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
          {...getAriaProps({ id, error })}
          {...input}
          className="mt-0.5 size-6 shrink-0 accent-accent"
        />
        <label htmlFor={id}>{label}</label>
      </div>
    </div>
  )
}
