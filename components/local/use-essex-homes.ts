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

export type EssexHomes = { state: 'loading' } | { state: 'failed' } | { state: 'loaded'; homes: SalesCard[] }

/** Loads the homes for sale in Essex by one browser call, newest first (LOCAL-17, D-116). */
export function useEssexHomes(): EssexHomes {
  const [result, setResult] = useState<EssexHomes>({ state: 'loading' })
  useEffect(() => {
    const request = new AbortController()
    callApi('propertySearch', ESSEX_SEARCH, { signal: request.signal }).then(
      (reply) => {
        if (!reply.ok) setResult({ state: 'failed' })
        else
          setResult({
            state: 'loaded',
            homes: Array.isArray(reply.data) ? reply.data : reply.data.properties,
          })
      },
      () => {
        if (!request.signal.aborted) setResult({ state: 'failed' })
      },
    )
    return () => request.abort()
  }, [])
  return result
}
