'use client'

import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import type { PlaceCandidate } from '@/lib/contract/search'
import { slugify } from '@/lib/format/slug'
import { createChips, formatLocationFilter, removeChip } from '@/lib/search/summary'
import { ANY_LOCATION, type SearchState } from '@/lib/search/state'
import { SearchLink } from './search-link'

interface SearchSummaryProps {
  state: SearchState
  /** The place that was searched. */
  place: PlaceCandidate | null | undefined
  onSearch: (to: SearchState) => void
}

/** The search in one line: place, kind, and a chip for each filter, which removes that filter (design E1). */
export function SearchSummary({ state, place, onSearch }: SearchSummaryProps) {
  // The URL may spell the place as a slug, such as 'southend-on-sea'; the summary then shows its name.
  const isSameName = place && slugify(place.value) === slugify(state.location)
  const chips = createChips(state)
  const isDrawnOnly = state.area !== '' && state.location === ANY_LOCATION
  // Several chips scroll sideways. The chip of a drawn area alone is never cut off, because the font may be the wider
  // fallback: the buttons beside it wrap instead.
  const basisClass = isDrawnOnly && chips.length === 1 ? 'basis-auto' : 'basis-36'
  return (
    <div
      className={classNames(
        'flex min-w-0 flex-1 items-center gap-2 overflow-x-auto py-1 [scrollbar-width:none] tablet:flex-wrap',
        basisClass,
      )}
    >
      <p className="shrink-0 whitespace-nowrap text-sm">
        {/* On a phone the chip of a drawn area would not fit beside "Anywhere", which says nothing more. */}
        <span className={isDrawnOnly ? 'max-tablet:sr-only' : undefined}>
          <span className="inline-block max-w-[45vw] truncate align-bottom font-semibold tablet:max-w-72">
            {formatLocationFilter(isSameName ? place.value : state.location)}
          </span>
          <span className="text-muted"> · </span>
        </span>
        <span className="text-muted">{state.kind === 'sale' ? 'buy' : 'rent'}</span>
      </p>
      {chips.length > 0 ? (
        <ul className="flex items-center gap-2 tablet:flex-wrap" aria-label="Filters">
          {chips.map((chip) => (
            <li key={chip.text}>
              <SearchLink
                to={removeChip(state, chip)}
                onSearch={onSearch}
                aria-label={`${chip.text}: remove this filter`}
                className="inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-full border border-line-strong bg-surface px-3 text-sm text-ink no-underline hover:border-accent hover:bg-accent-soft tablet:min-h-9"
              >
                {chip.text}
                <Icon name="x" className="size-4 text-muted" />
              </SearchLink>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
