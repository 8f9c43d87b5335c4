// @vitest-environment jsdom
import { StrictMode } from 'react'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { AutomaticLogin } from '@/components/auth/automatic-login'
import { ForgottenPasswordForm } from '@/components/auth/forgotten-password-form'
import { LogoutNow } from '@/components/auth/logout-now'
import { ResetPasswordForm } from '@/components/auth/reset-password-form'
import { submitForm } from '@/components/forms/submit-form'
import { UnsubscribeForm } from '@/components/auth/unsubscribe-form'
import { LOGIN_STATUS_CHANGE, rememberLogin } from '@/lib/browser/session'
import {
  ann,
  listFailures,
  resetBrowserBeforeEach,
  createHeldAnswer,
  failedAnswers,
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
const readStored = (key: string) => window.localStorage.getItem(key)

test('a logout sends token, device and user once, then clears storage and redirects to the login (LOGOUT-02, LOGOUT-03)', async () => {
  rememberLogin(ann)
  const heldReply = createHeldAnswer(accepts())
  const requests = mockApi({ logout: heldReply.answer })
  renderWithSettings(
    <StrictMode>
      <LogoutNow />
    </StrictMode>,
  )
  await waitFor(() => expect(requests).toHaveLength(1))
  // Storage is cleared only after the reply: other tabs react to the change, and must find the session ended.
  expect(readStored('token')).toBe('socket-token')
  expect(router.replace).not.toHaveBeenCalled()
  heldReply.release()
  await waitFor(() => expect(router.replace).toHaveBeenCalledExactlyOnceWith('/login'))
  expect(requests).toEqual([
    { call: 'logout', body: { token: 'socket-token', deviceId: readStored('deviceId'), userId: 7 } },
  ])
  expect([readStored('token'), readStored('user')]).toEqual([null, null])
  expect(readStored('deviceId')).toMatch(/^[0-9a-f-]{36}$/)
})

test.each(failedAnswers)(
  'after a failed logout call storage is cleared, and a post of the form deletes the cookie (D-31): %s',
  async (_case, answer) => {
    vi.mocked(submitForm).mockClear()
    rememberLogin(ann)
    mockApi({ logout: answer })
    renderWithSettings(<LogoutNow />)
    await waitFor(() => expect(router.replace).toHaveBeenCalledExactlyOnceWith('/login'))
    expect(submitForm).toHaveBeenCalledOnce()
    expect(vi.mocked(submitForm).mock.calls[0]?.[1].get('form_id')).toBe('logout')
    expect(readStored('token')).toBeNull()
  },
)

test('a logout clears storage even when both the logout call and the post of the form fail', async () => {
  vi.mocked(submitForm).mockRejectedValueOnce(new TypeError('offline'))
  rememberLogin(ann)
  mockApi({ logout: () => Promise.reject(new TypeError('offline')) })
  renderWithSettings(<LogoutNow />)
  await waitFor(() => expect(router.replace).toHaveBeenCalledOnce())
  expect(readStored('token')).toBeNull()
})

test('a link logs in once by key and device, and redirects to the account (FLAU-01 to FLAU-03)', async () => {
  const onLoginStatusChange = vi.fn()
  window.addEventListener(LOGIN_STATUS_CHANGE, onLoginStatusChange, { once: true })
  const requests = mockApi({ session: refuses('Not logged in'), auto_login: accepts(ann) })
  renderWithSettings(
    <StrictMode>
      <AutomaticLogin loginKey="the-key" />
    </StrictMode>,
  )
  expect(screen.getByText('Please wait, redirecting.....')).toBeTruthy()
  await waitFor(() => expect(router.replace).toHaveBeenCalledExactlyOnceWith('/my-account/welcome'))
  expect(requests).toEqual([
    { call: 'session', body: {} },
    { call: 'auto_login', body: { key: 'the-key', deviceId: readStored('deviceId') } },
  ])
  expect(onLoginStatusChange).toHaveBeenCalledOnce()
  expect(readStored('token')).toBe('socket-token')
})

const LINK_REFUSAL = 'This link is invalid or has expired.'

test.each([
  ['refused', refuses(LINK_REFUSAL), LINK_REFUSAL] as const,
  ...failedAnswers.map(([name, answer]) => [name, answer, undefined] as const),
])(
  'a link that does not log in (%s) keeps the reason without showing it, and leads to the login (FLAU-04)',
  async (_case, answer, message) => {
    mockApi({ session: refuses('Not logged in'), auto_login: answer })
    renderWithSettings(<AutomaticLogin loginKey="the-key" />)
    expect((await screen.findByRole('link', { name: 'Log in another way' })).getAttribute('href')).toBe(
      '/login',
    )
    expect(screen.getByText('Please wait, redirecting.....')).toBeTruthy()
    expect(screen.queryByText(/invalid or has expired|error occurred/)).toBeNull()
    expect(screen.getByRole('alert').dataset['failure']).toBe(message)
    expect(router.replace).not.toHaveBeenCalled()
    expect(readStored('token')).toBeNull()
  },
)

test('a user who is already logged in is asked before a link logs in as another user', async () => {
  const requests = mockApi({
    session: accepts(ann),
    auto_login: accepts({ ...ann, id: 8, token: 'another', first_name: 'Eve' }),
  })
  renderWithSettings(
    <StrictMode>
      <AutomaticLogin loginKey="the-key" />
    </StrictMode>,
  )
  expect((await screen.findByText('You are logged in as Ann.')).getAttribute('role')).toBe('status')
  expect(screen.getByRole('link', { name: 'Stay logged in as Ann' }).getAttribute('href')).toBe(
    '/my-account/welcome',
  )
  expect(requests.map(({ call }) => call)).toEqual(['session'])
  expect(readStored('token')).toBe('socket-token')
  expect(router.replace).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Continue with the link' }))
  await waitFor(() => expect(router.replace).toHaveBeenCalledExactlyOnceWith('/my-account/welcome'))
  expect(requests.at(-1)?.body['key']).toBe('the-key')
  expect(readStored('token')).toBe('another')
})

test('when the session check fails, local storage decides whether the user is logged in', async () => {
  rememberLogin(ann)
  const requests = mockApi({ session: () => new Response('', { status: 503 }), auto_login: accepts(ann) })
  renderWithSettings(<AutomaticLogin loginKey="the-key" />)
  expect(await screen.findByText('You are logged in as Ann.')).toBeTruthy()
  expect(requests.map(({ call }) => call)).toEqual(['session'])
})

const SENT_MESSAGE = 'If an account exists for this email, a reset link has been sent.'
test('a reset link is requested by email address, and the reply replaces the form (D-155)', async () => {
  const requests = mockApi({ forgotten_password: accepts(null, SENT_MESSAGE) })
  renderWithSettings(<ForgottenPasswordForm />)
  await userEvent.click(screen.getByRole('button', { name: 'Send me a link' }))
  expect(
    (await screen.findByRole('link', { name: 'Please enter a valid email address.' })).getAttribute('href'),
  ).toBe('#forgotten-email')
  await userEvent.type(screen.getByRole('textbox', { name: 'Email address' }), 'ann@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Send me a link' }))
  expect((await screen.findByRole('status')).textContent?.trim()).toBe(SENT_MESSAGE)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(requests).toEqual([
    {
      call: 'forgotten_password',
      body: { email: 'ann@example.com', recaptcha_token: expect.stringMatching(/.+/) as string },
    },
  ])
})

