// @vitest-environment jsdom
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PaymentRefusal } from '@/components/payments/payment-frame'
import { DepositLaw } from '@/components/payments/payment-law'
import { PaymentPageView } from '@/components/payments/payment-page'
import type { PaymentVariant } from '@/components/payments/payment-variants'
import { PublicSettingsProvider } from '@/components/settings/public-settings'
import { navigation } from '@/lib/browser/navigation'
import { accepts, mockCalls, refuses, renderWithSettings } from '../account/fixture'
import { CHECKOUT_URL, answers, createDetailsAnswer } from './payment-answers'

const { router, loadStripe } = vi.hoisted(() => ({
  router: { replace: vi.fn(), refresh: vi.fn(), push: vi.fn() },
  loadStripe: vi.fn(),
}))
vi.mock('next/navigation', () => ({ useRouter: () => router, usePathname: () => '/rightmove-payment/31' }))
vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe }))
vi.mock('@/components/forms/submit-form', () => ({ submitForm: vi.fn() }))

const showPage = (variant: PaymentVariant, stripeKey: string | null = null) =>
  renderWithSettings(
    <StrictMode>
      <PaymentPageView
        variant={variant}
        userId={7}
        firstName="Bea"
        listingId={31}
        home="High Street, Witham"
      />
    </StrictMode>,
    { stripeKey },
  )
const listSortedCalls = (sentCalls: { call: string }[]) => sentCalls.map(({ call }) => call).sort()
const findPayButton = () => screen.findByRole('button', { name: /^Make / })
const getAlertBox = () => document.querySelector('.alert-danger')
const getPageText = () => document.body.textContent?.replaceAll(/\s+/g, ' ') ?? ''

