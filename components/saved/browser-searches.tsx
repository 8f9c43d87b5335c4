'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { useFocusedMessage } from '@/components/forms/use-focused-message'
import { useViewer } from '@/components/session/viewer'
import { Button, ButtonLink } from '@/components/ui/button'
import { InternalLink } from '@/components/ui/internal-link'
import {
  readBrowserSearches,
  removeFromBrowser,
  type BrowserSearch,
} from '@/lib/browser/change-saved-searches'
import { savedRoutes, saveSearchHref } from '@/lib/config/saved-routes'
import { NoSavedSearches } from './no-saved-searches'

/** Shows the searches that a visitor's browser stores, and redirects a user to the searches of the account. */
export function BrowserSearches() {
  const { isLoggedIn } = useViewer()
  const [searches, setSearches] = useState<BrowserSearch[] | null>(null)
  const { showMessage, messageBox } = useFocusedMessage()
  useEffect(() => {
    const loadSearches = () => setSearches(readBrowserSearches())
    loadSearches()
    // Another tab may save or remove a search.
    window.addEventListener('storage', loadSearches)
    return () => window.removeEventListener('storage', loadSearches)
  }, [])

  const router = useRouter()
  useEffect(() => {
    if (isLoggedIn) router.replace(savedRoutes.searches)
  }, [isLoggedIn, router])

  if (isLoggedIn)
    return (
      <p>
        <ButtonLink href={savedRoutes.searches}>See the saved searches of your account</ButtonLink>
      </p>
    )
  if (searches === null) return <p role="status">Loading your saved searches…</p>
  if (searches.length === 0)
    return (
      <>
        {messageBox}
        <NoSavedSearches />
      </>
    )
  return (
    <>
      {messageBox}
      <ul className="grid gap-5">
        {searches.map(({ href, name }) => (
          <li key={href} className="rounded-lg border border-line bg-surface p-4 shadow-card">
            <h2 className="font-sans text-base font-semibold wrap-anywhere">
              <InternalLink href={href} className="text-ink underline hover:text-accent">
                {name}
              </InternalLink>
            </h2>
            <p className="mt-3 flex flex-wrap gap-3">
              <ButtonLink href={saveSearchHref(href)} variant="secondary" size="small">
                Log in to get new homes by email
              </ButtonLink>
              <Button
                variant="secondary"
                size="small"
                aria-label={`Remove: ${name}`}
                onClick={() => {
                  removeFromBrowser(href)
                  setSearches(readBrowserSearches())
                  showMessage(`Removed: ${name}`)
                }}
              >
                Remove
              </Button>
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
