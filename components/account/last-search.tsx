'use client'

import { useEffect, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { InternalLink } from '@/components/ui/internal-link'
import { readStored } from '@/lib/browser/storage'
import { routes } from '@/lib/config/routes'
import type { ListingKind } from '@/lib/domain/listing-kind'
import { formatInteger } from '@/lib/format/number'
import type { StoredSearch } from './stored-search'

const NO_SEARCH = 'No search yet. Once you have searched, your search is kept here.'

// The storage keys are specified (SALES-15, LET-05). Every stored search has a location.
const searches = {
  sale: {
    name: 'Homes for sale',
    href: routes.buy,
    storageKey: 'sales_location_filter',
  },
  let: {
    name: 'Homes to let',
    href: routes.rent,
    storageKey: 'location_filter',
  },
} as const

type Count = number | 'counting' | 'unknown'

const formatCount = (count: Count): string => {
  if (count === 'counting') return 'Counting…'
  if (count === 'unknown') return 'Run the search again to see what is there now.'
  if (count === 0) return 'Nothing at the moment. Widen the search, or look again tomorrow.'
  return count === 1 ? '1 home at the moment' : `${formatInteger(count)} homes at the moment`
}

/** Shows the last search, from local storage, and the number of homes that it finds now. */
export function LastSearch({ kind }: { kind: ListingKind }) {
  const { name, href, storageKey } = searches[kind]
  const [search, setSearch] = useState<StoredSearch | null>(null)
  const [count, setCount] = useState<Count>('counting')

  useEffect(() => {
    if (readStored(storageKey) === null) return
    const request = new AbortController()
    const showSearch = async () => {
      const { readStoredSearch, countHomes } = await import('./stored-search')
      const storedSearch = readStoredSearch(kind)
      if (!storedSearch || request.signal.aborted) return
      setSearch(storedSearch)
      const total = await countHomes(storedSearch, request.signal).catch(() => null)
      if (!request.signal.aborted) setCount(total ?? 'unknown')
    }
    showSearch().catch((cause: unknown) => console.error('The last search could not be shown:', cause))
    return () => request.abort()
  }, [kind, storageKey])

  const action = search ? 'Carry on' : 'Start a search'
  return (
    <article className="flex min-h-50 flex-col rounded-lg border border-line bg-surface p-5 shadow-card">
      <h3>{name}</h3>
      {search ? (
        <>
          <p className="mt-1 line-clamp-2 wrap-anywhere">{search.summary}</p>
          <p role="status" className="tabular mt-1 font-semibold">
            {formatCount(count)}
          </p>
        </>
      ) : (
        <p className="mt-1 text-muted">{NO_SEARCH}</p>
      )}
      <InternalLink
        href={search?.href ?? href}
        aria-label={`${action}: ${name.toLowerCase()}`}
        className={buttonClass('secondary', 'normal', 'mt-auto self-start')}
      >
        {action}
      </InternalLink>
    </article>
  )
}
