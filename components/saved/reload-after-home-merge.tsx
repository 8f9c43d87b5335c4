'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { keptLists, type KeptList } from '@/lib/browser/kept-home-keys'
import { readStored } from '@/lib/browser/storage'

/** Refreshes the page once the homes stored in this browser have moved to the account. */
export function ReloadAfterHomeMerge({ list: name }: { list: KeptList['name'] }) {
  const router = useRouter()
  useEffect(() => {
    const { key, change } = keptLists[name]
    let isMerging = readStored(key) !== null
    const onChange = () => {
      if (!isMerging || readStored(key) !== null) return
      isMerging = false
      router.refresh()
    }
    window.addEventListener(change, onChange)
    return () => window.removeEventListener(change, onChange)
  }, [router, name])
  return null
}
