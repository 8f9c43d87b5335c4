import { ChevronRight } from 'lucide-react'
import Link from 'next/link'

export interface Crumb {
  name: string
  /** Absent on the page itself. */
  href?: string
}

/** The trail from Home to this page (STATIC-01, SALES-03). */
export function Breadcrumb({ trail }: { trail: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="wrap-page py-3 text-sm text-muted">
      <ol className="flex flex-wrap gap-x-2">
        {[{ name: 'Home', href: '/' }, ...trail].map((crumb, index) => (
          <li key={`${index}-${crumb.name}`} className="flex min-w-0 gap-x-2 wrap-anywhere">
            {index > 0 ? <ChevronRight aria-hidden="true" className="mt-1.5 size-3 shrink-0" /> : null}
            {crumb.href ? <Link href={crumb.href} className="text-muted underline hover:text-accent">{crumb.name}</Link> : <span aria-current="page">{crumb.name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
