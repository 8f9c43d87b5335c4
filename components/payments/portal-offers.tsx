import type { ListingKind } from '@/lib/domain/listing-kind'
import { paymentRoutes } from '@/lib/config/payment-routes'
import { brand, PORTAL_MONTHS, portal } from '@/lib/config/brand'
import { priceTexts } from '@/lib/config/price-texts'
import { formatLongDate } from '@/lib/format/dates'

interface AdvertisedHome {
  id: number
  kind: ListingKind
  address: string
  /** The ISO time at which the home's time on the portal ends or has ended; null if it has no such time. */
  portalsUntil: string | null
}

const getRenewalHref = ({ id, kind }: AdvertisedHome): string =>
  kind === 'let' ? `${paymentRoutes.portalPayment(id)}?type=lettings` : paymentRoutes.portalPayment(id)

const getRenewalPrice = ({ kind }: AdvertisedHome): string =>
  kind === 'let' ? priceTexts.portalRenewalLet : priceTexts.portalRenewalSale

/** The links are plain: the payment page loads with a security policy that allows the card provider. */
const linkClass = 'inline-flex min-h-11 items-center font-semibold underline'

interface OffersProps {
  home: AdvertisedHome
  returnedIds: PortalOffersProps['returnedIds']
}

function Offers({ home, returnedIds }: OffersProps) {
  const wasRenewalReturned = returnedIds.portal.has(home.id)
  const wasSubscriptionReturned = returnedIds.subscription.has(home.id)
  return (
    <>
      <p className="flex flex-wrap gap-x-6">
        {wasRenewalReturned ? null : (
          <a href={getRenewalHref(home)} className={linkClass}>
            {PORTAL_MONTHS} more months on {portal.name} ({getRenewalPrice(home)})
          </a>
        )}
        {wasSubscriptionReturned ? null : (
          <a href={paymentRoutes.portalSubscription(home.id)} className={linkClass}>
            {portal.name} month by month ({priceTexts.portalSubscription} a month)
          </a>
        )}
      </p>
      {wasRenewalReturned || wasSubscriptionReturned ? (
        <p className="text-muted">
          What you cancelled for this home within the last 12 months, and got back, can be ordered again only
          through us: {brand.email} or {brand.phone}.
        </p>
      ) : null}
    </>
  )
}

function PortalTerm({ until }: { until: string }) {
  const date = formatLongDate(until)
  const hasEnded = new Date(until) <= new Date()
  return (
    <p className="text-muted">
      {hasEnded
        ? `Its time on ${portal.name} ended on ${date}. It is still on the market here.`
        : `On ${portal.name} until ${date}.`}
    </p>
  )
}

interface PortalOffersProps {
  homes: readonly AdvertisedHome[]
  /** The homes that are on the portals month by month already. */
  subscribedIds: ReadonlySet<number>
  /** The homes that cannot have an order of a kind, because one was cancelled lately and its money returned. */
  returnedIds: Record<'portal' | 'subscription', ReadonlySet<number>>
}

/** Offers more advertising on the portal for each home that has no subscription to it. */
export function PortalOffers({ homes, subscribedIds, returnedIds }: PortalOffersProps) {
  return (
    <ul className="grid gap-4">
      {homes.map((home) => (
        <li key={home.id} className="rounded-lg border border-line bg-surface p-5">
          <p className="font-semibold wrap-anywhere">{home.address}</p>
          {subscribedIds.has(home.id) ? (
            <p className="text-muted">On {portal.name} month by month, until you cancel the order above.</p>
          ) : (
            <>
              {home.portalsUntil ? <PortalTerm until={home.portalsUntil} /> : null}
              <Offers home={home} returnedIds={returnedIds} />
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
