// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PortalOffers } from '@/components/payments/portal-offers'

it('links each advertised home to its payment pages, a letting to the lettings variant (PAY-09, D-119)', () => {
  render(
    <PortalOffers
      homes={[
        { id: 31, kind: 'sale', address: 'High Street, Witham' },
        { id: 32, kind: 'let', address: 'Low Road, Maldon' },
      ]}
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
