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
import { ann, failures, freshBrowser, held, lost, no, router, show, site, yes } from './support'

vi.mock('next/navigation', async () => (await import('./support')).navigation)
vi.mock('@/components/forms/submit-form', () => ({ submitForm: vi.fn() }))
freshBrowser()
const kept = (key: string) => window.localStorage.getItem(key)

test('logging out names token, device and user once, forgets them after the answer, and goes to the login (LOGOUT-02, LOGOUT-03)', async () => {
  rememberLogin(ann)
  const slow = held(yes())
  const asked = site({ logout: slow.answer })
  show(
    <StrictMode>
      <LogoutNow />
    </StrictMode>,
  )
  await waitFor(() => expect(asked).toHaveLength(1))
  // Another tab that hears of it first would find the session alive.
  expect([kept('token'), router.replace.mock.calls.length]).toEqual(['socket-token', 0])
  slow.release()
  await waitFor(() => expect(router.replace).toHaveBeenCalledExactlyOnceWith('/login'))
  expect(asked).toEqual([
    { call: 'logout', body: { token: 'socket-token', deviceId: kept('deviceId'), userId: 7 } },
  ])
  expect([kept('token'), kept('user')]).toEqual([null, null])
  expect(kept('deviceId')).toMatch(/^[0-9a-f-]{36}$/)
})

test.each(lost.slice(0, 2))(
  'a logout that does not get through still forgets, and the form’s way takes the cookie (D-31): %s',
  async (_how, answer) => {
    vi.mocked(submitForm).mockClear()
    rememberLogin(ann)
    site({ logout: answer })
    show(<LogoutNow />)
    await waitFor(() => expect(router.replace).toHaveBeenCalledExactlyOnceWith('/login'))
    expect(submitForm).toHaveBeenCalledOnce()
    expect(vi.mocked(submitForm).mock.calls[0]?.[1].get('form_id')).toBe('logout')
    expect(kept('token')).toBeNull()
  },
)

test('even when nothing gets through', async () => {
  vi.mocked(submitForm).mockRejectedValueOnce(new TypeError('offline'))
  rememberLogin(ann)
  site({ logout: () => Promise.reject(new TypeError('offline')) })
  show(<LogoutNow />)
  await waitFor(() => expect(router.replace).toHaveBeenCalledOnce())
  expect(kept('token')).toBeNull()
})

test('a link logs in by key and device, once, announces it, and goes to the account (FLAU-01 to FLAU-03)', async () => {
  const announced = vi.fn()
  window.addEventListener(LOGIN_STATUS_CHANGE, announced, { once: true })
  const asked = site({ session: no('Not logged in'), auto_login: yes(ann) })
  show(
    <StrictMode>
      <AutomaticLogin flauKey="the-key" />
    </StrictMode>,
  )
  expect(screen.getByText('Please wait, redirecting.....')).toBeTruthy()
  await waitFor(() => expect(router.replace).toHaveBeenCalledExactlyOnceWith('/my-account/welcome'))
  expect(asked).toEqual([
    { call: 'session', body: {} },
    { call: 'auto_login', body: { key: 'the-key', deviceId: kept('deviceId') } },
  ])
  expect(announced).toHaveBeenCalledOnce()
  expect(kept('token')).toBe('socket-token')
})

test.each([['refused', no('This link is invalid or has expired.')], ...lost])(
  'a link that does not log in (%s) shows no reason, and another way (FLAU-04)',
  async (_how, answer) => {
    site({ session: no('Not logged in'), auto_login: answer })
    show(<AutomaticLogin flauKey="the-key" />)
    expect((await screen.findByRole('link', { name: 'Log in another way' })).getAttribute('href')).toBe(
      '/login',
    )
    expect(screen.getByText('Please wait, redirecting.....')).toBeTruthy()
    expect(screen.queryByText(/invalid or has expired|error occurred/)).toBeNull()
    expect([router.replace.mock.calls.length, kept('token')]).toEqual([0, null])
  },
)

