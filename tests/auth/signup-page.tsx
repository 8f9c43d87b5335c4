import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LoginArea } from '@/components/auth/login-area'
import { renderWithSettings, mockApi, PASSWORD } from './support'

/* Opens and fills in the two signup forms. Fields are found by their labels: queries by role are slow in jsdom. */
export const getPanel = () => within(document.querySelector<HTMLElement>('[role=tabpanel]:not([hidden])')!)
export const getField = (name: string) => getPanel().getByLabelText<HTMLInputElement>(name)
export const getSelect = (name: string) => getPanel().getByLabelText<HTMLSelectElement>(name)
export const getTermsBox = () => getPanel().getByLabelText<HTMLInputElement>(/^I agree to the terms/)
export const pressButton = (name: string) => userEvent.click(getPanel().getByRole('button', { name }))
export const openAccountTab = () => userEvent.click(screen.getByRole('tab', { name: 'Create an Account' }))

export const GUEST_BUTTON = 'Register as a guest'
export const ACCOUNT_BUTTON = 'Create an account'

export function openSignupPage(answers: Parameters<typeof mockApi>[0] = {}) {
  const requests = mockApi(answers)
  renderWithSettings(<LoginArea intros={{}} />)
  // jsdom loads no style sheet, so this code hides the inactive tab.
  for (const panel of document.querySelectorAll<HTMLElement>('[role=tabpanel]')) {
    const hideIfInactive = () => {
      panel.hidden = panel.getAttribute('data-state') === 'inactive'
    }
    new MutationObserver(hideIfInactive).observe(panel, { attributeFilter: ['data-state'] })
    hideIfInactive()
  }
  return requests
}
/** Enters a whole value at once, as autofill does. Typing would render the page at each letter, which is slow. */
function enter(field: HTMLElement, value: string): void {
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
}
export async function fillPersonFields() {
  await userEvent.selectOptions(getSelect('Title'), 'Ms')
  enter(getField('First name'), 'Ann')
  enter(getField('Last name'), 'Hill')
  enter(getField('Email address'), 'ann@example.com')
  enter(getField('Mobile number'), '07123456789')
  await userEvent.selectOptions(getSelect('Your position'), 'first_time')
  await userEvent.click(getTermsBox())
}
export async function fillAccountForm() {
  await openAccountTab()
  await fillPersonFields()
  enter(getPanel().getByLabelText('Password'), PASSWORD)
  enter(getPanel().getByLabelText('Confirm password'), PASSWORD)
}
export const findAlert = async () => within(await getPanel().findByRole('alert'))
