import type { ReactNode } from 'react'

interface PhoneFoldProps {
  /** A heading or a short text. */
  summary: ReactNode
  children: ReactNode
  /** Draws a frame around it on phones. */
  isFramed?: boolean
}

/**
 * A part of a page that phones show folded, and wide screens open. phone-fold.css shows the content there before
 * scripts run; OpenFolds then opens the element itself, for assistive technology and older browsers.
 */
export function PhoneFold({ summary, children, isFramed = false }: PhoneFoldProps) {
  return (
    <details className={isFramed ? 'phone-fold framed' : 'phone-fold'}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
