import type { ReactNode } from 'react'
import type { UserOffer } from '@/lib/contract/offers'
import { bindingMoment } from '@/lib/domain/offer'
import { formatLongDate } from '@/lib/format/dates'
import { formatPounds } from '@/lib/format/money'
import { FactList, ListingLink, MatterCard } from './matter'
import { OfferActions } from './offer-actions'
import {
  describeOfferEvent,
  formatDifference,
  lastDay,
  nextStepOfOffer,
  getPositionLabel,
  proofLabels,
} from './offer-words'

const NONE = 'None'

/** What a seller compares offers by, each as label and value. */
const factsOf = (offer: UserOffer): [string, ReactNode][] => [
  ['Asking price', formatDifference(offer.amount, offer.asking_price) ?? 'On application'],
  ['Position', getPositionLabel(offer.buying_position)],
  ['Chain', offer.chain || NONE],
  ['Conditions', offer.conditions || NONE],
  ['Proof of funds', proofLabels[offer.proof_of_funds]],
  ['Made', formatLongDate(offer.created_at)],
  ['Valid until', offer.expires_at ? lastDay(offer.expires_at) : 'No last day'],
]

interface OfferCardProps {
  offer: UserOffer
  userId: number
  /** The facts stand in a table beside it where there is room for one. */
  hasTable?: boolean
}

export function OfferCard({ offer, userId, hasTable = false }: OfferCardProps) {
  const { role, other_party: other, amount } = offer
  // To a buyer, declining the seller's amount and withdrawing are the same.
  const actions = offer.actions.filter((action) => action !== 'decline' || role === 'owner')
  const amountText = formatPounds(amount)
  const title = role === 'owner' ? `${amountText} from ${other}` : amountText
  return (
    <MatterCard
      matter={offer}
      title={<span className="tabular">{title}</span>}
      next={nextStepOfOffer(offer)}
      history={offer.events.map((event, index) => ({
        ...event,
        text: describeOfferEvent(event, index, other),
      }))}
      actions={
        actions.length > 0 ? (
          <OfferActions
            userId={userId}
            offerId={offer.id}
            role={role}
            amount={amount}
            amountText={amountText}
            other={other}
            actions={actions}
            bindingMoment={bindingMoment(offer.nation)}
          />
        ) : null
      }
    >
      {role === 'starter' ? (
        <p className="-mt-2 wrap-anywhere">
          For <ListingLink matter={offer} />
        </p>
      ) : null}
      <FactList facts={factsOf(offer)} className={hasTable ? 'desktop:hidden' : undefined} />
    </MatterCard>
  )
}
