import './zod-without-eval'
import * as z from 'zod'
import { parsePounds } from '../domain/amount'
import { epcRatings } from '../domain/epc'
import { parseFloorArea } from '../domain/floor-area'
import { listingKinds, type ListingKind } from '../domain/listing-kind'
import { councilTaxBands, factKeysOfPart, materialFacts, tenures } from '../domain/material-facts'
import type { priceQualifiers } from '../domain/price-qualifier'
import { hasBedrooms, propertyTypes } from '../domain/property-type'
import { idSchema } from './call'
import { MAX_OWNERS, sellingMessages as messages } from './selling-messages'
import { day } from './viewing-rules'

/* The schemas of a home that its owner describes, shared by the forms and the agency. */

const MAX_LINE_CHARACTERS = 60
const MAX_FACT_CHARACTERS = 300
const MAX_FEATURES = 10

const line = (error: string) => z.string({ error }).trim().max(MAX_LINE_CHARACTERS, { error })
const requiredLine = (error: string) => line(error).min(1, { error })
const optionalLineSchema = line(messages.address).default('')

/** Town and county follow from the postcode where they are empty. */
export const addressFields = {
  postcode: z.string({ error: messages.postcode }).trim().min(5, { error: messages.postcode }).max(12, {
    error: messages.postcode,
  }),
  building: requiredLine(messages.building),
  street: requiredLine(messages.street),
  locality: optionalLineSchema,
  town: line(messages.town).default(''),
  county: optionalLineSchema,
}

const wholeNumber = (error: string) =>
  z
    .union(
      [
        z
          .string()
          .trim()
          .regex(/^\d{1,2}$/, { error }),
        z.number(),
      ],
      { error },
    )
    .transform(Number)
    .pipe(z.number().int({ error }).min(0, { error }).max(50, { error }))
/** An empty field. Its message is the field's own, because a form shows that of the first choice. */
const nothing = (error: string) => z.literal('', { error }).transform(() => null)
const countOf = (rooms: string) => wholeNumber(messages.countOf(rooms))
const optionalCountOf = (rooms: string) => {
  const error = messages.countOf(rooms)
  return z.union([nothing(error), z.null(), wholeNumber(error)], { error })
}
const propertyTypeSchema = z.enum(propertyTypes, { error: messages.type })

const floorAreaSchema = z
  .union([z.string().max(40, { error: messages.floorArea }), z.number()])
  .transform((typed, context) => {
    if (typed === '') return null
    const squareFeet = typeof typed === 'number' ? Math.round(typed) : parseFloorArea(typed)
    if (squareFeet !== null && squareFeet > 0) return squareFeet
    context.addIssue({ code: 'custom', message: messages.floorArea })
    return z.NEVER
  })
  .nullable()

export const homeFields = {
  property_type: propertyTypeSchema,
  bedrooms: countOf('bedrooms'),
  bathrooms: countOf('bathrooms'),
  reception_rooms: optionalCountOf('reception rooms').default(null),
  /** Square feet, or a text with a unit. */
  floor_area: floorAreaSchema.default(null),
}

/** A home of a type that has bedrooms needs one. */
export const requireBedrooms = <S extends z.ZodType<{ property_type: string; bedrooms: number }>>(
  schema: S,
): S =>
  schema.refine(({ property_type, bedrooms }) => bedrooms > 0 || !hasBedrooms(property_type), {
    error: messages.bedrooms,
    path: ['bedrooms'],
  })

/** Whole pounds; a text may say '£350,000' or '350k'. */
const amount = (kind: ListingKind, error: string, { min }: { min: number }) =>
  z.union([z.string({ error }).max(40, { error }), z.number()], { error }).transform((typed, context) => {
    const pounds = typeof typed === 'number' ? Math.round(typed) : parsePounds(kind, typed)
    if (pounds !== null && pounds >= min && pounds <= 100_000_000) return pounds
    context.addIssue({ code: 'custom', message: error })
    return z.NEVER
  })

