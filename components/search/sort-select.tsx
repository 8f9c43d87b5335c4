'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import { Select } from '@/components/ui/field'
import { buttonClass } from '@/components/ui/button'
import { listSetFilters, searchHref } from '@/lib/search/codec'
import { sortOptions, type Sort } from '@/lib/search/options'
import { ANY_LOCATION } from '@/lib/search/location'
import type { SearchState } from '@/lib/search/state'

interface SortSelectProps {
  state: SearchState
  onSearch: (to: SearchState) => void
}

/** The sort order (SALES-06, SALES-07); a change goes back to page 1 (SALES-13). */
export function SortSelect({ state, onSearch }: SortSelectProps) {
  const withSort = (sort: Sort): SearchState => ({ ...state, sort, page: 1 })
  const hasPlace = state.location !== ANY_LOCATION
  const select = useRef<HTMLSelectElement>(null)
  const searchChosenSort = useEffectEvent(() => {
    const chosen = select.current?.value as Sort | undefined
    if (chosen && chosen !== state.sort) onSearch(withSort(chosen))
  })
  // React has missed the event of an order that the visitor chose before hydration.
  useEffect(() => searchChosenSort(), [])
  // Without a place there is no distance to sort by, but a URL may name that order all the same.
  const options = sortOptions.filter(({ value }) => value !== 'nearest' || hasPlace || state.sort === value)
  // Without JavaScript the fields replace the query of the form's `action`, so hidden fields repeat its filters.
  return (
    <form action={searchHref(withSort('most-recent'))} method="get" className="flex items-center gap-2">
      <label htmlFor="sort" className="shrink-0 text-sm font-semibold max-tablet:sr-only">
        Sort by
      </label>
      <Select
        ref={select}
        id="sort"
        name="sort"
        // Otherwise browsers would restore the order of an earlier visit in place of the URL's.
        autoComplete="off"
        value={state.sort}
        onChange={(event) => onSearch(withSort(event.currentTarget.value as Sort))}
        className="w-auto py-1 text-sm"
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      {Object.entries(listSetFilters(state)).map(([name, token]) => (
        <input key={name} type="hidden" name={name} value={token} />
      ))}
      {state.unsupported ? <input type="hidden" name="without" value={state.unsupported} /> : null}
      {state.locationBeforeArea ? <input type="hidden" name="from" value={state.locationBeforeArea} /> : null}
      <noscript>
        <button type="submit" className={buttonClass('secondary', 'small')}>
          Sort
        </button>
      </noscript>
    </form>
  )
}
