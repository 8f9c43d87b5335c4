import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LoginArea } from '@/components/auth/login-area'
import { show, mockApi } from './support'

/** Opens and fills in the two signup forms. */
export const panel = () =>
  within(screen.getByRole('tabpanel', { name: /^(Register as Guest|Create an Account)$/ }))
export const text = (name: string) => panel().getByRole<HTMLInputElement>('textbox', { name })
export const select = (name: string) => panel().getByRole<HTMLSelectElement>('combobox', { name })
export const terms = () => panel().getByRole<HTMLInputElement>('checkbox', { name: /^I agree to the terms/ })
export const press = (name: string) => userEvent.click(panel().getByRole('button', { name }))
export const toAccount = () => userEvent.click(screen.getByRole('tab', { name: 'Create an Account' }))

export const GUEST = 'Register as a guest'
export const ACCOUNT = 'Create an account'

export function open(answers: Parameters<typeof mockApi>[0] = {}) {
  const requests = mockApi(answers)
  show(<LoginArea intros={{}} />)
  // jsdom loads no style sheet, so the inactive tab is hidden here.
  for (const closed of document.querySelectorAll('[role=tabpanel]')) {
    new MutationObserver(
      () => ((closed as HTMLElement).hidden = closed.getAttribute('data-state') === 'inactive'),
    ).observe(closed, { attributeFilter: ['data-state'] })
    ;(closed as HTMLElement).hidden = closed.getAttribute('data-state') === 'inactive'
  }
  return requests
}
export async function fill() {
  await userEvent.selectOptions(select('Title'), 'Ms')
  await userEvent.type(text('First name'), 'Ann')
  await userEvent.type(text('Last name'), 'Hill')
  await userEvent.type(text('Email address'), 'ann@example.com')
  await userEvent.type(text('Mobile number'), '07123456789')
  await userEvent.selectOptions(select('Your position'), 'first_time')
  await userEvent.click(terms())
}
export async function fillAccount() {
  await toAccount()
  await fill()
  await userEvent.type(panel().getByLabelText('Password'), 'Orchard-Compass-52')
  await userEvent.type(panel().getByLabelText('Confirm password'), 'Orchard-Compass-52')
}
export const findAlert = async () => within(await panel().findByRole('alert'))
