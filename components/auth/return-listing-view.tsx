'use client'

import { formatBedsAndType } from '@/components/property/beds-and-type'
import { ListingPicture } from '@/components/property/listing-picture'
import { Rent, SalePrice } from '@/components/property/price'
import { InternalLink } from '@/components/ui/internal-link'
import { listingHref } from '@/lib/config/routes'
import type { LetDetail, SalesDetail } from '@/lib/contract/listings'

type ReturnListingViewProps = { kind: 'sale'; card: SalesDetail } | { kind: 'let'; card: LetDetail }

export function ReturnListingView({ kind, card }: ReturnListingViewProps) {
  const bedsAndType = formatBedsAndType(card)
  return (
    <div className="grid w-full grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-4 tablet:grid-cols-[8rem_minmax(0,1fr)]">
      <ListingPicture
        kind={kind}
        id={card.id}
        file={card.image_xs}
        alt=""
        sizes="8rem"
        priority
        className="w-full rounded-md"
      />
      <div>
        <p className="text-sm text-muted">You will come back here after logging in:</p>
        <p className="line-clamp-2 font-semibold wrap-anywhere">
          <InternalLink href={listingHref(kind, card.id, card.property_url)} className="inline-block min-h-6">
            {card.portal_address}
          </InternalLink>
        </p>
        <p className="text-sm">
          {kind === 'sale' ? (
            <SalePrice price={card.new_price} options={card.price_options} share={card.share} />
          ) : (
            <Rent pcm={card.new_price_pcm} type={card.property_type} />
          )}
          {bedsAndType ? ` · ${bedsAndType}` : null}
        </p>
      </div>
    </div>
  )
}
