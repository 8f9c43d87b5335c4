import { classNames } from '@/components/ui/class-names'
import type { PageSection } from '@/lib/config/page-text'
import { RichText } from './rich-text'

const columnClasses = {
  2: 'tablet:grid-cols-2',
  3: 'tablet:grid-cols-3',
} as const

/** Steps, each with number, heading and text, in `columns` columns on a wide screen. */
export function NumberedSteps({
  steps,
  columns,
}: {
  steps: readonly PageSection[]
  columns: keyof typeof columnClasses
}) {
  return (
    <ol className={classNames('grid gap-x-8 gap-y-7', columnClasses[columns])}>
      {steps.map(({ heading, html }, index) => (
        <li key={heading} className="flex gap-4">
          <span
            aria-hidden="true"
            className="flex size-10 shrink-0 items-center justify-center rounded-full bg-accent font-display text-lg text-on-accent"
          >
            {index + 1}
          </span>
          <div className="min-w-0 pt-1">
            <h3>{heading}</h3>
            <RichText html={html} className="mt-1 text-muted" />
          </div>
        </li>
      ))}
    </ol>
  )
}
