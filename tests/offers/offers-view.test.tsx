import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { OffersView } from '@/components/offers/offers-view'
import type { UserLetRequest, UserOffer } from '@/lib/contract/offers'
import { createOffer, createRequest } from './fixture'

const renderRequests = (...requests: UserLetRequest[]) =>
  renderToStaticMarkup(<OffersView offers={requests} order="amount" userId={1} />)

it('the heading of the requests says whether they are for one home or for several', () => {
  expect(
    renderRequests(createRequest({ id: 1, property_id: 7 }), createRequest({ id: 2, property_id: 7 })),
  ).toContain('>Requests to rent your home<')
  expect(
    renderRequests(createRequest({ id: 1, property_id: 7 }), createRequest({ id: 2, property_id: 8 })),
  ).toContain('>Requests to rent your homes<')
})

it('the reasons of the order by certainty are given only where offers are compared (field O3)', () => {
  const render = (...offers: UserOffer[]) =>
    renderToStaticMarkup(<OffersView offers={offers} order="certainty" userId={1} />)
  expect(render(createOffer({ id: 1 }))).not.toContain('can show proof of funds now')
  expect(render(createOffer({ id: 1 }), createOffer({ id: 2 }))).toContain('can show proof of funds now')
})
