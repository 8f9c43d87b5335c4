import Link from 'next/link'
import { LatestCard } from '@/components/property/latest-card'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { buttonClass } from '@/components/ui/button'
import { brand } from '@/lib/config/brand'
import { routes, type ListingAction } from '@/lib/config/routes'
import { actionWords } from './action-words'
import { amountOf, pathOf, statusLabel, townSearchHref, type Listing } from './listing'
import { ToLogin } from './to-login'

/**
 * The page of an action for somebody who is not logged in (G3, D-20): it names the listing, keeps the
 * way back and goes on to the login. Without JavaScript the link does the same.
 */
export function ActionPage({ listing, action }: { listing: Listing; action: ListingAction }) {
  const { name, intro } = actionWords[action]
  const card = {
    id: listing.id,
    property_url: listing.property_url,
    image_xs: listing.image_xs,
    listing_status_display: statusLabel(listing),
    new_price: amountOf(listing) ?? 0,
    portal_address: listing.portal_address,
  }
  return (
    <>
      <Breadcrumb
        trail={[
          { name: listing.town, href: townSearchHref(listing) },
          { name: listing.portal_address, href: pathOf(listing) },
          { name },
        ]}
      />
      <div className="wrap-page grid gap-8 py-6 tablet:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-4">
          <h1>{name}</h1>
          <p className="max-w-prose text-lg">{intro}</p>
          <p className="max-w-prose">You need to be logged in, so that answers reach you and nobody else.</p>
          <p>
            <Link href={routes.login} prefetch={false} className={buttonClass('primary', 'large')}>Log in to continue</Link>
          </p>
          <p className="text-sm text-muted">
            Would you rather talk? Call <a href={brand.phoneHref} className="underline">{brand.phone}</a> and give the reference {listing.reference ?? listing.id}.
          </p>
          <ToLogin ownerId={listing.user_id} listingHref={pathOf(listing)} />
        </div>
        <LatestCard kind={listing.kind} card={card} headingLevel="h2" sizes="(min-width: 48rem) 20rem, 92vw" />
      </div>
    </>
  )
}
