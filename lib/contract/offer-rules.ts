import './zod-without-eval'
import * as z from 'zod'
import { buyingPositions, type BuyingPosition } from '../config/account-options'
import { proofsOfFunds } from '../domain/offer'
import { londonDay } from '../format/london-clock'
import { MAX_AMOUNT_CHARACTERS, parsePrice } from '../domain/amount'
import { accountMessages } from './account-messages'
import { idSchema } from './call'
import {
  MAX_MOVE_IN_DAYS_AHEAD,
  MAX_OFFER_DETAIL_CHARACTERS,
  MAX_OFFER_MESSAGE_CHARACTERS,
  MAX_OFFER_VALID_DAYS,
  MAX_TENANTS,
  offerMessages,
} from './offer-messages'

/* The schemas of offers and of requests to let, shared by the forms and the agency. */

/** `offerMessages.amountTooHigh` states this limit. */
const MAX_OFFER_POUNDS = 100_000_000
const DAY_MS = 86_400_000

/** Accepts a number of pounds, or an amount as people type it ('365k', '£365,000'). */
const offerAmountSchema = z
  .union([z.string().max(MAX_AMOUNT_CHARACTERS, { error: offerMessages.amount }), z.number()], {
    error: offerMessages.amount,
  })
  .transform((value, context) => {
    const pounds = typeof value === 'number' ? Math.round(value) : parsePrice(value)
    if (pounds !== null && pounds >= 1 && pounds <= MAX_OFFER_POUNDS) return pounds
    const isTooHigh = pounds !== null && pounds > MAX_OFFER_POUNDS
    context.addIssue({
      code: 'custom',
      message: isTooHigh ? offerMessages.amountTooHigh : offerMessages.amount,
    })
    return z.NEVER
  })

const optionalText = (max: number, error: string) => z.string().trim().max(max, { error }).default('')
const shortTextSchema = optionalText(MAX_OFFER_DETAIL_CHARACTERS, offerMessages.text)
const longTextSchema = optionalText(MAX_OFFER_MESSAGE_CHARACTERS, offerMessages.longText)

/** Accepts a day from today to `days` days ahead, as YYYY-MM-DD. Such texts sort like the days themselves. */
const dayWithin = (days: number, tooLate: string) =>
  z.iso.date({ error: offerMessages.date }).check(({ value, issues }) => {
    const today = Date.now()
    let message: string | undefined
    if (value < londonDay(new Date(today))) message = offerMessages.pastDate
    else if (value > londonDay(new Date(today + days * DAY_MS))) message = tooLate
    if (message) issues.push({ code: 'custom', message, input: value, continue: true })
  })

const positions = Object.keys(buyingPositions) as [BuyingPosition, ...BuyingPosition[]]

/** An offer (B-09) with the facts that sellers compare (field O3). Proof of funds is a claim, not a file. */
export const offerFormSchema = z.object({
  property_id: idSchema,
  offer_amount: offerAmountSchema,
  buying_position: z.enum(positions, { error: accountMessages.position }),
  chain: shortTextSchema,
  conditions: shortTextSchema,
  proof_of_funds: z.enum(proofsOfFunds).default('none'),
  /** The last day on which the offer may be accepted; '' for no such day. */
  valid_until: z
    .union([
      // A form shows the message of a union's first option, so the message stands at the literal too.
      z.literal('', { error: offerMessages.validTooLong }),
      dayWithin(MAX_OFFER_VALID_DAYS, offerMessages.validTooLong),
    ])
    .default(''),
  message: longTextSchema,
  /** Confirms an amount far from the asking price. */
  is_sure: z.boolean().default(false),
})

/** A request to rent (B-12). Bids are banned (Renters' Rights Act 2025, s.56), so it has no amount. */
export const letRequestFormSchema = z.object({
  property_id: idSchema,
  move_in_date: dayWithin(MAX_MOVE_IN_DAYS_AHEAD, offerMessages.moveInTooLate),
  number_of_tenants: z.coerce
    .number({ error: offerMessages.tenants })
    .int({ error: offerMessages.tenants })
    .min(1, { error: offerMessages.tenants })
    .max(MAX_TENANTS, { error: offerMessages.tenantsRange }),
  pets: shortTextSchema,
  message: longTextSchema,
})

/** The amount in pounds that the page showed. An answer is refused if the amount has changed since. */
const seenAmountSchema = z.coerce.number().int().positive().optional()

export const answerOfferFormSchema = z.object({
  offer_id: idSchema,
  action: z.enum(['accept', 'decline', 'withdraw', 'undo']),
  seen_amount: seenAmountSchema,
  reason: longTextSchema,
})

/** Proposes another amount: `counter` by the seller, `change` by the buyer. */
export const priceOfferFormSchema = z.object({
  offer_id: idSchema,
  action: z.enum(['counter', 'change']),
  seen_amount: seenAmountSchema,
  offer_amount: offerAmountSchema,
  reason: longTextSchema,
  is_sure: z.boolean().default(false),
})

export const answerLetRequestFormSchema = z.object({
  request_id: idSchema,
  action: z.enum(['accept', 'decline', 'withdraw', 'undo']),
  reason: longTextSchema,
})
