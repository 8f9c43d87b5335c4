'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { SAVED_SEARCHES_MOVED } from '@/lib/browser/saved-search-keys'

/** Refreshes the page once the searches stored in this browser have moved to the account. */
export function ReloadAfterSearchMerge() {
  const router = useRouter()
  useEffect(() => {
    const reload = () => router.refresh()
    window.addEventListener(SAVED_SEARCHES_MOVED, reload)
    return () => window.removeEventListener(SAVED_SEARCHES_MOVED, reload)
  }, [router])
  return null
}
