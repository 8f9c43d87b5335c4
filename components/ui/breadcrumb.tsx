'use client'

import { InternalLink } from './internal-link'

export interface Crumb {
  name: string
  /** Absent for the current page. */
  href?: string
}

/** The arrow is an SVG, because the subset fonts lack its character, and another 20 kB font would be loaded. */
const Separator = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 6 10"
    className="mt-[0.5em] h-2.5 w-1.5 shrink-0 fill-none stroke-current"
  >
    <path d="m1 1 4 4-4 4" />
  </svg>
)

/** The pseudo-element makes the touch target 44 px high without changing the layout. */
const linkClass =
  'relative text-muted underline hover:text-accent ' +
  'after:absolute after:-inset-x-1 after:-inset-y-3 tablet:after:content-none'

/** A client component, so that the RSC payload holds the trail and not its elements (STATIC-01, SALES-03, P2b). */
export function Breadcrumb({ trail }: { trail: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="wrap-page py-3 text-sm leading-6 text-muted">
      <ol className="flex flex-wrap gap-x-2 gap-y-1">
        {[{ name: 'Home', href: '/' }, ...trail].map((crumb, index) => (
          <li key={`${index}-${crumb.name}`} className="flex min-w-0 gap-x-2 wrap-anywhere">
            {index > 0 ? <Separator /> : null}
            {crumb.href ? (
              <InternalLink href={crumb.href} className={linkClass}>
                {crumb.name}
              </InternalLink>
            ) : (
              <span aria-current="page">{crumb.name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
