'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { callApi } from '@/lib/browser/call-api'
import type { ListingKind } from '@/lib/domain/listing-kind'

interface ListingId {
  kind: ListingKind
  id: number
}

/** Loads a listing, and its view in a chunk of its own, because few visitors come from a listing. */
async function loadHome({ kind, id }: ListingId, signal: AbortSignal): Promise<ReactNode> {
  const { ReturnHomeView } = await import('./return-home-view')
  signal.throwIfAborted()
  if (kind === 'sale') {
    const reply = await callApi('propertyDetail', { id }, { signal })
    return reply.ok ? <ReturnHomeView kind="sale" card={reply.data} /> : null
  }
  const reply = await callApi('lettingDetail', { id }, { signal })
  return reply.ok ? <ReturnHomeView kind="let" card={reply.data} /> : null
}

/** The box has its final height from the start, so that the forms below do not move when the home is loaded. */
export function ReturnHome({ kind, id }: ListingId) {
  const [home, setHome] = useState<ReactNode>(null)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    loadHome({ kind, id }, signal).then(
      (loadedHome) => {
        if (loadedHome && !signal.aborted) setHome(loadedHome)
      },
      (cause: unknown) => {
        if (!signal.aborted) console.error('The home before the login did not load:', cause)
      },
    )
    return () => controller.abort()
  }, [kind, id])
  return (
    <section
      aria-label="Where you come back to"
      className="mb-6 flex min-h-36 items-center rounded-lg border border-line bg-surface p-4 shadow-card"
    >
      {home ?? (
        <p className="text-muted">
          Once you are logged in, you will come back to the listing that you were looking at.
        </p>
      )}
    </section>
  )
}
