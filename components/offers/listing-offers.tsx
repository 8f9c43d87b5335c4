import { InternalLink } from '@/components/ui/internal-link'
import { routes } from '@/lib/config/routes'
import type { UserOffer } from '@/lib/contract/offers'
import { formatPounds } from '@/lib/format/money'
import { ComparisonTable } from './comparison-table'
import { ListingLink } from './negotiation'
import { OfferCard } from './offer-card'
import { isOpen } from './describe-offer'
import { listReasons, orderOffers, type OfferOrder } from './order-offers'

const orderLabels: Record<OfferOrder, string> = {
  amount: 'Highest amount first',
  certainty: 'Most certain buyer first',
}

function OrderLinks({ order }: { order: OfferOrder }) {
  return (
    <p className="flex flex-wrap gap-x-5">
      {(Object.keys(orderLabels) as OfferOrder[]).map((option) => (
        <InternalLink
          key={option}
          href={option === 'amount' ? routes.accountOffers : `${routes.accountOffers}?order=${option}`}
          aria-current={option === order ? 'true' : undefined}
          className={`inline-flex min-h-11 items-center ${option === order ? 'font-semibold text-ink no-underline' : ''}`}
        >
          {orderLabels[option]}
        </InternalLink>
      ))}
    </p>
  )
}

const CERTAINTY_NOTE =
  'Ordered by what the buyer has to sell, then proof of funds, then conditions, then the amount: most sales that collapse do so by the buyer’s chain or money. These are the buyers’ own statements, which nobody has checked.'

interface ListingOffersProps {
  /** At least one offer; all are for the same listing. */
  offers: readonly UserOffer[]
  order: OfferOrder
  userId: number
}

/** Lets a seller compare and answer the offers for one home (field O3). */
export function ListingOffers({ offers, order, userId }: ListingOffersProps) {
  const [firstOffer] = offers
  if (!firstOffer) return null
  const openOffers = orderOffers(offers.filter(isOpen), order)
  const closedOffers = offers.filter((offer) => !isOpen(offer))
  const isCompared = openOffers.length > 1
  const showsRankReasons = isCompared && order === 'certainty'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <h3 className="wrap-anywhere">
          <ListingLink negotiation={firstOffer} />
        </h3>
        <p className="tabular text-muted">
          {firstOffer.asking_price
            ? `Asking price ${formatPounds(firstOffer.asking_price)}`
            : 'Price on application'}
        </p>
      </div>
      {isCompared ? <OrderLinks order={order} /> : null}
      {showsRankReasons ? <p className="max-w-[65ch] text-muted">{CERTAINTY_NOTE}</p> : null}
      {openOffers.length > 0 ? (
        <ComparisonTable
          offers={openOffers}
          caption={`Open offers for ${firstOffer.portal_address}`}
          showsRankReasons={showsRankReasons}
        />
      ) : (
        <p>No offer is open at the moment.</p>
      )}
      {openOffers.map((offer) => (
        <div key={offer.id} className="grid grid-cols-[minmax(0,1fr)] gap-1">
          {showsRankReasons ? (
            <p className="text-sm text-muted desktop:hidden">{listReasons(offer).join('; ')}</p>
          ) : null}
          <OfferCard offer={offer} userId={userId} hasTable />
        </div>
      ))}
      {closedOffers.length > 0 ? (
        <details>
          <summary className="flex min-h-11 w-fit items-center font-semibold text-accent underline">
            No longer open ({closedOffers.length})
          </summary>
          <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-4">
            {closedOffers.map((offer) => (
              <OfferCard key={offer.id} offer={offer} userId={userId} />
            ))}
          </div>
        </details>
      ) : null}
    </div>
  )
}
