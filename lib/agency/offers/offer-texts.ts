import { buyingPositions, type BuyingPosition } from '../../config/account-options'
import { describeBindingMoment, type ProofOfFunds } from '../../domain/offer'
import type { Nation } from '../../domain/nation'
import { formatLongDate } from '../../format/dates'
import { formatPounds, toPounds } from '../../format/money'

/* The thread messages about offers. Each is sent in the name of the party who takes the step. */

export const formatAmount = (pence: bigint): string => formatPounds(toPounds(pence))

/** Composes 'Label: text.' with one full stop, or '' for an empty text, which `addNote` leaves out. */
const toSentence = (label: string, text: string): string =>
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

/** Returns '' for the position '', which stands for a buyer who did not state one. */
const getPositionLabel = (position: string): string => buyingPositions[position as BuyingPosition] ?? ''

/** Formats the last day of an offer, which expires at the midnight after that day. */
const formatLastDay = (expiresAt: Date): string => formatLongDate(new Date(expiresAt.getTime() - 1))

const composeDetails = ({ position, chain, conditions, proofOfFunds, expiresAt }: OfferDetails): string[] => [
  toSentence('Position', getPositionLabel(position)),
  toSentence('Chain', chain),
  toSentence('Conditions', conditions),
  proofTexts[proofOfFunds],
  expiresAt ? `Valid until ${formatLastDay(expiresAt)}.` : '',
]

/** @param previousAmount the amount before a change; null for a new offer */
export function composeOfferSentences(
  amount: bigint,
  previousAmount: bigint | null,
  details: OfferDetails,
): string[] {
  if (previousAmount === null) return [`I offer ${formatAmount(amount)}.`, ...composeDetails(details)]
  const change =
    previousAmount === amount
      ? `I have changed the details of my offer of ${formatAmount(amount)}.`
      : `I change my offer: I now offer ${formatAmount(amount)}.`
  return [change, ...composeDetails(details)]
}

const composeBindingNote = (nation: Nation): string =>
  `Nothing binds either of us until ${describeBindingMoment(nation)}.`

interface OfferStepData {
  /** The amount in pence. */
  amount: bigint
  /** Decides when a sale binds its parties. */
  nation: Nation
}

export type OfferStepTemplate = (data: OfferStepData) => string

/** The messages by party and action. Each party has only the actions that it may take. */
export const offerStepTexts = {
  seller: {
    accept: ({ amount, nation }: OfferStepData) =>
      `I accept your offer of ${formatAmount(amount)}, subject to contract. ${composeBindingNote(nation)}`,
    decline: ({ amount }: OfferStepData) =>
      `I decline: ${formatAmount(amount)} is not the offer that I am looking for.`,
    counter: ({ amount }: OfferStepData) => `I would accept ${formatAmount(amount)}.`,
    undo: ({ amount }: OfferStepData) =>
      `I take back my acceptance of ${formatAmount(amount)}. Your offer stands as an open one again: you may change or withdraw it.`,
  },
  buyer: {
    accept: ({ amount, nation }: OfferStepData) =>
      `I agree to ${formatAmount(amount)}, subject to contract. ${composeBindingNote(nation)}`,
    decline: ({ amount }: OfferStepData) => `I decline: I will not pay ${formatAmount(amount)}.`,
    change: ({ amount }: OfferStepData) => `I now offer ${formatAmount(amount)}.`,
    withdraw: () => 'I withdraw my offer.',
  },
}

/** Composes the message to a buyer whose offer stays open after another one was accepted. */
export const composeOtherOfferAccepted = ({ amount, nation }: OfferStepData): string =>
  `I have accepted another offer, subject to contract. Yours of ${formatAmount(amount)} stays open in case that sale falls through, which it can until ${describeBindingMoment(nation)}. You may change or withdraw it at any time. Thank you for your interest.`

/** The messages to a buyer whose offer ends because the listing has left the market. */
export const offerEndTexts = {
  open: 'Your offer has ended. Thank you for your interest.',
  accepted:
    'I take back my acceptance, and your offer has ended. Nothing binds either of us. Thank you for your interest.',
}

export const composeOfferExpired = (amount: bigint, expiresAt: Date): string =>
  `My offer of ${formatAmount(amount)} was valid until ${formatLastDay(expiresAt)} and has now expired.`
