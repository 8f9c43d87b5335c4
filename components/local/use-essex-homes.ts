'use client'

import { useEffect, useState } from 'react'
import { callApi } from '@/lib/browser/call-api'
import type { SalesCard } from '@/lib/contract/listings'

/** The search of API-40 and D-93. Without page and limit the reply is an unpaged list. */
const ESSEX_SEARCH = {
  location: 'essex',
  price: '',
  types: 'all-types',
  bedrooms: '',
  radius: 'this-only',
  orderby: 'most-recent',
} as const

type LoadedHomes = { state: 'loading' } | { state: 'failed' } | { state: 'loaded'; homes: SalesCard[] }

/** Loads the homes for sale in Essex by one browser call, newest first (LOCAL-17, D-116). */
export function useEssexHomes(): LoadedHomes {
  const [result, setResult] = useState<LoadedHomes>({ state: 'loading' })
  useEffect(() => {
    const request = new AbortController()
    callApi('propertySearch', ESSEX_SEARCH, { signal: request.signal }).then(
      (reply) => {
        if (!reply.ok) return setResult({ state: 'failed' })
        const homes = Array.isArray(reply.data) ? reply.data : reply.data.properties
        setResult({ state: 'loaded', homes })
      },
      () => {
        if (!request.signal.aborted) setResult({ state: 'failed' })
      },
    )
    return () => request.abort()
  }, [])
  return result
}
