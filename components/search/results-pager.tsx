'use client'

import { Pager } from '@/components/ui/pager'
import { countResultPages } from '@/lib/search/pager'
import type { SearchState } from '@/lib/search/state'
import { SearchLink } from './search-link'

interface ResultsPagerProps {
  state: SearchState
  total: number
  onSearch: (to: SearchState) => void
}

export function ResultsPager({ state, total, onSearch }: ResultsPagerProps) {
  return (
    <Pager
      label="Pages of results"
      page={state.page}
      last={countResultPages(total)}
      linkTo={(page, link) => <SearchLink {...link} to={{ ...state, page }} onSearch={onSearch} />}
    />
  )
}
