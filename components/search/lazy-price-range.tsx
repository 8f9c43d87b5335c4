'use client'

import { useEffect, useState, type ComponentProps, type ComponentType } from 'react'
import type { PriceRange } from './price-range'

type PriceRangeProps = ComponentProps<typeof PriceRange>

/** The price range in a chunk of its own, outside every page's first load (P6). Without it the price selects still work. */
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
