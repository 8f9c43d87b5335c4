'use client'

import { useEffect, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { SoftLink } from '@/components/ui/soft-link'
import { readStored } from '@/lib/browser/storage'
import { routes } from '@/lib/config/routes'
import type { ListingKind } from '@/lib/domain/listing-kind'
import { formatInteger } from '@/lib/format/number'
import type { KeptSearch } from './kept-search'

const text = {
  sale: {
    name: 'Homes for sale',
    href: routes.buy,
    keptBy: 'sales_location_filter',
    none: 'No search yet. Once you have searched, it is kept here.',
  },
  let: {
    name: 'Homes to let',
    href: routes.rent,
    keptBy: 'location_filter',
    none: 'No search yet. Once you have searched, it is kept here.',
  },
} as const

type Count = number | 'counting' | 'unknown'

const countWords = (count: Count): string => {
  if (count === 'counting') return 'Counting…'
  if (count === 'unknown') return 'Run it again to see what is there now.'
  if (count === 0) return 'Nothing at the moment. Widen it, or look again tomorrow.'
  return count === 1 ? '1 home at the moment' : `${formatInteger(count)} homes at the moment`
}

/**
 * The last search of a kind, with how many homes it finds now and the way to go on with it. It is
 * this browser that knows it, so its place is there before it is.
 */
export function LastSearch({ kind }: { kind: ListingKind }) {
  const { name, href, keptBy, none } = text[kind]
  const [search, setSearch] = useState<KeptSearch | null>(null)
  const [count, setCount] = useState<Count>('counting')

  useEffect(() => {
    if (readStored(keptBy) === null) return
    const request = new AbortController()
    const show = async () => {
      const { keptSearch, countNow } = await import('./kept-search')
      const kept = keptSearch(kind)
      if (!kept || request.signal.aborted) return
      setSearch(kept)
      const found = await countNow(kept, request.signal).catch(() => null)
      if (!request.signal.aborted) setCount(found ?? 'unknown')
    }
    show().catch((cause: unknown) => console.error('The last search could not be shown:', cause))
    return () => request.abort()
  }, [kind, keptBy])

  const go = search ? 'Carry on' : 'Start a search'
  return (
    <article className="flex min-h-50 flex-col rounded-lg border border-line bg-surface p-5 shadow-card">
      <h3>{name}</h3>
      {search ? (
        <>
          <p className="mt-1 line-clamp-2 wrap-anywhere">{search.words}</p>
          <p role="status" className="tabular mt-1 font-semibold">
            {countWords(count)}
          </p>
        </>
      ) : (
        <p className="mt-1 text-muted">{none}</p>
      )}
      <SoftLink
        href={search?.href ?? href}
        aria-label={`${go}: ${name.toLowerCase()}`}
        className={buttonClass('secondary', 'normal', 'mt-auto self-start')}
      >
        {go}
      </SoftLink>
    </article>
  )
}
