import { buyingPositions, type BuyingPosition } from '../../config/account-options'
import { bindingMoment, type ProofOfFunds } from '../../domain/offer'
import type { Nation } from '../../domain/nation'
import { formatLongDate } from '../../format/dates'
import { formatPounds, toPounds } from '../../format/money'

/* The messages that tell the other party of a step, in the words of whoever takes it. */

export const formatAmount = (pence: bigint): string => formatPounds(toPounds(pence))

const sentence = (label: string, text: string): string =>
  text ? `${label}: ${text.replace(/[.\s]+$/, '')}.` : ''

const proofTexts: Record<ProofOfFunds, string> = {
  shown: 'I can show proof of funds now.',
  later: 'I will show proof of funds later.',
  none: '',
}

export interface OfferDetails {
  position: string
  chain: string
  conditions: string
  proofOfFunds: ProofOfFunds
  expiresAt: Date | null
}

const getPositionLabel = (position: string): string => buyingPositions[position as BuyingPosition] ?? ''

/** The last day of an offer, which ends with that day. */
const lastDay = (expiresAt: Date): string => formatLongDate(new Date(expiresAt.getTime() - 1))

const describeDetails = ({
  position,
  chain,
  conditions,
  proofOfFunds,
  expiresAt,
}: OfferDetails): string[] => [
  sentence('Position', getPositionLabel(position)),
  sentence('Chain', chain),
  sentence('Conditions', conditions),
  proofTexts[proofOfFunds],
  expiresAt ? `Valid until ${lastDay(expiresAt)}.` : '',
]

export function offerMade(amount: bigint, previous: bigint | null, details: OfferDetails): string[] {
  if (previous === null) return [`I offer ${formatAmount(amount)}.`, ...describeDetails(details)]
  const change =
    previous === amount
      ? `I have changed the details of my offer of ${formatAmount(amount)}.`
      : `I change my offer: I now offer ${formatAmount(amount)}.`
  return [change, ...describeDetails(details)]
}

const untilBinding = (nation: Nation): string => `Nothing binds either of us until ${bindingMoment(nation)}.`

interface Step {
  amount: bigint
  nation: Nation
}

/** By action and by who acts; the actions of a party that may not take them are missing. */
export const offerStepTexts = {
  seller: {
    accept: ({ amount, nation }: Step) =>
      `I accept your offer of ${formatAmount(amount)}, subject to contract. ${untilBinding(nation)}`,
    decline: ({ amount }: Step) =>
      `I decline: ${formatAmount(amount)} is not the offer that I am looking for.`,
    counter: ({ amount }: Step) => `I would accept ${formatAmount(amount)}.`,
    undo: ({ amount }: Step) =>
      `I take back my acceptance of ${formatAmount(amount)}. Your offer stands as an open one again: you may change or withdraw it.`,
  },
  buyer: {
    accept: ({ amount, nation }: Step) =>
      `I agree to ${formatAmount(amount)}, subject to contract. ${untilBinding(nation)}`,
    decline: ({ amount }: Step) => `I decline: I will not pay ${formatAmount(amount)}.`,
    change: ({ amount }: Step) => `I now offer ${formatAmount(amount)}.`,
    // Without the amount, which after a counter-offer is the seller’s.
    withdraw: () => 'I withdraw my offer.',
  },
}

/** To a buyer whose offer stays open beside an accepted one. */
export const anotherOfferAccepted = ({ amount, nation }: Step): string =>
  `I have accepted another offer, subject to contract. Yours of ${formatAmount(amount)} stays open in case that sale falls through, which it can until ${bindingMoment(nation)}. You may change or withdraw it at any time. Thank you for your interest in my home.`

export const offerExpired = (amount: bigint, expiresAt: Date): string =>
  `My offer of ${formatAmount(amount)} was valid until ${lastDay(expiresAt)} and has now expired.`
