// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { LoginArea } from '@/components/auth/login-area'
import { ann, failures, freshBrowser, held, no, router, show, site, yes } from './support'

vi.mock('next/navigation', async () => (await import('./support')).navigation)
vi.mock('@/components/forms/submit-form', () => ({ submitForm: vi.fn() }))
freshBrowser()

const panel = () => within(screen.getByRole('tabpanel', { name: /^(Register as Guest|Create an Account)$/ }))
const text = (name: string) => panel().getByRole<HTMLInputElement>('textbox', { name })
const select = (name: string) => panel().getByRole<HTMLSelectElement>('combobox', { name })
const terms = () => panel().getByRole<HTMLInputElement>('checkbox', { name: /^I agree to the terms/ })
const press = (name: string) => userEvent.click(panel().getByRole('button', { name }))
const toAccount = () => userEvent.click(screen.getByRole('tab', { name: 'Create an Account' }))

const GUEST = 'Register as a guest'
const ACCOUNT = 'Create an account'

function open(answers: Parameters<typeof site>[0] = {}) {
  const asked = site(answers)
  show(<LoginArea intros={{}} />)
  // jsdom knows no style sheet: the tab that is not open is found by its state.
  for (const closed of document.querySelectorAll('[role=tabpanel]')) {
    new MutationObserver(
      () => ((closed as HTMLElement).hidden = closed.getAttribute('data-state') === 'inactive'),
    ).observe(closed, { attributeFilter: ['data-state'] })
    ;(closed as HTMLElement).hidden = closed.getAttribute('data-state') === 'inactive'
  }
  return asked
}
async function fill() {
  await userEvent.selectOptions(select('Title'), 'Ms')
  await userEvent.type(text('First name'), 'Ann')
  await userEvent.type(text('Last name'), 'Hill')
  await userEvent.type(text('Email address'), 'ann@example.com')
  await userEvent.type(text('Mobile number'), '07123456789')
  await userEvent.selectOptions(select('Your position'), 'first_time')
  await userEvent.click(terms())
}
async function fillAccount() {
  await toAccount()
  await fill()
  await userEvent.type(panel().getByLabelText('Password'), 'Orchard-Compass-52')
  await userEvent.type(panel().getByLabelText('Confirm password'), 'Orchard-Compass-52')
}
const told = async () => within(await panel().findByRole('alert'))

test('two tabs, each with its form (LOGIN-06, SIGNUP-06)', async () => {
  open()
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Register as Guest',
    'Create an Account',
  ])
  expect(panel().queryByLabelText('Password')).toBeNull()
  screen.getByRole('tab', { name: 'Register as Guest' }).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(panel().getByLabelText('Password')).toBeTruthy()
  expect(panel().getByRole('button', { name: ACCOUNT })).toBeTruthy()
})

