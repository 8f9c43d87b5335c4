'use client'

import { useEffect, useState, type ComponentProps, type ComponentType } from 'react'
import type { PriceRange } from './price-range'

type PriceRangeProps = ComponentProps<typeof PriceRange>

/**
 * Loads the price range when it is first rendered, so that no page's first load has it (P6). Its height is
 * reserved. If it fails to load, the selects beside it still set the price.
 */
export function LazyPriceRange(props: PriceRangeProps) {
  const [Range, setRange] = useState<ComponentType<PriceRangeProps> | null>(null)

  useEffect(() => {
    let isMounted = true
    import('./price-range').then(
      ({ PriceRange }) => {
        if (isMounted) setRange(() => PriceRange)
      },
      () => undefined,
    )
    return () => {
      isMounted = false
    }
  }, [])

  return <div className="min-h-11">{Range ? <Range {...props} /> : null}</div>
}
