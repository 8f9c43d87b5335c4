'use client'

import { useEffect, useState } from 'react'

/**
 * Loads a chunk that is outside every page's first load (P6); null until it is loaded, and if loading fails.
 * @param load a function with an `import()`, the same at each render, because another one would load again
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
