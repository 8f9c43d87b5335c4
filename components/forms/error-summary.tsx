'use client'

import { useEffect, useId, useRef } from 'react'

export interface SummaryLine {
  /** Id of the control. */
  id: string
  message: string
}

/**
 * GOV.UK's error summary: each line is a link to its control. It takes the focus at every attempt.
 * @param attempt number of attempts to send
 */
export function ErrorSummary({ lines, attempt }: { lines: SummaryLine[]; attempt: number }) {
  const box = useRef<HTMLDivElement>(null)
  const heading = useId()
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
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
        {lines.map(({ id, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => focusOn(event, id)}
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

/** Focuses the control; the browser's own jump would only scroll, and add an entry to the history. */
function focusOn(event: React.MouseEvent, id: string) {
  event.preventDefault()
  document.getElementById(id)?.focus()
}
