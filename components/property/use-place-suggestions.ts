'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { callApi } from '@/lib/browser/call-api'
import type { PlaceCandidate } from '@/lib/contract/search'
import { recentLocations } from './recent-locations'

/** Waits this long after a key, so that a word typed quickly is one request. */
const PAUSE_MS = 120
const LONGEST_QUERY = 120

export interface Suggestion {
  value: string
  label: string
  detail: string
  kind: PlaceCandidate['kind'] | 'recent'
}

const recent = (): Suggestion[] =>
  recentLocations().map((value) => ({ value, label: value, detail: '', kind: 'recent' }))

/**
 * Places that a text may mean, asked for after a short pause; a newer text ends the older request.
 * With nothing typed, what was searched for before. A failing call suggests nothing: the field stays
 * a field.
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
      const query = text.trim().slice(0, LONGEST_QUERY)
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
