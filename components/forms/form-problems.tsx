'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { ErrorSummary, type SummaryLine } from './error-summary'

interface FormProblemsProps {
  lines: SummaryLine[]
  submitCount: number
  refusal: string | null
  /** The number of refusals since the page was loaded. It is 0 for a refusal that the server rendered. */
  refusalCount: number
  children?: ReactNode
}

/** The error summary and the refusal above the fields. Each takes the focus when it appears. */
export function FormProblems({ lines, submitCount, refusal, refusalCount, children }: FormProblemsProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusalCount > 0) box.current?.focus()
  }, [refusalCount])
  return (
    <>
      <ErrorSummary lines={lines} submitCount={submitCount} />
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
