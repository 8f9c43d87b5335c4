import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { LoginArea } from '@/components/auth/login-area'
import { show, site, yes } from './support'

/** The login page as somebody uses it, in each of its three forms. */
export const card = () =>
  within(screen.getByRole('region', { name: /^(Welcome back|Log in by e-mail|Check your e-mail)$/ }))
export const email = () => card().getByRole<HTMLInputElement>('textbox', { name: 'Email address' })
export const password = () => card().getByLabelText<HTMLInputElement>('Password')
export const press = (name: string) => userEvent.click(card().getByRole('button', { name }))
export const button = (name: string) => card().getByRole<HTMLButtonElement>('button', { name })

export async function openPassword(answers: Parameters<typeof site>[0] = {}) {
  const asked = site(answers)
  show(<LoginArea intros={{}} />)
  return asked
}
export async function fillPassword() {
  await userEvent.type(email(), 'ann@example.com')
  await userEvent.type(password(), 'Orchard-Compass-52')
  await waitFor(() => expect(button('Log in').disabled).toBe(false))
}
export async function openOtp(answers: Parameters<typeof site>[0] = {}) {
  const asked = await openPassword(answers)
  await press('Login with a one time password')
  return asked
}
export async function openVerify(answers: Parameters<typeof site>[0] = {}) {
  const asked = await openOtp({
    login_otp_request: yes(null, 'A One Time Password has been sent to your email address.'),
    ...answers,
  })
  await userEvent.type(email(), 'ann@example.com')
  await press('Send one time password')
  await card().findByLabelText('One Time Password')
  return asked
}
