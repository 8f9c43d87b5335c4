'use client'

import { useEffect, useState } from 'react'
import { callApi } from '@/lib/browser/call-api'
import type { SalesCard } from '@/lib/contract/listings'

/** API-40, D-93: no page and no limit, so the answer is a list. */
const ESSEX = {
  location: 'essex',
  price: '',
  types: 'all-types',
  bedrooms: '',
  radius: 'this-only',
  orderby: 'most-recent',
} as const

export type EssexHomes = { state: 'loading' } | { state: 'failed' } | { state: 'there'; homes: SalesCard[] }

/** Homes for sale in Essex, newest first, by one call of the browser (LOCAL-17, D-116). */
export function useEssexHomes(): EssexHomes {
  const [answer, setAnswer] = useState<EssexHomes>({ state: 'loading' })
  useEffect(() => {
    const leave = new AbortController()
    callApi('propertySearch', ESSEX, leave.signal).then(
      (reply) => {
        if (!reply.ok) setAnswer({ state: 'failed' })
        else
          setAnswer({ state: 'there', homes: Array.isArray(reply.data) ? reply.data : reply.data.properties })
      },
      () => leave.signal.aborted || setAnswer({ state: 'failed' }),
    )
    return () => leave.abort()
  }, [])
  return answer
}
