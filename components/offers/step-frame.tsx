'use client'

import { useId, type ReactNode } from 'react'
import { FormProblems } from '@/components/forms/form-problems'
import { RestoredNote } from '@/components/forms/restored-note'
import { useFocusAfterSending } from '@/components/forms/use-focus-after-sending'
import { useProblemDetails } from '@/components/forms/use-problem-details'
import { Button, buttonClass } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'

interface StepFrameProps {
  /** Label of the button that opens the confirmation, such as 'Accept £240,000'. */
  label: string
  confirmLabel: string
  isPrimary: boolean
  explanation: string
  formProps: object
  problems: Parameters<typeof FormProblems>[0]
  isSending: boolean
  /** Whether the form shows the values that were typed before a login. */
  isRestored: boolean
  children: ReactNode
}

/** An action that has to be confirmed before it is sent. The `details` element opens without JavaScript too. */
export function StepFrame(props: StepFrameProps) {
  const {
    label,
    confirmLabel,
    isPrimary,
    explanation,
    formProps,
    problems,
    isSending,
    isRestored,
    children,
  } = props
  const explanationId = useId()
  const mustBeOpen = problems.refusal !== null || problems.lines.length > 0 || isRestored
  const button = useFocusAfterSending(isSending)
  return (
    <details open={useProblemDetails(mustBeOpen)} className="open:basis-full">
      <summary
        className={classNames(
          buttonClass(isPrimary ? 'primary' : 'secondary'),
          'w-fit cursor-pointer list-none [&::-webkit-details-marker]:hidden',
        )}
      >
        {label}
      </summary>
      <form
        {...formProps}
        aria-describedby={explanationId}
        className="mt-3 grid max-w-xl gap-4 rounded-md border border-line-strong p-4"
      >
        <p id={explanationId}>{explanation}</p>
        <FormProblems {...problems} />
        {isRestored ? <RestoredNote action="send" /> : null}
        {children}
        <div>
          <Button ref={button} type="submit" disabled={isSending} aria-busy={isSending}>
            {isSending ? 'Sending…' : confirmLabel}
          </Button>
        </div>
      </form>
    </details>
  )
}
