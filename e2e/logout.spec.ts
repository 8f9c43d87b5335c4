// covers: components/auth, components/session, app/(auth)/logout, lib/session
import { expect, test, type Page } from '@playwright/test'
import { endSessionsOf, freshAddressHeader } from '../tests/support/e2e-accounts'
import { expectLoggedOut, logInNewAccount } from './support/accounts'
import { answerCookieNotice, readStorage } from './support/pages'

const hasSession = async (page: Page) =>
  (await page.context().cookies()).some(({ name, value }) => name === 'session' && value !== '')

test.beforeEach(async ({ page, context }) => {
  await context.setExtraHTTPHeaders(freshAddressHeader())
  await answerCookieNotice(page)
})

test('one call ends the session at the site and at the agency, and the header shows the logout (LOGOUT-02, LOGOUT-03)', async ({
  page,
}) => {
  const account = await logInNewAccount(page)
  const token = await readStorage(page, 'token')
  const deviceId = await readStorage(page, 'deviceId')
  const logoutRequest = page.waitForRequest('**/api/user/logout')
  await page.goto('/logout')
  expect((await logoutRequest).postDataJSON()).toEqual({ token, deviceId, userId: account.id })
  await expect(page).toHaveURL('/login')
  await expectLoggedOut(page)
  expect([
    await readStorage(page, 'token'),
    await readStorage(page, 'user'),
    await readStorage(page, 'deviceId'),
    await hasSession(page),
  ]).toEqual([null, null, deviceId, false])
  await page.goto('/my-account/welcome')
  await expect(page).toHaveURL('/login')
})

test('a failed logout call still ends the session in this browser (D-31)', async ({ page }) => {
  await logInNewAccount(page)
  await page.route('**/api/user/logout', (route) => route.abort())
  await page.goto('/logout')
  await expect(page).toHaveURL('/login')
  expect([await readStorage(page, 'token'), await hasSession(page)]).toEqual([null, false])
})

test('a logout in one tab is shown in the other', { tag: '@full-browser' }, async ({ page, context }) => {
  await logInNewAccount(page)
  const otherTab = await context.newPage()
  await otherTab.goto('/news/')
  await expect(
    otherTab
      .getByRole('banner')
      .locator('a[href="/my-account/welcome"], button:has-text("Dashboard")')
      .first(),
  ).toBeAttached()
  await page.goto('/logout')
  await expect(page).toHaveURL('/login')
  await expect(otherTab.getByRole('banner').getByRole('link', { name: 'LOG IN' })).toBeVisible()
})

test('the next page shows that the session was ended elsewhere, without a redirect loop (D-18)', async ({
  page,
}) => {
  const account = await logInNewAccount(page)
  await endSessionsOf(account)
  await page.goto('/news/')
  // The header alone proves nothing, because it is painted as a visitor's at first.
  await expect.poll(() => readStorage(page, 'token')).toBeNull()
  await expectLoggedOut(page)
  await page.goto('/my-account/welcome')
  await expect(page).toHaveURL('/login')
})
