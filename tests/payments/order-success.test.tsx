// @vitest-environment jsdom
import { StrictMode } from 'react'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setConsent } from '@/components/consent/consent'
import { describeOrderReply, type OrderDisplay } from '@/components/payments/order-message'
import { OrderSuccess } from '@/components/payments/order-success'
import { contract } from '@/lib/contract'
import { accepts, mockCalls, refuses, renderWithSettings } from '../account/fixture'

const router = { replace: vi.fn(), refresh: vi.fn(), push: vi.fn() }
vi.mock('next/navigation', () => ({ useRouter: () => router, usePathname: () => '/stripe-success/1001' }))

const AFFILIATE = 'https://partner.example/sale'
const STORED_KEYS = ['selected_package', 'additional_package', 'additional_package_cost', 'property_id']

const msg = {
  pay_now_thank_you_html: '<p>We are preparing your listing.</p>',
  pay_now_bundle_thank_you_html: '<p>The photographer calls you.</p>',
  poc_thank_you_html: '<p>You pay on completion.</p>',
  emoov_only_thank_you_html: '<p>On our website alone.</p>',
  payment_thank_you_html: '<p>Your payment has come.</p>',
  changes_thank_you_html: '<p>Your changes are public.</p>',
}
/** Creates the answer of a call that reads an order. */
const createOrderAnswer = (packageName: string, status: string, amount = 395, templates: object = msg) =>
  accepts({
    order_details: [{ order_id: 1001, amount, property_id: 31 }],
    property_details: { package_def: packageName, status },
    msg: templates,
  })
/** The server's title and message for an order that fits no rule. */
const fallback: OrderDisplay = { title: 'Payment Success', html: null, affiliateSaleKind: '' }
const showPage = (affiliateUrl: string | null = AFFILIATE, serverDisplay = fallback) =>
  renderWithSettings(
    <StrictMode>
      <OrderSuccess userId={7} orderId="1001" serverDisplay={serverDisplay} affiliateUrl={affiliateUrl}>
        <p>Links</p>
      </OrderSuccess>
    </StrictMode>,
  )
/** Lets pending promises and effects run. */
const flushEffects = () => act(async () => {})
const findPixel = () => document.querySelector<HTMLImageElement>(`img[src^="${AFFILIATE}"]`)
const findScript = () => document.querySelector<HTMLScriptElement>(`script[src^="${AFFILIATE}"]`)
const readParameters = (element: { src: string } | null) =>
  element ? Object.fromEntries(new URL(element.src).searchParams) : null

beforeEach(() => {
  window.localStorage.clear()
  document.title = 'Payment Success'
  vi.clearAllMocks()
})
afterEach(() => {
  cleanup()
  document.head.querySelectorAll('script').forEach((element) => element.remove())
  vi.unstubAllGlobals()
})

it('the page clears the storage entries of the order, and no others (PAY-25, D-19)', async () => {
  for (const key of [...STORED_KEYS, 'deviceId']) window.localStorage.setItem(key, 'x')
  mockCalls({ order_details: createOrderAnswer('PAY_NOW', 'PENDING') })
  showPage()
  await screen.findByText('We are preparing your listing.')
  expect(Object.keys(window.localStorage)).toEqual(['deviceId'])
})

it('the page shows the default title and message until the order is read, and for an order that fits no rule (PAY-24, PAY-32, D-130)', async () => {
  const sentCalls = mockCalls({ order_details: createOrderAnswer('FIND_TENANT', 'PENDING') })
  showPage()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Payment Success')
  expect(screen.getByRole('status').textContent).toBe('Payment Success')
  await waitFor(() => expect(sentCalls).toHaveLength(2))
  expect(screen.getByRole('status').textContent).toBe('Payment Success')
  expect(document.title).toBe('Payment Success')
})

it.each([
  ['PAY-26', 'PAY_NOW', 'PENDING', 395, 'Payment Success', 'We are preparing your listing.'],
  ['PAY-27', 'PAY_NOW_BUNDLE', 'PENDING', 544, 'Payment Success', 'The photographer calls you.'],
  ['PAY-28', 'PAY_ON_COMPLETION', 'PENDING', 0, 'Update Success', 'You pay on completion.'],
  ['PAY-29', 'EMOOV_ONLY', 'PENDING', 0, 'Update Success', 'On our website alone.'],
  ['PAY-30', 'PAY_NOW', 'LIVE', 395, 'Payment Success', 'Your payment has come.'],
  ['PAY-31', 'PAY_NOW', 'LIVE', 0, 'Update Success', 'Your changes are public.'],
  ['PAY-32', 'PAY_NOW', 'WITHDRAWN', 395, 'Payment Success', 'Payment Success'],
])(
  '%s: shows the template of %s with status %s and amount %s, and its title in the page and in the tab',
  async (_, packageName, status, amount, title, text) => {
    const sentCalls = mockCalls({ order_details: createOrderAnswer(packageName, status, amount) })
    showPage()
    await waitFor(() => expect(sentCalls).toHaveLength(2))
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(text))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    expect(document.title).toBe(title)
  },
)

