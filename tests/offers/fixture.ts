import type { UserLetRequest, UserOffer } from '@/lib/contract/offers'

const common = {
  id: 1,
  role: 'owner',
  property_id: 7,
  property_url: 'high-street',
  portal_address: 'High Street, Witham, CM8',
  nation: 'england',
  is_live: true,
  other_party: 'Ben B.',
  thread_id: 3,
  created_at: '2026-11-20T10:00:00.000Z',
  updated_at: '2026-11-20T10:00:00.000Z',
  expires_at: null,
  is_in_reserve: false,
  status: 'made',
} as const

/** An open offer of £240,000 by a cash buyer, as the seller sees it. */
export const createOffer = (changes: Partial<UserOffer> = {}): UserOffer => ({
  ...common,
  kind: 'property',
  listing_status: 'forsale',
  amount: 240_000,
  asking_price: 250_000,
  buying_position: 'cash',
  chain: '',
  conditions: '',
  proof_of_funds: 'shown',
  is_binding: false,
  actions: [],
  events: [],
  ...changes,
})

/** An open request to rent at £1,200 pcm, as the landlord sees it. */
export const createRequest = (changes: Partial<UserLetRequest> = {}): UserLetRequest => ({
  ...common,
  kind: 'letting',
  listing_status: 'tolet',
  move_in_date: '2027-01-04',
  number_of_tenants: 2,
  pets: '',
  is_commercial: false,
  rent: 1_200,
  actions: [],
  certificates: [],
  events: [],
  ...changes,
})
