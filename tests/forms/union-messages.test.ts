import { zodResolver } from '@hookform/resolvers/zod'
import type { ZodType } from 'zod'
import { expect, it } from 'vitest'
import { offerFormSchema } from '../../lib/contract/offer-rules'
import { rentFields, salePriceFields } from '../../lib/contract/price-rules'
import { homeFields } from '../../lib/contract/selling-rules'
import { orderChoiceFormSchema } from '../../lib/contract/order-choice-rules'
import { payInSandboxFormSchema } from '../../lib/contract/payment-rules'
import { feedbackFormSchema } from '../../lib/contract/viewing-rules'
import * as z from 'zod'

/**
 * Validates a form with the same value in each field, and returns the error messages. For a field whose schema is a
 * union, React Hook Form shows the message of the first option, so this option needs a message of our own.
 */
const listErrorMessages = async (schema: ZodType, fields: readonly string[], text: string | null) => {
  const values = Object.fromEntries(fields.map((field) => [field, text]))
  // The casts are needed, because the resolver's types expect the schema and values of one form.
  const resolve = zodResolver(schema as never)
  const { errors } = await resolve(values as never, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  })
  return Object.values(errors as Record<string, { message?: string }>).map(({ message }) => message ?? '')
}

it.each([
  ['the home', z.object(homeFields)],
  ['the price', z.object(salePriceFields)],
  ['the rent', z.object(rentFields)],
  ['an offer', offerFormSchema.pick({ offer_amount: true, valid_until: true })],
] as const)(
  'the form of %s shows our own message, and not zod’s, at a field whose schema is a union',
  async (_, schema) => {
    const fields = Object.keys((schema as z.ZodObject).shape)
    for (const text of ['x', 'x'.repeat(400), '-5', '12 and a half']) {
      const messages = await listErrorMessages(schema as ZodType, fields, text)
      expect(messages.length).toBeGreaterThan(0)
      for (const message of messages) expect(message).not.toMatch(/^Invalid|^Too |expected|received/)
    }
  },
)

it.each([
  ['a test card', payInSandboxFormSchema.pick({ card_number: true })],
  ['a package', orderChoiceFormSchema.pick({ choice: true })],
  ['feedback about a viewing', feedbackFormSchema.pick({ answer: true })],
] as const)('the form of %s shows our own message if no radio button is chosen', async (_, schema) => {
  const fields = Object.keys((schema as z.ZodObject).shape)
  // The value of React Hook Form for radio buttons without a choice.
  expect(await listErrorMessages(schema as ZodType, fields, null)).toEqual([
    expect.stringMatching(/^Please (choose|select|tell)/),
  ])
})
