'use client'

import { useSaved } from '@/components/property/use-saved'
import { saveHomeHref } from '@/lib/config/saved-routes'
import type { HomeRef } from '@/lib/domain/saved-home'

/** The heart of a listing's page. Without JavaScript it is a link to a form of the account. */
export function SaveListing({ home }: { home: HomeRef }) {
  const [isSaved, toggle] = useSaved(home)
  return (
    <p className="save-listing">
      <button type="button" onClick={toggle} data-saved={isSaved || undefined}>
        {isSaved ? 'Remove from saved homes' : 'Save this home'}
      </button>
      <a href={saveHomeHref(home)} rel="nofollow">
        Save this home
      </a>
    </p>
  )
}
