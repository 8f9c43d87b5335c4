'use client'

import { useEffect, useState } from 'react'

/** Null until loaded and after a failure (P6). `load` must not change between renders, or it would load again. */
export function useLoaded<T>(load: () => Promise<T>): T | null {
  const [loaded, setLoaded] = useState<{ value: T } | null>(null)

  useEffect(() => {
    let isMounted = true
    load().then(
      (value) => {
        if (isMounted) setLoaded({ value })
      },
      () => undefined,
    )
    return () => {
      isMounted = false
    }
  }, [load])

  return loaded?.value ?? null
}
