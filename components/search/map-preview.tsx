'use client'

import { formatBedsAndType } from '@/components/property/beds-and-type'
import { ListingPicture } from '@/components/property/listing-picture'
import { Rent, SalePrice } from '@/components/property/price'
import { Icon } from '@/components/ui/icon'
import { InternalLink } from '@/components/ui/internal-link'
import { listingHref } from '@/lib/config/routes'
import type { MapPin } from '@/lib/contract/search-map'
import type { ListingKind } from '@/lib/domain/listing-kind'

interface MapPreviewProps {
  kind: ListingKind
  pins: MapPin[]
  onClose: () => void
}

/**
 * Lists the homes at the pin that the visitor has pressed. The background is 98 % opaque (`bg-surface/98`): behind a
 * large element that is fully opaque, Chromium without a graphics card fails to draw other parts of the map.
 */
export function MapPreview({ kind, pins, onClose }: MapPreviewProps) {
  return (
    <section
      aria-label={pins.length === 1 ? 'The home at this pin' : `The ${pins.length} homes at this pin`}
      className="absolute inset-x-3 bottom-8 z-20 mx-auto max-h-[60%] max-w-md overflow-y-auto rounded-lg border border-line bg-surface/98 pr-11 shadow-raised"
    >
      <button
        type="button"
        aria-label="Close"
        className="absolute right-0 top-0 grid size-11 place-items-center text-muted hover:text-ink"
        onClick={onClose}
      >
        <Icon name="x" className="size-5" />
      </button>
      <ul className="divide-y divide-line">
        {pins.map((pin) => (
          <li key={pin.id} className="relative flex gap-3 p-2">
            <ListingPicture
              kind={kind}
              id={pin.id}
              file={pin.image_xs}
              alt=""
              sizes="7rem"
              className="w-28 shrink-0 self-start rounded-md"
            />
            <div className="min-w-0">
              <p className="font-bold leading-tight">
                {kind === 'sale' ? (
                  <SalePrice price={pin.new_price} options={pin.price_options ?? 'price'} share={pin.share} />
                ) : (
                  <Rent pcm={pin.new_price} type={pin.property_type} />
                )}
              </p>
              <p className="text-sm text-muted">
                {[formatBedsAndType(pin), pin.listing_status_display].filter(Boolean).join(' · ')}
              </p>
              <InternalLink
                href={listingHref(kind, pin.id, pin.property_url)}
                className="line-clamp-2 text-sm text-ink after:absolute after:inset-0"
              >
                {pin.portal_address}
              </InternalLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