test.each(
  listFailures({
    refusals: [
      [
        'the agency’s message',
        refuses('Too many attempts. Please try again later.'),
        'Too many attempts. Please try again later.',
      ],
    ],
    noReplyMessage: 'An error occurred. Please try again.',
  }),
)('the form says why a reset link is not sent: %s', async (_case, answer, message) => {
  mockApi({ forgotten_password: answer })
  renderWithSettings(<ForgottenPasswordForm />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Email address' }), 'ann@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Send me a link' }))
  expect((await screen.findByRole('alert')).textContent).toBe(message)
})

const setNewPassword = async (password: string, { confirmation = password } = {}) => {
  await userEvent.type(screen.getByLabelText('New password'), password)
  await userEvent.type(screen.getByLabelText('Confirm new password'), confirmation)
  await userEvent.click(screen.getByRole('button', { name: 'Set the password' }))
}

test('a new password is checked and sent with the link’s key, and the stored login is cleared (D-155, D-164)', async () => {
  rememberLogin(ann)
  const requests = mockApi({ reset_password: accepts(), session: refuses('Not logged in') })
  renderWithSettings(<ResetPasswordForm resetKey="the-key" status="valid" />)
  expect(screen.getByLabelText<HTMLInputElement>('New password').autocomplete).toBe('new-password')
  await setNewPassword(PASSWORD, { confirmation: 'Orchard-Compass-53' })
  expect(
    (await screen.findByRole('link', { name: 'Password and Confirm Password must match' })).getAttribute(
      'href',
    ),
  ).toBe('#reset-confirm_password')
  expect(requests).toEqual([])
  await userEvent.clear(screen.getByLabelText('New password'))
  await userEvent.clear(screen.getByLabelText('Confirm new password'))
  await setNewPassword(PASSWORD)
  await screen.findByText('Your password has been changed. You can log in with it now.')
  expect(requests[0]).toEqual({
    call: 'reset_password',
    body: { key: 'the-key', password: PASSWORD, confirm_password: PASSWORD },
  })
  expect(readStored('token')).toBeNull()
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login')
})

test('a used link shows a link to request a new one', async () => {
  mockApi({ reset_password: refuses('This link is invalid or has expired.') })
  renderWithSettings(<ResetPasswordForm resetKey="the-key" status="valid" />)
  await setNewPassword(PASSWORD)
  expect((await screen.findByRole('alert')).textContent).toBe('This link is invalid or has expired.')
  expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe(
    '/forgotten/password',
  )
})

test.each([
  ['used', 'This link has been used.'],
  ['expired', 'This link has expired.'],
  ['unknown', 'This link is invalid or has expired.'],
] as const)(
  'the page of a reset link that is %s says so, and has a form that requests another link (D-155)',
  async (status, title) => {
    const requests = mockApi({ forgotten_password: accepts() })
    renderWithSettings(<ResetPasswordForm resetKey="the-key" status={status} />)
    expect(screen.getByRole('alert').textContent).toContain(title)
    expect(screen.queryByLabelText('New password')).toBeNull()
    await userEvent.type(screen.getByRole('textbox', { name: 'Email address' }), 'ann@example.com')
    await userEvent.click(screen.getByRole('button', { name: 'Send me a link' }))
    await waitFor(() => expect(requests.map(({ call }) => call)).toEqual(['forgotten_password']))
  },
)

test('a press of the button unsubscribes, and the result is shown', async () => {
  let answer = refuses('This link is invalid or has expired.')
  const requests = mockApi({ unsubscribe_newsletter: () => answer() })
  renderWithSettings(<UnsubscribeForm unsubscribeKey="the-key" />)
  expect(requests).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }))
  expect((await screen.findByRole('alert')).textContent?.trim()).toBe('This link is invalid or has expired.')
  answer = accepts()
  await userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }))
  expect((await screen.findByRole('status')).textContent?.trim()).toBe(
    'You are off the list: no more newsletters will come to this address.',
  )
  expect(screen.queryByRole('button')).toBeNull()
  const request = { call: 'unsubscribe_newsletter', body: { key: 'the-key' } }
  expect(requests).toEqual([request, request])
})
