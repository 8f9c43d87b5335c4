import { buyingPositions, type BuyingPosition } from '@/lib/config/account-options'
import { offerMessages } from '@/lib/contract/offer-messages'
import type { UserLetRequest, UserOffer } from '@/lib/contract/offers'
import { fromWireKind } from '@/lib/contract/wire-kind'
import { takesLetRequests, type LetRequestStatus } from '@/lib/domain/let-request'
import { findStatusByCode } from '@/lib/domain/listing-status'
import { describeBindingMoment, takesOffers, type OfferStatus } from '@/lib/domain/offer'
import { formatLongDate, formatTime } from '@/lib/format/dates'
import { formatPounds } from '@/lib/format/money'
import { formatDecimal } from '@/lib/format/number'

export const statusLabels: Record<OfferStatus | LetRequestStatus, string> = {
  made: 'Waiting for an answer',
  countered: 'Another amount named',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
}

export const proofLabels: Record<UserOffer['proof_of_funds'], string> = {
  shown: 'Can be shown now',
  later: 'Will be shown later',
  none: 'None yet',
}

export const isOpen = ({ status }: { status: OfferStatus | LetRequestStatus }): boolean =>
  status === 'made' || status === 'countered' || status === 'accepted'

export const getPositionLabel = (position: string): string =>
  buyingPositions[position as BuyingPosition] ?? 'Not stated'

/** Returns text such as '£10,000 below (−4%)'; null without an asking price. */
export function formatDifference(amount: number, asking: number | null | undefined): string | null {
  if (!asking) return null
  const difference = amount - asking
  if (difference === 0) return 'The asking price'
  const tenthsOfPercent = Math.round((Math.abs(difference) / asking) * 1_000)
  const percent = tenthsOfPercent / 10
  const [sign, direction] = difference < 0 ? ['−', 'below'] : ['+', 'above']
  const percentText = percent === 0 ? '' : ` (${sign}${formatDecimal(percent)}%)`
  return `${formatPounds(Math.abs(difference))} ${direction}${percentText}`
}

/** Formats the last day of an offer, which is the day before the midnight of `expiresAt`. */
export const formatLastDay = (expiresAt: string): string =>
  formatLongDate(new Date(Date.parse(expiresAt) - 1))

const formatDeadline = (expiresAt: string | null | undefined): string =>
  expiresAt ? `by the end of ${formatLastDay(expiresAt)}` : 'with no last day set'

const NO_NEXT_STEP = 'Nothing more happens with this offer.'

/** Whether the listing's status lets an offer or request be accepted. An upstream may have statuses of its own. */
function canBeAccepted({ kind, listing_status: code, is_live: isLive }: UserOffer | UserLetRequest): boolean {
  const status = findStatusByCode(fromWireKind(kind), code)
  if (status === null) return isLive
  return kind === 'property' ? takesOffers(status) : takesLetRequests(status)
}

/** Whether the home of an offer is sold, at least subject to contract, so that the sale has a memorandum. */
export function isSold({ listing_status: code }: UserOffer): boolean {
  const status = findStatusByCode('sale', code)
  return status === 'sold_subject_to_contract' || status === 'completed'
}

const describeEnding = (role: UserOffer['role']): string =>
  role === 'owner' ? 'You may decline it.' : 'You may withdraw it.'

/** Says what can be done with an open offer that cannot be accepted now; null for one that can. */
function describeUnacceptableOffer(offer: UserOffer): string | null {
  const { role, status, other_party: other, nation } = offer
  if (status !== 'made' && status !== 'countered') return null
  if (!canBeAccepted(offer))
    return `No offers are taken at the moment, so nobody can accept this one. ${describeEnding(role)}`
  if (!offer.is_in_reserve) return null
  return role === 'owner'
    ? `Held in reserve, because you have accepted another offer. To accept this one, undo that acceptance first, which is possible until ${describeBindingMoment(nation)}. You may decline this one at any time.`
    : `Held in reserve, because ${other} has accepted another offer. Yours stays open in case that sale falls through. You may change or withdraw it at any time.`
}

