'use client'

import type { MouseEvent } from 'react'
import { buttonClass } from '@/components/ui/button'
import { InternalLink } from '@/components/ui/internal-link'
import { navigation } from '@/lib/browser/navigation'
import { hasLogin } from '@/lib/browser/saved-search-keys'
import { saveSearchHref } from '@/lib/config/saved-routes'
import { toSavedHref } from '@/lib/search/saved-href'
import type { SearchState } from '@/lib/search/state'

/** Saves a visitor's search in the browser. For a user with a login it links to a form for the name and the alerts. */
export function SaveSearch({ state, className }: { state: SearchState; className?: string }) {
  const href = toSavedHref(state)
  const save = (event: MouseEvent) => {
    if (hasLogin()) return
    event.preventDefault()
    void import('./save-in-browser')
      .then(({ saveSearchInBrowser }) => saveSearchInBrowser(href))
      // If the chunk cannot be loaded, the page behind the link saves the search, after a login.
      .catch(() => navigation.to(saveSearchHref(href)))
  }
  return (
    <InternalLink
      href={saveSearchHref(href)}
      onClick={save}
      className={buttonClass('secondary', 'small', className)}
    >
      Save this search
    </InternalLink>
  )
}