beforeEach(() => {
  vi.clearAllMocks()
  vi.spyOn(navigation, 'to').mockImplementation(() => undefined)
  vi.stubGlobal('alert', vi.fn())
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe.each([
  ['sale', 'rightmove_details', 'rightmove_payment', '£95', 'Make Payment', 'Rightmove Payment'],
  [
    'let',
    'lettings_rightmove_details',
    'lettings_rightmove_payment',
    '£45',
    'Make Payment',
    'Rightmove Payment',
  ],
  [
    'subscription',
    'rightmove_subscription_details',
    'rightmove_subscription_payment',
    '£19',
    'Make Subscription Payment',
    'Rightmove Payment',
  ],
] as const)('the page of a %s', (variant, detailsCall, recordCall, price, button, heading) => {
  it('greets the user, and shows heading, reason, amount, button and a link to the account (PAY-06 to PAY-10, D-136)', async () => {
    mockCalls(answers)
    showPage(variant)
    expect((await findPayButton()).textContent).toBe(button)
    expect(await screen.findByText('Welcome back, Ann')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading)
    expect(getPageText()).toContain('Six more months')
    expect(getPageText()).toContain(price)
    expect(screen.getByRole('link', { name: 'Return to dashboard' }).getAttribute('href')).toBe(
      '/my-account/welcome',
    )
  })

  it('loads its details and creates its record once, when it opens (PAY-09, PAY-12, API-34 to API-37)', async () => {
    const sentCalls = mockCalls(answers)
    showPage(variant)
    await findPayButton()
    expect(listSortedCalls(sentCalls)).toEqual(['get_user_data', detailsCall, recordCall].sort())
    expect(sentCalls.find(({ call }) => call === recordCall)?.body).toEqual({ user_id: 7, property_id: 31 })
  })

  it('shows a message in a red box, and no form, if its details cannot be loaded (PAY-11, PAY-21)', async () => {
    mockCalls({ ...answers, [detailsCall]: refuses('Payment details not found') })
    showPage(variant)
    await waitFor(() => expect(getAlertBox()?.textContent).toBe('Payment details not found'))
    expect(screen.queryByRole('button', { name: button })).toBeNull()
  })
})

describe('a tenant’s page', () => {
  it('greets the user, and shows the reason, a fixed £100, the button and a link to the account (PAY-02, PAY-03, PAY-04)', async () => {
    const sentCalls = mockCalls(answers)
    showPage('tenant')
    expect((await findPayButton()).textContent).toBe('Make Payment')
    expect(await screen.findByText('Welcome back, Ann')).toBeTruthy()
    expect(getPageText()).toContain('Holding deposit')
    expect(getPageText()).toContain('£100')
    expect(screen.getByRole('link', { name: 'Return to dashboard' }).getAttribute('href')).toBe(
      '/my-account/welcome',
    )
    expect(listSortedCalls(sentCalls)).toEqual(['get_user_data', 'tenant_payment'])
  })

  it('says that a holding deposit is returned once the tenancy is signed (domain B2)', () => {
    render(<DepositLaw />)
    expect(getPageText()).toContain('Once the tenancy is signed, it is returned within 7 days.')
  })

  it('shows and charges the amount to which the law limits the deposit (PAY-03, D-120)', async () => {
    const capped = accepts({
      transaction_id: 'ORD-1',
      user_details: [{ email: 'ann@example.com' }],
      amount: 92.3,
    })
    const sentCalls = mockCalls({ ...answers, tenant_payment: capped })
    showPage('tenant')
    await userEvent.click(await findPayButton())
    expect(getPageText()).toContain('£92.30')
    expect(getPageText()).not.toMatch(/Amount ?£100/)
    expect(sentCalls.at(-1)?.body).toMatchObject({ order_amount: 92_30 })
  })

  it('keeps its form when its record is refused, shows the reason, and does not pay (D-120)', async () => {
    const sentCalls = mockCalls({
      ...answers,
      tenant_payment: refuses('The Tenant Fees Act 2019 doesn’t allow it.'),
    })
    showPage('tenant')
    await waitFor(() => expect(getAlertBox()?.textContent).toContain('The Tenant Fees Act 2019'))
    await userEvent.click(await findPayButton())
    expect(screen.getByRole('status').textContent).toContain('Nothing was charged')
    expect(listSortedCalls(sentCalls)).toEqual(['get_user_data', 'tenant_payment'])
    for (const leave of [router.replace, navigation.to]) expect(leave).not.toHaveBeenCalled()
  })
})

describe('a record that is refused', () => {
  it('redirects from the page of a sale to the account (PAY-13)', async () => {
    mockCalls({ ...answers, rightmove_payment: refuses('Property not found') })
    showPage('sale')
    await waitFor(() => expect(router.replace).toHaveBeenCalledExactlyOnceWith('/my-account/welcome'))
  })
  it.each(['let', 'subscription'] as const)(
    'hides the form on the page of a %s, without a redirect (PAY-14, D-123)',
    async (variant) => {
      const refused = refuses('Property not found')
      mockCalls({ ...answers, lettings_rightmove_payment: refused, rightmove_subscription_payment: refused })
      showPage(variant)
      await waitFor(() => expect(getAlertBox()?.textContent).toBe('Property not found'))
      await act(async () => {})
      expect(screen.queryByRole('button', { name: /^Make/ })).toBeNull()
      expect(router.replace).not.toHaveBeenCalled()
    },
  )
})

it('the greeting has the name of the session until the user data are loaded, and without JavaScript (PAY-06)', () => {
  mockCalls({})
  const page = <PaymentPageView variant="sale" userId={7} firstName="Bea" listingId={31} home={null} />
  const html = renderToString(<PublicSettingsProvider value={{} as never}>{page}</PublicSettingsProvider>)
  expect(html.replaceAll('<!-- -->', '')).toContain('Welcome back, Bea')
})

it('a page for a home that cannot use what it sells says why, and offers no payment', () => {
  render(<PaymentRefusal firstName="Bea" heading="Rightmove Payment" refusal="It is not on the market." />)
  expect(screen.getByRole('alert').textContent).toBe('It is not on the market.')
  expect(screen.getByText('Welcome back, Bea')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

it('if the user data cannot be loaded, the greeting has no name, and the red box says why (PAY-22, D-135)', async () => {
  mockCalls({ ...answers, get_user_data: refuses('User not found') })
  showPage('sale')
  await waitFor(() => expect(getAlertBox()?.textContent).toBe('User not found'))
  expect(screen.getByText(/^Welcome back,/).textContent).toBe('Welcome back, ')
  expect((await findPayButton()).textContent).toBe('Make Payment')
})

describe('paying', () => {
  it('opens a checkout of the amount in pence, rounded up, and goes to the provider (PAY-15, API-30, API-31, D-122)', async () => {
    const sentCalls = mockCalls({ ...answers, rightmove_details: createDetailsAnswer(10.001) })
    showPage('sale')
    await userEvent.click(await findPayButton())
    await waitFor(() => expect(navigation.to).toHaveBeenCalledExactlyOnceWith(CHECKOUT_URL))
    expect(sentCalls.at(-1)).toEqual({
      call: 'create_checkout_session',
      body: {
        order_number: 'ORD-1',
        order_amount: 10_01,
        customer_email: 'ann@example.com',
        property_type: 'sales_rightmove_renewal',
        is_package_payment: 2,
        adhoc_payment_types: 'Six more months',
      },
    })
  })

  it('opens a subscription’s checkout by its own call (API-32)', async () => {
    const sentCalls = mockCalls(answers)
    showPage('subscription')
    await userEvent.click(await findPayButton())
    await waitFor(() => expect(navigation.to).toHaveBeenCalledOnce())
    expect(sentCalls.at(-1)).toEqual({
      call: 'create_subscription_checkout_session',
      body: {
        order_number: 'ORD-1',
        order_amount: 19_00,
        customer_email: 'ann@example.com',
        property_type: 'sales',
        is_package_payment: 0,
        website_live: 0,
        no_trial: 1,
      },
    })
  })

  it('takes any amount (PAY-20)', async () => {
    const sentCalls = mockCalls({ ...answers, rightmove_details: createDetailsAnswer(1_000_000) })
    showPage('sale')
    await userEvent.click(await findPayButton())
    expect(getPageText()).toContain('£1,000,000')
    expect(sentCalls.at(-1)?.body).toMatchObject({ order_amount: 100_000_000 })
  })

  it('sends one request for a double click', async () => {
    const sentCalls = mockCalls(answers)
    showPage('sale')
    await userEvent.dblClick(await findPayButton())
    await waitFor(() => expect(navigation.to).toHaveBeenCalledOnce())
    expect(listSortedCalls(sentCalls).filter((call) => call === 'create_checkout_session')).toHaveLength(1)
  })

  it.each([
    ['refused', refuses('Invalid amount'), 'Invalid amount'],
    ['unavailable', () => new Response('', { status: 503 }), 'The service is not available'],
    ['not JSON', () => new Response('<html>'), 'The service is not available'],
  ])(
    'shows a message, without navigation or alert, when the checkout is %s (PAY-17)',
    async (_, answer, message) => {
      mockCalls({ ...answers, create_checkout_session: answer })
      showPage('sale')
      await userEvent.click(await findPayButton())
      expect((await screen.findByText(new RegExp(message))).getAttribute('role')).toBe('status')
      expect(navigation.to).not.toHaveBeenCalled()
      expect(window.alert).not.toHaveBeenCalled()
      expect((await findPayButton()).hasAttribute('disabled')).toBe(false)
    },
  )

  it('has a hidden field preset to 1, and does nothing once it is emptied (PAY-19, D-133)', async () => {
    const sentCalls = mockCalls(answers)
    showPage('sale')
    const button = await findPayButton()
    const field = document.querySelector<HTMLInputElement>('form input[type=hidden][name=dummy]')!
    expect(field.value).toBe('1')
    field.value = ''
    await userEvent.click(button)
    expect(listSortedCalls(sentCalls)).not.toContain('create_checkout_session')
  })
})

describe('the provider’s script', () => {
  it('is loaded only if a key is configured (PAY-40)', async () => {
    mockCalls(answers)
    loadStripe.mockResolvedValue({})
    showPage('sale')
    await findPayButton()
    expect(loadStripe).not.toHaveBeenCalled()
    cleanup()
    showPage('sale', 'pk_test_1')
    await findPayButton()
    await waitFor(() => expect(loadStripe).toHaveBeenCalledExactlyOnceWith('pk_test_1'))
  })

  it.each([
    ['rejects', () => Promise.reject(new Error('Your card session has expired.'))],
    ['yields an error', async () => ({ error: { message: 'Your card session has expired.' } })],
  ])('shows the provider’s message in an alert when its redirect %s (PAY-16, D-127)', async (_, redirect) => {
    // Loads the modules again, because they load the provider's script only once.
    vi.resetModules()
    mockCalls(answers)
    const redirectToCheckout = vi.fn(redirect)
    loadStripe.mockResolvedValue({ redirectToCheckout })
    const paymentPage = await import('@/components/payments/payment-page')
    const settings = await import('@/components/settings/public-settings')
    render(
      <settings.PublicSettingsProvider value={{ stripeKey: 'pk_test_2' } as never}>
        <paymentPage.PaymentPageView variant="sale" userId={7} firstName="Bea" listingId={31} home={null} />
      </settings.PublicSettingsProvider>,
    )
    await userEvent.click(await findPayButton())
    await waitFor(() =>
      expect(window.alert).toHaveBeenCalledExactlyOnceWith('Your card session has expired.'),
    )
    expect(redirectToCheckout).toHaveBeenCalledExactlyOnceWith({ sessionId: 'cs_1' })
  })

  it('is not needed: if it is blocked, the session’s URL leads to the checkout', async () => {
    mockCalls(answers)
    loadStripe.mockRejectedValue(new Error('blocked'))
    showPage('sale', 'pk_test_3')
    await userEvent.click(await findPayButton())
    await waitFor(() => expect(navigation.to).toHaveBeenCalledExactlyOnceWith(CHECKOUT_URL))
  })

  it('shows an alert if an upstream sends a session id without a URL (PAY-16)', async () => {
    mockCalls({ ...answers, create_checkout_session: accepts({ id: 'cs_1' }) })
    showPage('sale')
    await userEvent.click(await findPayButton())
    await waitFor(() => expect(window.alert).toHaveBeenCalledOnce())
    expect(navigation.to).not.toHaveBeenCalled()
  })
})
