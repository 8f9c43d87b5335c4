import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'

/** A collapsed section. It is a `<details>` element, so that it opens without JavaScript. */
export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="group mt-4">
      <summary className="flex min-h-11 list-none items-center gap-2 font-semibold text-accent [&::-webkit-details-marker]:hidden">
        <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
        {summary}
      </summary>
      <div className="mt-2">{children}</div>
    </details>
  )
}