it('the page keeps its title when Next writes the head again, but not after it is left (PAY-29)', async () => {
  mockCalls({ order_details: createOrderAnswer('EMOOV_ONLY', 'PENDING', 0) })
  const { unmount } = showPage()
  await waitFor(() => expect(document.title).toBe('Update Success'))
  // Next writes the head of the page again.
  document.title = 'Payment Success'
  await waitFor(() => expect(document.title).toBe('Update Success'))
  unmount()
  document.title = 'Welcome'
  await flushEffects()
  expect(document.title).toBe('Welcome')
})

it('the page shows title and message of the server before the browser has read the order (PAY-28)', () => {
  // The browser's own read never ends.
  mockCalls({ order_details: () => new Promise<Response>(() => undefined) })
  const reply = contract.orderDetails.output.parse({
    order_details: [{ order_id: 1001, amount: 0, property_id: 31 }],
    property_details: { package_def: 'PAY_ON_COMPLETION', status: 'PENDING' },
    msg,
  })
  showPage(AFFILIATE, describeOrderReply(reply, 'emoov'))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Update Success')
  expect(screen.getByRole('status').textContent).toBe('You pay on completion.')
  expect(document.title).toBe('Update Success')
})

it('the page shows the default text if the template is missing (D-130)', async () => {
  const sentCalls = mockCalls({ order_details: createOrderAnswer('PAY_ON_COMPLETION', 'PENDING', 0, {}) })
  showPage()
  await waitFor(() => expect(document.title).toBe('Update Success'))
  expect(screen.getByRole('status').textContent).toBe('Payment Success')
  await waitFor(() => expect(sentCalls).toHaveLength(2))
})

it('the page reads the order twice, with the ids of order and user (PAY-34, D-128, API-33)', async () => {
  const sentCalls = mockCalls({ order_details: createOrderAnswer('PAY_NOW', 'PENDING') })
  showPage()
  await waitFor(() => expect(sentCalls).toHaveLength(2))
  await flushEffects()
  expect(sentCalls).toEqual(Array(2).fill({ call: 'order_details', body: { user_id: 7, order_id: '1001' } }))
})

it.each([
  ['is refused', refuses('Order not found')],
  ['fails', () => new Response('', { status: 503 })],
  ['has no answer', () => Promise.reject(new TypeError('offline'))],
])(
  'the page redirects to /error, without a second read, when the first read %s (PAY-33)',
  async (_, answer) => {
    const sentCalls = mockCalls({ order_details: answer })
    showPage()
    await waitFor(() => expect(router.replace).toHaveBeenCalledExactlyOnceWith('/error'))
    expect(sentCalls).toHaveLength(1)
  },
)

it('if the second read fails, the message stays, and the affiliate is not notified (D-128)', async () => {
  setConsent('accepted')
  let reads = 0
  const sentCalls = mockCalls({
    order_details: () => {
      reads += 1
      return reads === 1 ? createOrderAnswer('PAY_NOW', 'PENDING')() : refuses('Gone')()
    },
  })
  showPage()
  await screen.findByText('We are preparing your listing.')
  await waitFor(() => expect(sentCalls).toHaveLength(2))
  await flushEffects()
  expect(router.replace).not.toHaveBeenCalled()
  expect(findPixel()).toBeNull()
})

it.each([
  // The amounts differ, because React inserts a script with the same address only once.
  ['PAY_NOW', 'PENDING', 'SALES', 395],
  ['PAY_NOW_BUNDLE', 'PENDING', 'SALES', 544.5],
  ['PAY_ON_COMPLETION', 'PENDING', '', 0],
  ['PAY_NOW', 'LIVE', '', 396],
] as const)(
  '%s with status %s sends the affiliate the part “%s”, by pixel and script (PAY-26, PAY-27, PAY-35)',
  async (packageName, status, part, amount) => {
    setConsent('accepted')
    mockCalls({ order_details: createOrderAnswer(packageName, status, amount) })
    showPage()
    await waitFor(() => expect(findPixel()).toBeTruthy())
    const expectedParameters = { amount: String(amount), ref: '31', cur: 'GBP', part }
    expect(readParameters(findPixel())).toEqual({ ...expectedParameters, client: 'img' })
    expect(readParameters(findScript())).toEqual({ ...expectedParameters, client: 'script' })
  },
)

it.each([
  ['no choice was made', () => undefined, AFFILIATE],
  ['cookies were rejected', () => setConsent('rejected'), AFFILIATE],
  ['no affiliate is configured', () => setConsent('accepted'), null],
])('the affiliate is not notified if %s (D-129)', async (_, prepare, affiliateUrl) => {
  prepare()
  const sentCalls = mockCalls({ order_details: createOrderAnswer('PAY_NOW', 'PENDING') })
  showPage(affiliateUrl)
  await waitFor(() => expect(sentCalls).toHaveLength(2))
  await flushEffects()
  expect([findPixel(), findScript(), document.querySelector('img')]).toEqual([null, null, null])
})

it('the affiliate is notified once consent is given on the page itself (D-129)', async () => {
  const sentCalls = mockCalls({ order_details: createOrderAnswer('PAY_NOW', 'PENDING') })
  showPage()
  await waitFor(() => expect(sentCalls).toHaveLength(2))
  act(() => setConsent('accepted'))
  await waitFor(() => expect(findPixel()).toBeTruthy())
})
