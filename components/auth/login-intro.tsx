'use client'

import { useEffect, useState } from 'react'
import { usePublicSettings } from '@/components/settings/public-settings'
import { ServerHtml } from '@/components/ui/server-html'
import { getReturnPath } from '@/lib/browser/return-to'
import { savedRoutes } from '@/lib/config/saved-routes'
import type { SafeHtml } from '@/lib/html/sanitise'
import { findIntroName, parseListingPath } from './intro-keys'
import { ReturnListing } from './return-listing'

export type Intros = Readonly<Record<string, SafeHtml>>

/** The beginning of the path of every invitation to share saved homes. */
const INVITATION_PATH_START = savedRoutes.invitation('')

/** Shows the intro for the page that the visitor came from (LOGIN-08). Only the browser knows it, so all are passed. */
export function LoginIntro({ intros }: { intros: Intros }) {
  const { productSlug } = usePublicSettings()
  const [path, setPath] = useState<string | null>(null)
  useEffect(() => {
    // Runs in a timeout, because reading cookies delays hydration.
    const timer = setTimeout(() => setPath(getReturnPath()))
    return () => clearTimeout(timer)
  }, [])
  const introName = findIntroName(path, productSlug)
  const html = introName === null ? undefined : intros[introName]
  const listing = parseListingPath(path ?? '')
  return (
    <>
      {html ? (
        <div
          data-login-intro={introName}
          className="mb-6 rounded-lg border-l-4 border-accent bg-accent-soft p-5"
        >
          <ServerHtml html={html} className="[&>h2]:mt-0" />
        </div>
      ) : null}
      {path?.startsWith(INVITATION_PATH_START) ? (
        <p className="mb-6 max-w-[60ch] rounded-lg border-l-4 border-accent bg-accent-soft p-5">
          Somebody has invited you to share saved homes. Log in, or open an account, with the email address
          that the invitation came to: then you will see who it is, and can accept or not.
        </p>
      ) : null}
      {listing ? <ReturnListing {...listing} /> : null}
    </>
  )
}
