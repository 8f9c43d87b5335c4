import './zod-without-eval'
import * as z from 'zod'
import { MAX_AMOUNT_CHARACTERS, parseRent } from '../domain/amount'
import { epcRatings, scottishRatings } from '../domain/epc'
import { parseFloorArea, toPlausibleArea } from '../domain/floor-area'
import { listingKinds } from '../domain/listing-kind'
import {
  councilTaxBands,
  listFactKeysOfPart,
  materialFacts,
  tenures,
  type FactPart,
} from '../domain/material-facts'
import { hasBedrooms, propertyTypes } from '../domain/property-type'
import { idSchema, MAX_INTEGER } from './call'
import { otherNames, splitLines } from './other-names'
import { emptyField, rentFields, requirePrice, salePriceFields } from './price-rules'
import { sellingMessages as messages } from './selling-messages'

/* The schemas of a home that its owner describes, shared by the forms and the agency. */

const MAX_LINE_CHARACTERS = 60
const MAX_FACT_CHARACTERS = 300
const MAX_FEATURES = 10
const MAX_FEATURE_CHARACTERS = 200
/** `sellingMessages.countOf` states this limit. */
const MAX_ROOMS = 50
/** The text of several lines also has line ends, and may have blanks around each line. */
const EXTRA_CHARACTERS_PER_LINE = 10

const textLine = (error: string) => z.string({ error }).trim().max(MAX_LINE_CHARACTERS, { error })
const requiredLine = (error: string) => textLine(error).min(1, { error })
const optionalLineSchema = textLine(messages.address).default('')

/** The key of a package, such as 'PAY_NOW'. */
export const packageDefSchema = z.string().regex(/^[A-Z][A-Z0-9_]{2,60}$/, { error: messages.package })

/** The fields of an address. If town and county are empty, the agency derives them from the postcode. */
export const addressFields = {
  postcode: z.string({ error: messages.postcode }).trim().min(5, { error: messages.postcode }).max(12, {
    error: messages.postcode,
  }),
  building: requiredLine(messages.building),
  street: requiredLine(messages.street),
  locality: optionalLineSchema,
  town: textLine(messages.town).default(''),
  county: optionalLineSchema,
}

const createRoomCountSchema = (error: string) =>
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
    .pipe(z.number().int({ error }).min(0, { error }).max(MAX_ROOMS, { error }))
const requiredRoomCount = (rooms: string) => createRoomCountSchema(messages.countOf(rooms))
/** The count, or '' or null if the owner does not give it. */
const optionalRoomCount = (rooms: string) => {
  const error = messages.countOf(rooms)
  return z.union([emptyField(error), z.null(), createRoomCountSchema(error)], { error })
}
const propertyTypeSchema = z.enum(propertyTypes, { error: messages.type })

const floorAreaSchema = z
  .union([z.string().max(40, { error: messages.floorArea }), z.number()])
  .transform((value, context) => {
    if (value === '') return null
    const squareFeet = typeof value === 'number' ? toPlausibleArea(value) : parseFloorArea(value)
    if (squareFeet !== null) return squareFeet
    context.addIssue({ code: 'custom', message: messages.floorArea })
    return z.NEVER
  })
  .nullable()

export const homeFields = {
  property_type: propertyTypeSchema,
  bedrooms: requiredRoomCount('bedrooms'),
  bathrooms: requiredRoomCount('bathrooms'),
  reception_rooms: optionalRoomCount('reception rooms').default(null),
  /** A number of square feet, or a text with a unit such as '88 m²'. */
  floor_area: floorAreaSchema.default(null),
}

/** Refuses a home without bedrooms, unless homes of its type have none. */
export const requireBedrooms = <S extends z.ZodType<{ property_type: string; bedrooms: number }>>(
  schema: S,
): S =>
  schema.refine(({ property_type, bedrooms }) => bedrooms > 0 || !hasBedrooms(property_type), {
    error: messages.bedrooms,
    path: ['bedrooms'],
  })

/** Matches words such as 'Awaiting banding'. Five characters rule out units ('pcm') and typing slips. */
const REASON_IN_WORDS = /^[a-z].{4,}/i

type FactRule = (label: string) => z.ZodType<string, string>

const factValue = (label: string) =>
  z
    .string()
    .trim()
    .max(MAX_FACT_CHARACTERS, { error: messages.factLength(label) })

/** Accepts a number such as '999' or '1250.50', or words that say why there is none. */
const numberOrWords: FactRule = (label) =>
  factValue(label).refine(
    (value) => value === '' || /^\d{1,7}(\.\d{1,2})?$/.test(value) || REASON_IN_WORDS.test(value),
    { error: messages.factNumber(label) },
  )
/** Accepts a letter of a list, or words such as 'Awaiting banding'. */
const letterOrWords =
  (letters: readonly string[], error: string): FactRule =>
  (label) =>
    factValue(label)
      .transform((value) => (value.length === 1 ? value.toUpperCase() : value))
      .refine((value) => value.length !== 1 || letters.includes(value), { error })

