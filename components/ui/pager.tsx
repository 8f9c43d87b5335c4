import type { ReactNode } from 'react'
import { listPageNumbersToLink } from '@/lib/format/pages'
import { classNames } from './class-names'
import { Icon } from './icon'

/** Props of the link to a page; the caller's `linkTo` adds the URL. */
interface PagerLinkProps {
  rel?: 'prev' | 'next'
  'aria-label'?: string
  'aria-current'?: 'page'
  className: string
  children: ReactNode
}

interface PagerProps {
  /** Accessible name of the navigation. */
  label: string
  /** The current page, from 1. */
  page: number
  last: number
  linkTo: (page: number, link: PagerLinkProps) => ReactNode
}

const linkClass =
  'tabular inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-sm border px-2 no-underline'
const otherPageClass = 'border-line bg-surface text-accent hover:border-accent hover:bg-accent-soft'
const currentPageClass = 'border-accent bg-accent font-semibold text-on-accent'

/** Whether page numbers are left out before a link. The pager then shows '…'. */
function hasGapBefore(numbers: number[], index: number): boolean {
  const previous = numbers[index - 1]
  const current = numbers[index]
  return previous !== undefined && current !== undefined && current - previous > 1
}

/** Links to the current page of a list, its neighbours, the first and the last (NEWS-04, SALES-11, D-80). */
export function Pager({ label, page, last, linkTo }: PagerProps) {
  const numbers = listPageNumbersToLink(page, last)
  if (numbers.length === 0) return null
  return (
    <nav aria-label={label} className="mt-8">
      <ul className="flex flex-wrap items-center justify-center gap-1.5">
        {page > 1 ? (
          <li>
            {/* `page` comes from the URL and may be beyond the last page. */}
            {linkTo(Math.min(page - 1, last), {
              rel: 'prev',
              className: classNames(linkClass, otherPageClass, 'px-3'),
              children: (
                <>
                  <Icon name="chevron-left" className="size-4" /> Previous
                </>
              ),
            })}
          </li>
        ) : null}
        {numbers.map((number, index) => (
          <li key={number} className="flex items-center gap-1.5">
            {hasGapBefore(numbers, index) ? (
              <span aria-hidden="true" className="text-muted">
                …
              </span>
            ) : null}
            {linkTo(number, {
              'aria-label': `Page ${number}`,
              'aria-current': number === page ? 'page' : undefined,
              className: classNames(linkClass, number === page ? currentPageClass : otherPageClass),
              children: number,
            })}
          </li>
        ))}
        {page < last ? (
          <li>
            {linkTo(page + 1, {
              rel: 'next',
              className: classNames(linkClass, otherPageClass, 'px-3'),
              children: (
                <>
                  Next <Icon name="chevron-right" className="size-4" />
                </>
              ),
            })}
          </li>
        ) : null}
      </ul>
    </nav>
  )
}
