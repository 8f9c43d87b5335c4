'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { callApi } from '@/lib/browser/call-api'
import type { ListingKind } from '@/lib/domain/listing-kind'
import type { PlaceCandidate } from '@/lib/contract/search'
import { readRecentLocations } from './recent-locations'

/** A request waits for this pause in the typing, so that a word typed quickly causes only one request. */
const DEBOUNCE_MS = 120
const MAX_QUERY_CHARACTERS = 120

export interface Suggestion {
  value: string
  label: string
  detail: string
  kind: PlaceCandidate['kind'] | 'recent'
}

const listRecentSuggestions = (): Suggestion[] =>
  readRecentLocations().map((value) => ({ value, label: value, detail: '', kind: 'recent' }))

/** Suggests places for a text after a pause in the typing, and recent locations for an empty text. */
export function usePlaceSuggestions(kind?: ListingKind) {
  const [suggestions, setSuggestions] = useState<Suggestion[]>([])
  const currentRequest = useRef<AbortController | null>(null)

  const cancel = useCallback(() => {
    currentRequest.current?.abort()
    currentRequest.current = null
  }, [])
  useEffect(() => cancel, [cancel])

  const suggest = useCallback(
    (text: string) => {
      cancel()
      const query = text.trim().slice(0, MAX_QUERY_CHARACTERS)
      if (query === '') return setSuggestions(listRecentSuggestions())
      const request = new AbortController()
      currentRequest.current = request
      const loadSuggestions = async () => {
        const reply = await callApi('placeSuggest', kind ? { query, kind } : { query }, {
          signal: request.signal,
        })
        if (!request.signal.aborted) setSuggestions(reply.ok ? reply.data : [])
      }
      const clearUnlessAborted = () => {
        if (!request.signal.aborted) setSuggestions([])
      }
      const timer = setTimeout(() => void loadSuggestions().catch(clearUnlessAborted), DEBOUNCE_MS)
      request.signal.addEventListener('abort', () => clearTimeout(timer))
    },
    [cancel, kind],
  )

  return { suggestions, suggest, cancel }
}
