// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import {
  getPanel,
  getField,
  getSelect,
  pressButton,
  openAccountTab,
  GUEST_BUTTON,
  ACCOUNT_BUTTON,
  openSignupPage,
  fillPersonFields,
  fillAccountForm,
  findAlert,
} from './signup-page'
import { ann, resetBrowserBeforeEach, createHeldAnswer, router, accepts, PASSWORD } from './support'

vi.mock('next/navigation', async () => (await import('./support')).navigation)
vi.mock('@/components/forms/submit-form', () => ({ submitForm: vi.fn() }))
resetBrowserBeforeEach()

test('each of the two tabs has its form (LOGIN-06, SIGNUP-06)', async () => {
  openSignupPage()
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Register as Guest',
    'Create an Account',
  ])
  expect(getPanel().queryByLabelText('Password')).toBeNull()
  screen.getByRole('tab', { name: 'Register as Guest' }).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(getPanel().getByLabelText('Password')).toBeTruthy()
  expect(getPanel().getByRole('button', { name: ACCOUNT_BUTTON })).toBeTruthy()
})

test('titles and positions have the specified options in their order (SIGNUP-07 to SIGNUP-09, D-37)', () => {
  openSignupPage()
  const readOptions = (name: string) =>
    [...getSelect(name).options].map(({ value, text: label }) => [value, label])
  expect(readOptions('Title')).toEqual([
    ['', 'Please select'],
    ...['Mr.', 'Miss', 'Mrs', 'Ms', 'Dr.'].map((title) => [title, title]),
  ])
  expect(readOptions('Your position')).toEqual([
    ['', 'Please select'],
    ['nothing', 'Nothing to sell'],
    ['first_time', 'First time buyer'],
    ['property_nonmarket', 'Property to sell - not on market yet'],
    ['property_market', 'Property to sell - on the market'],
    ['property_under_offer', 'Property to sell - under offer'],
    ['cash', 'Cash buyer'],
    ['tenant', 'Tenant'],
    ['landlord', 'Landlord'],
    ['other', 'Other'],
  ])
})

test('no checkbox is ticked in advance (D-35)', () => {
  openSignupPage()
  expect(
    getPanel()
      .getAllByRole<HTMLInputElement>('checkbox')
      .map(({ checked }) => checked),
  ).toEqual([false, false])
})

const MOBILE_MESSAGE = 'Please enter a UK mobile number starting with 0 and containing 11 digits.'
const personMessages = [
  'Please select your title',
  'Please enter your first name',
  'Please enter your last name',
  'Please enter a valid email address.',
  MOBILE_MESSAGE,
  'Please select your position',
]
const TERMS_MESSAGE = 'Please accept our Terms & Conditions and Privacy Policy.'

test('an empty guest form reports all fields, in the summary and at each field (SIGNUP-10 to SIGNUP-15, LOGIN-22)', async () => {
  const requests = openSignupPage()
  await pressButton(GUEST_BUTTON)
  const summary = await findAlert()
  expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
    ...personMessages,
    TERMS_MESSAGE,
  ])
  await waitFor(() => expect(document.activeElement).toBe(getPanel().getByRole('alert')))
  for (const message of [...personMessages, TERMS_MESSAGE])
    expect(getPanel().getAllByText(message)).toHaveLength(2)
  await userEvent.click(summary.getByRole('link', { name: 'Please select your position' }))
  await waitFor(() => expect(document.activeElement).toBe(getSelect('Your position')))
  expect(requests).toEqual([])
})

test('an empty account form reports the passwords too (SIGNUP-16)', async () => {
  openSignupPage()
  await openAccountTab()
  await pressButton(ACCOUNT_BUTTON)
  expect((await findAlert()).getAllByRole('link').map((link) => link.textContent)).toEqual([
    ...personMessages,
    'Password is required.',
    'Confirm Password is required.',
    TERMS_MESSAGE,
  ])
})

test('different and short passwords are reported (SIGNUP-17, D-163)', async () => {
  const requests = openSignupPage()
  await fillAccountForm()
  const FURTHER_CHARACTER = '3'
  await userEvent.type(getPanel().getByLabelText('Confirm password'), FURTHER_CHARACTER)
  await pressButton(ACCOUNT_BUTTON)
  expect((await findAlert()).getByText('Password and Confirm Password must match')).toBeTruthy()
  for (const label of ['Password', 'Confirm password']) {
    await userEvent.clear(getPanel().getByLabelText(label))
    await userEvent.type(getPanel().getByLabelText(label), 'short')
  }
  await pressButton(ACCOUNT_BUTTON)
  await waitFor(async () =>
    expect((await findAlert()).getByText('Please choose a longer or less common password.')).toBeTruthy(),
  )
  expect(requests).toEqual([])
})

test.each(['07123', '17123456789', '071234567890'])('mobile %s is refused (SIGNUP-13)', async (mobile) => {
  openSignupPage()
  await userEvent.type(getField('Mobile number'), mobile)
  await pressButton(GUEST_BUTTON)
  expect(await getPanel().findAllByText(MOBILE_MESSAGE)).toHaveLength(2)
})

