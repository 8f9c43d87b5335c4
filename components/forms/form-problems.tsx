'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { ErrorSummary, type SummaryLine } from './error-summary'

interface FormProblemsProps {
  lines: SummaryLine[]
  /** Number of attempts to send. */
  attempt: number
  /** The message of a refusal or a failure; null when there is none. */
  refusal: string | null
  /** Number of refusals; 0 for one that came with the page. */
  refusals: number
  /** What can be done about a refusal. */
  children?: ReactNode
}

/** The error summary and the refusal, above the fields; each takes the focus when it appears. */
export function FormProblems({ lines, attempt, refusal, refusals, children }: FormProblemsProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusals > 0) box.current?.focus()
  }, [refusals])
  return (
    <>
      <ErrorSummary lines={lines} attempt={attempt} />
      {refusal === null ? null : (
        <div
          ref={box}
          tabIndex={-1}
          className="rounded-md border-l-4 border-bad bg-bad-soft p-4 outline-offset-2"
        >
          <p role="alert" className="font-semibold">
            {refusal}
          </p>
          {children}
        </div>
      )}
    </>
  )
}
