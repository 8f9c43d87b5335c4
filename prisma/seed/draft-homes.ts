import { saveHomeStep } from '../../lib/agency/selling/save-home-step'
import { disconnect } from '../../lib/agency/database'
import type { ParsedInput } from '../../lib/contract'
import { landlord, seller } from './users'

type Step = Omit<ParsedInput<'saveHomeStep'>, 'user_id' | 'take_over'>

/** The agency derives town and county from the postcode. */
const emptyAddressFields = { locality: '', town: '', county: '' }

/** Homes that the seller and the landlord are describing; the next step is the one about running costs. */
const draftHomes: readonly (Step & { ownerId: number })[] = [
  {
    ownerId: seller.id,
    kind: 'sale',
    package_def: 'PAY_ON_COMPLETION',
    address: { building: '27', street: 'Orchard Close', postcode: 'CM8 2LX', ...emptyAddressFields },
    home: {
      property_type: 'semi-detached-house',
      bedrooms: 3,
      bathrooms: 1,
      reception_rooms: 2,
      floor_area: 970,
    },
    price: { price: 385_000, price_options: 'guide-price' },
    facts: { tenure: 'Freehold', heating: 'Gas central heating', parking: 'Driveway' },
  },
  {
    ownerId: landlord.id,
    kind: 'let',
    package_def: 'FIND_TENANT',
    address: { building: 'Flat 4, 12', street: 'Mercury Walk', postcode: 'CO4 3SQ', ...emptyAddressFields },
    home: {
      property_type: 'flat-apartment',
      bedrooms: 2,
      bathrooms: 1,
      reception_rooms: 1,
      floor_area: 640,
    },
    rent: {
      price_pcm: 1_150,
      deposit_amount: 1_320,
      holding_deposit: 265,
      rent_in_advance: 'One month',
      available_from: null,
    },
    facts: { furnishing: 'Unfurnished', heating: 'Electric heaters' },
  },
]

/**
 * Saves the homes in the database of DATABASE_URL, as the owners' form does. A repeated call changes nothing.
 * @throws Error if the agency refuses a home
 */
export async function createDraftHomes(): Promise<void> {
  for (const { ownerId, ...step } of draftHomes) {
    const reply = await saveHomeStep(
      { ...step, user_id: ownerId, take_over: false },
      { user: { id: ownerId, sessionId: 0 } }, // no session has this id
    )
    if (!reply.ok) throw new Error(`A demonstration home was refused: ${reply.message}`)
  }
  await disconnect()
}
