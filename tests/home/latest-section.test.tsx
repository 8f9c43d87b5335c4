// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LatestSection } from '@/components/home/latest-section'
import { failure, success } from '@/lib/contract/call'
import type { LatestCard } from '@/lib/contract/listings'
import { outage } from '@/lib/errors'
import { withSettings } from '../support/public-settings'

const calls = vi.hoisted(() => ({ latestProperty: vi.fn(), latestLetting: vi.fn() }))
vi.mock('@/lib/gateway', () => ({ gateway: () => calls }))

const card: LatestCard = {
  id: 101,
  property_url: 'high-street-witham',
  image_xs: 'front.webp',
  listing_status_display: 'For sale',
  new_price: 250_000,
  portal_address: 'High Street, Witham, CM8',
}

test('when both calls fail, or are refused, the section of new homes is left out (API-39)', async () => {
  calls.latestProperty.mockRejectedValue(outage('no answer'))
  calls.latestLetting.mockResolvedValue(failure('Something is wrong'))
  expect(await LatestSection()).toBeNull()
  expect(calls.latestProperty).toHaveBeenCalled()
  expect(calls.latestLetting).toHaveBeenCalled()
})

test('when only the call for lettings fails, only homes for sale are shown', async () => {
  calls.latestProperty.mockResolvedValue(success([card]))
  calls.latestLetting.mockRejectedValue(outage('no answer'))
  render(withSettings(<>{await LatestSection()}</>))
  expect(screen.getByRole('region', { name: 'New for sale' }).textContent).toContain('High Street, Witham')
  expect(screen.queryByRole('region', { name: 'New to rent' })).toBeNull()
})
