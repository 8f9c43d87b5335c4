'use client'

import { Pager as Pages } from '@/components/ui/pager'
import { pageCount } from '@/lib/search/pager'
import type { SearchState } from '@/lib/search/state'
import { StateLink } from './state-link'

interface PagerProps {
  state: SearchState
  total: number
  go: (to: SearchState) => void
}

/** Pages of a list of results; a plain click replaces the list in place. */
export function Pager({ state, total, go }: PagerProps) {
  return (
    <Pages
      label="Pages of results"
      page={state.page}
      last={pageCount(total)}
      linkTo={(page, link) => <StateLink {...link} to={{ ...state, page }} go={go} />}
    />
  )
}
