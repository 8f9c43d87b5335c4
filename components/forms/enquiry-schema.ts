import '@/lib/contract/zod-without-eval'
import * as z from 'zod'
import { enquiryMessages } from '@/lib/contract/enquiry-messages'
import { longDate } from '@/lib/format/dates'
import { pounds } from '@/lib/format/money'
import { formatInteger } from '@/lib/format/number'
import {
  ABOUT_FIELD,
  addDays,
  ASKING_PRICE_FIELD,
  AVAILABLE_FROM_FIELD,
  MAX_MESSAGE_CHARACTERS,
  MESSAGE_FIELD,
  MOVE_IN_FIELD,
  OFFER_FIELD,
  SURE_FIELD,
  todayInLondon,
  type CheckFields,
  type EnquiryField,
  type EnquiryValues,
} from './enquiry-fields'

const MAX_FIELD_CHARACTERS = 300
/** The page writes the subject, so a longer one is no visitor's mistake and needs no message. */
const MAX_ABOUT_CHARACTERS = 500
const MAX_TERM_CHARACTERS = 20

/** Returns the error of a date in the past, or too far ahead (ISO dates compare as strings). */
function checkDate({ maxDaysAhead }: EnquiryField, value: string): string | undefined {
  const today = todayInLondon(new Date())
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || Number.isNaN(Date.parse(value))) return 'Please choose a date'
  if (value < today) return 'Please choose today or a later date'
  if (maxDaysAhead === undefined) return undefined
  const last = addDays(today, maxDaysAhead)
  return value > last ? `Please choose a date no later than ${longDate(last)}` : undefined
}

const checkTime = ({ min = '00:00', max = '23:59' }: EnquiryField, value: string): string | undefined =>
  /^\d{2}:\d{2}$/.test(value) && value >= String(min) && value <= String(max)
    ? undefined
    : `Please choose a time from ${min} to ${max}`

function checkNumber({ min = -Infinity, max = Infinity }: EnquiryField, value: string): string | undefined {
  const amount = Number(value)
  const isWithin = Number.isFinite(amount) && amount >= Number(min) && amount <= Number(max)
  if (isWithin) return undefined
  return `Please enter a number from ${formatInteger(Number(min))} to ${formatInteger(Number(max))}`
}

function checkValue(field: EnquiryField, value: string): string | undefined {
  if (!value) return field.requiredMessage
  if (field.type === 'date') return checkDate(field, value)
  if (field.type === 'time') return checkTime(field, value)
  return field.type === 'number' ? checkNumber(field, value) : undefined
}

const fieldSchema = (field: EnquiryField) =>
  z
    .string()
    .trim()
    .max(MAX_FIELD_CHARACTERS, { error: `Please keep this to ${MAX_FIELD_CHARACTERS} characters` })
    .check(({ value, issues }) => {
      const message = checkValue(field, value)
      if (message) issues.push({ code: 'custom', message, input: value })
    })

/** Offers outside these shares of the asking price are often a slip, such as £19,000 for £190,000. */
const USUAL_OFFER = { from: 0.75, to: 1.25 }

/** Returns the question about an offer that is far from the asking price, unless its sender is sure. */
function checkOffer(values: EnquiryValues): string | undefined {
  const [asking, offer] = [Number(values[ASKING_PRICE_FIELD]), Number(values[OFFER_FIELD])]
  if (!(asking > 0) || !(offer > 0) || values[SURE_FIELD] === true) return undefined
  if (offer >= asking * USUAL_OFFER.from && offer <= asking * USUAL_OFFER.to) return undefined
  return (
    `Are you sure? ${pounds(offer)} is ${offer < asking ? 'far below' : 'far above'} the asking price of ` +
    `${pounds(asking)}. Correct the amount, or tick the box and send again.`
  )
}

function checkMoveIn(values: EnquiryValues): string | undefined {
  const [available, day] = [values[AVAILABLE_FROM_FIELD], values[MOVE_IN_FIELD]]
  if (typeof available !== 'string' || typeof day !== 'string' || !available || !day) return undefined
  return day < available ? `The home is available from ${longDate(available)}` : undefined
}

const checkSchemas = {
  hidden: z.string().max(MAX_TERM_CHARACTERS),
  checkbox: z.boolean().optional(), // undefined while it is not asked for
}

/** Creates the schema of an enquiry. The message is optional where another field is required. */
export const createEnquirySchema = (
  fields: readonly EnquiryField[],
  checkedBy: CheckFields = {},
): z.ZodType<EnquiryValues, EnquiryValues> => {
  const needsMessage = !fields.some(({ requiredMessage }) => requiredMessage)
  const message = z
    .string()
    .trim()
    .max(MAX_MESSAGE_CHARACTERS, {
      error: `Please keep this to ${formatInteger(MAX_MESSAGE_CHARACTERS)} characters`,
    })
  return z
    .object({
      [ABOUT_FIELD]: z.string().trim().max(MAX_ABOUT_CHARACTERS),
      ...Object.fromEntries(fields.map((field) => [field.label, fieldSchema(field)])),
      [MESSAGE_FIELD]: needsMessage ? message.min(1, { error: enquiryMessages.message }) : message,
      ...Object.fromEntries(Object.entries(checkedBy).map(([name, kind]) => [name, checkSchemas[kind]])),
    })
    .check(({ value, issues }) => {
      const offerMessage = checkOffer(value)
      if (offerMessage)
        issues.push({ code: 'custom', message: offerMessage, input: value, path: [SURE_FIELD] })
      const dateMessage = checkMoveIn(value)
      if (dateMessage)
        issues.push({ code: 'custom', message: dateMessage, input: value, path: [MOVE_IN_FIELD] })
    })
}
