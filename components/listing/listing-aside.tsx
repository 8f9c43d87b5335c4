import { LatestCard } from '@/components/property/latest-card'
import { getPriceOrMonthlyRent, getStatusLabel, type Listing } from '@/components/property/listing'

const toLatestCard = (listing: Listing) => ({
  id: listing.id,
  property_url: listing.property_url,
  image_xs: listing.image_xs,
  listing_status_display: getStatusLabel(listing),
  // For a price on application the card shows `price_options` and not this number.
  new_price: getPriceOrMonthlyRent(listing) ?? 0,
  portal_address: listing.portal_address,
  price_options: listing.kind === 'sale' ? listing.price_options : undefined,
  share: listing.kind === 'sale' ? listing.share : undefined,
  property_type: listing.property_type,
  bedrooms: listing.bedrooms,
})

export function ListingAside({ listing }: { listing: Listing }) {
  return (
    <div className="self-start">
      <LatestCard
        kind={listing.kind}
        card={toLatestCard(listing)}
        headingLevel="h2"
        sizes="(min-width: 48rem) 20rem, 92vw"
      />
    </div>
  )
}
