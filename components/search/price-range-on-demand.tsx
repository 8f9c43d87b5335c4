'use client'

import { useEffect, useState, type ComponentProps, type ComponentType } from 'react'
import type PriceRange from './price-range'

type Props = ComponentProps<typeof PriceRange>

/**
 * The price range, fetched when it is first drawn: no page carries it on its first load. Its room
 * is kept for it, so nothing moves; should it not come, the selects beside it do all that it does.
 */
export function PriceRangeOnDemand(props: Props) {
  const [Range, setRange] = useState<ComponentType<Props> | null>(null)

  useEffect(() => {
    let isHere = true
    import('./price-range').then(
      ({ default: loaded }) => isHere && setRange(() => loaded),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [])

  return <div className="min-h-11">{Range ? <Range {...props} /> : null}</div>
}
