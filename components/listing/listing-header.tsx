import { Rent, SalePrice } from '@/components/property/price'
import { isParkHome } from '@/lib/domain/property-type'
import { formatLongDate } from '@/lib/format/dates'
import { formatPounds } from '@/lib/format/money'
import { computeDefaultMonthlyPayment } from '@/lib/tax/mortgage'
import {
  getPriceOrMonthlyRent,
  isCommercial,
  isShareOfHomeSale,
  getListingAvailability,
  getStatusLabel,
  type Listing,
} from '@/components/property/listing'
import { KeyNumbers } from './key-numbers'
import { describeOffer } from './listing-title'

/**
 * Shows the monthly payment of an example mortgage, with a link to its assumptions (FIELD-37). It is left out for a
 * share, whose mortgage is among the costs (sale-costs.tsx), and for business premises and park homes, which get none.
 */
function MortgageIllustration({ listing }: { listing: Listing }) {
  const price = getPriceOrMonthlyRent(listing)
  if (listing.kind !== 'sale' || price === null || isShareOfHomeSale(listing)) return null
  if (isCommercial(listing) || isParkHome(listing.property_type)) return null
  return (
    <p className="tabular text-sm text-muted print:hidden">
      Mortgage: about {formatPounds(computeDefaultMonthlyPayment(price))} a month, an illustration.{' '}
      <a href="#costs-title">How we work it out</a>
    </p>
  )
}

interface ListingHeaderProps {
  listing: Listing
  isPreview?: boolean
}

function Price({ listing, isPreview }: ListingHeaderProps) {
  const price = getPriceOrMonthlyRent(listing)
  const isOnApplication = listing.kind === 'sale' && listing.price_options === 'poa'
  // A draft has no price before its owner has entered one.
  if (isPreview && price === null && !isOnApplication)
    return <>{listing.kind === 'sale' ? 'No price yet' : 'No rent yet'}</>
  if (listing.kind === 'let') return <Rent pcm={listing.new_price_pcm} type={listing.property_type} />
  return (
    <SalePrice
      // For a price on application, SalePrice shows `options` and not this number.
      price={price ?? 0}
      options={listing.price_options}
      share={listing.share}
    />
  )
}

export function ListingHeader({ listing, isPreview = false }: ListingHeaderProps) {
  const addedAt = listing.listed_at ?? listing.created_at
  return (
    <header className="grid grid-cols-1 gap-3 tablet:gap-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted max-tablet:order-last">
        <span
          className={
            getListingAvailability(listing) === 'open'
              ? 'rounded-sm bg-accent px-2 py-0.5 font-semibold text-on-accent'
              : 'rounded-sm bg-warn-soft px-2 py-0.5 font-semibold text-warn'
          }
        >
          {getStatusLabel(listing)}
        </span>
        <span>Added {formatLongDate(addedAt)}</span>
        {listing.reduced_at ? (
          <span className="font-semibold text-warn">{`Reduced ${formatLongDate(listing.reduced_at)}`}</span>
        ) : null}
      </p>
      <h1 className="wrap-break-word max-tablet:text-[1.5rem]">
        <span className="mb-1 block font-sans text-base font-semibold text-muted">
          {describeOffer(listing)}
          <span className="sr-only">, </span>
        </span>
        {listing.portal_address}
      </h1>
      <p className="text-3xl font-bold max-tablet:text-[length:min(var(--text-3xl),11vw)]">
        <Price listing={listing} isPreview={isPreview} />
      </p>
      <KeyNumbers listing={listing} />
      <MortgageIllustration listing={listing} />
    </header>
  )
}
