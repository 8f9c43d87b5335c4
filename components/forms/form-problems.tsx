'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { ErrorSummary, type SummaryLine } from './error-summary'

interface FormProblemsProps {
  lines: SummaryLine[]
  /** Grows with each attempt to send. */
  attempt: number
  /** Why the agency would not have it, in words; null when it was not asked, or agreed. */
  refusal: string | null
  /** Grows with each refusal; 0 for one that came with the page. */
  refusals: number
  /** What somebody can do about a refusal. */
  children?: ReactNode
}

/** What stands between a form and its sending, above its fields; it takes the focus when it comes. */
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
