'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { onMove, type MovedList } from '@/lib/browser/move-to-account'

/** Refreshes the page once a list that was stored in this browser has moved to the account. */
export function ReloadAfterMove({ list }: { list: MovedList }) {
  const router = useRouter()
  useEffect(() => onMove(list, () => router.refresh()), [router, list])
  return null
}
