'use client'

import { useEffect, useState, type FocusEvent, type MouseEvent, type RefObject } from 'react'

const findListingId = ({ target }: { target: EventTarget }): number | null => {
  const card = target instanceof Element ? target.closest<HTMLElement>('[data-listing]') : null
  return card ? Number(card.dataset.listing) : null
}

/** Tracks the home that the visitor points at. Sets an attribute on its card, because a prop would render all cards. */
export function useActiveListing(list: RefObject<HTMLElement | null>) {
  const [activeId, setActiveId] = useState<number | null>(null)
  useEffect(() => {
    const card = activeId === null ? null : list.current?.querySelector(`[data-listing="${activeId}"]`)
    card?.setAttribute('data-active', '')
    return () => card?.removeAttribute('data-active')
  }, [activeId, list])
  const handlePointing = (event: MouseEvent | FocusEvent) => setActiveId(findListingId(event))
  return {
    activeId,
    setActiveId,
    listHandlers: {
      onMouseOver: handlePointing,
      onMouseLeave: () => setActiveId(null),
      onFocus: handlePointing,
      onBlur: () => setActiveId(null),
    },
  }
}
