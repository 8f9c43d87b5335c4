'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useTransition } from 'react'

const findSoftLink = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-soft]') : null
const pathOf = ({ pathname, search, hash }: HTMLAnchorElement) => `${pathname}${search}${hash}`

/** Whether a click is to navigate in this tab, without a modifier key or another button. */
const isPlainClick = (event: MouseEvent) =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey

/**
 * Navigates by the router when a SoftLink is clicked, with one listener for all of them, and prefetches
 * on hover and focus (P9). While a page is on its way it shows 'Loading...' (EA-02, STATIC-20, D-50);
 * a loading.tsx would do that too, but with one a missing page answers 200 in place of 404.
 */
export function SoftLinkNavigation() {
  const router = useRouter()
  const [isPending, startNavigation] = useTransition()
  useEffect(() => {
    const prefetched = new Set<string>()
    const prefetchLink = (event: Event) => {
      const link = findSoftLink(event)
      if (
        !link ||
        link.dataset.soft === 'no-prefetch' ||
        prefetched.has(link.pathname) ||
        link.pathname === location.pathname
      )
        return
      prefetched.add(link.pathname)
      router.prefetch(pathOf(link))
    }
    const onClick = (event: MouseEvent) => {
      const link = findSoftLink(event)
      if (!link || !isPlainClick(event)) return
      event.preventDefault()
      startNavigation(() => router.push(pathOf(link)))
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
