// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { PortalOffers } from '@/components/payments/portal-offers'

afterEach(cleanup)

const noReturns = { portal: new Set<number>(), subscription: new Set<number>() }

it('each advertised home has links to its payment pages, and a letting to their lettings variant (PAY-09, D-119)', () => {
  render(
    <PortalOffers
      homes={[
        { id: 31, kind: 'sale', address: 'High Street, Witham', portalsUntil: null },
        { id: 32, kind: 'let', address: 'Low Road, Maldon', portalsUntil: null },
      ]}
      subscribedIds={new Set()}
      returnedIds={noReturns}
    />,
  )
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/rightmove-payment/31',
    '/rightmove-subscription-payment/31',
    '/rightmove-payment/32?type=lettings',
    '/rightmove-subscription-payment/32',
  ])
  expect(screen.getAllByRole('link')[2]?.textContent).toContain('£45')
})

it('a home that is on the portals month by month has no links to buy more', () => {
  const homes = [{ id: 31, kind: 'sale', address: 'High Street, Witham', portalsUntil: null }] as const
  render(<PortalOffers homes={homes} subscribedIds={new Set([31])} returnedIds={noReturns} />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText(/^On Rightmove month by month/)).toBeTruthy()
})

it.each([
  ['2099-05-06T10:00:00Z', 'On Rightmove until Wed 6 May 2099.'],
  ['2026-05-06T10:00:00Z', 'Its time on Rightmove ended on Wed 6 May 2026. It is still on the market here.'],
])('a home states when its paid time on the portal ends or has ended: %s', (portalsUntil, text) => {
  const homes = [{ id: 31, kind: 'sale', address: 'High Street, Witham', portalsUntil }] as const
  render(<PortalOffers homes={homes} subscribedIds={new Set()} returnedIds={noReturns} />)
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getAllByRole('link')).toHaveLength(2)
})

it('what was cancelled for a home and refunded within 12 months is not offered again', () => {
  const homes = [{ id: 31, kind: 'sale', address: 'High Street, Witham', portalsUntil: null }] as const
  const returnedIds = { ...noReturns, portal: new Set([31]) }
  render(<PortalOffers homes={homes} subscribedIds={new Set()} returnedIds={returnedIds} />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/rightmove-subscription-payment/31',
  ])
  expect(screen.getByText(/can be ordered again only through us/)).toBeTruthy()
})
