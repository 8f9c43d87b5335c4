// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { LoginArea } from '@/components/auth/login-area'
import type { SafeHtml } from '@/lib/html/sanitise'
import {
  getLoginCard,
  getEmailField,
  getPasswordField,
  pressButton,
  getButton,
  openPasswordForm,
  fillPasswordForm,
  openOtpVerifyForm,
} from './login-page'
import {
  ann,
  listFailures,
  resetBrowserBeforeEach,
  createHeldAnswer,
  refuses,
  router,
  renderWithSettings,
  mockApi,
  accepts,
  PASSWORD,
} from './support'

vi.mock('next/navigation', async () => (await import('./support')).navigation)
vi.mock('@/components/forms/submit-form', () => ({ submitForm: vi.fn() }))
resetBrowserBeforeEach()

test('one of three forms is open, and switching keeps the email address and moves the focus (LOGIN-01 to LOGIN-05)', async () => {
  await openOtpVerifyForm()
  expect(getLoginCard().queryByLabelText('Password')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(getLoginCard().getByLabelText('One Time Password')))
  expect(getLoginCard().getByText('ann@example.com')).toBeTruthy()
  await pressButton('Try with new One Time Password')
  expect(getEmailField().value).toBe('ann@example.com')
  await waitFor(() => expect(document.activeElement).toBe(getEmailField()))
  expect(getLoginCard().queryByLabelText('One Time Password')).toBeNull()
  await pressButton('Log in with a password')
  expect(getEmailField().value).toBe('ann@example.com')
  expect(getPasswordField()).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(getEmailField()))
})

test('the password form reports touched fields, and its button is disabled until all are valid (LOGIN-17 to LOGIN-19)', async () => {
  await openPasswordForm()
  await waitFor(() => expect(getButton('Log in').disabled).toBe(true))
  expect(getLoginCard().queryByText(/^Please enter/)).toBeNull()
  await userEvent.type(getEmailField(), 'nobody')
  await userEvent.tab()
  await getLoginCard().findByText('Please enter a valid email address.')
  await userEvent.click(getPasswordField())
  await userEvent.tab()
  await getLoginCard().findByText('Please enter your password.')
  expect(getPasswordField().getAttribute('aria-invalid')).toBe('true')
  expect(getButton('Log in').disabled).toBe(true)
  await userEvent.clear(getEmailField())
  await fillPasswordForm()
})

test('the fields have autocomplete for password managers, and a password can be pasted and shown', async () => {
  await openPasswordForm()
  expect(getEmailField().autocomplete).toBe('username')
  expect(getPasswordField().autocomplete).toBe('current-password')
  expect(getPasswordField().type).toBe('password')
  await userEvent.click(getPasswordField())
  await userEvent.paste('Pasted-Word-12')
  expect(getPasswordField().value).toBe('Pasted-Word-12')
  await userEvent.click(getButton('Show password'))
  expect(getPasswordField().type).toBe('text')
  expect(getButton('Show password').getAttribute('aria-pressed')).toBe('true')
})

test('a login sends four fields, stores the user, and redirects once to lastURL (LOGIN-14, LOGIN-23, LOGIN-28, LOGIN-30, LOGIN-31)', async () => {
  window.localStorage.setItem('lastURL', '/find-a-property/Witham?sort=price-asc')
  const requests = await openPasswordForm({ login: accepts(ann) })
  await fillPasswordForm()
  await pressButton('Log in')
  await waitFor(() =>
    expect(router.replace).toHaveBeenCalledExactlyOnceWith('/find-a-property/Witham?sort=price-asc'),
  )
  expect(requests).toEqual([
    {
      call: 'login',
      body: {
        email: 'ann@example.com',
        password: PASSWORD,
        recaptcha_token: expect.stringMatching(/^local\.login\./) as string,
        deviceId: window.localStorage.getItem('deviceId'),
      },
    },
  ])
  expect(window.localStorage.getItem('deviceId')).toMatch(/^[0-9a-f-]{36}$/)
  expect(window.localStorage.getItem('token')).toBe('socket-token')
  expect(JSON.parse(window.localStorage.getItem('user') ?? '')).toEqual({
    id: 7,
    first_name: 'Ann',
    seller_info_completed: 1,
  })
  expect(window.localStorage.getItem('lastURL')).toBeNull()
})

test.each([
  [null],
  ['https://evil.example/'],
  ['//evil.example'],
  ['/\\evil.example'],
  ['javascript:alert(1)'],
])('with lastURL %s a login redirects to the account (LOGIN-15, D-23)', async (lastUrl) => {
  if (lastUrl) window.localStorage.setItem('lastURL', lastUrl)
  await openPasswordForm({ login: accepts(ann) })
  await fillPasswordForm()
  await pressButton('Log in')
  await waitFor(() => expect(router.replace).toHaveBeenCalledExactlyOnceWith('/my-account/welcome'))
})