/** Says what happens next with an offer, and by when, to one of its two parties. */
export function describeNextOfferStep(offer: UserOffer): string {
  const { role, status, other_party: other, expires_at: expiresAt, nation } = offer
  const obstacle = describeUnacceptableOffer(offer)
  if (obstacle) return obstacle
  const amount = formatPounds(offer.amount)
  switch (status) {
    case 'made':
      return role === 'owner'
        ? `You answer ${other}, ${formatDeadline(expiresAt)}.`
        : `${other} answers you, ${formatDeadline(expiresAt)}.`
    case 'countered':
      return role === 'owner'
        ? `${other} answers your amount of ${amount}, ${formatDeadline(expiresAt)}.`
        : `${other} would accept ${amount}. You answer, ${formatDeadline(expiresAt)}.`
    case 'accepted': {
      if (findStatusByCode('sale', offer.listing_status) === 'completed')
        return 'Nothing: the sale is complete.'
      if (offer.is_binding) return `Record your steps until the keys. ${offerMessages.exchanged}`
      if (isSold(offer))
        return `Record your steps, and read how the other side’s stand. Nothing binds anybody until ${describeBindingMoment(nation)}.`
      const task =
        role === 'owner'
          ? 'Instruct your conveyancer and tell us who it is'
          : 'Instruct your conveyancer, tell us who it is and who buys, and have your proof of funds ready'
      return `${task}. We send the memorandum of sale to both sides. Nothing binds anybody until ${describeBindingMoment(nation)}.`
    }
    default:
      return role === 'starter' && offer.is_live ? 'You may make another offer.' : NO_NEXT_STEP
  }
}

/** Says what can be done with an open request that cannot be accepted now; null for one that can. */
function describeUnacceptableRequest(request: UserLetRequest): string | null {
  const { role, status, other_party: other } = request
  if (status !== 'made') return null
  if (!canBeAccepted(request)) {
    const subject = request.is_commercial ? 'The premises are' : 'The home is'
    return `${subject} not to let at the moment, so nobody can accept this request. ${describeEnding(role)}`
  }
  if (!request.is_in_reserve) return null
  return role === 'owner'
    ? 'Held in reserve, because you have accepted another request. To accept this one, undo that acceptance first, which is possible until everybody has signed. You may decline this one at any time.'
    : `Held in reserve, because ${other} has accepted another request. Yours stays open in case that agreement is not signed. You may withdraw it at any time.`
}

/** Says what happens next with a request to let, and by when, to one of its two parties. */
export function describeNextRequestStep(request: UserLetRequest): string {
  const { role, status, other_party: other, expires_at: expiresAt } = request
  const obstacle = describeUnacceptableRequest(request)
  if (obstacle) return obstacle
  if (status === 'made')
    return role === 'owner'
      ? `You answer ${other}, ${formatDeadline(expiresAt)}.`
      : `${other} answers you, ${formatDeadline(expiresAt)}.`
  if (status === 'accepted') {
    const listingStatus = findStatusByCode('let', request.listing_status)
    const isLet = listingStatus === 'completed' || listingStatus === 'let_agreed'
    // A lease of premises has no steps that its parties record.
    if (request.is_commercial && isLet) return 'Nothing: the lease is signed.'
    if (listingStatus === 'completed') return 'Nothing: the home is let.'
    if (listingStatus === 'let_agreed')
      return `${role === 'owner' ? 'You record' : `${other} records`} the steps that remain until the keys.`
  }
  if (status === 'accepted')
    return `Both sides read the ${request.is_commercial ? 'lease' : 'tenancy agreement'} and sign it. Nothing binds anybody, and no rent is due, until both have signed.`
  return role === 'starter' && request.is_live
    ? 'You may send another request.'
    : 'Nothing more happens with it.'
}

/** Names who acted. Texts about an expiry, which has no actor, do not contain the name. */
const getActorName = ({ by }: { by: 'you' | 'other' | 'clock' }, other: string): string =>
  by === 'you' ? 'You' : other

/**
 * Describes an event of an offer's history, such as 'You offered £240,000' or 'Sue M. took back the acceptance'.
 * @param index the event's index in the history. A 'made' event at 0 makes the offer, and a later one changes it
 * @param other the name of the other party
 */
export function describeOfferEvent(event: UserOffer['events'][number], index: number, other: string): string {
  const actor = getActorName(event, other)
  const amount = formatPounds(event.amount)
  switch (event.type) {
    case 'made':
      // An owner makes no offer: undoing an acceptance sets the status back to made.
      if (event.role === 'owner') return `${actor} took back the acceptance`
      return index === 0 ? `${actor} offered ${amount}` : `${actor} changed the offer: ${amount}`
    case 'countered':
      return `${actor} would accept ${amount}`
    case 'accepted':
      return `${actor} accepted ${amount}`
    case 'declined':
      return `${actor} declined ${amount}`
    case 'withdrawn':
      return `${actor} withdrew the offer`
    case 'expired':
      return 'The offer expired'
  }
}

export function describeRequestEvent(event: UserLetRequest['events'][number], other: string): string {
  const actor = getActorName(event, other)
  switch (event.type) {
    case 'made':
      return event.role === 'owner' ? `${actor} took back the acceptance` : `${actor} sent the request`
    case 'accepted':
      return `${actor} accepted`
    case 'declined':
      return `${actor} declined`
    case 'withdrawn':
      return `${actor} withdrew the request`
    case 'expired':
      return 'The request expired'
  }
}

export const formatDayAndTime = (at: string): string => `${formatLongDate(at)}, ${formatTime(at)}`
