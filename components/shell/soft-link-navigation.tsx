'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useTransition } from 'react'

const findSoftLink = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-soft]') : null
const pathWithQuery = ({ pathname, search, hash }: HTMLAnchorElement) => `${pathname}${search}${hash}`

/** Whether a click is to navigate in this tab: with the main button and without a modifier key. */
const isPlainClick = (event: MouseEvent) =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey

/**
 * Navigates by the router when a SoftLink is clicked, and prefetches on hover and focus (P9). Shows 'Loading...' while
 * the page is on its way (EA-02, STATIC-20, D-50); with a loading.tsx a missing page would answer 200 instead of 404.
 */
export function SoftLinkNavigation() {
  const router = useRouter()
  const [isPending, startNavigation] = useTransition()
  useEffect(() => {
    const prefetched = new Set<string>()
    const prefetchLink = (event: Event) => {
      const link = findSoftLink(event)
      if (!link || link.dataset.soft === 'no-prefetch') return
      if (prefetched.has(link.pathname) || link.pathname === location.pathname) return
      prefetched.add(link.pathname)
      router.prefetch(pathWithQuery(link))
    }
    const onClick = (event: MouseEvent) => {
      const link = findSoftLink(event)
      if (!link || !isPlainClick(event)) return
      event.preventDefault()
      startNavigation(() => router.push(pathWithQuery(link)))
    }
    document.addEventListener('pointerover', prefetchLink, { passive: true })
    document.addEventListener('focusin', prefetchLink)
    document.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('pointerover', prefetchLink)
      document.removeEventListener('focusin', prefetchLink)
      document.removeEventListener('click', onClick)
    }
  }, [router])
  if (!isPending) return null
  // The animation's delay keeps this invisible for pages that were prefetched.
  return (
    <p
      role="status"
      className="animate-[toast-in_0.15s_0.15s_backwards] fixed left-1/2 top-20 z-40 -translate-x-1/2 rounded-md border border-line bg-surface px-5 py-3 font-semibold shadow-raised"
    >
      Loading...
    </p>
  )
}
