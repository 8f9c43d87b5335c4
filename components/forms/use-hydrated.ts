'use client'

import { startTransition, useEffect, useState } from 'react'

/** Whether the page is hydrated. The value changes in a transition, so that its render does not delay hydration. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return isHydrated
}
