import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** A collapsed section, as a `<details>` element that opens without JavaScript. */
export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="group mt-4">
      <summary className="flex min-h-11 list-none items-center gap-2 font-semibold text-accent [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden="true" className="size-4 group-open:rotate-180" />
        {summary}
      </summary>
      <div className="mt-2">{children}</div>
    </details>
  )
}
