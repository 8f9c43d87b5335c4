'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { SAVED_HOMES_CHANGE, SAVED_HOMES_KEY } from '@/lib/browser/saved-home-keys'
import { readStored } from '@/lib/browser/storage'

/** Reads the page again once the homes of this browser have moved to the account. */
export function ReloadAfterMerge() {
  const router = useRouter()
  useEffect(() => {
    let isMerging = readStored(SAVED_HOMES_KEY) !== null
    const onChange = () => {
      if (!isMerging || readStored(SAVED_HOMES_KEY) !== null) return
      isMerging = false
      router.refresh()
    }
    window.addEventListener(SAVED_HOMES_CHANGE, onChange)
    return () => window.removeEventListener(SAVED_HOMES_CHANGE, onChange)
  }, [router])
  return null
}
