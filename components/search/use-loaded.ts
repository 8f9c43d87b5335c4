'use client'

import { useEffect, useState } from 'react'

/** Loads a value after the first render (P6); null until then and on failure. A new `load` loads again. */
export function useLoaded<T>(load: () => Promise<T>): T | null {
  // The object protects a value that is a function: React would call it as an update of the state.
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
