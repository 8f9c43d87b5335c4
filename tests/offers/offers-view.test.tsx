import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { OffersView } from '@/components/offers/offers-view'
import type { UserLetRequest, UserOffer } from '@/lib/contract/offers'
import { withSettings } from '../support/public-settings'
import { createOffer, createRequest } from './fixture'

// The server action for posts without JavaScript loads modules that run on the server alone.
vi.mock('@/components/forms/submit-form', () => ({ submitForm: vi.fn() }))
vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: vi.fn() }),
  usePathname: () => '/my-account/offers',
}))

const renderRequest = (changes: Partial<UserLetRequest>) =>
  renderToStaticMarkup(
    <OffersView offers={[createRequest({ role: 'starter', ...changes })]} order="amount" userId={1} />,
  )

it('the card of a request for commercial premises names the lease, and no tenants, pets or holding deposit', () => {
  const [home, shop] = [false, true].map((is_commercial) =>
    renderRequest({ is_commercial, status: 'accepted' }),
  )
  for (const text of ['Moving in', 'Tenants', 'Pets', 'tenancy agreement', 'holding deposit']) {
    expect(home).toContain(text)
    expect(shop).not.toContain(text)
  }
  expect(shop).toContain('Lease from')
  expect(shop).toContain('Both sides read the lease and sign it.')
})

it('a request that cannot be accepted now says that the home, or the premises, is not to let', () => {
  expect(renderRequest({ listing_status: 'let' })).toContain('The home is not to let')
  expect(renderRequest({ listing_status: 'let', is_commercial: true })).toContain(
    'The premises are not to let',
  )
})

it('the reasons for the order by certainty are shown only if there are several offers (field O3)', () => {
  const renderOffers = (...offers: UserOffer[]) =>
    renderToStaticMarkup(<OffersView offers={offers} order="certainty" userId={1} />)
  expect(renderOffers(createOffer({ id: 1 }))).not.toContain('can show proof of funds now')
  expect(renderOffers(createOffer({ id: 1 }), createOffer({ id: 2 }))).toContain(
    'can show proof of funds now',
  )
})

it('each form of an offer sends the amount that its page showed', () => {
  const actions = ['accept', 'counter', 'decline'] as const
  const offer = createOffer({ amount: 240_000, actions: [...actions] })
  const page = renderToStaticMarkup(withSettings(<OffersView offers={[offer]} order="amount" userId={1} />))
  expect(page.match(/name="seen_amount" value="240000"/g)).toHaveLength(actions.length)
})
