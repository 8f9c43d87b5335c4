'use client'

import { useKept } from '@/components/property/use-kept'
import { hiddenHomes, savedHomes } from '@/lib/browser/kept-home-keys'
import { saveHomeHref } from '@/lib/config/saved-routes'
import type { HomeRef } from '@/lib/domain/saved-home'

/** The save button of a listing's page. Without JavaScript card.css shows the link to a form of the account instead. */
export function SaveListing({ home }: { home: HomeRef }) {
  const [isSaved, toggle] = useKept(savedHomes, home)
  return (
    <p className="save-listing is-wide">
      <button type="button" onClick={toggle} data-saved={isSaved || undefined}>
        {isSaved ? 'Remove from saved homes' : 'Save this home'}
      </button>
      <a href={saveHomeHref(home)} rel="nofollow">
        Save this home
      </a>
    </p>
  )
}

/** The button “Not for us”, which hides the home from the visitor's results. It needs JavaScript. */
export function HideListing({ home }: { home: HomeRef }) {
  const [isHidden, toggle] = useKept(hiddenHomes, home)
  return (
    <p className="save-listing noscript:hidden">
      <button type="button" onClick={toggle} className="is-hide">
        {isHidden ? 'Show in results again' : 'Not for us'}
      </button>
    </p>
  )
}