test('a login returns to the page from which the server redirected', async () => {
  document.cookie = `return-to=${encodeURIComponent('/my-account/profile?from=mail')}; Path=/`
  await openPasswordForm({ login: accepts(ann) })
  await waitFor(() => expect(document.cookie).not.toContain('return-to'))
  await fillPasswordForm()
  await pressButton('Log in')
  await waitFor(() => expect(router.replace).toHaveBeenCalledExactlyOnceWith('/my-account/profile?from=mail'))
})

test.each(
  listFailures({
    refusals: [
      ['the agency’s message', refuses('Invalid email or password.'), 'Invalid email or password.'],
      ['our message if the agency gives none', refuses(), 'Login failed. Please try again.'],
    ],
    noReplyMessage: 'An error occurred during login.',
  }),
)('a failed login shows a message: %s (LOGIN-25)', async (_case, answer, message) => {
  await openPasswordForm({ login: answer })
  await fillPasswordForm()
  await pressButton('Log in')
  expect((await getLoginCard().findByRole('alert')).textContent).toBe(message)
  await waitFor(() => expect(document.activeElement?.textContent).toBe(message))
  expect([getEmailField().value, getPasswordField().value]).toEqual(['ann@example.com', PASSWORD])
  expect(getButton('Log in').disabled).toBe(false)
  expect(router.replace).not.toHaveBeenCalled()
  expect(window.localStorage.getItem('token')).toBeNull()
})

test('during a login the button is disabled, and a second submit sends nothing (LOGIN-16)', async () => {
  const heldReply = createHeldAnswer(accepts(ann))
  const requests = await openPasswordForm({ login: heldReply.answer })
  await fillPasswordForm()
  const form = document.querySelector<HTMLFormElement>('form')
  form?.requestSubmit()
  form?.requestSubmit()
  await waitFor(() =>
    expect(getLoginCard().getByRole<HTMLButtonElement>('button', { name: 'Sending…' }).disabled).toBe(true),
  )
  form?.requestSubmit()
  heldReply.release()
  await waitFor(() => expect(router.replace).toHaveBeenCalledOnce())
  form?.requestSubmit()
  expect(requests.map(({ call }) => call)).toEqual(['login'])
})

test('the tooltip on one-time passwords opens on hover and press, and closes on Escape (LOGIN-24, WCAG 1.4.13)', async () => {
  await openPasswordForm()
  const trigger = getButton('About one time passwords')
  const tooltip = document.getElementById(trigger.getAttribute('aria-describedby') ?? '')
  expect(tooltip?.textContent).toBe(
    'One time password login is for users registered as guests. You can set a permanent password in your dashboard.',
  )
  const isHidden = () => tooltip?.parentElement?.classList.contains('hidden')
  expect(isHidden()).toBe(true)
  await userEvent.hover(trigger)
  expect(isHidden()).toBe(false)
  await userEvent.unhover(trigger)
  expect(isHidden()).toBe(true)
  await userEvent.click(trigger)
  expect(isHidden()).toBe(false)
  await userEvent.keyboard('{Escape}')
  expect(isHidden()).toBe(true)
  await waitFor(() => expect(document.activeElement).toBe(trigger))
})

test('a user with a valid session is redirected to the account (LOGIN-07, D-30)', async () => {
  window.localStorage.setItem('token', 'old')
  window.localStorage.setItem('user', '{"id":7}')
  const requests = await openPasswordForm({ session: accepts(ann) })
  await waitFor(() => expect(router.replace).toHaveBeenCalledExactlyOnceWith('/my-account/welcome'))
  expect(requests.filter(({ call }) => call === 'session')).toHaveLength(1)
})

test('a token that the server does not know is cleared, and the page stays', async () => {
  window.localStorage.setItem('token', 'old')
  window.localStorage.setItem('user', '{"id":7}')
  await openPasswordForm({ session: refuses('Not logged in') })
  await waitFor(() => expect(window.localStorage.getItem('token')).toBeNull())
  expect(window.localStorage.getItem('user')).toBeNull()
  expect(router.replace).not.toHaveBeenCalled()
  expect(getPasswordField()).toBeTruthy()
})

test('a failed session check neither clears the token nor redirects', async () => {
  window.localStorage.setItem('token', 'old')
  const requests = await openPasswordForm({ session: () => Promise.reject(new TypeError('offline')) })
  await waitFor(() => expect(requests).toHaveLength(1))
  expect(window.localStorage.getItem('token')).toBe('old')
  expect(router.replace).not.toHaveBeenCalled()
})

