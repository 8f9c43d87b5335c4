'use client'

import { CircleAlert, CircleCheck } from 'lucide-react'
import { Button } from '@/components/ui/button'
import type { OwnForm } from './use-own-form'

interface FormEndProps {
  label: string
  /** The button's words while it is on its way. */
  busy: string
  form: OwnForm
  danger?: boolean
}

/**
 * The end of a form: what came of it, and its button. The button is never disabled, as a button
 * that loses its focus under the hand is a trap; sending twice is held back by the form itself.
 */
export function FormEnd({ label, busy, form: { isSending, outcome }, danger = false }: FormEndProps) {
  return (
    <div className="justify-self-start">
      <div role="status">
        {outcome?.ok ? (
          <p className="mb-4 flex items-start gap-2 rounded-md bg-good-soft p-3 font-semibold">
            <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-good" /> {outcome.message}
          </p>
        ) : null}
      </div>
      <div role="alert">
        {outcome && !outcome.ok ? (
          <p className="mb-4 flex items-start gap-2 rounded-md bg-bad-soft p-3 font-semibold">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-bad" /> {outcome.message}
          </p>
        ) : null}
      </div>
      <Button
        type="submit"
        aria-disabled={isSending || undefined}
        aria-busy={isSending || undefined}
        className={danger ? 'border-bad! bg-bad! hover:opacity-90' : undefined}
      >
        {isSending ? busy : label}
      </Button>
    </div>
  )
}
