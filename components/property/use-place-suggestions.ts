'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { callApi } from '@/lib/browser/call-api'
import type { PlaceCandidate } from '@/lib/contract/search'
import { recentLocations } from './recent-locations'

/** Pause after a key before the request, so that a quickly typed word is one request. */
const PAUSE_MS = 120
const MAX_QUERY_CHARACTERS = 120

export interface Suggestion {
  value: string
  label: string
  detail: string
  kind: PlaceCandidate['kind'] | 'recent'
}

const recent = (): Suggestion[] =>
  recentLocations().map((value) => ({ value, label: value, detail: '', kind: 'recent' }))

/**
 * Suggests places for a text after a short pause, and recent locations for an empty one. A newer text aborts the older
 * request; a failed call suggests nothing.
 */
export function usePlaceSuggestions() {
  const [suggestions, setSuggestions] = useState<Suggestion[]>([])
  const running = useRef<AbortController | null>(null)

  const cancel = useCallback(() => {
    running.current?.abort()
    running.current = null
  }, [])
  useEffect(() => cancel, [cancel])

  const suggest = useCallback(
    (text: string) => {
      cancel()
      const query = text.trim().slice(0, MAX_QUERY_CHARACTERS)
      if (query === '') return setSuggestions(recent())
      const request = new AbortController()
      running.current = request
      const ask = async () => {
        const reply = await callApi('placeSuggest', { query }, { signal: request.signal })
        if (!request.signal.aborted) setSuggestions(reply.ok ? reply.data : [])
      }
      const timer = setTimeout(
        () => void ask().catch(() => request.signal.aborted || setSuggestions([])),
        PAUSE_MS,
      )
      request.signal.addEventListener('abort', () => clearTimeout(timer))
    },
    [cancel],
  )

  return { suggestions, suggest, cancel }
}
