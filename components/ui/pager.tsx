import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { pageLinks } from '@/lib/format/pages'
import { classNames } from './class-names'

/** What a link of the pager carries; who draws it adds the address. */
export interface PagerLink {
  rel?: 'prev' | 'next'
  'aria-label'?: string
  'aria-current'?: 'page'
  className: string
  children: ReactNode
}

interface PagerProps {
  /** Name of the navigation, for readers. */
  label: string
  page: number
  last: number
  linkTo: (page: number, link: PagerLink) => ReactNode
}

const box =
  'tabular inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-sm border px-2 no-underline'
const plain = 'border-line bg-surface text-accent hover:border-accent hover:bg-accent-soft'
const here = 'border-accent bg-accent font-semibold text-on-accent'

/** Pages of a list as real links (NEWS-04, SALES-11, D-80): the one in view, its neighbours, the ends. */
export function Pager({ label, page, last, linkTo }: PagerProps) {
  const numbers = pageLinks(page, last)
  if (numbers.length === 0) return null
  return (
    <nav aria-label={label} className="mt-8">
      <ul className="flex flex-wrap items-center justify-center gap-1.5">
        {page > 1 ? (
          <li>
            {linkTo(Math.min(page - 1, last), {
              rel: 'prev',
              className: classNames(box, plain, 'px-3'),
              children: (
                <>
                  <ChevronLeft aria-hidden="true" className="size-4" /> Previous
                </>
              ),
            })}
          </li>
        ) : null}
        {numbers.map((number, index) => (
          <li key={number} className="flex items-center gap-1.5">
            {number - (numbers[index - 1] ?? number - 1) > 1 ? (
              <span aria-hidden="true" className="text-muted">
                …
              </span>
            ) : null}
            {linkTo(number, {
              'aria-label': `Page ${number}`,
              'aria-current': number === page ? 'page' : undefined,
              className: classNames(box, number === page ? here : plain),
              children: number,
            })}
          </li>
        ))}
        {page < last ? (
          <li>
            {linkTo(page + 1, {
              rel: 'next',
              className: classNames(box, plain, 'px-3'),
              children: (
                <>
                  Next <ChevronRight aria-hidden="true" className="size-4" />
                </>
              ),
            })}
          </li>
        ) : null}
      </ul>
    </nav>
  )
}