const person = {
  title: 'Ms',
  first_name: 'Ann',
  last_name: 'Hill',
  email: 'ann@example.com',
  mobile: '07123456789',
  buying_position: 'first_time',
  isAgreeTermsCondition: true,
  created_account_page: 'signup',
}

test('a pasted password that is too long is reported and not cut off (D-163)', async () => {
  openSignupPage()
  await fillAccountForm()
  for (const label of ['Password', 'Confirm password']) {
    await userEvent.clear(getPanel().getByLabelText(label))
    await userEvent.click(getPanel().getByLabelText(label))
    await userEvent.paste('Plum-Harvest-9'.repeat(10)) // 140 characters
  }
  await pressButton(ACCOUNT_BUTTON)
  expect((await findAlert()).getByText('Please choose a password of at most 128 characters.')).toBeTruthy()
})

test('a guest is registered, gets a one-time password, and is asked for it (SIGNUP-01, SIGNUP-02, SIGNUP-04 to SIGNUP-06)', async () => {
  const requests = openSignupPage({
    signup: accepts({ id: 9 }),
    login_otp_request: accepts(null, 'A One Time Password has been sent to your email address.'),
  })
  await fillPersonFields()
  await pressButton(GUEST_BUTTON)
  const otp = await screen.findByLabelText('One Time Password')
  await waitFor(() => expect(document.activeElement).toBe(otp))
  expect(screen.getByText('A One Time Password has been sent to your email address.')).toBeTruthy()
  expect(requests).toEqual([
    {
      call: 'signup',
      body: {
        ...person,
        newsLetterNoStatus: 1,
        guest_signup: 1,
        recaptcha_token: expect.stringMatching(/^local\.signup\./) as string,
      },
    },
    {
      call: 'login_otp_request',
      body: {
        email: 'ann@example.com',
        recaptcha_token: expect.stringMatching(/^local\.otp_request\./) as string,
        deviceId: window.localStorage.getItem('deviceId'),
      },
    },
  ])
  expect(getPanel().queryByRole('button', { name: GUEST_BUTTON })).toBeNull()
})

test('an account is created and logged into, and lastURL opens; newsLetterNoStatus 0 subscribes (SIGNUP-03 to SIGNUP-05, D-35)', async () => {
  window.localStorage.setItem('lastURL', '/sell-your-property/main-details')
  const requests = openSignupPage({ signup: accepts({ id: 9 }), login: accepts(ann) })
  await fillAccountForm()
  await userEvent.click(getPanel().getByRole('checkbox', { name: /newsletter/ }))
  await pressButton(ACCOUNT_BUTTON)
  await waitFor(() =>
    expect(router.replace).toHaveBeenCalledExactlyOnceWith('/sell-your-property/main-details'),
  )
  expect(requests.map(({ call }) => call)).toEqual(['signup', 'login'])
  expect(requests[0]?.body).toEqual({
    ...person,
    password: PASSWORD,
    confirm_password: PASSWORD,
    newsLetterNoStatus: 0,
    guest_signup: 0,
    recaptcha_token: expect.stringMatching(/.+/) as string,
  })
  expect(Object.keys(requests[1]?.body ?? {}).sort()).toEqual([
    'deviceId',
    'email',
    'password',
    'recaptcha_token',
  ])
  expect(window.localStorage.getItem('token')).toBe('socket-token')
})

test('two presses register once, and the button is disabled meanwhile (LOGIN-16)', async () => {
  const heldReply = createHeldAnswer(accepts({ id: 9 }))
  const requests = openSignupPage({ signup: heldReply.answer, login_otp_request: accepts() })
  await fillPersonFields()
  const form = getPanel().getByRole('button', { name: GUEST_BUTTON }).closest('form')
  form?.requestSubmit()
  form?.requestSubmit()
  expect((await getPanel().findByRole<HTMLButtonElement>('button', { name: 'Sending…' })).disabled).toBe(true)
  heldReply.release()
  await screen.findByLabelText('One Time Password')
  expect(requests.map(({ call }) => call)).toEqual(['signup', 'login_otp_request'])
})

test('the forms share personal details, but no passwords', async () => {
  openSignupPage()
  await fillPersonFields()
  await userEvent.tab()
  await openAccountTab()
  expect([
    getSelect('Title').value,
    getField('First name').value,
    getField('Last name').value,
    getField('Email address').value,
    getField('Mobile number').value,
    getSelect('Your position').value,
  ]).toEqual(['Ms', 'Ann', 'Hill', 'ann@example.com', '07123456789', 'first_time'])
  expect(screen.getAllByLabelText<HTMLInputElement>('Email address').map(({ value }) => value)).toEqual([
    'ann@example.com',
    'ann@example.com',
    'ann@example.com',
  ])
  await userEvent.type(getPanel().getByLabelText('Password'), PASSWORD)
  await userEvent.tab()
  expect(screen.getAllByLabelText<HTMLInputElement>('Password').map(({ value }) => value)).toEqual([
    '',
    PASSWORD,
  ])
})
