'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useTransition } from 'react'

const softLink = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-soft]') : null
const pathOf = ({ pathname, search, hash }: HTMLAnchorElement) => `${pathname}${search}${hash}`

/** A click that means "go there", not "open it elsewhere". */
const isPlain = (event: MouseEvent) =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey

/**
 * Moves by the site's plain links (SoftLink) as the router does, from one listener: a page is fetched when a
 * pointer or the keyboard comes to its link, never for being seen (P9), and shown on the click.
 * While it is on its way 'Loading...' is said (EA-02, STATIC-20, D-50): a page comes whole or not at
 * all, so that a missing one is a real 404, and no empty page waits in its place.
 */
export function SoftLinkNavigation() {
  const router = useRouter()
  const [isPending, startMove] = useTransition()
  useEffect(() => {
    const fetched = new Set<string>()
    const onNear = (event: Event) => {
      const link = softLink(event)
      if (
        !link ||
        link.dataset.soft === 'unfetched' ||
        fetched.has(link.pathname) ||
        link.pathname === location.pathname
      )
        return
      fetched.add(link.pathname)
      router.prefetch(pathOf(link))
    }
    const onClick = (event: MouseEvent) => {
      const link = softLink(event)
      if (!link || !isPlain(event)) return
      event.preventDefault()
      startMove(() => router.push(pathOf(link)))
    }
    document.addEventListener('pointerover', onNear, { passive: true })
    document.addEventListener('focusin', onNear)
    document.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('pointerover', onNear)
      document.removeEventListener('focusin', onNear)
      document.removeEventListener('click', onClick)
    }
  }, [router])
  if (!isPending) return null
  // Seen only when the page keeps somebody waiting: one that was fetched ahead is there before.
  return (
    <p
      role="status"
      className="animate-[toast-in_0.15s_0.15s_backwards] fixed left-1/2 top-20 z-40 -translate-x-1/2 rounded-md border border-line bg-surface px-5 py-3 font-semibold shadow-raised"
    >
      Loading...
    </p>
  )
}
