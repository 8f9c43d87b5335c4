// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { OrderReview } from '@/components/payments/order-review'
import { navigation } from '@/lib/browser/navigation'
import { paymentRoutes } from '@/lib/config/payment-routes'
import type { UserOrder } from '@/lib/contract/payments'
import { accepts, mockCalls } from '../account/fixture'
import { renderWithSettings } from '../support/public-settings'
import { createUserOrder } from './fixture'

// The server action for posts without JavaScript loads modules that run on the server alone.
vi.mock('@/components/forms/submit-form', () => ({ submitForm: vi.fn() }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const CHECKOUT_URL = 'https://checkout.stripe.com/c/pay/cs_1'

/** Simulates Back, which restores the page from memory. @returns how many listeners reload it, also of earlier tests */
function countReloadsOnBack(reload: { mock: { calls: unknown[] } }): number {
  const earlierCount = reload.mock.calls.length
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  return reload.mock.calls.length - earlierCount
}

it.each<[string, Partial<UserOrder>, string, string]>([
  ['the checkout of a package', {}, 'Pay £395 now', CHECKOUT_URL],
  ['the checkout of a deposit', { kind: 'tenant' }, 'Pay £395 now', CHECKOUT_URL],
  [
    'the success page',
    { amount_pence: 0, vat_pence: 0, on_completion_pence: 89_500 },
    'Order, and pay £895 on completion',
    paymentRoutes.orderSuccess(1001),
  ],
])(
  'Back from %s reloads the order, whose button would otherwise stay disabled',
  async (_, changes, label, url) => {
    const order = createUserOrder(changes)
    const goTo = vi.spyOn(navigation, 'to').mockImplementation(() => undefined)
    const reload = vi.spyOn(navigation, 'reload').mockImplementation(() => undefined)
    mockCalls({
      agree: accepts(order),
      create_checkout_session: accepts({ id: 'cs_1', url: CHECKOUT_URL }),
    })
    renderWithSettings(
      <OrderReview userId={7} order={order} includes={[]} now={new Date('2026-11-22T10:00:00Z')} />,
    )
    const reloadsBefore = countReloadsOnBack(reload)
    const agreement = screen.queryByRole('checkbox', { name: /^I agree/ })
    if (agreement) await userEvent.click(agreement)
    await userEvent.click(screen.getByRole('button', { name: label }))
    await waitFor(() => expect(goTo).toHaveBeenCalledWith(url))
    expect(countReloadsOnBack(reload)).toBe(reloadsBefore + 1)
  },
)
