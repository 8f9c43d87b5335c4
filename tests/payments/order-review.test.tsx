// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { OrderReview } from '@/components/payments/order-review'
import type { UserOrder } from '@/lib/contract/payments'
import { renderWithSettings } from '../support/public-settings'
import { createUserOrder } from './fixture'

vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: vi.fn() }),
  usePathname: () => '/order-review/1001',
}))

const showReview = (changes: Partial<UserOrder>) =>
  renderWithSettings(
    <OrderReview
      userId={7}
      order={createUserOrder(changes)}
      includes={[]}
      now={new Date('2026-11-22T10:00:00Z')}
    />,
  )
const findStartCheckbox = () => screen.queryByRole('checkbox', { name: /^Start/ })
const getText = () => document.body.textContent?.replaceAll(/\s+/g, ' ') ?? ''

afterEach(cleanup)

it('the review of an extra states the right to cancel, and asks whether to start at once (Consumer Contracts Regulations 2013, reg 36)', () => {
  showReview({ kind: 'adhoc', description: 'Photographs' })
  expect(getText()).toContain('You have 14 days to cancel')
  expect(getText()).toContain('If you ask and then cancel, you pay for it once it is done.')
  expect(findStartCheckbox()).not.toBeNull()
})

it('the review of an order that was created weeks ago counts the 14 days from today (Consumer Contracts Regulations 2013, reg 30)', () => {
  showReview({ kind: 'adhoc', created_at: '2026-11-01T09:00:00Z', cancellable_until: '2026-11-15T23:59:59Z' })
  expect(getText()).toContain('until Sun 6 Dec 2026 if you order today')
})

it.each(['portal', 'subscription'] as const)(
  'the review of a %s says that it begins at once, and asks for no early start',
  (kind) => {
    showReview({ kind, description: 'The portals' })
    expect(getText()).toContain('It begins as soon as it is paid.')
    expect(getText()).toContain('all that you have paid for it is returned')
    expect(findStartCheckbox()).toBeNull()
  },
)

it('the review of a package that is not paid now says that a cancellation costs nothing', () => {
  showReview({ kind: 'package', amount_pence: 0, vat_pence: 0, on_completion_pence: 89_500 })
  expect(getText()).toContain('If you cancel within them, you owe nothing.')
  expect(getText()).not.toContain('pay for')
  expect(findStartCheckbox()).not.toBeNull()
})

it('the review of a completion fee says that it cannot be cancelled, and asks for no early start', () => {
  showReview({ kind: 'adhoc', description: 'Pay on completion', cancellable_until: null })
  expect(getText()).toContain('has no right to cancel of its own')
  expect(getText()).not.toContain('14 days to cancel')
  expect(findStartCheckbox()).toBeNull()
})
