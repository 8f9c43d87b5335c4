// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { CancelOrder } from '@/components/payments/cancel-order'
import { mockCalls, renderWithSettings } from '../account/fixture'

vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: vi.fn() }),
  usePathname: () => '/my-account/payments',
}))
// The server action for posts without JavaScript loads modules that run on the server alone.
vi.mock('@/components/forms/submit-form', () => ({ submitForm: vi.fn() }))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('if the answer to a cancellation is lost, the message says that the outcome is unknown', async () => {
  const sentCalls = mockCalls({ cancel: () => Promise.reject(new TypeError('Failed to fetch')) })
  renderWithSettings(
    <CancelOrder
      userId={7}
      orderId={1001}
      explanation="All of it, £395, goes back to the card that paid."
      refundPence={395_00}
      confirmLabel="Cancel, and return £395"
    />,
  )
  await userEvent.click(screen.getByText('Cancel this order'))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel, and return £395' }))
  expect(await screen.findByText(/we cannot tell whether the order is cancelled/)).toBeTruthy()
  expect(sentCalls).toMatchObject([
    { call: 'cancel', body: { order_id: '1001', seen_refund_pence: '39500' } },
  ])
})
