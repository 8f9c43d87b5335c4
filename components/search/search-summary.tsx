'use client'

import { Icon } from '@/components/ui/icon'
import type { PlaceCandidate } from '@/lib/contract/search'
import { slugify } from '@/lib/format/slug'
import { createChips, formatLocationFilter, resetFilter } from '@/lib/search/summary'
import type { SearchState } from '@/lib/search/state'
import { SearchLink } from './search-link'

interface SearchSummaryProps {
  state: SearchState
  /** The place that was searched. */
  place: PlaceCandidate | null | undefined
  onSearch: (to: SearchState) => void
}

/** The search in one line: place, kind, and a chip for each filter, which removes that filter (design E1). */
export function SearchSummary({ state, place, onSearch }: SearchSummaryProps) {
  // The URL may write the place in its canonical form, 'southend-on-sea'.
  const isSameName = place && slugify(place.value) === slugify(state.location)
  const chips = createChips(state)
  return (
    <div className="flex min-w-0 grow items-center gap-2 overflow-x-auto py-1 [scrollbar-width:none]">
      <p className="shrink-0 whitespace-nowrap text-sm">
        <span className="inline-block max-w-[45vw] truncate align-bottom font-semibold tablet:max-w-72">
          {formatLocationFilter(isSameName ? place.value : state.location)}
        </span>
        <span className="text-muted"> · {state.kind === 'sale' ? 'buy' : 'rent'}</span>
      </p>
      {chips.length > 0 ? (
        <ul className="flex items-center gap-2" aria-label="Filters">
          {chips.map(({ filter, text }) => (
            <li key={filter}>
              <SearchLink
                to={resetFilter(state, filter)}
                onSearch={onSearch}
                aria-label={`${text}: remove this filter`}
                className="inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-full border border-line-strong bg-surface px-3 text-sm text-ink no-underline hover:border-accent hover:bg-accent-soft tablet:min-h-9"
              >
                {text}
                <Icon name="x" className="size-4 text-muted" />
              </SearchLink>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
