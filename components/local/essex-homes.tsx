'use client'

import { useRef, useState } from 'react'
import { LatestCard } from '@/components/property/latest-card'
import { Button } from '@/components/ui/button'
import { PHONE_WIDE } from '@/lib/config/images'
import { useEssexHomes } from './use-essex-homes'

const PER_PAGE = 6
const SIZES = `(min-width: 80rem) 25rem, (min-width: 68.75rem) 30vw, (min-width: 48rem) 45vw, ${PHONE_WIDE}`
const grid = 'grid gap-5 tablet:grid-cols-2 desktop:grid-cols-3'

/** Newest homes in Essex, six at a time; turning the page asks nobody (LOCAL-17, LOCAL-20). */
export function EssexHomes() {
  const answer = useEssexHomes()
  const [page, setPage] = useState(1)
  const top = useRef<HTMLParagraphElement>(null)

  if (answer.state === 'loading') {
    return (
      <div role="status" aria-label="Homes are loading" className={grid}>
        {Array.from({ length: PER_PAGE }, (_, index) => (
          <div key={index} className="min-h-88 animate-pulse rounded-lg bg-sunken" />
        ))}
      </div>
    )
  }
  if (answer.state === 'failed')
    return <p role="alert">The newest homes could not be loaded. The search shows all of them.</p>
  const { homes } = answer
  if (homes.length === 0) return <p>No home in Essex is for sale with us at the moment.</p>

  const pages = Math.ceil(homes.length / PER_PAGE)
  const shown = homes.slice((page - 1) * PER_PAGE, page * PER_PAGE)
  const turn = (to: number) => {
    setPage(to)
    top.current?.focus()
  }
  return (
    <div>
      <p ref={top} tabIndex={-1} aria-live="polite" className="mb-4 scroll-mt-24 text-muted">
        {pages > 1 ? `Page ${page} of ${pages}` : `${homes.length} ${homes.length === 1 ? 'home' : 'homes'}`},
        newest first
      </p>
      <ul className={grid}>
        {shown.map((home) => (
          <li key={home.id}>
            <LatestCard kind="sale" card={home} sizes={SIZES} />
          </li>
        ))}
      </ul>
      {pages > 1 ? (
        <nav aria-label="Pages of homes in Essex" className="mt-5 flex flex-wrap gap-3">
          <Button variant="secondary" disabled={page === 1} onClick={() => turn(page - 1)}>
            Previous
          </Button>
          <Button variant="secondary" disabled={page === pages} onClick={() => turn(page + 1)}>
            Next
          </Button>
        </nav>
      ) : null}
    </div>
  )
}
