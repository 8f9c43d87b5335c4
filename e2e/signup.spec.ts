// covers: components/auth, components/forms, app/(auth), lib/agency/accounts
import { randomUUID } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import { createAccount, freshAddressHeader, PASSWORD } from '../tests/support/e2e-accounts'
import { ONE_TIME_PASSWORD, waitForMail } from '../tests/support/mailbox'
import { expectNoViolations } from './support/axe'
import { getMainAlert, answerCookieNotice } from './support/pages'

const createEmail = () => `signup.${randomUUID().slice(0, 13)}@mail.example`
const getTermsCheckbox = (page: Page) => page.getByRole('checkbox', { name: /^I agree to the terms/ })

type SignupKind = 'guest' | 'account'

const getSignupForm = (page: Page, kind: SignupKind) => ({
  field: (name: string) => page.locator(`#${kind}-${name}`),
  submitButton: () =>
    page.getByRole('button', { name: kind === 'guest' ? 'Register as a guest' : 'Create an account' }),
})

async function openForm(page: Page, kind: SignupKind) {
  await page.goto('/login')
  await expect(page.locator('form[novalidate]').first()).toBeAttached()
  if (kind === 'account') await page.getByRole('tab', { name: 'Create an Account' }).click()
  return getSignupForm(page, kind)
}

async function fillForm(page: Page, kind: SignupKind, email: string) {
  const { field } = getSignupForm(page, kind)
  await field('title').selectOption('Ms')
  await field('first_name').fill('Ottilie')
  await field('last_name').fill('Testwood')
  await field('email').fill(email)
  await field('mobile').fill('07123456789')
  await field('buying_position').selectOption('first_time')
  if (kind === 'account')
    for (const name of ['password', 'confirm_password']) await field(name).fill(PASSWORD)
  await field('isAgreeTermsCondition').check()
}

test.beforeEach(async ({ page, context }) => {
  await context.setExtraHTTPHeaders(freshAddressHeader())
  await answerCookieNotice(page)
})

test(
  'a guest registers and logs in with the mailed one-time password (SIGNUP-01, SIGNUP-02, SIGNUP-04 to SIGNUP-06, SIGNUP-22)',
  { tag: '@phone' },
  async ({ page }) => {
    const email = createEmail()
    const { submitButton } = await openForm(page, 'guest')
    await fillForm(page, 'guest', email)
    const calls: { path: string; body: Record<string, unknown> }[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/user/'))
        calls.push({
          path: new URL(request.url()).pathname,
          body: request.postDataJSON() as Record<string, unknown>,
        })
    })
    await submitButton().click()
    const otp = page.getByRole('textbox', { name: 'One Time Password' })
    await expect(otp).toBeFocused()
    await expect(otp).toBeInViewport()
    await expect(page.getByText('A One Time Password has been sent to your email address.')).toBeVisible()
    expect(calls.map(({ path }) => path)).toEqual(['/api/user/signup', '/api/user/login_otp_request'])
    const signup = calls[0]!.body
    expect(signup).toEqual({
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
      recaptcha_token: expect.any(String),
    })
    expect(signup['recaptcha_token']).not.toBe('')
    await expectNoViolations(page, 'registered as a guest')
    await otp.fill(await waitForMail(email, ONE_TIME_PASSWORD))
    await page.getByRole('button', { name: 'Verify and log in' }).click()
    await expect(page).toHaveURL('/my-account/welcome')
    await expect(page.getByRole('main')).toContainText('Ottilie')
  },
)

test('an account is created by keyboard; the user is then logged in, and on the page that required it (SIGNUP-03, SIGNUP-05)', async ({
  page,
}) => {
  await page.goto('/sell-your-property/')
  const { field } = await openForm(page, 'guest')
  await page.evaluate(() => window.localStorage.setItem('lastURL', '/guides/'))
  await page.getByRole('tab', { name: 'Register as Guest' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Create an Account' })).toHaveAttribute('aria-selected', 'true')
  await expect(field('title')).toBeHidden()
  await getSignupForm(page, 'account').field('title').focus()
  // The form's order of fields: title, first name, last name, email address, mobile number, buying position.
  const typeInNextField = async (text: string) => {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await page.keyboard.type('Dr')
  for (const text of ['Ottilie', 'Testwood', createEmail(), '07123456789', 'Cash'])
    await typeInNextField(text)
  // After each password, Tab stops at its "Show password" button. Then come the checkboxes of the newsletter and of the
  // terms.
  await typeInNextField(PASSWORD)
  await page.keyboard.press('Tab')
  await typeInNextField(PASSWORD)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(getTermsCheckbox(page).last()).toBeChecked()
  const signup = page.waitForRequest('**/api/user/signup')
  await page.keyboard.press('Enter')
  expect((await signup).postDataJSON()).toMatchObject({
    title: 'Dr.',
    buying_position: 'cash',
    guest_signup: 0,
    password: PASSWORD,
    confirm_password: PASSWORD,
    newsLetterNoStatus: 1,
  })
  await expect(page).toHaveURL(/\/guides\/?$/)
  expect(await page.evaluate(() => window.localStorage.getItem('lastURL'))).toBeNull()
})

test('an empty form lists all missing fields, each with a link to it (SIGNUP-10 to SIGNUP-16, LOGIN-22)', async ({
  page,
}) => {
  const { submitButton, field } = await openForm(page, 'account')
  await submitButton().click()
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'Please select your title',
    'Please enter your first name',
    'Please enter your last name',
    'Please enter a valid email address.',
    'Please enter a UK mobile number starting with 0 and containing 11 digits.',
    'Please select your position',
    'Password is required.',
    'Confirm Password is required.',
    'Please accept our Terms & Conditions and Privacy Policy.',
  ])
  await expectNoViolations(page, 'an empty form')
  await summary.getByRole('link', { name: 'Please enter your first name' }).click()
  await expect(field('first_name')).toBeFocused()
  await page.keyboard.type('Ottilie')
  await page.keyboard.press('Tab')
  await expect(page.locator('#account-first_name-error')).toHaveCount(0)
})

test('a signup that fails shows a message, and the form keeps its values (SIGNUP-18, SIGNUP-20)', async ({
  page,
}) => {
  const { submitButton, field } = await openForm(page, 'account')
  await fillForm(page, 'account', createEmail())
  await page.route('**/api/user/signup', (route) => route.abort())
  await submitButton().click()
  await expect(getMainAlert(page)).toHaveText('Error during signup.')
  await expectNoViolations(page, 'a failed signup')
  await expect(field('first_name')).toHaveValue('Ottilie')
})

test('a taken email address and unequal or common passwords are refused, and the form keeps its values (SIGNUP-17, D-163)', async ({
  page,
}) => {
  const existingAccount = await createAccount()
  const { field, submitButton } = await openForm(page, 'account')
  await fillForm(page, 'account', existingAccount.email)
  await field('confirm_password').fill(`${PASSWORD}0`)
  await submitButton().click()
  await expect(page.locator('#account-confirm_password-error')).toHaveText(
    'Password and Confirm Password must match',
  )
  for (const name of ['password', 'confirm_password']) await field(name).fill('password1')
  await submitButton().click()
  await expect(getMainAlert(page)).toHaveText('Please choose a longer or less common password.')
  for (const name of ['password', 'confirm_password']) await field(name).fill(PASSWORD)
  await submitButton().click()
  await expect(getMainAlert(page)).toHaveText('An account with this email already exists.')
  await expect(getMainAlert(page)).toBeInViewport()
  await expect(field('first_name')).toHaveValue('Ottilie')
})
