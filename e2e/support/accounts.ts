import { expect, type BrowserContext, type Page } from '@playwright/test'
import { createAccount, PASSWORD, type Account, type AccountOptions } from '../../tests/support/e2e-accounts'
import { e2eBase } from '../../tests/support/e2e-database'
import { waitForHydration } from './pages'

/** Sets the session cookie and the local storage entries of a login. */
export async function signInAs(
  context: BrowserContext,
  { id, cookie, socketToken, firstName }: Account,
  base = e2eBase(),
): Promise<void> {
  await context.addCookies([{ name: 'session', value: cookie, url: base, httpOnly: true, sameSite: 'Lax' }])
  await context.addInitScript(
    ([user, marker, token]) => {
      window.localStorage.setItem('cookieAccepted', 'false')
      // This script runs in each document. The marker keeps it from logging a user in again after a logout.
      if (window.localStorage.getItem(marker ?? '')) return
      window.localStorage.setItem(marker ?? '', '1')
      window.localStorage.setItem('user', user ?? '')
      window.localStorage.setItem('token', token ?? '')
    },
    [JSON.stringify({ id, first_name: firstName, seller_info_completed: 1 }), `signed-in-${id}`, socketToken],
  )
}

/** Creates an account, logs in, and opens a section of the account. */
export async function openAccount(
  page: Page,
  section: string,
  options: AccountOptions = {},
): Promise<Account> {
  const account = await createAccount(options)
  await signInAs(page.context(), account)
  await page.goto(`/my-account/${section}`)
  await waitForHydration(page)
  return account
}

export async function logInByForm(page: Page, email: string, password = PASSWORD): Promise<void> {
  // Waits for this form, because other forms of the page may be ready earlier.
  await expect(page.locator('form[novalidate]:has(#login-email)')).toBeAttached()
  await page.locator('#login-email').fill(email)
  await page.locator('#login-password').fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

export async function logInNewAccount(page: Page): Promise<Account> {
  const account = await createAccount()
  await page.goto('/login')
  await logInByForm(page, account.email)
  await expect(page).toHaveURL('/my-account/welcome')
  return account
}

export const expectLoggedOut = (page: Page) =>
  expect(page.getByRole('banner').getByRole('link', { name: 'LOG IN' })).toBeVisible()

/**
 * Makes a page look as a logged-in user sees it, only by entries in local storage (PERM-02). The server has no session
 * of the user, so the calls that would log the browser out are mocked.
 */
export async function pretendToBe(page: Page, user: { id: number; first_name: string }): Promise<void> {
  await page.route('**/api/user/get_user_messages', (route) =>
    route.fulfill({ json: { code: 0, message: 'No messages', data: null } }),
  )
  await page.route('**/api/user/session', (route) =>
    route.fulfill({
      json: { code: 1, message: 'Success', data: { ...user, token: 'a-token', seller_info_completed: 1 } },
    }),
  )
  await page.addInitScript(
    (text) => {
      window.localStorage.setItem('token', 'a-token')
      window.localStorage.setItem('user', text)
    },
    JSON.stringify({ ...user, seller_info_completed: 1 }),
  )
}
