'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { subscribeToThreadEvents } from '@/components/session/thread-events'

/** Refreshes the list of threads when a message arrives, or is read in another tab or by the other party. */
export function RefreshInbox() {
  const router = useRouter()
  useEffect(
    () =>
      subscribeToThreadEvents(({ type }) => {
        if (type !== 'typing') router.refresh()
      }),
    [router],
  )
  return null
}
