// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { panel, text, terms, press, GUEST, ACCOUNT, open, fill, fillAccount } from './signup-page'
import { failures, freshBrowser, no, yes } from './support'

vi.mock('next/navigation', async () => (await import('./support')).navigation)
vi.mock('@/components/forms/submit-form', () => ({ submitForm: vi.fn() }))
freshBrowser()

test.each(
  failures(
    [
      [
        'the agency’s words',
        no('An account with this email already exists.'),
        'An account with this email already exists.',
      ],
      ['ours where it has none', no(), 'Signup failed'],
    ],
    'Signup request failed.',
  ),
)('a guest who is not registered: %s (SIGNUP-18)', async (_how, answer, words) => {
  const asked = open({ signup: answer })
  await fill()
  await press(GUEST)
  expect((await panel().findByRole('alert')).textContent).toBe(words)
  expect([asked.length, text('First name').value, terms().checked]).toEqual([1, 'Ann', true])
  expect(panel().getByRole<HTMLButtonElement>('button', { name: GUEST }).disabled).toBe(false)
})

test.each(
  failures(
    [
      [
        'the agency’s words',
        no('Too many attempts. Please try again later.'),
        'Too many attempts. Please try again later.',
      ],
      ['ours where it has none', no(), 'OTP sending failed'],
    ],
    'OTP request failed.',
  ),
)(
  'a guest who is registered and sent nothing may ask again above: %s (SIGNUP-19)',
  async (_how, answer, words) => {
    open({ signup: yes({ id: 9 }), login_otp_request: answer })
    await fill()
    await press(GUEST)
    expect((await panel().findByRole('alert')).textContent).toBe(words)
    expect(panel().getByRole<HTMLButtonElement>('button', { name: GUEST }).disabled).toBe(true)
    await press('Ask for a one time password again')
    const above = within(screen.getByRole('region', { name: 'Log in by e-mail' }))
    expect(above.getByRole<HTMLInputElement>('textbox', { name: 'Email address' }).value).toBe(
      'ann@example.com',
    )
    await waitFor(() =>
      expect(document.activeElement).toBe(above.getByRole('textbox', { name: 'Email address' })),
    )
  },
)

test.each(
  failures(
    [
      [
        'the agency’s words',
        no('Please choose a longer or less common password.'),
        'Please choose a longer or less common password.',
      ],
      ['ours where it has none', no(), 'Signup failed.'],
    ],
    'Error during signup.',
  ),
)('an account that is not made: %s (SIGNUP-20)', async (_how, answer, words) => {
  const asked = open({ signup: answer })
  await fillAccount()
  await press(ACCOUNT)
  expect((await panel().findByRole('alert')).textContent).toBe(words)
  expect(asked).toHaveLength(1)
})

test.each(
  failures(
    [['refused', no('Invalid email or password.'), 'Login failed after signup.']],
    'Error during automatic login.',
  ),
)(
  'an account that is made and not logged into: %s; the login above is offered (SIGNUP-21)',
  async (_how, answer, words) => {
    open({ signup: yes({ id: 9 }), login: answer })
    await fillAccount()
    await press(ACCOUNT)
    expect((await panel().findByRole('alert')).textContent).toBe(words)
    expect(panel().getByRole<HTMLButtonElement>('button', { name: ACCOUNT }).disabled).toBe(true)
    await press('Go to the login')
    const above = within(screen.getByRole('region', { name: 'Welcome back' }))
    expect(above.getByRole<HTMLInputElement>('textbox', { name: 'Email address' }).value).toBe(
      'ann@example.com',
    )
    await waitFor(() =>
      expect(document.activeElement).toBe(above.getByRole('textbox', { name: 'Email address' })),
    )
  },
)