/** Accepts a letter of a list, and no words. */
const letterOf =
  (letters: readonly string[], error: string): FactRule =>
  (label) =>
    factValue(label)
      .toUpperCase()
      .refine((value) => value === '' || letters.includes(value), { error })

/** Accepts any words. A name of the list is spelt as in the list. */
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
  ...Object.fromEntries(scottishRatings.map(({ key }) => [key, letterOf(epcRatings, messages.epc)])),
}

type FactShape = Record<string, z.ZodOptional<z.ZodType<string, string>>>
const factShape = (keys: readonly string[]): FactShape =>
  Object.fromEntries(
    materialFacts
      .filter(({ key }) => keys.includes(key))
      .map(({ key, label }) => [key, (factRules[key] ?? factValue)(label).optional()]),
  )

/** The facts by their keys (lib/domain/material-facts). '' removes a fact; a fact without a key stays unchanged. */
export const factsSchema = z.object(factShape(materialFacts.map(({ key }) => key)))

const featureLinesSchema = z
  .string()
  .max(MAX_FEATURES * (MAX_FEATURE_CHARACTERS + EXTRA_CHARACTERS_PER_LINE), { error: messages.features })
  .default('')
  .refine(
    (text) => {
      const features = splitLines(text)
      const areShort = features.every((feature) => feature.length <= MAX_FEATURE_CHARACTERS)
      return features.length <= MAX_FEATURES && areShort
    },
    { error: messages.features },
  )

export const descriptionFields = {
  summary: z.string().trim().min(1, { error: messages.summary }).max(300, { error: messages.summary }),
  /** Plain text, whose paragraphs are separated by empty lines. */
  description: z
    .string()
    .trim()
    .min(1, { error: messages.description })
    .max(10_000, { error: messages.description }),
  /** One feature on each line. */
  features: featureLinesSchema,
  chain_free: z.boolean().default(false),
}

/** The other owners of a home, and the confirmation that all owners agree. */
export const ownersSchema = z.object({
  /** The full names of the owners beside the account's holder, one on each line. */
  co_owners: otherNames(messages.coOwners),
  all_agree: z.literal(true, { error: messages.allOwnersAgree }),
})

const draftFields = {
  kind: z.enum(listingKinds),
  listing_id: idSchema,
  revision: z.coerce.number().int().min(0).max(MAX_INTEGER),
  /** True once the owner has seen that another tab changed the same fields, and has chosen to overwrite them. */
  take_over: z.boolean().default(false),
}

export const newHomeFormSchema = z.object({
  kind: z.enum(listingKinds),
  package_def: packageDefSchema,
  ...addressFields,
})
export const addressFormSchema = z.object({ ...draftFields, ...addressFields })
export const homeFormSchema = requireBedrooms(z.object({ ...draftFields, ...homeFields }))
export const salePriceFormSchema = requirePrice(z.object({ ...draftFields, ...salePriceFields }))
export const rentFormSchema = z.object({ ...draftFields, ...rentFields })

export type FactValues = Record<string, string | boolean | undefined>
export type FactStep = z.output<z.ZodObject<typeof draftFields>> & Record<string, unknown>

/** Creates the form of a part of the facts. Zod cannot infer the keys of a shape that is built at run time. */
export const createFactsForm = (part: FactPart) =>
  z.object({ ...draftFields, ...factShape(listFactKeysOfPart(part)) }) as unknown as z.ZodType<
    FactStep,
    FactValues
  >

export const descriptionFormSchema = z.object({ ...draftFields, ...descriptionFields })

const listingRefFields = { kind: z.enum(listingKinds), listing_id: idSchema }
export const ownersFormSchema = ownersSchema.extend(listingRefFields)
export const reviewFormSchema = z.object({
  ...listingRefFields,
  approved: z.literal(true, { error: 'Please confirm that the advert is right' }),
})
export const marketFormSchema = z.object({ ...listingRefFields, action: z.enum(['withdraw', 'republish']) })
export const priceChangeFormSchema = z.object({
  ...listingRefFields,
  /** The price in pounds that the page showed to the owner; 0 for none. */
  seen_price: z.coerce.number().min(0),
  new_price: z
    .string()
    .max(MAX_AMOUNT_CHARACTERS)
    .refine((text) => (parseRent(text) ?? 0) >= 1, { error: messages.amount }),
  /** The deposit in pounds that the page showed to the owner; empty for none and for a sale. */
  seen_deposit: z.string().max(MAX_AMOUNT_CHARACTERS).default(''),
  new_deposit: z
    .string()
    .max(MAX_AMOUNT_CHARACTERS)
    .default('')
    .refine((text) => text.trim() === '' || parseRent(text) !== null, { error: messages.deposit }),
  is_sure: z.boolean().default(false),
})
