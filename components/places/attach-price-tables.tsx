'use client'

import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { LazyPriceTable } from '@/components/pricing/lazy-price-table'
import { listingKinds, type ListingKind } from '@/lib/domain/listing-kind'

/** EA-05 prescribes these delays: after the page, after its content, and before each new attempt (D-112). */
const AFTER_PAGE_MS = 1_000
const AFTER_CONTENT_MS = 500
const RETRY_MS = 300

/** Renders the price tables into the elements with the given ids, once both elements exist (EA-04, EA-05). */
export function AttachPriceTables({ containerIds }: { containerIds: Record<ListingKind, string> }) {
  const [containers, setContainers] = useState<HTMLElement[]>([])
  useEffect(() => {
    let timer = setTimeout(
      function attach() {
        const foundContainers = listingKinds.flatMap(
          (kind) => document.getElementById(containerIds[kind]) ?? [],
        )
        // All containers are found in the order of listingKinds, in which the tables are rendered below.
        if (foundContainers.length === listingKinds.length) setContainers(foundContainers)
        else timer = setTimeout(attach, RETRY_MS)
      },
      // The page and its content arrive together, so the longer delay counts.
      Math.max(AFTER_PAGE_MS, AFTER_CONTENT_MS),
    )
    return () => clearTimeout(timer)
  }, [containerIds])
  return containers.map((container, index) =>
    createPortal(<LazyPriceTable kind={listingKinds[index]!} />, container, container.id),
  )
}
