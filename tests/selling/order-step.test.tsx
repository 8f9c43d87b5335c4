// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { OrderStep } from '@/components/selling/order-step'
import { seller } from '../account/fixture'
import { renderWithSettings } from '../support/public-settings'
import { createHome } from './own-home'

vi.mock('next/navigation', async () => (await import('../shell/support')).navigation)
vi.mock('@/components/forms/submit-form', () => ({ submitForm: vi.fn() }))
afterEach(cleanup)

it('the estimated fee of an agent is stated in whole pounds', () => {
  const home = createHome({
    price: 12_345_678,
    blockers: [{ step: 'order', who: 'owner', text: 'Your order is not complete yet.' }],
  })
  renderWithSettings(<OrderStep home={home} user={seller} />)
  expect(document.body.textContent).toContain('An agent’s 1.5% of your price would be about £185,185.')
})
