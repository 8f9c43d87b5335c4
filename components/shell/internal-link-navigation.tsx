'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useTransition } from 'react'
import { classNames } from '@/components/ui/class-names'

const findInternalLink = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-soft]') : null
const getHrefWithinSite = ({ pathname, search, hash }: HTMLAnchorElement) => `${pathname}${search}${hash}`

/** Whether a click opens the link in this tab: with the main button and without a modifier key. */
const isPlainClick = (event: MouseEvent) =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey

/**
 * Navigates by the router when an InternalLink is clicked. Listens on the document, because many of these links are in
 * parts of the page that React does not hydrate (static-markup.tsx), where next/link does not work. Prefetches a link
 * only when the visitor points at it or focuses it, which keeps prefetches few (P9). Shows 'Loading...' while the page
 * is on its way (EA-02, STATIC-20, D-50). A loading.tsx would do so too, but a missing page would then answer 200.
 */
export function InternalLinkNavigation() {
  const router = useRouter()
  const [isPending, startNavigation] = useTransition()
  useEffect(() => {
    // One prefetch for each path suffices, because pages that differ only in the query share their code.
    const prefetchedPaths = new Set<string>()
    const prefetchLink = (event: Event) => {
      const link = findInternalLink(event)
      if (!link || link.dataset.soft === 'no-prefetch') return
      if (prefetchedPaths.has(link.pathname) || link.pathname === location.pathname) return
      prefetchedPaths.add(link.pathname)
      router.prefetch(getHrefWithinSite(link))
    }
    const onClick = (event: MouseEvent) => {
      const link = findInternalLink(event)
      if (!link || !isPlainClick(event)) return
      event.preventDefault()
      startNavigation(() => router.push(getHrefWithinSite(link)))
    }
    // Passive, so that the browser need not wait for this listener before it handles the pointer.
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
      className={classNames(
        'animate-[toast-in_0.15s_0.15s_backwards] fixed left-1/2 top-20 z-40 -translate-x-1/2',
        'rounded-md border border-line bg-surface px-5 py-3 font-semibold shadow-raised',
      )}
    >
      Loading...
    </p>
  )
}
