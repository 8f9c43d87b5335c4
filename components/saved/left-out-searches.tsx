'use client'

import { useEffect, useState } from 'react'
import { useFocusedMessage } from '@/components/forms/use-focused-message'
import { Button } from '@/components/ui/button'
import { InternalLink } from '@/components/ui/internal-link'
import { TitledSection } from '@/components/ui/titled-section'
import {
  readBrowserSearches,
  removeFromBrowser,
  type BrowserSearch,
} from '@/lib/browser/change-saved-searches'
import { moveSavedSearchesToAccount } from '@/lib/browser/move-saved-searches'
import { MAX_SAVED_SEARCHES } from '@/lib/domain/saved-search'

/**
 * Lists the searches that this browser saved before the login and for which the account has no room. They stay in the
 * browser, and move to the account once it has room. @param savedHrefs the hrefs of the account's searches
 */
export function LeftOutSearches({ savedHrefs }: { savedHrefs: readonly string[] }) {
  const [searches, setSearches] = useState<readonly BrowserSearch[]>([])
  const { showMessage, messageBox } = useFocusedMessage()
  const isFull = savedHrefs.length >= MAX_SAVED_SEARCHES
  useEffect(() => {
    const loadSearches = () =>
      setSearches(isFull ? readBrowserSearches().filter(({ href }) => !savedHrefs.includes(href)) : [])
    loadSearches()
    if (!isFull) moveSavedSearchesToAccount()
    // Another tab may change the searches of the browser.
    window.addEventListener('storage', loadSearches)
    return () => window.removeEventListener('storage', loadSearches)
  }, [savedHrefs, isFull])

  if (searches.length === 0) return messageBox
  return (
    <TitledSection id="left-out" title="Not in your account">
      {messageBox}
      <p className="max-w-[60ch]">
        You saved these searches in this browser before you logged in. Your account has {MAX_SAVED_SEARCHES}{' '}
        searches, which is the most that we keep. Remove one above, and the newest of these takes its place.
      </p>
      <ul className="mt-3 grid gap-3">
        {searches.map(({ href, name }) => (
          <li key={href} className="flex flex-wrap items-center gap-3">
            <InternalLink href={href} className="wrap-anywhere text-ink underline hover:text-accent">
              {name}
            </InternalLink>
            <Button
              variant="secondary"
              size="small"
              aria-label={`Remove: ${name}`}
              onClick={() => {
                removeFromBrowser(href)
                setSearches(searches.filter((search) => search.href !== href))
                showMessage(`Removed: ${name}`)
              }}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
