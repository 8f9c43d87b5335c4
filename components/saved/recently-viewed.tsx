'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { callApi } from '@/lib/browser/call-api'
import { forgetViewedHomes, readViewedHomes } from '@/lib/browser/viewed-homes'
import type { HomeSummary } from '@/lib/contract/saved-homes'
import { homeKey } from '@/lib/domain/saved-home'
import { SavedHomeItem } from './saved-home-item'

const MAX_SHOWN_HOMES = 12

/** Lists the homes that this browser has shown last. Renders nothing if there are no such homes or the call fails. */
export function RecentlyViewed() {
  const [homes, setHomes] = useState<HomeSummary[]>([])
  useEffect(() => {
    const viewedHomes = readViewedHomes(MAX_SHOWN_HOMES)
    if (viewedHomes.length === 0) return
    callApi('findHomes', { homes: viewedHomes }).then(
      (reply) => {
        if (reply.ok) setHomes(reply.data)
      },
      () => undefined,
    )
  }, [])
  if (homes.length === 0) return null
  const clearHomes = () => {
    forgetViewedHomes()
    setHomes([])
  }
  return (
    <section aria-labelledby="recently-viewed" className="mt-12">
      <h2 id="recently-viewed">Recently viewed</h2>
      <div className="mb-5 mt-2 flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-[60ch] text-muted">
          Kept in this browser alone, which marks these homes as seen in results too.
        </p>
        <Button variant="secondary" size="small" onClick={clearHomes}>
          Clear
        </Button>
      </div>
      <ul className="grid gap-5">
        {homes.map((home) => (
          <li key={homeKey(home)}>
            <SavedHomeItem home={home} />
          </li>
        ))}
      </ul>
    </section>
  )
}