test('a login in another tab redirects this tab too', async () => {
  await openPasswordForm({ session: accepts(ann) })
  window.localStorage.setItem('token', 'socket-token')
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  await waitFor(() => expect(router.replace).toHaveBeenCalledExactlyOnceWith('/my-account/welcome'))
})

/** Renders the login page, and runs the timeout in which the page chooses its intro. */
function renderAndChooseIntro(intros: Record<string, SafeHtml>) {
  vi.useFakeTimers()
  renderWithSettings(<LoginArea intros={intros} />)
  act(() => void vi.advanceTimersByTime(1))
  vi.useRealTimers()
}

const intros = {
  'property-ask-a-question': '<h2>Ask the seller</h2>',
  'let-your-property-details-bundle': '<h2>Find and reference</h2>',
} as unknown as Record<string, SafeHtml>
test.each([
  ['/property/12/ask-a-question', 'Ask the seller'],
  ['/property/12/ask-a-question/?from=card', 'Ask the seller'],
  ['/let-your-property/details-bundle', 'Find and reference'],
  ['/property/12/high-street', null],
  ['/letting/12/ask-a-question', null],
  ['/let-your-property/details-bundles', null],
  ['/constructor/toString', null], // names of properties that every object has
  [null, null],
])('a visitor who comes from %s sees the intro: %s (LOGIN-08 to LOGIN-12)', async (lastUrl, heading) => {
  if (lastUrl) window.localStorage.setItem('lastURL', lastUrl)
  mockApi({ '/api/property/property_detail': refuses(), '/api/letting/letting_detail': refuses() })
  renderAndChooseIntro(intros)
  if (heading) expect(screen.getByRole('heading', { name: heading })).toBeTruthy()
  else expect(document.querySelector('[data-login-intro]')).toBeNull()
})

test('a visitor who comes from an invitation to share saved homes reads which address to log in with', async () => {
  window.localStorage.setItem('lastURL', '/my-account/saved/invitation/abc')
  renderWithSettings(<LoginArea intros={{}} />)
  expect(await screen.findByText(/with the email address that the\s+invitation came to/)).toBeTruthy()
})

const home = {
  id: 12,
  property_url: 'high-street',
  image_xs: null,
  portal_address: '4 High Street, Witham',
  bedrooms: 3,
}
const SALE_CALL = '/api/property/property_detail'
const LETTING_CALL = '/api/letting/letting_detail'
const FIXED_PRICE = { new_price: 250_000, price_options: 'price' }
const ON_APPLICATION = { new_price: 0, price_options: 'poa' }
test.each([
  ['/property/12/high-street', SALE_CALL, FIXED_PRICE, '£250,000'],
  ['/property/12/make-an-offer', SALE_CALL, ON_APPLICATION, 'Price on application'],
  ['/letting/12/arrange-viewing?x=1', LETTING_CALL, { new_price_pcm: 1_250 }, '£1,250 pcm'],
])(
  'a visitor who comes from %s sees the home to which the login returns',
  async (lastUrl, call, price, text) => {
    window.localStorage.setItem('lastURL', lastUrl)
    const requests = mockApi({
      [call]: () => Response.json({ code: 1, message: '', data: { ...home, ...price } }),
    })
    renderWithSettings(<LoginArea intros={{}} />)
    const box = await screen.findByRole('region', { name: 'Where you come back to' })
    const link = await within(box).findByRole('link', { name: '4 High Street, Witham' })
    expect(link.getAttribute('href')).toMatch(/^\/(property|letting)\/12\/high-street$/)
    expect(box.textContent).toContain(text)
    expect(requests).toEqual([{ call, body: { id: 12 } }])
  },
)

test('no home is shown if it no longer exists, and none is requested if the path is not that of a listing', async () => {
  window.localStorage.setItem('lastURL', '/property/12/high-street')
  const requests = mockApi({ '/api/property/property_detail': refuses('Property not found') })
  const { unmount } = renderWithSettings(<LoginArea intros={{}} />)
  const box = await screen.findByRole('region', { name: 'Where you come back to' })
  await waitFor(() => expect(requests).toHaveLength(1))
  expect(within(box).queryByRole('link')).toBeNull()
  unmount()
  window.localStorage.setItem('lastURL', '/property/12x')
  renderAndChooseIntro({})
  expect(screen.queryByRole('region', { name: 'Where you come back to' })).toBeNull()
  expect(requests).toHaveLength(1)
})
