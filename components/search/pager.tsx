'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import { classNames } from '@/components/ui/class-names'
import { pageCount, pageNumbers } from '@/lib/search/pager'
import type { SearchState } from '@/lib/search/state'
import { StateLink } from './state-link'

interface PagerProps {
  state: SearchState
  total: number
  go: (to: SearchState) => void
}

const box = 'tabular inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-sm border px-2 no-underline'
const link = 'border-line bg-surface text-accent hover:border-accent hover:bg-accent-soft'

/** Pages of a list as real links (SALES-11, D-80): the one in view, its neighbours, the ends. */
export function Pager({ state, total, go }: PagerProps) {
  const numbers = pageNumbers(state.page, total)
  if (numbers.length === 0) return null
  const at = (page: number) => ({ ...state, page })
  const last = pageCount(total)
  return (
    <nav aria-label="Pages of results" className="mt-8">
      <ul className="flex flex-wrap items-center justify-center gap-1.5">
        {state.page > 1 ? (
          <li>
            <StateLink to={at(Math.min(state.page - 1, last))} go={go} rel="prev" className={classNames(box, link, 'px-3')}>
              <ChevronLeft aria-hidden="true" className="size-4" /> Previous
            </StateLink>
          </li>
        ) : null}
        {numbers.map((page, index) => (
          <li key={page} className="flex items-center gap-1.5">
            {page - (numbers[index - 1] ?? page - 1) > 1 ? <span aria-hidden="true" className="text-muted">…</span> : null}
            <StateLink
              to={at(page)}
              go={go}
              aria-label={`Page ${page}`}
              aria-current={page === state.page ? 'page' : undefined}
              className={classNames(box, page === state.page ? 'border-accent bg-accent font-semibold text-on-accent' : link)}
            >
              {page}
            </StateLink>
          </li>
        ))}
        {state.page < last ? (
          <li>
            <StateLink to={at(state.page + 1)} go={go} rel="next" className={classNames(box, link, 'px-3')}>
              Next <ChevronRight aria-hidden="true" className="size-4" />
            </StateLink>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}
