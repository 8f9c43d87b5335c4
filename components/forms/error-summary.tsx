'use client'

import { useEffect, useId, useRef } from 'react'

export interface SummaryLine {
  controlId: string
  message: string
}

/** The error summary of the GOV.UK design system. It takes the focus at every submit. */
export function ErrorSummary({ lines, submitCount }: { lines: SummaryLine[]; submitCount: number }) {
  const box = useRef<HTMLDivElement>(null)
  const heading = useId()
  useEffect(() => {
    if (submitCount > 0) box.current?.focus()
  }, [submitCount])
  if (lines.length === 0) return null
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      aria-labelledby={heading}
      className="rounded-md border-2 border-bad bg-surface p-4 outline-offset-2"
    >
      <h3 id={heading} className="font-sans text-lg font-semibold">
        There is a problem
      </h3>
      <ul className="mt-2 grid gap-1">
        {lines.map(({ controlId, message }) => (
          <li key={controlId}>
            <a
              href={`#${controlId}`}
              onClick={(event) => focusControl(event, controlId)}
              className="inline-flex min-h-6 items-center font-semibold text-bad"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Focuses the control. By itself the link would only scroll to it, and add a history entry. */
function focusControl(event: React.MouseEvent, controlId: string) {
  event.preventDefault()
  document.getElementById(controlId)?.focus()
}