test('titles and positions, exactly and in order (SIGNUP-07 to SIGNUP-09, D-37)', () => {
  open()
  const options = (name: string) => [...select(name).options].map(({ value, text: label }) => [value, label])
  expect(options('Title')).toEqual([
    ['', 'Please select'],
    ...['Mr.', 'Miss', 'Mrs', 'Ms', 'Dr.'].map((title) => [title, title]),
  ])
  expect(options('Your position')).toEqual([
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

test('nothing is ticked beforehand (D-35)', () => {
  open()
  expect(
    panel()
      .getAllByRole<HTMLInputElement>('checkbox')
      .map(({ checked }) => checked),
  ).toEqual([false, false])
})

const personWords = [
  'Please select your title',
  'Please enter your first name',
  'Please enter your last name',
  'Please enter a valid email address.',
  'Please enter a UK mobile number starting with 0 and containing 11 digits.',
  'Please select your position',
]
const TERMS = 'Please accept our Terms & Conditions and Privacy Policy.'

test('an empty guest form says everything that is missing, in the summary and at the field (SIGNUP-10 to SIGNUP-15, LOGIN-22)', async () => {
  const asked = open()
  await press(GUEST)
  const summary = await told()
  expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([...personWords, TERMS])
  expect(document.activeElement).toBe(panel().getByRole('alert'))
  for (const words of [...personWords, TERMS]) expect(panel().getAllByText(words)).toHaveLength(2)
  await userEvent.click(summary.getByRole('link', { name: 'Please select your position' }))
  expect(document.activeElement).toBe(select('Your position'))
  expect(asked).toEqual([])
})

test('an empty account form wants passwords too (SIGNUP-16)', async () => {
  open()
  await toAccount()
  await press(ACCOUNT)
  expect((await told()).getAllByRole('link').map((link) => link.textContent)).toEqual([
    ...personWords,
    'Password is required.',
    'Confirm Password is required.',
    TERMS,
  ])
})

test('two passwords that differ, and one that is short (SIGNUP-17, D-163)', async () => {
  const asked = open()
  await fillAccount()
  await userEvent.type(panel().getByLabelText('Confirm password'), '3')
  await press(ACCOUNT)
  expect((await told()).getByText('Password and Confirm Password must match')).toBeTruthy()
  for (const label of ['Password', 'Confirm password']) {
    await userEvent.clear(panel().getByLabelText(label))
    await userEvent.type(panel().getByLabelText(label), 'short')
  }
  await press(ACCOUNT)
  await waitFor(async () =>
    expect((await told()).getByText('Please choose a longer or less common password.')).toBeTruthy(),
  )
  expect(asked).toEqual([])
})

test.each(['07123', '17123456789', '071234567890'])('mobile %s is refused (SIGNUP-13)', async (mobile) => {
  open()
  await userEvent.type(text('Mobile number'), mobile)
  await userEvent.tab()
  await panel().findByText(personWords[4]!)
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

test('a guest is registered, sent a one-time password, and asked for it above (SIGNUP-01, SIGNUP-02, SIGNUP-04 to SIGNUP-06)', async () => {
  const asked = open({
    signup: yes({ id: 9 }),
    login_otp_request: yes(null, 'A One Time Password has been sent to your email address.'),
  })
  await fill()
  await press(GUEST)
  const otp = await screen.findByLabelText('One Time Password')
  await waitFor(() => expect(document.activeElement).toBe(otp))
  expect(screen.getByText('A One Time Password has been sent to your email address.')).toBeTruthy()
  expect(asked).toEqual([
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
  expect(panel().queryByRole('button', { name: GUEST })).toBeNull()
})

test('a full account is made, logged into, and left for the page that was wanted; a wish for the newsletter is 0 (SIGNUP-03 to SIGNUP-05, D-35)', async () => {
  window.localStorage.setItem('lastURL', '/sell-your-property/main-details')
  const asked = open({ signup: yes({ id: 9 }), login: yes(ann) })
  await fillAccount()
  await userEvent.click(panel().getByRole('checkbox', { name: /newsletter/ }))
  await press(ACCOUNT)
  await waitFor(() =>
    expect(router.replace).toHaveBeenCalledExactlyOnceWith('/sell-your-property/main-details'),
  )
  expect(asked.map(({ call }) => call)).toEqual(['signup', 'login'])
  expect(asked[0]?.body).toEqual({
    ...person,
    password: 'Orchard-Compass-52',
    confirm_password: 'Orchard-Compass-52',
    newsLetterNoStatus: 0,
    guest_signup: 0,
    recaptcha_token: expect.stringMatching(/.+/) as string,
  })
  expect(Object.keys(asked[1]?.body ?? {}).sort()).toEqual([
    'deviceId',
    'email',
    'password',
    'recaptcha_token',
  ])
  expect(window.localStorage.getItem('token')).toBe('socket-token')
})

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

test('two presses register once, and the button is shut meanwhile (LOGIN-16)', async () => {
  const slow = held(yes({ id: 9 }))
  const asked = open({ signup: slow.answer, login_otp_request: yes() })
  await fill()
  const form = panel().getByRole('button', { name: GUEST }).closest('form')
  form?.requestSubmit()
  form?.requestSubmit()
  expect((await panel().findByRole<HTMLButtonElement>('button', { name: 'Sending…' })).disabled).toBe(true)
  slow.release()
  await screen.findByLabelText('One Time Password')
  expect(asked.map(({ call }) => call)).toEqual(['signup', 'login_otp_request'])
})

test('what was said of oneself in one form stands in the others too; passwords do not', async () => {
  open()
  await fill()
  await userEvent.tab()
  await toAccount()
  expect([
    select('Title').value,
    text('First name').value,
    text('Last name').value,
    text('Email address').value,
    text('Mobile number').value,
    select('Your position').value,
  ]).toEqual(['Ms', 'Ann', 'Hill', 'ann@example.com', '07123456789', 'first_time'])
  expect(screen.getAllByLabelText<HTMLInputElement>('Email address').map(({ value }) => value)).toEqual([
    'ann@example.com',
    'ann@example.com',
    'ann@example.com',
  ])
  await userEvent.type(panel().getByLabelText('Password'), 'Orchard-Compass-52')
  await userEvent.tab()
  expect(screen.getAllByLabelText<HTMLInputElement>('Password').map(({ value }) => value)).toEqual([
    '',
    'Orchard-Compass-52',
  ])
})
