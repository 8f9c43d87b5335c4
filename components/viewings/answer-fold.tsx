'use client'

import type { ReactNode } from 'react'
import { useProblemDetails } from '@/components/forms/use-problem-details'
import { Icon } from '@/components/ui/icon'

const summaryClass =
  'flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 font-semibold ' +
  '[&::-webkit-details-marker]:hidden'

interface AnswerFoldProps {
  label: string
  problems: { refusal: string | null; lines: readonly unknown[] }
  /** Whether the form shows the values that were typed before a login. */
  isRestored: boolean
  children: ReactNode
}

/** A form that is collapsed until the user opens it, or until it has a problem or a restored draft to show. */
export function AnswerFold({ label, problems, isRestored, children }: AnswerFoldProps) {
  const mustBeOpen = problems.refusal !== null || problems.lines.length > 0 || isRestored
  return (
    <details
      className="group rounded-lg border border-line bg-surface px-4"
      open={useProblemDetails(mustBeOpen)}
    >
      <summary className={summaryClass}>
        {label} <Icon name="chevron-down" className="size-5 group-open:rotate-180" />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  )
}
