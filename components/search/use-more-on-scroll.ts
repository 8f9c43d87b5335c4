'use client'

import { useCallback, useEffect, useRef } from 'react'

/** SALES-10: at most one trigger in this time. */
const THROTTLE_MS = 500
/** D-81: the share of the page that is left when the next one is asked for. */
const LEFT_SHARE = 0.2

/** True when no more than a fifth of the document lies below the window. */
const isNearEnd = () => {
  const { scrollHeight, scrollTop, clientHeight } = document.documentElement
  return scrollHeight - scrollTop - clientHeight <= LEFT_SHARE * scrollHeight
}

/**
 * Asks for more at most every half second: `ask` serves whoever notices that the end is near,
 * `onScroll` notices it by the rule of D-81, also after a jump to the end of the page. A scroll in
 * the pause is looked at when the pause is over.
 */
export function useMoreOnScroll(next: () => void) {
  const latest = useRef(next)
  useEffect(() => {
    latest.current = next
  })
  const last = useRef(-Infinity)
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])

  const ask = useCallback(() => {
    if (Date.now() - last.current < THROTTLE_MS) return
    last.current = Date.now()
    latest.current()
  }, [])
  const onScroll = useCallback(() => {
    const look = () => {
      clearTimeout(waiting.current)
      const pause = THROTTLE_MS - (Date.now() - last.current)
      if (pause > 0) waiting.current = setTimeout(look, pause)
      else if (isNearEnd()) ask()
    }
    look()
  }, [ask])
  return { ask, onScroll }
}
