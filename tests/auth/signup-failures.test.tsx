// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  getPanel,
  getField,
  getTermsBox,
  pressButton,
  GUEST_BUTTON,
  ACCOUNT_BUTTON,
  openSignupPage,
  fillPersonFields,
  fillAccountForm,
} from './signup-page'
import { listFailures, resetBrowserBeforeEach, refuses, accepts } from './support'

vi.mock('next/navigation', async () => (await import('./support')).navigation)
vi.mock('@/components/forms/submit-form', () => ({ submitForm: vi.fn() }))
resetBrowserBeforeEach()

test.each(
  listFailures({
    refusals: [
      [
        'the agency’s message',
        refuses('An account with this email already exists.'),
        'An account with this email already exists.',
      ],
      ['our message if the agency gives none', refuses(), 'Signup failed'],
    ],
    noReplyMessage: 'Signup request failed.',
  }),
)('the form says why a guest is not registered: %s (SIGNUP-18)', async (_case, answer, message) => {
  const requests = openSignupPage({ signup: answer })
  await fillPersonFields()
  await pressButton(GUEST_BUTTON)
  expect((await getPanel().findByRole('alert')).textContent).toBe(message)
  expect(requests).toHaveLength(1)
  expect(getField('First name').value).toBe('Ann')
  expect(getTermsBox().checked).toBe(true)
  expect(getPanel().getByRole<HTMLButtonElement>('button', { name: GUEST_BUTTON }).disabled).toBe(false)
})

test.each(
  listFailures({
    refusals: [
      [
        'the agency’s message',
        refuses('Too many attempts. Please try again later.'),
        'Too many attempts. Please try again later.',
      ],
      ['our message if the agency gives none', refuses(), 'OTP sending failed'],
    ],
    noReplyMessage: 'OTP request failed.',
  }),
)(
  'a guest who is registered but gets no one-time password can request another: %s (SIGNUP-19)',
  async (_case, answer, message) => {
    openSignupPage({ signup: accepts({ id: 9 }), login_otp_request: answer })
    await fillPersonFields()
    await pressButton(GUEST_BUTTON)
    expect((await getPanel().findByRole('alert')).textContent).toBe(message)
    expect(getPanel().getByRole<HTMLButtonElement>('button', { name: GUEST_BUTTON }).disabled).toBe(true)
    await pressButton('Ask for a one time password again')
    const loginForm = within(screen.getByRole('region', { name: 'Log in by email' }))
    expect(loginForm.getByRole<HTMLInputElement>('textbox', { name: 'Email address' }).value).toBe(
      'ann@example.com',
    )
    await waitFor(() =>
      expect(document.activeElement).toBe(loginForm.getByRole('textbox', { name: 'Email address' })),
    )
  },
)

test.each(
  listFailures({
    refusals: [
      [
        'the agency’s message',
        refuses('Please choose a longer or less common password.'),
        'Please choose a longer or less common password.',
      ],
      ['our message if the agency gives none', refuses(), 'Signup failed.'],
    ],
    noReplyMessage: 'Error during signup.',
  }),
)('the form says why an account is not created: %s (SIGNUP-20)', async (_case, answer, message) => {
  const requests = openSignupPage({ signup: answer })
  await fillAccountForm()
  await pressButton(ACCOUNT_BUTTON)
  expect((await getPanel().findByRole('alert')).textContent).toBe(message)
  expect(requests).toHaveLength(1)
})

test.each(
  listFailures({
    refusals: [['refused', refuses('Invalid email or password.'), 'Login failed after signup.']],
    noReplyMessage: 'Error during automatic login.',
  }),
)(
  'a signup whose automatic login fails offers the login form: %s (SIGNUP-21)',
  async (_case, answer, message) => {
    openSignupPage({ signup: accepts({ id: 9 }), login: answer })
    await fillAccountForm()
    await pressButton(ACCOUNT_BUTTON)
    expect((await getPanel().findByRole('alert')).textContent).toBe(message)
    expect(getPanel().getByRole<HTMLButtonElement>('button', { name: ACCOUNT_BUTTON }).disabled).toBe(true)
    await pressButton('Go to the login')
    const loginForm = within(screen.getByRole('region', { name: 'Welcome back' }))
    expect(loginForm.getByRole<HTMLInputElement>('textbox', { name: 'Email address' }).value).toBe(
      'ann@example.com',
    )
    await waitFor(() =>
      expect(document.activeElement).toBe(loginForm.getByRole('textbox', { name: 'Email address' })),
    )
  },
)