test('somebody who is logged in is asked before a link takes them elsewhere', async () => {
  const asked = site({
    session: yes(ann),
    auto_login: yes({ ...ann, id: 8, token: 'another', first_name: 'Eve' }),
  })
  show(
    <StrictMode>
      <AutomaticLogin flauKey="the-key" />
    </StrictMode>,
  )
  expect((await screen.findByText('You are logged in as Ann.')).getAttribute('role')).toBe('status')
  expect(screen.getByRole('link', { name: 'Stay logged in as Ann' }).getAttribute('href')).toBe(
    '/my-account/welcome',
  )
  expect([asked.map(({ call }) => call), kept('token'), router.replace.mock.calls.length]).toEqual([
    ['session'],
    'socket-token',
    0,
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Continue with the link' }))
  await waitFor(() => expect(router.replace).toHaveBeenCalledExactlyOnceWith('/my-account/welcome'))
  expect([asked.at(-1)?.body['key'], kept('token')]).toEqual(['the-key', 'another'])
})

test('whether somebody is logged in cannot be told: what the browser remembers decides', async () => {
  rememberLogin(ann)
  const asked = site({ session: () => new Response('', { status: 503 }), auto_login: yes(ann) })
  show(<AutomaticLogin flauKey="the-key" />)
  expect(await screen.findByText('You are logged in as Ann.')).toBeTruthy()
  expect(asked.map(({ call }) => call)).toEqual(['session'])
})

const SENT = 'If an account exists for this email, a reset link has been sent.'
test('a forgotten password: an address is wanted, and the answer stands in place of the form (D-155)', async () => {
  const asked = site({ forgotten_password: yes(null, SENT) })
  show(<ForgottenPasswordForm />)
  await userEvent.click(screen.getByRole('button', { name: 'Send me a link' }))
  expect(
    (await screen.findByRole('link', { name: 'Please enter a valid email address.' })).getAttribute('href'),
  ).toBe('#forgotten-email')
  await userEvent.type(screen.getByRole('textbox', { name: 'Email address' }), 'ann@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Send me a link' }))
  expect((await screen.findByRole('status')).textContent?.trim()).toBe(SENT)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(asked).toEqual([
    {
      call: 'forgotten_password',
      body: { email: 'ann@example.com', recaptcha_token: expect.stringMatching(/.+/) as string },
    },
  ])
})

test.each(
  failures(
    [
      [
        'the agency’s words',
        no('Too many attempts. Please try again later.'),
        'Too many attempts. Please try again later.',
      ],
    ],
    'An error occurred. Please try again.',
  ),
)('a link that is not sent: %s', async (_how, answer, words) => {
  site({ forgotten_password: answer })
  show(<ForgottenPasswordForm />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Email address' }), 'ann@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Send me a link' }))
  expect((await screen.findByRole('alert')).textContent).toBe(words)
})

const newPassword = async (first: string, second = first) => {
  await userEvent.type(screen.getByLabelText('New password'), first)
  await userEvent.type(screen.getByLabelText('Confirm new password'), second)
  await userEvent.click(screen.getByRole('button', { name: 'Set the password' }))
}

test('a new password is checked, sent with its key, and this browser forgets the session that it ended (D-155, D-164)', async () => {
  rememberLogin(ann)
  const asked = site({ reset_password: yes(), session: no('Not logged in') })
  show(<ResetPasswordForm resetKey="the-key" />)
  expect(screen.getByLabelText<HTMLInputElement>('New password').autocomplete).toBe('new-password')
  await newPassword('Orchard-Compass-52', 'Orchard-Compass-53')
  expect(
    (await screen.findByRole('link', { name: 'Password and Confirm Password must match' })).getAttribute(
      'href',
    ),
  ).toBe('#reset-confirm_password')
  expect(asked).toEqual([])
  await userEvent.clear(screen.getByLabelText('New password'))
  await userEvent.clear(screen.getByLabelText('Confirm new password'))
  await newPassword('Orchard-Compass-52')
  await screen.findByText('Your password has been changed. You can log in with it now.')
  expect(asked[0]).toEqual({
    call: 'reset_password',
    body: { key: 'the-key', password: 'Orchard-Compass-52', confirm_password: 'Orchard-Compass-52' },
  })
  expect(kept('token')).toBeNull()
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login')
})

test('a link that has been used leads to a new one', async () => {
  site({ reset_password: no('This link is invalid or has expired.') })
  show(<ResetPasswordForm resetKey="the-key" />)
  await newPassword('Orchard-Compass-52')
  expect((await screen.findByRole('alert')).textContent).toBe('This link is invalid or has expired.')
  expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe(
    '/forgotten/password',
  )
})

test('unsubscribing is one press, and says what came of it', async () => {
  const answers = [no('This link is invalid or has expired.'), yes()]
  const asked = site({ unsubscribe_newsletter: () => (answers.shift() ?? no())() })
  show(<UnsubscribeForm unsubscribeKey="the-key" />)
  expect(asked).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }))
  expect((await screen.findByRole('alert')).textContent?.trim()).toBe('This link is invalid or has expired.')
  await userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }))
  expect((await screen.findByRole('status')).textContent?.trim()).toBe(
    'You are off the list: no more newsletters will come to this address.',
  )
  expect(screen.queryByRole('button')).toBeNull()
  expect(asked).toEqual(Array(2).fill({ call: 'unsubscribe_newsletter', body: { key: 'the-key' } }))
})
