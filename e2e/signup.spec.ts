// covers: components/auth, components/forms, app/(auth), lib/agency/accounts
import { randomUUID } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import { createAccount, freshAddress } from '../tests/support/e2e-accounts'
import { ONE_TIME_PASSWORD, waitForMail } from '../tests/support/mailbox'
import { expectNoViolations } from './support/axe'
import { alertOf, answerCookieNotice } from './support/pages'

const SECRET = 'Plum-Harvest-Windmill-9'
const somebody = () => `signup.${randomUUID().slice(0, 13)}@mail.example`
const terms = (page: Page) => page.getByRole('checkbox', { name: /^I agree to the terms/ })

/** The panel that is open, or without JavaScript the account's. */
const form = (page: Page, kind: 'guest' | 'account') => ({
  field: (name: string) => page.locator(`#${kind}-${name}`),
  send: () =>
    page.getByRole('button', { name: kind === 'guest' ? 'Register as a guest' : 'Create an account' }),
})

async function open(page: Page, kind: 'guest' | 'account') {
  await page.goto('/login')
  await expect(page.locator('form[novalidate]').first()).toBeAttached()
  if (kind === 'account') await page.getByRole('tab', { name: 'Create an Account' }).click()
  return form(page, kind)
}

async function fill(page: Page, kind: 'guest' | 'account', email: string, secret = SECRET) {
  const { field } = form(page, kind)
  await field('title').selectOption('Ms')
  await field('first_name').fill('Ottilie')
  await field('last_name').fill('Testwood')
  await field('email').fill(email)
  await field('mobile').fill('07123456789')
  await field('buying_position').selectOption('first_time')
  if (kind === 'account') for (const name of ['password', 'confirm_password']) await field(name).fill(secret)
  await field('isAgreeTermsCondition').check()
}

test.beforeEach(async ({ page, context }) => {
  await context.setExtraHTTPHeaders(freshAddress())
  await answerCookieNotice(page)
})

test(
  'a guest registers, reads the code in the mail, and is in (SIGNUP-01, SIGNUP-02, SIGNUP-04 to SIGNUP-06, SIGNUP-22)',
  { tag: '@phone' },
  async ({ page }) => {
    const email = somebody()
    const { send } = await open(page, 'guest')
    await fill(page, 'guest', email)
    const calls: [string, Record<string, unknown>][] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/user/'))
        calls.push([new URL(request.url()).pathname, request.postDataJSON() as Record<string, unknown>])
    })
    await send().click()
    const otp = page.getByRole('textbox', { name: 'One Time Password' })
    await expect(otp).toBeFocused()
    await expect(otp).toBeInViewport()
    await expect(page.getByText('A One Time Password has been sent to your email address.')).toBeVisible()
    expect(calls.map(([path]) => path)).toEqual(['/api/user/signup', '/api/user/login_otp_request'])
    expect(calls[0]?.[1]).toEqual({
      title: 'Ms',
      first_name: 'Ottilie',
      last_name: 'Testwood',
      email,
      mobile: '07123456789',
      buying_position: 'first_time',
      newsLetterNoStatus: 1,
      isAgreeTermsCondition: true,
      created_account_page: 'signup',
      guest_signup: 1,
      recaptcha_token: calls[0]?.[1]['recaptcha_token'],
    })
    expect(calls[0]?.[1]['recaptcha_token']).toBeTruthy()
    await expectNoViolations(page, 'registered as a guest')
    await otp.fill(await waitForMail(email, ONE_TIME_PASSWORD))
    await page.getByRole('button', { name: 'Verify and log in' }).click()
    await expect(page).toHaveURL('/my-account/welcome')
    await expect(page.getByRole('main')).toContainText('Ottilie')
  },
)

