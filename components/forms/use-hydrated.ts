'use client'

import { startTransition, useEffect, useState } from 'react'

/** Whether the page is hydrated. A transition sets it, so that no second render delays the start. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return isHydrated
}
