import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { LoginArea } from '@/components/auth/login-area'
import { renderWithSettings, mockApi, accepts, PASSWORD } from './support'

/* Opens and fills in the three login forms: by password, and the request and the entry of a one-time password. */

export const getLoginCard = () =>
  within(screen.getByRole('region', { name: /^(Welcome back|Log in by email|Check your email)$/ }))
export const getEmailField = () =>
  getLoginCard().getByRole<HTMLInputElement>('textbox', { name: 'Email address' })
export const getPasswordField = () => getLoginCard().getByLabelText<HTMLInputElement>('Password')
export const pressButton = (name: string) => userEvent.click(getLoginCard().getByRole('button', { name }))
export const getButton = (name: string) => getLoginCard().getByRole<HTMLButtonElement>('button', { name })

export async function openPasswordForm(answers: Parameters<typeof mockApi>[0] = {}) {
  const requests = mockApi(answers)
  renderWithSettings(<LoginArea intros={{}} />)
  return requests
}
export async function fillPasswordForm() {
  await userEvent.type(getEmailField(), 'ann@example.com')
  await userEvent.type(getPasswordField(), PASSWORD)
  await waitFor(() => expect(getButton('Log in').disabled).toBe(false))
}
export async function openOtpRequestForm(answers: Parameters<typeof mockApi>[0] = {}) {
  const requests = await openPasswordForm(answers)
  await pressButton('Login with a one time password')
  return requests
}
export async function openOtpVerifyForm(answers: Parameters<typeof mockApi>[0] = {}) {
  const requests = await openOtpRequestForm({
    login_otp_request: accepts(null, 'A One Time Password has been sent to your email address.'),
    ...answers,
  })
  await userEvent.type(getEmailField(), 'ann@example.com')
  await pressButton('Send one time password')
  await getLoginCard().findByLabelText('One Time Password')
  return requests
}
