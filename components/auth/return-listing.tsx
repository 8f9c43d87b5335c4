'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { callApi } from '@/lib/browser/call-api'
import type { ListingKind } from '@/lib/domain/listing-kind'

interface ListingId {
  kind: ListingKind
  id: number
}

/** Loads a listing and the view that shows it. The view is a separate chunk, because few visitors need it. */
async function loadListing({ kind, id }: ListingId, signal: AbortSignal): Promise<ReactNode> {
  const { ReturnListingView } = await import('./return-listing-view')
  signal.throwIfAborted()
  if (kind === 'sale') {
    const reply = await callApi('propertyDetail', { id }, { signal })
    return reply.ok ? <ReturnListingView kind="sale" card={reply.data} /> : null
  }
  const reply = await callApi('lettingDetail', { id }, { signal })
  return reply.ok ? <ReturnListingView kind="let" card={reply.data} /> : null
}

/** Shows the listing that the login returns to. The box is tall enough from the start not to move the forms below. */
export function ReturnListing({ kind, id }: ListingId) {
  const [listing, setListing] = useState<ReactNode>(null)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    loadListing({ kind, id }, signal).then(
      (loadedListing) => {
        if (loadedListing && !signal.aborted) setListing(loadedListing)
      },
      (cause: unknown) => {
        if (!signal.aborted) console.error('The listing to return to did not load:', cause)
      },
    )
    return () => controller.abort()
  }, [kind, id])
  return (
    <section
      aria-label="Where you come back to"
      className="mb-6 flex min-h-36 items-center rounded-lg border border-line bg-surface p-4 shadow-card"
    >
      {listing ?? (
        <p className="text-muted">
          Once you are logged in, you will come back to the listing that you were looking at.
        </p>
      )}
    </section>
  )
}
