// covers: components/account, app/(account), components/forms, lib/agency/accounts
import { expect, test } from '@playwright/test'
import {
  countOpenSessions,
  createAccount,
  endSessionsOf,
  PASSWORD,
  queryDatabase,
} from '../tests/support/e2e-accounts'
import { e2eBase } from '../tests/support/e2e-database'
import { openAccount } from './support/accounts'
import {
  getErrorSummary,
  MAX_LAYOUT_SHIFT,
  pressButton,
  readLayoutShift,
  recordLayoutShift,
  getTextBox,
} from './support/pages'

const NEW_PASSWORD = 'Copper-Kettle-Meadow-4'
const sections = ['welcome', 'profile', 'password', 'settings'] as const

test.describe('welcome', () => {
  test('shows a buyer without homes where to begin, and the last search with its number of homes (SALES-15)', async ({
    page,
  }) => {
    await page.addInitScript(() => window.localStorage.setItem('sales_location_filter', 'Witham'))
    await openAccount(page, 'welcome', { position: 'first_time', hasSellerInfo: false })
    await expect(page.getByRole('heading', { name: 'Where to begin' })).toBeVisible()
    const hrefs = await page
      .locator('main li a[data-soft]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    for (const href of hrefs) expect((await page.request.get(href)).status(), href).toBe(200)
    await expect(page.getByRole('link', { name: 'Complete your details' })).toHaveAttribute(
      'href',
      '/my-account/profile',
    )
    await expect(page.getByText(/^\d[\d,]* homes? at the moment$/)).toBeVisible()
    await page.getByRole('link', { name: 'Carry on: homes for sale' }).click()
    await expect(page).toHaveURL(/\/find-a-property\/Witham$/)
  })

  test('asks a guest to set a permanent password (SIGNUP-22, B-04)', async ({ page }) => {
    const guest = await openAccount(page, 'welcome', { isGuest: true, devices: ['Chrome on Android'] })
    await page.getByRole('link', { name: 'Set a password' }).click()
    await expect(page.getByLabel('Current password')).toHaveCount(0)
    await page.getByLabel('Password', { exact: true }).fill('password1')
    await page.getByLabel('The same password again').fill('password1')
    await pressButton(page, 'Set your password')
    await expect(getErrorSummary(page)).toContainText('Please choose a longer or less common password.')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('The same password again').fill(PASSWORD)
    await pressButton(page, 'Set your password')
    await expect(page.getByText(/Your password has been changed/)).toBeVisible()
    await expect(page.getByLabel('Current password')).toBeVisible()
    // All older sessions have ended, and this browser has a new one (D-164).
    const openSessions = await queryDatabase(
      'SELECT id FROM user_session WHERE user_id = $1 AND ended_at IS NULL',
      [guest.id],
    )
    expect(openSessions).toHaveLength(1)
    expect(openSessions[0]?.id).not.toBe(guest.sessionId)
    await page.goto('/my-account/welcome')
    await expect(page.getByRole('link', { name: 'Set a password' })).toHaveCount(0)
  })

  test('every section of the account loads without a layout shift (P7)', async ({ page }) => {
    await page.addInitScript(() => window.localStorage.setItem('sales_location_filter', 'Witham'))
    await recordLayoutShift(page)
    await openAccount(page, 'welcome')
    for (const section of sections) {
      await page.goto(`/my-account/${section}`)
      await page.waitForLoadState('networkidle')
      expect.soft(await readLayoutShift(page), section).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT)
    }
  })
})

test.describe('profile', () => {
  test('is filled in wrongly, corrected and saved with only the keyboard', async ({ page }) => {
    const account = await openAccount(page, 'profile')
    // Tab leads from the title to the first name, the last name and the mobile number.
    await page.getByRole('combobox', { name: 'Title' }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Zoë')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('12345')
    await page.keyboard.press('Enter')
    const summary = getErrorSummary(page)
    await expect(summary).toBeFocused()
    // The link of the summary leads to the field with the error.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(getTextBox(page, 'Mobile number')).toBeFocused()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('07700900777')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Your details are saved.')).toBeVisible()
    expect(await queryDatabase('SELECT first_name, mobile FROM "user" WHERE id = $1', [account.id])).toEqual([
      { first_name: 'Zoë', mobile: '07700900777' },
    ])
    await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toContain('Zoë')
    await page.goto('/my-account/welcome')
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Zoë' })).toBeVisible()
  })

  test('is shown and can be saved in a browser that blocks storage (D-18)', async ({ page, context }) => {
    const { cookie } = await createAccount()
    await context.addCookies([
      { name: 'session', value: cookie, url: e2eBase(), httpOnly: true, sameSite: 'Lax' },
    ])
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      }),
    )
    let loadCount = 0
    page.on('load', () => (loadCount += 1))
    const sessionResponse = page.waitForResponse('**/api/user/session')
    await page.goto('/my-account/profile')
    await sessionResponse
    await page.getByRole('button', { name: 'Reject' }).click()
    await getTextBox(page, 'First name').fill('Zoë')
    await pressButton(page, 'Save your details')
    await expect(page.getByText('Your details are saved.')).toBeVisible()
    expect(loadCount).toBe(1)
  })

  test('keeps its unsaved values when the session ends, and is shown again after the login (D-09)', async ({
    page,
  }) => {
    const account = await openAccount(page, 'profile')
    await getTextBox(page, 'First name').fill('Annabel')
    await endSessionsOf(account)
    // Another request of the page may show first that the session has ended. The page is then gone before the click.
    const saveButton = page.getByRole('button', { name: 'Save your details', exact: true })
    await Promise.race([saveButton.click().catch(() => undefined), page.waitForURL(/\/login$/)])
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByRole('banner').getByRole('link', { name: 'LOG IN' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Email address' }).first().fill(account.email)
    await page.getByLabel('Password', { exact: true }).first().fill(PASSWORD)
    await page.getByRole('button', { name: 'Log in', exact: true }).first().click()
    await expect(page).toHaveURL(/\/my-account\/profile$/)
    await expect(getTextBox(page, 'First name')).toHaveValue('Annabel')
    await pressButton(page, 'Save your details')
    await expect(page.getByText('Your details are saved.')).toBeVisible()
  })
})

test('the password is changed only with the current password (B-04)', async ({ page }) => {
  const account = await openAccount(page, 'password', { devices: ['Safari on iPhone'] })
  const changePassword = async (current: string, confirmation = NEW_PASSWORD) => {
    await page.getByLabel('Current password').fill(current)
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByLabel('The new password again').fill(confirmation)
    await pressButton(page, 'Change your password')
  }
  await changePassword('Wrong-Password-1')
  await expect(getErrorSummary(page)).toContainText('Current password is incorrect.')
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue(NEW_PASSWORD)
  await changePassword(PASSWORD, `${NEW_PASSWORD}0`)
  await expect(getErrorSummary(page)).toContainText('Password and Confirm Password must match')
  await changePassword(PASSWORD)
  await expect(page.getByText(/Your password has been changed/)).toBeVisible()
  await page.goto('/my-account/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(page.locator('section[aria-labelledby=devices] ul li')).toHaveCount(1)
  expect(await countOpenSessions(account)).toBe(1)
})
