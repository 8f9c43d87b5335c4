'use client'

import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { LazyPriceTable } from '@/components/pricing/lazy-price-table'
import { listingKinds, type ListingKind } from '@/lib/domain/listing-kind'

/** The delays of EA-05 and D-112, which fix all three. View and content arrive together, so the longer one counts. */
const AFTER_VIEW_MS = 1_000
const AFTER_CONTENT_MS = 500
const RETRY_MS = 300

/** Renders the price tables into the elements of the given ids, once both exist (EA-04, EA-05). */
export function AttachPriceTables({ containerIds }: { containerIds: Record<ListingKind, string> }) {
  const [containers, setContainers] = useState<HTMLElement[]>([])
  useEffect(() => {
    let timer = setTimeout(
      function attach() {
        const found = listingKinds.flatMap((kind) => document.getElementById(containerIds[kind]) ?? [])
        // The containers are in the order of listingKinds, in which the tables are rendered.
        if (found.length === listingKinds.length) setContainers(found)
        else timer = setTimeout(attach, RETRY_MS)
      },
      Math.max(AFTER_VIEW_MS, AFTER_CONTENT_MS),
    )
    return () => clearTimeout(timer)
  }, [containerIds])
  return containers.map((container, index) =>
    createPortal(<LazyPriceTable kind={listingKinds[index]!} />, container, container.id),
  )
}
