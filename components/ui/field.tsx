import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names'

const controlClass =
  'w-full min-h-11 rounded-sm border border-line-strong bg-surface px-3 py-2 text-base text-ink ' +
  'placeholder:text-muted aria-[invalid=true]:border-bad aria-[invalid=true]:border-2 disabled:bg-sunken'

/** A form field: label, hint, error and control, in the order of the GOV.UK Design System. */
export function Field({
  id,
  label,
  hint,
  error,
  children,
  className,
}: {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string
  children: ReactNode
  className?: string
}) {
  return (
    <div className={classNames('grid gap-1', className)}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="text-sm font-semibold text-bad">
          {error}
        </p>
      ) : null}
      {children}
    </div>
  )
}

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input className={classNames(controlClass, className)} {...props} />
}

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea className={classNames(controlClass, className)} {...props} />
}

export function Select({ className, ...props }: ComponentProps<'select'>) {
  return <select className={classNames(controlClass, 'pr-2', className)} {...props} />
}