/** How a price may be meant. Shares of homes are listed by the agency, which records their terms. */
export const offeredQualifiers = [
  'price',
  'offers-over',
  'offers-in-excess-of',
  'offers-in-the-region-of',
  'guide-price',
  'fixed-price',
  'poa',
] as const satisfies readonly (typeof priceQualifiers)[number][]

export const salePriceFields = {
  price: z.union([nothing(messages.price), z.null(), amount('sale', messages.price, { min: 1 })], {
    error: messages.price,
  }),
  price_options: z.enum(offeredQualifiers, { error: messages.qualifier }),
}

export const requirePrice = <S extends z.ZodType<{ price: number | null; price_options: string }>>(
  schema: S,
): S =>
  schema.refine(({ price, price_options }) => price !== null || price_options === 'poa', {
    error: messages.price,
    path: ['price'],
  })

/** Rent is paid at most one month in advance (Renters’ Rights Act 2025, s.8). */
export const rentAdvances = ['One month', 'Four weeks', 'Two weeks', 'One week'] as const

export const rentFields = {
  price_pcm: amount('let', messages.rent, { min: 1 }),
  deposit_amount: amount('let', messages.deposit, { min: 0 }),
  holding_deposit: z
    .union([nothing(messages.holdingDeposit), z.null(), amount('let', messages.holdingDeposit, { min: 0 })], {
      error: messages.holdingDeposit,
    })
    .default(null),
  rent_in_advance: z.enum(rentAdvances, { error: messages.advance }).default('One month'),
  available_from: z
    .union([nothing(messages.availableFrom), z.null(), day(messages.availableFrom)], {
      error: messages.availableFrom,
    })
    .default(null),
}

const WAITING_WORDS = /^[a-z].{4,}/i

type FactRule = (label: string) => z.ZodType<string, string>

const factValue = (label: string) =>
  z
    .string()
    .trim()
    .max(MAX_FACT_CHARACTERS, { error: messages.factLength(label) })

/** A number, or words that say why there is none. */
const numberOrWords: FactRule = (label) =>
  factValue(label).refine(
    (value) => value === '' || /^\d{1,7}(\.\d{1,2})?$/.test(value) || WAITING_WORDS.test(value),
    { error: messages.factNumber(label) },
  )
/** A letter of a list, or words such as 'Awaiting banding'. */
const letterOrWords =
  (letters: readonly string[], error: string): FactRule =>
  (label) =>
    factValue(label)
      .transform((value) => (value.length === 1 ? value.toUpperCase() : value))
      .refine((value) => value.length !== 1 || letters.includes(value), { error })

/** A name of a list in its own spelling, or other words. */
const nameOrWords =
  (names: readonly string[]): FactRule =>
  (label) =>
    factValue(label).transform(
      (value) => names.find((name) => name.toLowerCase() === value.toLowerCase()) ?? value,
    )

const factRules: Readonly<Record<string, FactRule>> = {
  tenure: nameOrWords(tenures),
  lease_years: numberOrWords,
  ground_rent: numberOrWords,
  service_charge: numberOrWords,
  council_tax_band: letterOrWords(councilTaxBands, messages.band),
  epc_rating: letterOrWords(epcRatings, messages.epc),
}

type FactShape = Record<string, z.ZodOptional<z.ZodType<string, string>>>
const factShape = (keys: readonly string[]): FactShape =>
  Object.fromEntries(
    materialFacts
      .filter(({ key }) => keys.includes(key))
      .map(({ key, label }) => [key, (factRules[key] ?? factValue)(label).optional()]),
  )

/** Values by the keys of lib/domain/material-facts; '' takes a fact back, an absent key leaves it. */
export const factsSchema = z.object(factShape(materialFacts.map(({ key }) => key)))

