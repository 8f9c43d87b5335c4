'use client'

import { startTransition, useEffect, useState } from 'react'

/**
 * False on the server and until React has taken the page over. Told in a transition: what depends on
 * it can wait, and the page need not be drawn twice in one breath while it starts.
 */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return isHydrated
}
