'use client'

import type { ComponentProps } from 'react'
import type { PriceRange } from './price-range'
import { useLoaded } from './use-loaded'

const loadPriceRange = () => import('./price-range')

/** The price range in a chunk of its own. The price selects work before it is loaded. */
export function LazyPriceRange(props: ComponentProps<typeof PriceRange>) {
  const chunk = useLoaded(loadPriceRange)
  return <div className="min-h-11">{chunk ? <chunk.PriceRange {...props} /> : null}</div>
}
