import { SoftLink } from '@/components/ui/soft-link'
import { routes } from '@/lib/config/routes'
import type { UserOffer } from '@/lib/contract/offers'
import { formatPounds } from '@/lib/format/money'
import { ComparisonTable } from './comparison-table'
import { ListingLink } from './matter'
import { OfferCard } from './offer-card'
import { isOpen } from './offer-words'
import { listReasons, orderOffers, type OfferOrder } from './order-offers'

const orderLabels: Record<OfferOrder, string> = {
  amount: 'Highest amount first',
  certainty: 'Most certain buyer first',
}

function OrderLinks({ order }: { order: OfferOrder }) {
  return (
    <p className="flex flex-wrap gap-x-5">
      {(Object.keys(orderLabels) as OfferOrder[]).map((each) => (
        <SoftLink
          key={each}
          href={each === 'amount' ? routes.accountOffers : `${routes.accountOffers}?order=${each}`}
          aria-current={each === order ? 'true' : undefined}
          className={`inline-flex min-h-11 items-center ${each === order ? 'font-semibold text-ink no-underline' : ''}`}
        >
          {orderLabels[each]}
        </SoftLink>
      ))}
    </p>
  )
}

const CERTAINTY_NOTE =
  'Ordered by what the buyer has to sell, then proof of funds, then conditions, then the amount: most sales that collapse do so by the buyer’s chain or money. These are the buyers’ own statements, which nobody has checked.'

interface ListingOffersProps {
  /** Of one listing; at least one. */
  offers: readonly UserOffer[]
  order: OfferOrder
  userId: number
}

/** The offers for a home, which its seller compares and answers (field O3). */
export function ListingOffers({ offers, order, userId }: ListingOffersProps) {
  const [first] = offers
  if (!first) return null
  const open = orderOffers(offers.filter(isOpen), order)
  const closed = offers.filter((offer) => !isOpen(offer))
  const isCompared = open.length > 1
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <h3 className="wrap-anywhere">
          <ListingLink matter={first} />
        </h3>
        <p className="tabular text-muted">
          {first.asking_price ? `Asking price ${formatPounds(first.asking_price)}` : 'Price on application'}
        </p>
      </div>
      {isCompared ? <OrderLinks order={order} /> : null}
      {isCompared && order === 'certainty' ? (
        <p className="max-w-[65ch] text-muted">{CERTAINTY_NOTE}</p>
      ) : null}
      {open.length > 0 ? (
        <ComparisonTable
          offers={open}
          caption={`Open offers for ${first.portal_address}`}
          showsReasons={order === 'certainty'}
        />
      ) : (
        <p>No offer is open at the moment.</p>
      )}
      {open.map((offer) => (
        <div key={offer.id} className="grid grid-cols-[minmax(0,1fr)] gap-1">
          {isCompared && order === 'certainty' ? (
            <p className="text-sm text-muted desktop:hidden">{listReasons(offer).join('; ')}</p>
          ) : null}
          <OfferCard offer={offer} userId={userId} hasTable />
        </div>
      ))}
      {closed.length > 0 ? (
        <details>
          <summary className="flex min-h-11 w-fit items-center font-semibold text-accent underline">
            No longer open ({closed.length})
          </summary>
          <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-4">
            {closed.map((offer) => (
              <OfferCard key={offer.id} offer={offer} userId={userId} />
            ))}
          </div>
        </details>
      ) : null}
    </div>
  )
}
