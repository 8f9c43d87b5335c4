'use client'

import { ErrorSummary, type SummaryLine } from '@/components/forms/error-summary'
import { RestoredNote } from '@/components/forms/restored-note'
import { Button } from '@/components/ui/button'
import type { Outcome } from '@/components/forms/form-state'
import { Icon } from '@/components/ui/icon'

interface FormHeaderProps {
  problems: { lines: SummaryLine[]; submitCount: number }
  isRestored: boolean
}

/** The top of an account form: the error summary, and a note if a draft was restored after a login. */
export function FormHeader({ problems: { lines, submitCount }, isRestored }: FormHeaderProps) {
  return (
    <>
      <ErrorSummary submitCount={submitCount} lines={lines} />
      {isRestored ? <RestoredNote action="save" /> : null}
    </>
  )
}

const icons = { good: 'circle-check', bad: 'circle-alert' } as const
const tones = {
  good: { box: 'bg-good-soft', icon: 'text-good' },
  bad: { box: 'bg-bad-soft', icon: 'text-bad' },
}

function Message({ tone, children }: { tone: keyof typeof tones; children: string }) {
  return (
    <p className={`mb-4 flex items-start gap-2 rounded-md ${tones[tone].box} p-3 font-semibold`}>
      <Icon name={icons[tone]} className={`mt-0.5 size-5 shrink-0 ${tones[tone].icon}`} /> {children}
    </p>
  )
}

interface FormFooterProps {
  label: string
  busyLabel: string
  outcome: Outcome | null
  refusal: string | null
  isSending: boolean
  isDangerous?: boolean
}

/** The button is never disabled, as that would lose the focus. `useOneAtATime` ignores a second press. */
export function FormFooter({
  label,
  busyLabel,
  outcome,
  refusal,
  isSending,
  isDangerous = false,
}: FormFooterProps) {
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
