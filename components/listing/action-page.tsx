import { redirect } from 'next/navigation'
import { senderOf } from '@/components/forms/define-form'
import { todayInLondon } from '@/components/forms/enquiry-fields'
import { LazyEnquiryForm } from '@/components/forms/lazy-enquiry-form'
import { LatestCard } from '@/components/property/latest-card'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { buttonClass } from '@/components/ui/button'
import { SoftLink } from '@/components/ui/soft-link'
import { brand } from '@/lib/config/brand'
import { routes } from '@/lib/config/routes'
import type { ListingAction } from '@/lib/domain/listing-permissions'
import { currentUser } from '@/lib/session/current-user'
import { actionWords } from './action-words'
import { amountOf, pathOf, statusLabel, townSearchHref, type Listing } from './listing'
import { ToLogin } from './to-login'

/**
 * The page of an action (G3, D-20). It names the listing; a visitor's way back is kept and goes on to
 * the login, without JavaScript by the link; somebody logged in says what they want, and the agency
 * has it with their name and the reference. An owner is led back to the listing (D-160).
 */
export async function ActionPage({ listing, action }: { listing: Listing; action: ListingAction }) {
  const { name, intro } = actionWords[action]
  const user = await currentUser()
  if (user?.id === listing.user_id) redirect(pathOf(listing))
  const card = {
    id: listing.id,
    property_url: listing.property_url,
    image_xs: listing.image_xs,
    listing_status_display: statusLabel(listing),
    new_price: amountOf(listing) ?? 0,
    portal_address: listing.portal_address,
    price_options: listing.kind === 'sale' ? listing.price_options : undefined,
    property_type: listing.property_type,
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
          {user ? (
            <LazyEnquiryForm
              name={action}
              sender={senderOf(user)}
              about={`${name}. Reference ${listing.reference ?? listing.id}, ${listing.portal_address}.`}
              today={todayInLondon(new Date())}
            />
          ) : (
            <>
              <p className="max-w-prose">
                You need to be logged in, so that answers reach you and nobody else.
              </p>
              <p>
                <SoftLink href={routes.login} className={buttonClass('primary', 'large')}>
                  Log in to continue
                </SoftLink>
              </p>
            </>
          )}
          <p className="text-sm text-muted">
            Would you rather talk? Call{' '}
            <a href={brand.phoneHref} className="underline">
              {brand.phone}
            </a>{' '}
            and give the reference {listing.reference ?? listing.id}.
          </p>
          {user ? null : <ToLogin ownerId={listing.user_id} listingHref={pathOf(listing)} />}
        </div>
        <div className="self-start">
          <LatestCard
            kind={listing.kind}
            card={card}
            headingLevel="h2"
            sizes="(min-width: 48rem) 20rem, 92vw"
          />
        </div>
      </div>
    </>
  )
}
