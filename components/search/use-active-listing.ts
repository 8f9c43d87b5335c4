'use client'

import { useEffect, useState, type FocusEvent, type MouseEvent, type RefObject } from 'react'

const listingOf = ({ target }: { target: EventTarget }): number | null => {
  const card = target instanceof Element ? target.closest<HTMLElement>('[data-listing]') : null
  return card ? Number(card.dataset.listing) : null
}

/**
 * The home that is pointed at, by mouse or by focus, in the list or on the map. The card is marked by an attribute and not
 * by a render, because a list may have hundreds of cards.
 */
export function useActiveListing(list: RefObject<HTMLElement | null>) {
  const [activeId, setActiveId] = useState<number | null>(null)
  useEffect(() => {
    const card = activeId === null ? null : list.current?.querySelector(`[data-listing="${activeId}"]`)
    card?.setAttribute('data-active', '')
    return () => card?.removeAttribute('data-active')
  }, [activeId, list])
  const point = (event: MouseEvent | FocusEvent) => setActiveId(listingOf(event))
  return {
    activeId,
    setActiveId,
    listHandlers: {
      onMouseOver: point,
      onMouseLeave: () => setActiveId(null),
      onFocus: point,
      onBlur: () => setActiveId(null),
    },
  }
}
