'use client'

import { CircleAlert, CircleCheck } from 'lucide-react'
import { ErrorSummary, type SummaryLine } from '@/components/forms/error-summary'
import { Button } from '@/components/ui/button'
import type { Outcome } from '@/components/forms/form-state'

interface FormStartProps {
  problems: { lines: SummaryLine[]; attempt: number }
  isRestored: boolean
}

/** The beginning of an account form: what stands in the way of sending it, and that typed values were put back after a login. */
export function FormStart({ problems: { lines, attempt }, isRestored }: FormStartProps) {
  return (
    <>
      <ErrorSummary attempt={attempt} lines={lines} />
      {isRestored ? (
        <p role="status" className="rounded-md border-l-4 border-note bg-note-soft p-4">
          You were logged out before this was saved. What you had typed is here again: please save it now.
        </p>
      ) : null}
    </>
  )
}

const icons = { good: CircleCheck, bad: CircleAlert }
const tones = {
  good: { box: 'bg-good-soft', icon: 'text-good' },
  bad: { box: 'bg-bad-soft', icon: 'text-bad' },
}

function Message({ tone, children }: { tone: keyof typeof tones; children: string }) {
  const Icon = icons[tone]
  return (
    <p className={`mb-4 flex items-start gap-2 rounded-md ${tones[tone].box} p-3 font-semibold`}>
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${tones[tone].icon}`} /> {children}
    </p>
  )
}

interface FormEndProps {
  label: string
  /** The button's label while the form is sent. */
  busyLabel: string
  outcome: Outcome | null
  refusal: string | null
  isSending: boolean
  isDangerous?: boolean
}

/**
 * The end of an account form: its outcome and its button. The button is never disabled, because a
 * disabled button loses the focus; the form itself is sent once at a time.
 */
export function FormEnd({
  label,
  busyLabel,
  outcome,
  refusal,
  isSending,
  isDangerous = false,
}: FormEndProps) {
  return (
    <div className="justify-self-start">
      <div role="status">{outcome ? <Message tone="good">{outcome.message}</Message> : null}</div>
      <div role="alert">{refusal ? <Message tone="bad">{refusal}</Message> : null}</div>
      <Button
        type="submit"
        aria-disabled={isSending || undefined}
        aria-busy={isSending || undefined}
        className={isDangerous ? 'border-bad! bg-bad! hover:opacity-90' : undefined}
      >
        {isSending ? busyLabel : label}
      </Button>
    </div>
  )
}
