'use client'

import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { isReload, saveAnchor, findAnchor } from './list-history'
import type { Results } from './use-results'

/** Scrolling counts as ended when no scroll event has come for this long. */
const SCROLL_END_MS = 150
/** Height of the sticky bar with search and filters, which covers the top of the list. */
const STICKY_BAR_PX = 80

const INPUT_EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

const findCards = (list: Element) => [...list.querySelectorAll<HTMLElement>('[data-listing]')]
const getTop = (element: Element) => element.getBoundingClientRect().top

/** Scrolls the saved card to its old place, or to the start of the list if a reloaded list lacks the card. */
function restorePosition(list: Element, href: string): void {
  const anchor = findAnchor(href)
  const card = anchor && list.querySelector<HTMLElement>(`[data-listing="${anchor.cardId}"]`)
  if (!card && anchor && isReload())
    window.scrollBy({ top: getTop(list) - STICKY_BAR_PX, behavior: 'instant' })
  if (!card) return
  window.scrollBy({ top: getTop(card) - anchor.top, behavior: 'instant' })
  if (anchor.wasClicked) card.querySelector<HTMLElement>('[data-title]')?.focus({ preventScroll: true })
}

/** Restores the position of a list on return, and puts the page in view into the URL. @returns a handler of clicks */
export function useListPosition(
  results: Results,
  list: RefObject<HTMLElement | null>,
  countLine: RefObject<HTMLElement | null>,
) {
  useInitialPosition(results, list, countLine)
  return useSavedPosition(results, list)
}

function useInitialPosition(
  { href, listId, pages, cameBack }: Results,
  list: RefObject<HTMLElement | null>,
  countLine: RefObject<HTMLElement | null>,
) {
  const positionedListId = useRef<string | null>(null)
  const isEmpty = pages.length === 0
  useLayoutEffect(() => {
    const isStillLoading = cameBack.current && isEmpty
    if (positionedListId.current === listId || isStillLoading) return
    const isFirst = positionedListId.current === null
    positionedListId.current = listId
    if (cameBack.current || (isFirst && isReload())) {
      if (list.current) restorePosition(list.current, href)
      return
    }
    if (isFirst) return
    // On a phone the open map replaces the list, and must not be scrolled away. Older browsers lack checkVisibility.
    const isListHidden = list.current?.checkVisibility?.() === false
    if (!isListHidden && countLine.current && getTop(countLine.current) < 0)
      countLine.current.scrollIntoView({ block: 'start', behavior: 'instant' })
    // If the pressed control is gone, the focus goes to the line that states the number of results.
    if (document.activeElement === document.body) countLine.current?.focus({ preventScroll: true })
  }, [cameBack, countLine, href, isEmpty, list, listId])
}

/** Prefers a card that begins in the window: one that begins above it may change its height when the fonts arrive. */
const findFirstInView = (cards: HTMLElement[]) =>
  cards.find((card) => getTop(card) >= STICKY_BAR_PX && getTop(card) < window.innerHeight) ??
  cards.find((card) => card.getBoundingClientRect().bottom > STICKY_BAR_PX)

const saveCard = (href: string, card: HTMLElement, { wasClicked }: { wasClicked: boolean }) =>
  saveAnchor(href, { cardId: Number(card.dataset.listing), top: getTop(card), wasClicked })

function useSavedPosition({ href, showPageInUrl }: Results, list: RefObject<HTMLElement | null>) {
  const latestResults = useRef({ href, showPageInUrl })
  useLayoutEffect(() => {
    latestResults.current = { href, showPageInUrl }
  })
  const scrollTimer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const isCardClicked = useRef(false)
  useEffect(() => {
    const handleScrollEnd = () => {
      const cards = list.current ? findCards(list.current) : []
      const firstInView = findFirstInView(cards)
      if (!firstInView) return
      const middleCard = cards.findLast((card) => getTop(card) < window.innerHeight / 2) ?? firstInView
      const pageInView = Number(middleCard.closest<HTMLElement>('[data-page]')?.dataset.page)
      const pageHref = latestResults.current.showPageInUrl(pageInView)
      saveCard(pageHref, firstInView, { wasClicked: false })
    }
    const handlePageHide = () => {
      // A reloaded list is shorter, so that the browser's own restoration would scroll to the end of the document.
      window.history.scrollRestoration = 'manual'
      const firstInView = list.current ? findFirstInView(findCards(list.current)) : undefined
      // A clicked card has been saved by its click.
      if (firstInView && !isCardClicked.current)
        saveCard(latestResults.current.href, firstInView, { wasClicked: false })
    }
    const handleScroll = () => {
      isCardClicked.current = false
      clearTimeout(scrollTimer.current)
      scrollTimer.current = setTimeout(handleScrollEnd, SCROLL_END_MS)
    }
    // Undoes 'manual' at the visitor's first input: other pages of the same tab rely on the browser's restoration.
    const leaveScrollToBrowser = () => void (window.history.scrollRestoration = 'auto')
    window.addEventListener('scroll', handleScroll, { passive: true })
    for (const type of INPUT_EVENTS)
      window.addEventListener(type, leaveScrollToBrowser, { passive: true, capture: true })
    // In the capture phase, so that the card is saved before use-results saves the list.
    window.addEventListener('pagehide', handlePageHide, { capture: true })
    return () => {
      clearTimeout(scrollTimer.current)
      window.removeEventListener('scroll', handleScroll)
      for (const type of INPUT_EVENTS)
        window.removeEventListener(type, leaveScrollToBrowser, { capture: true })
      window.removeEventListener('pagehide', handlePageHide, { capture: true })
    }
  }, [list])

  return ({ target }: React.MouseEvent) => {
    if (!(target instanceof Element) || !target.closest('a')) return
    const card = target.closest<HTMLElement>('[data-listing]')
    if (!card) return
    clearTimeout(scrollTimer.current)
    isCardClicked.current = true
    saveCard(href, card, { wasClicked: true })
  }
}
