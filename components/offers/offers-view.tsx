import type { ReactNode } from 'react'
import { StepMessageArea } from '@/components/forms/step-message-area'
import { buttonClass } from '@/components/ui/button'
import { InternalLink } from '@/components/ui/internal-link'
import { TitledSection } from '@/components/ui/titled-section'
import { routes } from '@/lib/config/routes'
import type { UserLetRequest, UserOffer, UserOffers } from '@/lib/contract/offers'
import { ListingOffers } from './listing-offers'
import { ListingLink } from './negotiation'
import { OfferCard } from './offer-card'
import { isOpen } from './describe-offer'
import type { OfferOrder } from './order-offers'
import { RequestCard } from './request-card'

function groupByListing<Item extends { property_id: number }>(items: readonly Item[]): Item[][] {
  const groups = new Map<number, Item[]>()
  for (const item of items) groups.set(item.property_id, [...(groups.get(item.property_id) ?? []), item])
  return [...groups.values()]
}

const sortOpenFirst = <Item extends { status: UserOffer['status'] }>(items: readonly Item[]): Item[] =>
  [...items].sort((a, b) => Number(isOpen(b)) - Number(isOpen(a)))

const OfferSection = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <TitledSection id={id} title={title}>
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">{children}</div>
  </TitledSection>
)

const NoOffers = () => (
  <div className="grid max-w-[60ch] gap-4">
    <p>
      Offers that you make, and those for a home of yours, are kept here: what was offered, what happens next,
      and by when. Requests to rent a home are kept here too.
    </p>
    <p className="flex flex-wrap gap-3">
      <InternalLink href={routes.buy} className={buttonClass()}>
        Find a home to buy
      </InternalLink>
      <InternalLink href={routes.rent} className={buttonClass('secondary')}>
        Find a home to rent
      </InternalLink>
    </p>
  </div>
)

interface OffersViewProps {
  offers: UserOffers
  order: OfferOrder
  userId: number
}

/** Shows the offers and requests for the user's own listings, and then those that the user made. */
export function OffersView({ offers, order, userId }: OffersViewProps) {
  const saleOffers = offers.filter((offer): offer is UserOffer => offer.kind === 'property')
  const letRequests = offers.filter((offer): offer is UserLetRequest => offer.kind === 'letting')
  const isReceived = ({ role }: { role: string }) => role === 'owner'
  const isMade = ({ role }: { role: string }) => role !== 'owner'
  const receivedOffers = groupByListing(saleOffers.filter(isReceived))
  const receivedRequests = groupByListing(sortOpenFirst(letRequests.filter(isReceived)))
  const madeOffers = sortOpenFirst(saleOffers.filter(isMade))
  const sentRequests = sortOpenFirst(letRequests.filter(isMade))
  if (offers.length === 0) return <NoOffers />
  return (
    <StepMessageArea>
      {receivedOffers.length > 0 ? (
        <OfferSection id="received" title="Offers that you received">
          {receivedOffers.map((group) => (
            <ListingOffers key={group[0]?.property_id} offers={group} order={order} userId={userId} />
          ))}
        </OfferSection>
      ) : null}
      {receivedRequests.length > 0 ? (
        <OfferSection id="requests" title="Requests that you received">
          {receivedRequests.map((group) => (
            <div key={group[0]?.property_id} className="grid grid-cols-[minmax(0,1fr)] gap-4">
              <h3 className="wrap-anywhere">{group[0] ? <ListingLink negotiation={group[0]} /> : null}</h3>
              <div className="grid grid-cols-[minmax(0,1fr)] gap-4 desktop:grid-cols-2">
                {group.map((request) => (
                  <RequestCard key={request.id} request={request} userId={userId} />
                ))}
              </div>
            </div>
          ))}
        </OfferSection>
      ) : null}
      {madeOffers.length > 0 ? (
        <OfferSection id="made" title="Offers that you made">
          {madeOffers.map((offer) => (
            <OfferCard key={offer.id} offer={offer} userId={userId} />
          ))}
        </OfferSection>
      ) : null}
      {sentRequests.length > 0 ? (
        <OfferSection id="sent" title="Requests that you sent">
          {sentRequests.map((request) => (
            <RequestCard key={request.id} request={request} userId={userId} />
          ))}
        </OfferSection>
      ) : null}
    </StepMessageArea>
  )
}
