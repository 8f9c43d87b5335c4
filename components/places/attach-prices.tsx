'use client'

import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { PricingTable } from '@/components/pricing/pricing-table'
import { priceContainer, priceKinds } from './price-containers'

/** EA-05, D-112, in milliseconds. The content comes with the page, so both waits begin together and the longer decides. */
const AFTER_VIEW = 1_000
const AFTER_CONTENT = 500
const AGAIN = 300

const containers = (): HTMLElement[] =>
  priceKinds.flatMap((kind) => document.getElementById(priceContainer(kind)) ?? [])

/**
 * Puts the tables of prices into their places a moment after the page (EA-04, EA-05): a reader's first
 * second goes to the words. Looks again until both places are there; a table that cannot be loaded says so.
 */
export function AttachPrices() {
  const [found, setFound] = useState<HTMLElement[]>([])
  useEffect(() => {
    let timer = setTimeout(
      function attach() {
        const places = containers()
        if (places.length === priceKinds.length) setFound(places)
        else timer = setTimeout(attach, AGAIN)
      },
      Math.max(AFTER_VIEW, AFTER_CONTENT),
    )
    return () => clearTimeout(timer)
  }, [])
  return found.map((place, index) =>
    createPortal(<PricingTable kind={priceKinds[index]!} />, place, place.id),
  )
}
