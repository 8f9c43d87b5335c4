import './zod-without-eval'
import * as z from 'zod'
import { MAX_AMOUNT_CHARACTERS, parsePrice, parseRent, roundToPence } from '../domain/amount'
import type { ListingKind } from '../domain/listing-kind'
import type { priceQualifiers } from '../domain/price-qualifier'
import { MAX_MONTHLY_RENT_POUNDS, sellingMessages as messages } from './selling-messages'
import { rentAdvances } from '../domain/rent-in-advance'
import { isoDay } from './viewing-rules'

/* The schemas of prices, rents and deposits, shared by the forms and the agency. */

export const MAX_AMOUNT_POUNDS = 100_000_000

/**
 * Reads an empty field as null. Used as the first option of a union, whose message it repeats, because a form shows the
 * message of a union's first option.
 */
export const emptyField = (error: string) => z.literal('', { error }).transform(() => null)

const readPrice = (value: string | number): number | null =>
  typeof value === 'number' ? Math.round(value) : parsePrice(value)
const readRent = (value: string | number): number | null =>
  typeof value === 'number' ? roundToPence(value) : parseRent(value)

/** Parses pounds from a number, or from a text such as '£350,000' or '350k'. Only a letting's amounts have pence. */
const poundsSchema = (kind: ListingKind, error: string, { min }: { min: number }) =>
  z
    .union([z.string({ error }).max(MAX_AMOUNT_CHARACTERS, { error }), z.number()], { error })
    .transform((value, context) => {
      const pounds = kind === 'sale' ? readPrice(value) : readRent(value)
      if (pounds !== null && pounds >= min && pounds <= MAX_AMOUNT_POUNDS) return pounds
      context.addIssue({ code: 'custom', message: error })
      return z.NEVER
    })

/** The price qualifiers that an owner may choose. Only the agency lists shares of homes, which have terms of their own. */
const ownerPriceQualifiers = [
  'price',
  'offers-over',
  'offers-in-excess-of',
  'offers-in-the-region-of',
  'guide-price',
  'fixed-price',
  'poa',
] as const satisfies readonly (typeof priceQualifiers)[number][]

export const salePriceFields = {
  price: z.union([emptyField(messages.price), z.null(), poundsSchema('sale', messages.price, { min: 1 })], {
    error: messages.price,
  }),
  price_options: z.enum(ownerPriceQualifiers, { error: messages.qualifier }),
}

/** Refuses an empty price, unless the price is on application. */
export const requirePrice = <S extends z.ZodType<{ price: number | null; price_options: string }>>(
  schema: S,
): S =>
  schema.refine(({ price, price_options }) => price !== null || price_options === 'poa', {
    error: messages.price,
    path: ['price'],
  })

const DAY_MS = 86_400_000
const MAX_DAYS_PAST = 366

/** Whether a day is more than a year ago. Its year is then a typing slip, or it is of an earlier tenancy. */
const isLongPast = (day: string): boolean => Date.parse(day) < Date.now() - MAX_DAYS_PAST * DAY_MS

export const rentFields = {
  price_pcm: poundsSchema('let', messages.rent, { min: 1 }).refine(
    (rent) => rent <= MAX_MONTHLY_RENT_POUNDS,
    {
      error: messages.rentLimit,
    },
  ),
  deposit_amount: poundsSchema('let', messages.deposit, { min: 0 }),
  holding_deposit: z
    .union(
      [
        emptyField(messages.holdingDeposit),
        z.null(),
        poundsSchema('let', messages.holdingDeposit, { min: 0 }),
      ],
      { error: messages.holdingDeposit },
    )
    .default(null),
  rent_in_advance: z.enum(rentAdvances, { error: messages.advance }).default('One month'),
  available_from: z
    .union([emptyField(messages.availableFrom), z.null(), isoDay(messages.availableFrom)], {
      error: messages.availableFrom,
    })
    .refine((day) => day === null || !isLongPast(day), { error: messages.availableFromPast })
    .default(null),
}
