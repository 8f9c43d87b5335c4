'use client'

import type { MouseEvent } from 'react'
import { buttonClass } from '@/components/ui/button'
import { SoftLink } from '@/components/ui/soft-link'
import { hasLogin } from '@/lib/browser/saved-search-keys'
import { saveSearchHref } from '@/lib/config/saved-routes'
import { toSavedHref } from '@/lib/search/saved-href'
import type { SearchState } from '@/lib/search/state'

/** Saves a search: of a user in the account, which asks for name and emails, and of a visitor in the browser. */
export function SaveSearch({ state, className }: { state: SearchState; className?: string }) {
  const href = toSavedHref(state)
  const save = (event: MouseEvent) => {
    if (hasLogin()) return
    event.preventDefault()
    void import('./save-in-browser').then(({ saveAndSay }) => saveAndSay(href))
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
