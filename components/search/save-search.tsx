'use client'

import type { MouseEvent } from 'react'
import { buttonClass } from '@/components/ui/button'
import { SoftLink } from '@/components/ui/soft-link'
import { navigation } from '@/lib/browser/leave-to-login'
import { hasLogin } from '@/lib/browser/saved-search-keys'
import { saveSearchHref } from '@/lib/config/saved-routes'
import { toSavedHref } from '@/lib/search/saved-href'
import type { SearchState } from '@/lib/search/state'

/** Saves a visitor's search in the browser, and links a user to a form that asks for name and alerts. */
export function SaveSearch({ state, className }: { state: SearchState; className?: string }) {
  const href = toSavedHref(state)
  const save = (event: MouseEvent) => {
    if (hasLogin()) return
    event.preventDefault()
    void import('./save-in-browser')
      .then(({ saveSearchInBrowser }) => saveSearchInBrowser(href))
      // The page behind the link saves the search too, after a login.
      .catch(() => navigation.to(saveSearchHref(href)))
  }
  return (
    <SoftLink
      href={saveSearchHref(href)}
      onClick={save}
      className={buttonClass('secondary', 'small', className)}
    >
      Save this search
    </SoftLink>
  )
}
