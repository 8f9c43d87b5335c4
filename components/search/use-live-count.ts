'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { ANY_LOCATION, type SearchState } from '@/lib/search/state'
import { countListings } from './load-page'

const PAUSE_MS = 350

/**
 * How many homes a form asks for, counted a moment after its last change; null while unknown. A
 * count that fails says nothing: the form works without it.
 */
export function useLiveCount() {
  const [count, setCount] = useState<number | null>(null)
  const running = useRef<AbortController | null>(null)

  useEffect(() => () => running.current?.abort(), [])

  const ask = useCallback((state: SearchState) => {
    running.current?.abort()
    setCount(null)
    const request = new AbortController()
    running.current = request
    const run = async () => {
      const found = await countListings(
        { ...state, location: state.location || ANY_LOCATION },
        request.signal,
      )
      if (!request.signal.aborted) setCount(found)
    }
    const timer = setTimeout(() => void run().catch(() => undefined), PAUSE_MS)
    request.signal.addEventListener('abort', () => clearTimeout(timer))
  }, [])

  return { count, ask }
}
