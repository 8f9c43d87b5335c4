import '@/lib/contract/zod-without-eval'
import * as z from 'zod'
import { enquiryMessages } from '@/lib/contract/enquiry-messages'
import { formatInteger } from '@/lib/format/number'
import { ABOUT, MESSAGE, todayInLondon, type EnquiryField } from './enquiry-fields'

/** The message for a value out of a field's range, or undefined. Dates compare as they are written. */
function rangeProblem({ type, min = -Infinity, max = Infinity }: EnquiryField, value: string) {
  if (type === 'date')
    return value < todayInLondon(new Date()) ? 'Please choose a date from today on' : undefined
  if (type !== 'number') return undefined
  const amount = Number(value)
  const isWithin = Number.isFinite(amount) && amount >= Number(min) && amount <= Number(max)
  return isWithin
    ? undefined
    : `Please enter a number from ${formatInteger(Number(min))} to ${formatInteger(Number(max))}`
}

const answer = (field: EnquiryField) =>
  z
    .string()
    .trim()
    .max(300, { error: 'Please keep this to 300 characters' })
    .check(({ value, issues }) => {
      const message = value ? rangeProblem(field, value) : field.missing
      if (message) issues.push({ code: 'custom', message, input: value })
    })

/** The schema of an enquiry. Its message may be left out where something else must be said. */
export const enquirySchema = (fields: readonly EnquiryField[]) => {
  const needsMessage = !fields.some(({ missing }) => missing)
  const message = z.string().trim().max(3_000, { error: 'Please keep this to 3,000 characters' })
  return z.object({
    [ABOUT]: z.string().trim().max(500),
    ...Object.fromEntries(fields.map((field) => [field.label, answer(field)])),
    [MESSAGE]: needsMessage ? message.min(1, { error: enquiryMessages.message }) : message,
  })
}
