import type { CallInput } from '../../lib/contract'
import type { Reply } from '../../lib/contract/call'

/** Returns the data of a successful reply. @throws the message of a refusal */
export function dataOf<T>(reply: Reply<T>): T {
  if (!reply.ok) throw new Error(reply.message)
  return reply.data
}

type Step = Omit<CallInput<'saveHomeStep'>, 'user_id' | 'id'>

export const addressInput = { building: '7', street: 'Mill Lane', postcode: 'CM8 2AB' }

/** Everything that a house for sale in England needs before it may be published. */
export const completeSale = {
  kind: 'sale',
  home: { property_type: 'terraced', bedrooms: '3', bathrooms: '1', floor_area: '88 m²' },
  price: { price: '£350,000', price_options: 'price' },
  facts: { tenure: 'Freehold', council_tax_band: 'd', epc_rating: 'C' },
  description: {
    summary: 'Three bedrooms near the river.',
    description: 'A quiet house.\n\nThe <b>garden</b> looks south.',
    features: 'South-facing garden\nNew boiler',
    chain_free: true,
  },
} as const satisfies Step

/** Everything that a house to let needs before it may be published. */
export const completeLetting = {
  kind: 'let',
  home: { property_type: 'terraced', bedrooms: '3', bathrooms: '1' },
  rent: { price_pcm: '1300', deposit_amount: '1500', available_from: '' },
  facts: { council_tax_band: 'D', epc_rating: 'C' },
  description: { summary: 'Three bedrooms.', description: 'A quiet house.' },
} as const satisfies Step
