'use client'

import { LatestCard } from '@/components/property/latest-card'
import type { LatestCard as LatestCardData } from '@/lib/contract/listings'
import type { ListingKind } from '@/lib/domain/listing-kind'

interface SimilarHomeListProps {
  kind: ListingKind
  cards: LatestCardData[]
}

/** A client component, so that the RSC payload holds the data of the cards and not their elements. */
export function SimilarHomeList({ kind, cards }: SimilarHomeListProps) {
  return (
    <ul className="-mx-4 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 pb-2 tablet:mx-0 tablet:grid tablet:grid-cols-2 tablet:gap-6 tablet:overflow-visible tablet:px-0 desktop:grid-cols-4">
      {cards.map((card) => (
        <li key={card.id} className="w-4/5 shrink-0 snap-start tablet:w-auto">
          <LatestCard
            kind={kind}
            card={card}
            sizes="(min-width: 68.75rem) 18rem, (min-width: 48rem) 45vw, 80vw"
          />
        </li>
      ))}
    </ul>
  )
}
