'use client'

import { InternalLink } from '@/components/ui/internal-link'
import { FULL_PHONE_WIDTH_SIZES } from '@/lib/config/images'
import { listingHref } from '@/lib/config/routes'
import type { LatestCard as LatestCardData } from '@/lib/contract/listings'
import { formatBedsAndType } from './beds-and-type'
import { ListingPicture } from './listing-picture'
import { Rent, SalePrice } from './price'
import type { ListingKind } from '@/lib/domain/listing-kind'

/** The width of a picture from the breakpoints `desktop` and `tablet` on, and on phones. */
const DEFAULT_PICTURE_SIZES = `(min-width: 68.75rem) 25rem, (min-width: 48rem) 45vw, ${FULL_PHONE_WIDTH_SIZES}`

/** The small card (LOCAL-20), covered by its link. A client component, so that flight data contains only its props. */
export function LatestCard({
  kind,
  card,
  sizes = DEFAULT_PICTURE_SIZES,
  headingLevel: Heading = 'h3',
}: {
  kind: ListingKind
  card: LatestCardData
  sizes?: string
  headingLevel?: 'h2' | 'h3' | 'h4'
}) {
  const bedsAndType = formatBedsAndType(card)
  return (
    <article className="group card-frame relative">
      <div className="relative">
        <ListingPicture kind={kind} id={card.id} file={card.image_xs} alt="" sizes={sizes} />
        <p className="card-badge absolute left-3 top-3 bg-surface font-semibold shadow-card">
          {card.listing_status_display}
        </p>
      </div>
      <div className="flex grow flex-col gap-1 p-4">
        <p className="text-lg font-bold">
          {kind === 'sale' ? (
            <SalePrice price={card.new_price} options={card.price_options ?? 'price'} share={card.share} />
          ) : (
            <Rent pcm={card.new_price} type={card.property_type} />
          )}
        </p>
        {bedsAndType ? <p className="text-sm text-muted">{bedsAndType}</p> : null}
        <Heading className="font-sans text-base font-normal">
          <InternalLink href={listingHref(kind, card.id, card.property_url)} className="latest-title">
            {card.portal_address}
          </InternalLink>
        </Heading>
      </div>
    </article>
  )
}
