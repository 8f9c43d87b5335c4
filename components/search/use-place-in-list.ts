'use client'

import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { isReload, keepAnchor, recallAnchor } from './list-memory'
import type { Results } from './use-results'

const SETTLED_MS = 150
/** Height of what sticks to the top of the window, in pixels. */
const UNDER_BAR = 80

const cards = (list: Element) => [...list.querySelectorAll<HTMLElement>('[data-listing]')]
const top = (element: Element) => element.getBoundingClientRect().top

/**
 * Puts a card back where it was in the window, and the focus on it when it was left by it. After a reload it may
 * be on a page before the first one shown: the list's beginning is nearest then.
 */
function restore(list: Element, href: string): void {
  const anchor = recallAnchor(href)
  const card = anchor && list.querySelector<HTMLElement>(`[data-listing="${anchor.card}"]`)
  if (!card && anchor && isReload()) window.scrollBy({ top: top(list) - UNDER_BAR, behavior: 'instant' })
  if (!card) return
  window.scrollBy({ top: top(card) - anchor.top, behavior: 'instant' })
  if (anchor.left) card.querySelector<HTMLElement>('[data-title]')?.focus({ preventScroll: true })
}

/**
 * Keeps the visitor's place in a list: which card is in view, and by which card they left, so that
 * Back puts both where they were. The address follows the page in view. A list that is opened in
 * place starts at its top.
 */
export function usePlaceInList(
  { href, listId, pages, follow, cameBack }: Results,
  list: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
) {
  const latest = useRef({ href, follow })
  useLayoutEffect(() => {
    latest.current = { href, follow }
  })

  const shown = useRef<string | null>(null)
  const isEmpty = pages.length === 0
  useLayoutEffect(() => {
    if (shown.current === listId || (cameBack.current && isEmpty)) return
    const isFirst = shown.current === null
    shown.current = listId
    if (cameBack.current || (isFirst && isReload())) {
      if (list.current) restore(list.current, href)
      return
    }
    if (isFirst) return
    if (heading.current && top(heading.current) < 0)
      heading.current.scrollIntoView({ block: 'start', behavior: 'instant' })
    // What was pressed may be gone, or far below: the focus goes to what tells of the new list.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [cameBack, heading, href, isEmpty, list, listId])

  const settling = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const leftByCard = useRef(false)
  useEffect(() => {
    const keep = (at: string, inView: HTMLElement) =>
      keepAnchor(at, { card: Number(inView.dataset.listing), top: top(inView), left: false })
    const firstInView = (all: HTMLElement[]) =>
      all.find((card) => card.getBoundingClientRect().bottom > UNDER_BAR)
    const settle = () => {
      const all = list.current ? cards(list.current) : []
      const inView = firstInView(all)
      if (!inView) return
      const middle = all.findLast((card) => top(card) < window.innerHeight / 2) ?? inView
      keep(latest.current.follow(Number(middle.closest<HTMLElement>('[data-page]')?.dataset.page)), inView)
    }
    // Leaving by other ways than a card, perhaps before the scroll has settled; ahead of what keeps the list.
    const onLeave = () => {
      // A reloaded list is shorter: the browser would go for the old depth, and end at the foot of the page.
      window.history.scrollRestoration = 'manual'
      const inView = list.current && firstInView(cards(list.current))
      if (inView && !leftByCard.current) keep(latest.current.href, inView)
    }
    const onScroll = () => {
      leftByCard.current = false
      clearTimeout(settling.current)
      settling.current = setTimeout(settle, SETTLED_MS)
    }
    const onShow = () => void (window.history.scrollRestoration = 'auto')
    if (document.readyState === 'complete') onShow()
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('pageshow', onShow)
    window.addEventListener('pagehide', onLeave, { capture: true })
    return () => {
      clearTimeout(settling.current)
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('pageshow', onShow)
      window.removeEventListener('pagehide', onLeave, { capture: true })
    }
  }, [list])

  /** For clicks in the list: whoever leaves by a card comes back to it. */
  return (event: React.MouseEvent) => {
    const card = (event.target as Element).closest<HTMLElement>('[data-listing]')
    if (!card || !(event.target as Element).closest('a')) return
    clearTimeout(settling.current)
    leftByCard.current = true
    keepAnchor(href, { card: Number(card.dataset.listing), top: top(card), left: true })
  }
}
