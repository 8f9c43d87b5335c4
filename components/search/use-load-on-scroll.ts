'use client'

import { useCallback, useEffect, useRef } from 'react'

/** The least time between two loads, which SALES-10 prescribes. */
const THROTTLE_MS = 500
/** The next page is loaded when only this share of the document is below the window (D-81). */
const REMAINING_SHARE = 0.2

const isNearEnd = () => {
  const { scrollHeight, scrollTop, clientHeight } = document.documentElement
  return scrollHeight - scrollTop - clientHeight <= REMAINING_SHARE * scrollHeight
}

/** Throttles `loadMore`. A check that comes too early is repeated in time, so that no jump to the end is missed. */
export function useLoadOnScroll(loadMore: () => void) {
  const latestLoadMore = useRef(loadMore)
  useEffect(() => {
    latestLoadMore.current = loadMore
  })
  // -Infinity, so that the first load is never throttled.
  const lastLoadAt = useRef(-Infinity)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const loadThrottled = useCallback(() => {
    if (Date.now() - lastLoadAt.current < THROTTLE_MS) return
    lastLoadAt.current = Date.now()
    latestLoadMore.current()
  }, [])
  const checkScroll = useCallback(() => {
    const check = () => {
      clearTimeout(timer.current)
      const remainingMs = THROTTLE_MS - (Date.now() - lastLoadAt.current)
      if (remainingMs > 0) timer.current = setTimeout(check, remainingMs)
      else if (isNearEnd()) loadThrottled()
    }
    check()
  }, [loadThrottled])
  return { loadThrottled, checkScroll }
}
