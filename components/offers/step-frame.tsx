'use client'

import { useId, type ReactNode } from 'react'
import { FormProblems } from '@/components/forms/form-problems'
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
  children: ReactNode
}

/** An action that has to be confirmed before it is sent. The `details` element opens without JavaScript too. */
export function StepFrame(props: StepFrameProps) {
  const { label, confirmLabel, isPrimary, explanation, formProps, problems, isSending, children } = props
  const explanationId = useId()
  const hasProblem = problems.refusal !== null || problems.lines.length > 0
  return (
    <details open={useProblemDetails(hasProblem)} className="open:basis-full">
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
        {children}
        <div>
          <Button type="submit" disabled={isSending} aria-busy={isSending}>
            {isSending ? 'Sending…' : confirmLabel}
          </Button>
        </div>
      </form>
    </details>
  )
}
