'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { understandSearch } from '@/lib/browser/understand-search'
import type { SearchCounts } from '@/lib/contract/search-counts'
import type { SearchState } from '@/lib/search/state'
import { countChoices, countListings } from './load-page'

const DEBOUNCE_MS = 350

/** Counts the homes that a search form finds, after a pause of the typing; null while unknown and after a failure. */
export function useLiveCount() {
  const [count, setCount] = useState<number | null>(null)
  const [choices, setChoices] = useState<SearchCounts['choices']>([])
  const currentRequest = useRef<AbortController | null>(null)

  useEffect(() => () => currentRequest.current?.abort(), [])

  /** Aborts the older request and counts anew; `withChoices` also counts what each choice would leave. */
  const updateCount = useCallback(
    (state: SearchState, { withChoices = false, delayMs = DEBOUNCE_MS } = {}) => {
      currentRequest.current?.abort()
      setCount(null)
      const request = new AbortController()
      currentRequest.current = request
      const loadCount = async () => {
        const understoodState = await understandSearch(state)
        if (request.signal.aborted) return
        const total = await countListings(understoodState, request.signal)
        if (request.signal.aborted) return
        setCount(total)
        if (!withChoices) return
        // A typed phrase may ask for the other kind, whose choices are not those of this form.
        const choiceCounts =
          understoodState.kind === state.kind ? await countChoices(understoodState, request.signal) : []
        if (!request.signal.aborted) setChoices(choiceCounts)
      }
      const handleFailure = () => {
        // Counts of an older state of the form would be wrong.
        if (!request.signal.aborted) setChoices([])
      }
      const timer = setTimeout(() => void loadCount().catch(handleFailure), delayMs)
      request.signal.addEventListener('abort', () => clearTimeout(timer))
    },
    [],
  )

  return { count, choices, updateCount }
}
