import { VISITOR_ID } from '@/lib/domain/listing-permissions'
import { addDays, londonDay } from '@/lib/format/london-clock'
import { InternalLink } from '@/components/ui/internal-link'
import { brand } from '@/lib/config/brand'
import { routes } from '@/lib/config/routes'
import type { UserData } from '@/lib/contract/account'
import { MAX_OFFER_VALID_DAYS } from '@/lib/contract/offer-messages'
import type { UserOffer } from '@/lib/contract/offers'
import { describeBindingMoment } from '@/lib/domain/offer'
import { formatLongDate } from '@/lib/format/dates'
import { formatPounds } from '@/lib/format/money'
import { getOffersOnListing } from '@/lib/queries/offers'
import { LazyMakeOfferForm } from './lazy-offer-forms'
import { getNation, getPriceOrMonthlyRent, type Listing } from '@/components/property/listing'

function OfferLawNote({ listing }: { listing: Listing }) {
  const nation = getNation(listing)
  return (
    <p className="max-w-prose rounded-md border-l-4 border-note bg-note-soft p-4">
      {nation === 'scotland'
        ? 'In Scotland a solicitor makes the formal offer for you in writing; here you tell the seller what you would pay. '
        : ''}
      An offer binds neither you nor the seller until {describeBindingMoment(nation)}. Until then either of
      you may change it or withdraw, and the seller is told of every other offer too.
    </p>
  )
}

const YourOffersLink = () => (
  <InternalLink href={routes.accountOffers} prefetch={false} className="font-semibold underline">
    your offers
  </InternalLink>
)

function OpenOfferNote({ offer }: { offer: UserOffer }) {
  const amount = formatPounds(offer.amount)
  return (
    <div className="max-w-prose rounded-md border border-line bg-surface p-4">
      <h2 className="font-sans text-base font-semibold">
        {offer.status === 'accepted' ? `Your offer of ${amount} has been accepted` : 'You have an open offer'}
      </h2>
      {offer.status === 'made' ? (
        <p>
          You offered {amount} on {formatLongDate(offer.updated_at || offer.created_at)}, and the seller has
          not answered yet. You may change it here.
        </p>
      ) : null}
      {offer.status === 'countered' ? (
        <p>
          The seller would accept {amount}. Accept that under <YourOffersLink />, or offer another amount
          here.
        </p>
      ) : null}
      {offer.status === 'accepted' ? (
        <p>
          What comes next is under <YourOffersLink />. To offer another amount, withdraw this one first.
        </p>
      ) : null}
    </div>
  )
}

/** @param profilePosition the buying position in the user's profile */
function getFormDefaults(offer: UserOffer | undefined, profilePosition: string): Record<string, string> {
  if (!offer) return { buying_position: profilePosition }
  return {
    buying_position: offer.buying_position,
    chain: offer.chain,
    conditions: offer.conditions,
    proof_of_funds: offer.proof_of_funds,
    // `expires_at` is the midnight that ends the last day, so a millisecond earlier is still that day.
    valid_until: offer.expires_at ? londonDay(new Date(Date.parse(offer.expires_at) - 1)) : '',
  }
}

export async function MakeOffer({ listing, user }: { listing: Listing; user: UserData | null }) {
  const offers = user ? await getOffersOnListing(user.id, listing.id) : []
  // Null means that the upstream lacks the calls for offers.
  if (offers === null)
    return (
      <p className="max-w-prose">
        Offers cannot be sent here. Write to <a href={`mailto:${brand.email}`}>{brand.email}</a>, and we will
        pass yours on.
      </p>
    )
  const openOffer = offers.find(
    (offer): offer is UserOffer =>
      offer.kind === 'property' && ['made', 'countered', 'accepted'].includes(offer.status),
  )
  const price = getPriceOrMonthlyRent(listing)
  const today = londonDay(new Date())
  return (
    <>
      <OfferLawNote listing={listing} />
      {openOffer ? <OpenOfferNote offer={openOffer} /> : null}
      {openOffer?.status === 'accepted' ? null : (
        <LazyMakeOfferForm
          listingId={listing.id}
          userId={user?.id ?? VISITOR_ID}
          askingPrice={price === null ? null : formatPounds(price)}
          defaults={getFormDefaults(openOffer, user?.buying_position ?? '')}
          validUntil={{ min: today, max: addDays(today, MAX_OFFER_VALID_DAYS) }}
          hasOpenOffer={openOffer !== undefined}
        />
      )}
    </>
  )
}
