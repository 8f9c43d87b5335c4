import '@/lib/contract/zod-without-eval'
import * as z from 'zod'
import { formatInteger } from '@/lib/format/number'
import {
  ABOUT_FIELD,
  MAX_MESSAGE_CHARACTERS,
  MESSAGE_FIELD,
  type EnquiryField,
  type EnquiryValues,
} from './enquiry-fields'

const MAX_FIELD_CHARACTERS = 300
/** The page writes the subject, so a longer one is no visitor's mistake and needs no message. */
const MAX_ABOUT_CHARACTERS = 500

function checkNumber({ min = -Infinity, max = Infinity }: EnquiryField, value: string): string | undefined {
  const amount = Number(value)
  const isWithin = Number.isFinite(amount) && amount >= min && amount <= max
  if (isWithin) return undefined
  return `Please enter a number from ${formatInteger(min)} to ${formatInteger(max)}`
}

function checkValue(field: EnquiryField, value: string): string | undefined {
  if (!value) return field.requiredMessage
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

/** Creates the schema of an enquiry, whose message is optional. */
export const createEnquirySchema = (
  fields: readonly EnquiryField[],
): z.ZodType<EnquiryValues, EnquiryValues> => {
  const message = z
    .string()
    .trim()
    .max(MAX_MESSAGE_CHARACTERS, {
      error: `Please keep this to ${formatInteger(MAX_MESSAGE_CHARACTERS)} characters`,
    })
  return z.object({
    [ABOUT_FIELD]: z.string().trim().max(MAX_ABOUT_CHARACTERS),
    ...Object.fromEntries(fields.map((field) => [field.label, fieldSchema(field)])),
    [MESSAGE_FIELD]: message,
  })
}
