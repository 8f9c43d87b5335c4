import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { LoginArea } from '@/components/auth/login-area'
import { show, mockApi, accepts } from './support'

/** Opens and fills in the three forms of the login page. */
export const loginCard = () =>
  within(screen.getByRole('region', { name: /^(Welcome back|Log in by email|Check your email)$/ }))
export const email = () => loginCard().getByRole<HTMLInputElement>('textbox', { name: 'Email address' })
export const password = () => loginCard().getByLabelText<HTMLInputElement>('Password')
export const press = (name: string) => userEvent.click(loginCard().getByRole('button', { name }))
export const button = (name: string) => loginCard().getByRole<HTMLButtonElement>('button', { name })

export async function openPasswordForm(answers: Parameters<typeof mockApi>[0] = {}) {
  const requests = mockApi(answers)
  show(<LoginArea intros={{}} />)
  return requests
}
export async function fillPasswordForm() {
  await userEvent.type(email(), 'ann@example.com')
  await userEvent.type(password(), 'Orchard-Compass-52')
  await waitFor(() => expect(button('Log in').disabled).toBe(false))
}
export async function openOtpRequestForm(answers: Parameters<typeof mockApi>[0] = {}) {
  const requests = await openPasswordForm(answers)
  await press('Login with a one time password')
  return requests
}
export async function openOtpVerifyForm(answers: Parameters<typeof mockApi>[0] = {}) {
  const requests = await openOtpRequestForm({
    login_otp_request: accepts(null, 'A One Time Password has been sent to your email address.'),
    ...answers,
  })
  await userEvent.type(email(), 'ann@example.com')
  await press('Send one time password')
  await loginCard().findByLabelText('One Time Password')
  return requests
}
