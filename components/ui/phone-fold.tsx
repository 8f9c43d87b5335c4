import type { ReactNode } from 'react'

interface PhoneFoldProps {
  /** A heading or a short text. */
  summary: ReactNode
  children: ReactNode
  /** Draws a frame around the fold on phones. */
  isFramed?: boolean
}

/**
 * Content that a phone folds under its summary. On wide screens phone-fold.css shows the content before
 * scripts run, and OpenFolds then opens the element.
 */
export function PhoneFold({ summary, children, isFramed = false }: PhoneFoldProps) {
  return (
    <details className={isFramed ? 'phone-fold framed' : 'phone-fold'}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
