import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { InternalLink } from '@/components/ui/internal-link'
import { routes } from '@/lib/config/routes'
import type { UserOffer } from '@/lib/contract/offers'
import { describeBindingMoment } from '@/lib/domain/offer'
import { formatLongDate } from '@/lib/format/dates'
import { formatPounds } from '@/lib/format/money'
import { FactList, ListingLink, NegotiationCard } from './negotiation'
import { OfferActions } from './offer-actions'
import {
  describeOfferEvent,
  formatDifference,
  formatLastDay,
  describeNextOfferStep,
  isSold,
  getPositionLabel,
  proofLabels,
} from './describe-offer'

const NONE = 'None'

/** Lists the details by which a seller compares offers, each as label and value. */
const listDetails = (offer: UserOffer): [string, ReactNode][] => [
  ['Asking price', formatDifference(offer.amount, offer.asking_price) ?? 'On application'],
  ['Position', getPositionLabel(offer.buying_position)],
  ['Chain', offer.chain || NONE],
  ['Conditions', offer.conditions || NONE],
  ['Proof of funds', proofLabels[offer.proof_of_funds]],
  ['Made', formatLongDate(offer.created_at)],
  ['Valid until', offer.expires_at ? formatLastDay(offer.expires_at) : 'No last day'],
]

interface OfferCardProps {
  offer: UserOffer
  userId: number
  /** Whether a comparison table shows the details on wide screens, so that the card leaves them out there. */
  hasTable?: boolean
}

export function OfferCard({ offer, userId, hasTable = false }: OfferCardProps) {
  const { role, other_party: other, amount } = offer
  // A buyer gets no button to decline the seller's amount, because withdrawing has the same effect.
  const actions = offer.actions.filter((action) => action !== 'decline' || role === 'owner')
  const amountText = formatPounds(amount)
  const title = role === 'owner' ? `${amountText} from ${other}` : amountText
  return (
    <NegotiationCard
      negotiation={offer}
      title={<span className="tabular">{title}</span>}
      next={describeNextOfferStep(offer)}
      history={offer.events.map((event, index) => ({
        ...event,
        text: describeOfferEvent(event, index, other),
      }))}
      actions={
        <>
          {offer.status === 'accepted' ? (
            <InternalLink href={routes.sale(offer.id)} className={buttonClass('primary', 'normal', 'w-fit')}>
              {isSold(offer) ? 'Progress and memorandum' : 'Conveyancers and memorandum'}
            </InternalLink>
          ) : null}
          {actions.length > 0 ? (
            <OfferActions
              userId={userId}
              offerId={offer.id}
              role={role}
              amount={amount}
              amountText={amountText}
              other={other}
              actions={actions}
              bindingMoment={describeBindingMoment(offer.nation)}
            />
          ) : null}
        </>
      }
    >
      {role === 'starter' ? (
        <p className="-mt-2 wrap-anywhere">
          For <ListingLink negotiation={offer} />
        </p>
      ) : null}
      <FactList facts={listDetails(offer)} className={hasTable ? 'desktop:hidden' : undefined} />
    </NegotiationCard>
  )
}
