import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { OffersView } from '@/components/offers/offers-view'
import type { UserLetRequest, UserOffer } from '@/lib/contract/offers'

const createRequest = (id: number, propertyId: number): UserLetRequest => ({
  id,
  kind: 'letting',
  role: 'owner',
  property_id: propertyId,
  property_url: 'mill-lane',
  portal_address: `${propertyId} Mill Lane, Witham, CM8`,
  nation: 'england',
  listing_status: 'tolet',
  is_live: true,
  other_party: 'Tess T.',
  thread_id: 3,
  created_at: '2026-11-20T10:00:00.000Z',
  updated_at: '2026-11-20T10:00:00.000Z',
  expires_at: null,
  is_in_reserve: false,
  status: 'made',
  move_in_date: '2027-01-04',
  number_of_tenants: 2,
  pets: '',
  rent: 1_200,
  actions: [],
  events: [],
})

const renderRequests = (...requests: UserLetRequest[]) =>
  renderToStaticMarkup(<OffersView offers={requests} order="amount" userId={1} />)

it('the heading of the requests says whether they are for one home or for several', () => {
  expect(renderRequests(createRequest(1, 7), createRequest(2, 7))).toContain('>Requests to rent your home<')
  expect(renderRequests(createRequest(1, 7), createRequest(2, 8))).toContain('>Requests to rent your homes<')
})

const createOffer = (id: number): UserOffer => ({
  ...createRequest(id, 7),
  kind: 'property',
  listing_status: 'forsale',
  status: 'made',
  amount: 240_000,
  asking_price: 250_000,
  buying_position: 'cash',
  chain: '',
  conditions: '',
  proof_of_funds: 'shown',
  actions: [],
  events: [],
})

it('the reasons of the order by certainty are given only where offers are compared (field O3)', () => {
  const render = (...offers: UserOffer[]) =>
    renderToStaticMarkup(<OffersView offers={offers} order="certainty" userId={1} />)
  expect(render(createOffer(1))).not.toContain('can show proof of funds now')
  expect(render(createOffer(1), createOffer(2))).toContain('can show proof of funds now')
})
