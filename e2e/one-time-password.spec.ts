// covers: components/auth, app/(auth), lib/agency/accounts
import { expect, test, type Page } from '@playwright/test'
import { createAccount, freshAddressHeader } from '../tests/support/e2e-accounts'
import { ONE_TIME_PASSWORD, waitForMail } from '../tests/support/mailbox'
import { expectNoViolations } from './support/axe'
import { getMainAlert, answerCookieNotice } from './support/pages'

async function openLogin(page: Page): Promise<void> {
  await page.goto('/login')
  await expect(page.locator('form[novalidate]').first()).toBeAttached()
}

test.beforeEach(async ({ page, context }) => {
  await context.setExtraHTTPHeaders(freshAddressHeader())
  await answerCookieNotice(page)
})

test(
  'a guest logs in with a mailed one-time password, even if typed with a space, but not with a password (LOGIN-03 to LOGIN-05, LOGIN-20, LOGIN-21, LOGIN-27, LOGIN-29, SIGNUP-22)',
  { tag: '@phone' },
  async ({ page }) => {
    const guest = await createAccount({ isGuest: true })
    await openLogin(page)
    await page.locator('#login-email').fill(guest.email)
    await page.locator('#login-password').fill('Any-Password-12')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(getMainAlert(page)).toHaveText('Invalid email or password.')
    await page.getByRole('button', { name: 'Login with a one time password' }).click()
    await expect(page.locator('#otp-request-email')).toBeFocused()
    await expect(page.locator('#otp-request-email')).toHaveValue(guest.email)
    await expectNoViolations(page, 'asking for a one-time password')
    await page.keyboard.press('Enter')
    const otp = page.getByRole('textbox', { name: 'One Time Password' })
    await expect(otp).toBeFocused()
    await expect(page.getByText('A One Time Password has been sent to your email address.')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(getMainAlert(page)).toContainText('Please enter your One Time Password')
    await expectNoViolations(page, 'a missing one-time password')
    const firstPassword = await waitForMail(guest.email, ONE_TIME_PASSWORD)
    const wrongPassword = firstPassword === '000000' ? '000001' : '000000'
    await otp.fill(wrongPassword)
    await otp.press('Enter')
    await expect(getMainAlert(page)).toHaveText('Invalid OTP.')
    await page.getByRole('button', { name: 'Try with new One Time Password' }).click()
    await page.getByRole('button', { name: 'Send one time password' }).click()
    const secondPassword = await waitForMail(guest.email, ONE_TIME_PASSWORD, { earlierMatches: 1 })
    const verifyRequest = page.waitForRequest('**/api/user/verify_otp')
    await otp.fill(`${secondPassword.slice(0, 3)} ${secondPassword.slice(3)}`)
    await otp.press('Enter')
    expect(Object.keys((await verifyRequest).postDataJSON() as object).sort()).toEqual([
      'deviceId',
      'otp',
      'recaptcha_token',
    ])
    await expect(page).toHaveURL('/my-account/welcome')
  },
)
