'use client'

import { useRef, useState } from 'react'
import { LatestCard } from '@/components/property/latest-card'
import { Button } from '@/components/ui/button'
import { FULL_PHONE_WIDTH_SIZES } from '@/lib/config/images'
import { useEssexHomes } from './use-essex-homes'

const HOMES_PER_PAGE = 6
const SIZES = `(min-width: 80rem) 25rem, (min-width: 68.75rem) 30vw, (min-width: 48rem) 45vw, ${FULL_PHONE_WIDTH_SIZES}`
const gridClass = 'card-strip-or-grid'

/** The latest homes in Essex, six a page; paging makes no request (LOCAL-17, LOCAL-20). */
export function EssexHomes() {
  const result = useEssexHomes()
  const [page, setPage] = useState(1)
  const top = useRef<HTMLParagraphElement>(null)

  if (result.state === 'loading') {
    return (
      <div role="status" aria-label="Homes are loading" className={gridClass}>
        {Array.from({ length: HOMES_PER_PAGE }, (_, index) => (
          <div key={index} className="min-h-88 animate-pulse rounded-lg bg-sunken" />
        ))}
      </div>
    )
  }
  if (result.state === 'failed')
    return <p role="alert">The newest homes could not be loaded. The search shows all of them.</p>
  const { homes } = result
  if (homes.length === 0) return <p>No home in Essex is for sale with us at the moment.</p>

  const lastPage = Math.ceil(homes.length / HOMES_PER_PAGE)
  const visibleHomes = homes.slice((page - 1) * HOMES_PER_PAGE, page * HOMES_PER_PAGE)
  const goToPage = (nextPage: number) => {
    setPage(nextPage)
    top.current?.focus()
  }
  return (
    <div>
      <p ref={top} tabIndex={-1} aria-live="polite" className="mb-4 scroll-mt-24 text-muted">
        {lastPage > 1
          ? `Page ${page} of ${lastPage}`
          : `${homes.length} ${homes.length === 1 ? 'home' : 'homes'}`}
        , newest first
      </p>
      {/* The key replaces the list at each page, which scrolls a phone's strip back to its start. */}
      <ul key={page} className={gridClass}>
        {visibleHomes.map((home) => (
          <li key={home.id}>
            <LatestCard kind="sale" card={home} sizes={SIZES} />
          </li>
        ))}
      </ul>
      {lastPage > 1 ? (
        <nav aria-label="Pages of homes in Essex" className="mt-5 flex flex-wrap gap-3">
          <Button variant="secondary" disabled={page === 1} onClick={() => goToPage(page - 1)}>
            Previous
          </Button>
          <Button variant="secondary" disabled={page === lastPage} onClick={() => goToPage(page + 1)}>
            Next
          </Button>
        </nav>
      ) : null}
    </div>
  )
}
