'use client'

import { startTransition, useEffect, useState } from 'react'

/**
 * False on the server and until hydration. Set in a transition, so that the page is not rendered
 * twice at once while it starts.
 */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return isHydrated
}
