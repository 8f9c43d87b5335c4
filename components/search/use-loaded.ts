'use client'

import { useEffect, useState } from 'react'

/**
 * Loads a value after the first render (P6); null until then and after a failure.
 * @param load the same in each render
 */
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