test('a full account is made and logged into, by keyboard, and leads to the page that was wanted (SIGNUP-03, SIGNUP-05)', async ({
  page,
}) => {
  await page.goto('/sell-your-property/')
  const { field } = await open(page, 'guest')
  await page.evaluate(() => window.localStorage.setItem('lastURL', '/guides/'))
  await page.getByRole('tab', { name: 'Register as Guest' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Create an Account' })).toHaveAttribute('aria-selected', 'true')
  await expect(field('title')).toBeHidden()
  await form(page, 'account').field('title').focus()
  const type = async (text: string) => {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await page.keyboard.type('Dr')
  for (const text of ['Ottilie', 'Testwood', somebody(), '07123456789', 'Cash']) await type(text)
  await type(SECRET)
  await page.keyboard.press('Tab')
  await type(SECRET)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(terms(page).last()).toBeChecked()
  const signup = page.waitForRequest('**/api/user/signup')
  await page.keyboard.press('Enter')
  expect((await signup).postDataJSON()).toMatchObject({
    title: 'Dr.',
    buying_position: 'cash',
    guest_signup: 0,
    password: SECRET,
    confirm_password: SECRET,
    newsLetterNoStatus: 1,
  })
  await expect(page).toHaveURL(/\/guides\/?$/)
  expect(await page.evaluate(() => window.localStorage.getItem('lastURL'))).toBeNull()
})

const person = [
  'Please select your title',
  'Please enter your first name',
  'Please enter your last name',
  'Please enter a valid email address.',
  'Please enter a UK mobile number starting with 0 and containing 11 digits.',
  'Please select your position',
]
const TERMS = 'Please accept our Terms & Conditions and Privacy Policy.'

for (const [kind, words] of [
  ['guest', [...person, TERMS]],
  ['account', [...person, 'Password is required.', 'Confirm Password is required.', TERMS]],
] as const)
  test(`an empty ${kind} form says all that is missing, with a way to each field (SIGNUP-10 to SIGNUP-16, LOGIN-22)`, async ({
    page,
  }) => {
    const { send, field } = await open(page, kind)
    await send().click()
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveText(words)
    await expectNoViolations(page, `an empty ${kind} form`)
    await summary.getByRole('link', { name: 'Please enter your first name' }).click()
    await expect(field('first_name')).toBeFocused()
    await page.keyboard.type('Ottilie')
    await page.keyboard.press('Tab')
    await expect(page.locator(`#${kind}-first_name-error`)).toHaveCount(0)
  })

test('an address that is taken, passwords that differ and one that is common are refused, and nothing is lost (SIGNUP-17, D-163)', async ({
  page,
}) => {
  const known = await createAccount()
  const { field, send } = await open(page, 'account')
  await fill(page, 'account', known.email)
  await field('confirm_password').fill(`${SECRET}0`)
  await send().click()
  await expect(page.locator('#account-confirm_password-error')).toHaveText(
    'Password and Confirm Password must match',
  )
  for (const name of ['password', 'confirm_password']) await field(name).fill('password1')
  await send().click()
  await expect(alertOf(page)).toHaveText('Please choose a longer or less common password.')
  for (const name of ['password', 'confirm_password']) await field(name).fill(SECRET)
  await send().click()
  await expect(alertOf(page)).toHaveText('An account with this email already exists.')
  await expect(alertOf(page)).toBeInViewport()
  await expect(field('first_name')).toHaveValue('Ottilie')
})

test('failures of each of the two calls are told in their words (SIGNUP-18 to SIGNUP-21)', async ({
  page,
}) => {
  const fails = (call: string, how: 'abort' | 'refuse') =>
    page.route(`**/api/user/${call}`, (route) =>
      how === 'abort' ? route.abort() : route.fulfill({ json: { code: 0, message: '', data: null } }),
    )
  const works = (call: string) =>
    page.route(`**/api/user/${call}`, (route) =>
      route.fulfill({ json: { code: 1, message: 'Success', data: { id: 1 } } }),
    )
  const stories = [
    [
      'guest',
      'signup',
      'login_otp_request',
      {
        refuse: ['Signup failed', 'OTP sending failed'],
        abort: ['Signup request failed.', 'OTP request failed.'],
      },
    ],
    [
      'account',
      'signup',
      'login',
      {
        refuse: ['Signup failed.', 'Login failed after signup.'],
        abort: ['Error during signup.', 'Error during automatic login.'],
      },
    ],
  ] as const
  for (const [kind, first, second, told] of stories)
    for (const how of ['refuse', 'abort'] as const) {
      const { send } = await open(page, kind)
      await fill(page, kind, 'somebody@mail.example')
      await fails(first, how)
      await send().click()
      await expect(alertOf(page)).toHaveText(told[how][0])
      await page.unroute(`**/api/user/${first}`)
      await works(first)
      await fails(second, how)
      await send().click()
      await expect(alertOf(page)).toContainText(told[how][1])
      await expect(send()).toBeDisabled()
      await expectNoViolations(page, `${kind}: ${told[how][1]}`)
      await page.unrouteAll()
    }
})
