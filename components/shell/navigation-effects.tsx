'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { forgetOtherSections } from '@/lib/browser/section-page'
import { rememberAffiliate } from '@/components/consent/affiliate'
import { readConsent } from '@/components/consent/consent'
import { ensureDeviceId } from '@/lib/browser/device-id'
import { rememberLastUrl } from '@/lib/browser/last-url'

/**
 * Runs after each navigation (SHELL-02 … 05): ensures that there is a device id, clears the stored page numbers of
 * other sections, stores a visitor's last URL, sets the affiliate cookie, and scrolls to the top. Going back does not
 * scroll, because the browser and the result lists restore the position.
 */
export function NavigationEffects() {
  const pathname = usePathname()
  const query = useSearchParams().toString()
  const previousPath = useRef<string | null>(null)
  const wentBack = useRef(false)

  useEffect(() => {
    const markWentBack = () => {
      // A link to a fragment fires the event too, and must not stop the next page from scrolling to its top.
      wentBack.current = location.pathname !== previousPath.current
    }
    window.addEventListener('popstate', markWentBack)
    return () => window.removeEventListener('popstate', markWentBack)
  }, [])

  useEffect(() => {
    ensureDeviceId()
    forgetOtherSections(pathname)
    rememberLastUrl(pathname, query ? `?${query}` : '')
    if (readConsent() !== 'rejected') rememberAffiliate(new URLSearchParams(query).get('ref'))
    const isNewPage = previousPath.current !== null && previousPath.current !== pathname
    if (isNewPage && !wentBack.current && !location.hash) window.scrollTo(0, 0)
    previousPath.current = pathname
    wentBack.current = false
  }, [pathname, query])
  return null
}
