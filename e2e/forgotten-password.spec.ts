// covers: components/auth, app/(auth)/forgotten, lib/agency/accounts
import { expect, test, type Page } from '@playwright/test'
import { createAccount, freshAddressHeader } from '../tests/support/e2e-accounts'
import { readMailsTo, RESET_PATH, waitForMail } from '../tests/support/mailbox'
import { logInByForm } from './support/accounts'
import { expectNoViolations } from './support/axe'
import { getMainAlert, answerCookieNotice, readStorage } from './support/pages'

const NEW_PASSWORD = 'Copper-Ladder-Meadow-4'

test.beforeEach(async ({ page, context }) => {
  await context.setExtraHTTPHeaders(freshAddressHeader())
  await answerCookieNotice(page)
})

const SENT_MESSAGE = 'If an account exists for this email, a reset link has been sent.'
async function requestReset(page: Page, email: string): Promise<void> {
  await page.goto('/forgotten/password')
  await expect(page.locator('form[novalidate]')).toBeAttached()
  await page.getByRole('textbox', { name: 'Email address' }).fill(email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText(SENT_MESSAGE)).toBeVisible()
}
async function choosePassword(page: Page, password: string, confirmation = password): Promise<void> {
  await page.locator('#reset-password').fill(password)
  await page.locator('#reset-confirm_password').fill(confirmation)
  await page.getByRole('button', { name: 'Set the password' }).click()
}

test('a reset link is requested from the login page, with the same message for unknown addresses (D-155)', async ({
  page,
}) => {
  const response = await page.request.get('/forgotten', { maxRedirects: 0 })
  expect([response.status(), response.headers()['location']]).toEqual([307, '/forgotten/password'])
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgotten your password?' }).click()
  await expect(page).toHaveURL('/forgotten/password')
  await expect(page).toHaveTitle(/^Forgotten password/)
  await expect(page.getByRole('heading', { level: 1, name: 'Forgotten Password' })).toBeVisible()
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
  await expect(page.locator('form[novalidate]')).toBeAttached()
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(getMainAlert(page)).toContainText('Please enter a valid email address.')
  await expectNoViolations(page, 'forgotten, empty')
  const unknownEmail = `stranger.${Date.now()}@mail.example`
  await requestReset(page, unknownEmail)
  await expectNoViolations(page, 'forgotten, sent')
  expect(await readMailsTo(unknownEmail)).toEqual([])
})

test('the mailed link sets a new password once, and the login then returns to the last page', async ({
  page,
}) => {
  const account = await createAccount()
  await page.goto('/find-a-property/Witham')
  await expect.poll(() => readStorage(page, 'lastURL')).toBe('/find-a-property/Witham')
  await requestReset(page, account.email)
  const path = await waitForMail(account.email, RESET_PATH)
  await page.goto(path)
  await expect(page.locator('form[novalidate]')).toBeAttached()
  const key = path.split('/').at(-1)
  // Metadata such as og:url must not repeat the key, which is a secret.
  expect(await page.locator('head').innerHTML()).not.toContain(key)
  await choosePassword(page, NEW_PASSWORD, `${NEW_PASSWORD}0`)
  await expect(getMainAlert(page)).toContainText('Password and Confirm Password must match')
  await expectNoViolations(page, 'reset, with an error')
  await page.locator('#reset-confirm_password').fill(NEW_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your password has been changed.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.locator('form[novalidate]').first()).toBeAttached()
  await logInByForm(page, account.email)
  await expect(getMainAlert(page)).toHaveText('Invalid email or password.')
  await logInByForm(page, account.email, NEW_PASSWORD)
  await expect(page).toHaveURL('/find-a-property/Witham')
  await page.goto(path)
  await expect(page.locator('form[novalidate]')).toBeAttached()
  await expect(getMainAlert(page)).toContainText('This link has been used.')
  await expect(page.locator('#reset-password')).toHaveCount(0)
  await expectNoViolations(page, 'reset, used')
  await page.getByRole('textbox', { name: 'Email address' }).fill(account.email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText(SENT_MESSAGE)).toBeVisible()
})

test('a common password is refused, and the link stays valid', async ({ page }) => {
  const account = await createAccount()
  await requestReset(page, account.email)
  await page.goto(await waitForMail(account.email, RESET_PATH))
  await expect(page.locator('form[novalidate]')).toBeAttached()
  await choosePassword(page, 'password1')
  await expect(getMainAlert(page)).toHaveText('Please choose a longer or less common password.')
  await choosePassword(page, NEW_PASSWORD)
  await expect(page.getByText('Your password has been changed.')).toBeVisible()
})
