// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { PaymentProgress } from '@/components/payments/payment-progress'
import { createUserOrder } from './fixture'

vi.mock('@/lib/browser/call-api', () => ({ callApi: () => Promise.resolve() }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn() }) }))
afterEach(cleanup)

it('a success page states the amount of the last month, not the sum of all months (API-32)', () => {
  const month = { amount_pence: 19_00, vat_pence: 3_16, refunded_pence: 0, refunding_pence: 0 }
  const charges = [1, 2, 3].map((id) => ({
    ...month,
    charge_id: id,
    paid_at: `2026-0${id}-22T10:00:00.000Z`,
  }))
  render(
    <PaymentProgress
      userId={7}
      order={createUserOrder({ kind: 'subscription', status: 'settled', paid_pence: 57_00, charges })}
    />,
  )
  expect(screen.getByRole('status').textContent).toBe('Your payment of £19 is confirmed.')
})

it('a success page that is opened before the payment says where to pay', () => {
  render(<PaymentProgress userId={7} order={createUserOrder({ status: 'open', amount_pence: 395_00 })} />)
  expect(screen.getByRole('status').textContent).toMatch(
    /^We are waiting for the card provider to confirm your payment of £395\..*If you left before you paid/,
  )
})

it.each(['open', 'cancelled'] as const)(
  'a success page of an %s order whose payment is returned does not wait for its confirmation',
  (status) => {
    render(<PaymentProgress userId={7} order={createUserOrder({ status, refunding_pence: 395_00 })} />)
    expect(screen.getByRole('status').textContent).toMatch(
      /^We could not take your payment for this order, so £395 goes back/,
    )
  },
)
