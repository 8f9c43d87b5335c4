'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { leaveSections } from '@/lib/browser/section-page'
import { rememberAffiliate } from './affiliate'
import { readConsent } from '@/components/consent/consent'
import { ensureDeviceId } from '@/lib/browser/device-id'
import { rememberLastUrl } from '@/lib/browser/last-url'

/**
 * What happens at the end of each navigation (SHELL-02 … 05): the device id exists, a visitor's
 * page is remembered, a section that was left forgets its page, a partner's visitor is flagged, and a new page starts at its top. Going back
 * keeps its place: the browser and the lists restore that.
 */
export function NavigationEffects() {
  const pathname = usePathname()
  const query = useSearchParams().toString()
  const before = useRef<string | null>(null)
  const wentBack = useRef(false)

  useEffect(() => {
    const onPop = () => {
      wentBack.current = true
    }
    window.addEventListener('popstate', onPop)
    return () => window.removeEventListener('popstate', onPop)
  }, [])

  useEffect(() => {
    ensureDeviceId()
    leaveSections(pathname)
    rememberLastUrl(pathname, query ? `?${query}` : '')
    if (readConsent() !== 'rejected') rememberAffiliate(new URLSearchParams(query).get('ref'))
    const arrived = before.current !== null && before.current !== pathname
    if (arrived && !wentBack.current && !location.hash) window.scrollTo(0, 0)
    before.current = pathname
    wentBack.current = false
  }, [pathname, query])
  return null
}
