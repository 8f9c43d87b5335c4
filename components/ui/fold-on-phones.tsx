import type { ReactNode } from 'react'

interface FoldOnPhonesProps {
  /** A heading or a short text. */
  summary: ReactNode
  children: ReactNode
  /** Draws a frame around the fold on phones. */
  isFramed?: boolean
}

/** On wide screens phone-fold.css shows the content before scripts run; OpenFolds then opens the element. */
export function FoldOnPhones({ summary, children, isFramed = false }: FoldOnPhonesProps) {
  return (
    <details className={isFramed ? 'phone-fold framed' : 'phone-fold'}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