const featureLinesSchema = z
  .string()
  .max(MAX_FEATURES * 210, { error: messages.features })
  .default('')
  .refine(
    (text) => {
      const features = splitLines(text)
      return features.length <= MAX_FEATURES && features.every((feature) => feature.length <= 200)
    },
    { error: messages.features },
  )

/** The lines of a text, without blank ones. */
export function splitLines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((each) => each.trim())
    .filter(Boolean)
}

export const descriptionFields = {
  summary: z.string().trim().min(1, { error: messages.summary }).max(300, { error: messages.summary }),
  /** Plain text; an empty line begins a paragraph. */
  description: z
    .string()
    .trim()
    .min(1, { error: messages.description })
    .max(10_000, { error: messages.description }),
  /** A feature a line. */
  features: featureLinesSchema,
  chain_free: z.boolean().default(false),
}

export const ownersSchema = z.object({
  /** Co-owners, a line each; without the account's own holder. */
  co_owners: z
    .string()
    .max(MAX_OWNERS * 120, { error: messages.owner })
    .default('')
    .refine(
      (text) => {
        const names = splitLines(text)
        return names.length < MAX_OWNERS && names.every((name) => /^\p{L}.{2,99}$/u.test(name))
      },
      { error: messages.owner },
    ),
  all_agree: z.literal(true, { error: messages.isOwner }),
})

/** Which home a step changes, and what its page showed. */
const draftFields = {
  kind: z.enum(listingKinds),
  listing_id: idSchema,
  /** The revision that the page was made from. */
  revision: z.coerce.number().int().min(0).max(2_147_483_647),
  /** The owner has seen that another tab changed the same, and wants these words. */
  take_over: z.boolean().default(false),
}

export const newHomeFormSchema = z.object({
  kind: z.enum(listingKinds),
  package_def: z.string().regex(/^[A-Z][A-Z0-9_]{2,60}$/, { error: messages.package }),
  ...addressFields,
})
export const addressFormSchema = z.object({ ...draftFields, ...addressFields })
export const homeFormSchema = requireBedrooms(z.object({ ...draftFields, ...homeFields }))
export const salePriceFormSchema = requirePrice(z.object({ ...draftFields, ...salePriceFields }))
export const rentFormSchema = z.object({ ...draftFields, ...rentFields })

/** The values of a step that asks for facts: the hidden fields, and a text for each fact. */
export type FactValues = Record<string, string | boolean | undefined>
/** The same, checked. */
export type FactStep = z.output<z.ZodObject<typeof draftFields>> & Record<string, unknown>

export const createFactsForm = (part: 'A' | 'B' | 'C') =>
  z.object({ ...draftFields, ...factShape(factKeysOfPart(part)) }) as unknown as z.ZodType<
    FactStep,
    FactValues
  >

export const descriptionFormSchema = z.object({ ...draftFields, ...descriptionFields })

const ownHome = { kind: z.enum(listingKinds), listing_id: idSchema }
export const ownersFormSchema = ownersSchema.extend(ownHome)
export const reviewFormSchema = z.object({
  ...ownHome,
  approved: z.literal(true, { error: 'Please confirm that the advert is right' }),
})
export const marketFormSchema = z.object({ ...ownHome, action: z.enum(['withdraw', 'republish']) })
export const priceChangeFormSchema = z.object({
  ...ownHome,
  /** The price that the owner saw, in pounds; 0 for none. */
  seen_price: z.coerce.number().int().min(0),
  new_price: z
    .string()
    .max(40)
    .refine((text) => (parsePounds('let', text) ?? 0) >= 1, { error: messages.amount }),
  /** The deposit that the owner saw, in pounds; empty for none and for a sale. */
  seen_deposit: z.string().max(40).default(''),
  new_deposit: z
    .string()
    .max(40)
    .default('')
    .refine((text) => text.trim() === '' || parsePounds('let', text) !== null, { error: messages.deposit }),
})
