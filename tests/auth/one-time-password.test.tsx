// @vitest-environment jsdom
import { waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { getLoginCard, getEmailField, pressButton, openOtpRequestForm, openOtpVerifyForm } from './login-page'
import { ann, listFailures, resetBrowserBeforeEach, refuses, router, accepts } from './support'

vi.mock('next/navigation', async () => (await import('./support')).navigation)
vi.mock('@/components/forms/submit-form', () => ({ submitForm: vi.fn() }))
resetBrowserBeforeEach()

test('a request for a one-time password requires an email address, and sends three fields (LOGIN-20, LOGIN-22, LOGIN-29)', async () => {
  const requests = await openOtpRequestForm({ login_otp_request: accepts() })
  await pressButton('Send one time password')
  await getLoginCard().findByRole('alert')
  expect(
    getLoginCard().getByRole('link', { name: 'Please enter a valid email address.' }).getAttribute('href'),
  ).toBe('#otp-request-email')
  await userEvent.click(getLoginCard().getByRole('link', { name: 'Please enter a valid email address.' }))
  expect(document.activeElement).toBe(getEmailField())
  expect(requests).toEqual([])
  await userEvent.type(getEmailField(), 'ann@example.com')
  await pressButton('Send one time password')
  await getLoginCard().findByLabelText('One Time Password')
  expect(requests).toEqual([
    {
      call: 'login_otp_request',
      body: {
        email: 'ann@example.com',
        recaptcha_token: expect.stringMatching(/^local\.otp_request\./) as string,
        deviceId: window.localStorage.getItem('deviceId'),
      },
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
      ['our message if the agency gives none', refuses(), 'Failed to send OTP.'],
    ],
    noReplyMessage: 'An error occurred while sending OTP.',
  }),
)('the form says why a one-time password is not sent: %s (LOGIN-26)', async (_case, answer, message) => {
  await openOtpRequestForm({ login_otp_request: answer })
  await userEvent.type(getEmailField(), 'ann@example.com')
  await pressButton('Send one time password')
  expect((await getLoginCard().findByRole('alert')).textContent).toBe(message)
  expect(getEmailField().value).toBe('ann@example.com')
})

test('the one-time password is required, may have spaces, and is sent without the email address (LOGIN-21, LOGIN-29)', async () => {
  const requests = await openOtpVerifyForm({ verify_otp: accepts(ann) })
  const otp = getLoginCard().getByLabelText<HTMLInputElement>('One Time Password')
  expect(otp.autocomplete).toBe('one-time-code')
  expect(otp.inputMode).toBe('numeric')
  await pressButton('Verify and log in')
  expect(
    within(await getLoginCard().findByRole('alert')).getByText('Please enter your One Time Password'),
  ).toBeTruthy()
  expect(requests, 'only the earlier request for a code').toHaveLength(1)
  await userEvent.click(otp)
  await userEvent.paste(' 123 456 ')
  await pressButton('Verify and log in')
  await waitFor(() => expect(router.replace).toHaveBeenCalledExactlyOnceWith('/my-account/welcome'))
  expect(requests[1]).toEqual({
    call: 'verify_otp',
    body: {
      otp: '123456',
      recaptcha_token: expect.stringMatching(/^local\.otp_verify\./) as string,
      deviceId: window.localStorage.getItem('deviceId'),
    },
  })
})

test.each(
  listFailures({
    refusals: [
      ['the agency’s message', refuses('OTP has expired.'), 'OTP has expired.'],
      ['our message if the agency gives none', refuses(), 'Invalid OTP.'],
    ],
    noReplyMessage: 'An error occurred. Please try again.',
  }),
)('the form says why a one-time password is refused: %s (LOGIN-27)', async (_case, answer, message) => {
  await openOtpVerifyForm({ verify_otp: answer })
  await userEvent.type(getLoginCard().getByLabelText('One Time Password'), '123456')
  await pressButton('Verify and log in')
  expect((await getLoginCard().findByRole('alert')).textContent).toBe(message)
  expect(window.localStorage.getItem('token')).toBeNull()
})
