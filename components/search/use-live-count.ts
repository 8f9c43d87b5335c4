'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { understandSearch } from '@/lib/browser/understand-search'
import type { SearchState } from '@/lib/search/state'
import { countListings } from './load-page'

const DEBOUNCE_MS = 350

/** Counts the homes that a search form finds, debounced; null while unknown or after a failure. */
export function useLiveCount() {
  const [count, setCount] = useState<number | null>(null)
  const currentRequest = useRef<AbortController | null>(null)

  useEffect(() => () => currentRequest.current?.abort(), [])

  const updateCount = useCallback((state: SearchState) => {
    currentRequest.current?.abort()
    setCount(null)
    const request = new AbortController()
    currentRequest.current = request
    const loadCount = async () => {
      const understood = await understandSearch(state)
      if (request.signal.aborted) return
      const total = await countListings(understood, request.signal)
      if (!request.signal.aborted) setCount(total)
    }
    const timer = setTimeout(() => void loadCount().catch(() => undefined), DEBOUNCE_MS)
    request.signal.addEventListener('abort', () => clearTimeout(timer))
  }, [])

  return { count, updateCount }
}
