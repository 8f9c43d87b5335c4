import { zodResolver } from '@hookform/resolvers/zod'
import type { ZodType } from 'zod'
import { expect, it } from 'vitest'
import { offerFormSchema } from '../../lib/contract/offer-rules'
import { homeFields, rentFields, salePriceFields } from '../../lib/contract/selling-rules'
import * as z from 'zod'

/** A form shows the message of a union's first choice. That choice must have a message of ours. */
const messagesOf = async (schema: ZodType, fields: readonly string[], typed: string) => {
  const values = Object.fromEntries(fields.map((field) => [field, typed]))
  // The resolver's types want a form's own schema and values; here they differ from case to case.
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
  'the form of %s says in its own words what is wrong with a field that has several choices',
  async (_, schema) => {
    for (const typed of ['x', 'x'.repeat(400), '-5', '12 and a half']) {
      const messages = await messagesOf(schema as ZodType, Object.keys((schema as z.ZodObject).shape), typed)
      expect(messages.length).toBeGreaterThan(0)
      for (const message of messages) expect(message).not.toMatch(/^Invalid|^Too |expected|received/)
    }
  },
)
