// covers: components/auth, app/(auth)/flau, lib/agency/accounts
import { expect, test } from '@playwright/test'
import { runAgencyCommand } from '../tests/support/agency-command'
import { createAccount, freshAddressHeader } from '../tests/support/e2e-accounts'
import { logInNewAccount } from './support/accounts'
import { expectNoViolations } from './support/axe'
import { answerCookieNotice, readStorage } from './support/pages'

test.beforeEach(async ({ page, context }) => {
  await context.setExtraHTTPHeaders(freshAddressHeader())
  await answerCookieNotice(page)
})

const createLoginLink = async (email: string) => {
  const path = /(\/flau\/[\w-]+)/.exec(await runAgencyCommand('login-link', email))?.[1]
  if (!path) throw new Error('The command printed no link')
  return path
}

test('a login link logs in once, without a reload; a used link offers another way to log in (FLAU-01 to FLAU-04, HEADER-02)', async ({
  page,
}) => {
  const account = await createAccount({ isGuest: true })
  const path = await createLoginLink(account.email)
  // Mail programs fetch links in advance. Such a GET request does not use up the key.
  const html = await (await page.request.get(path)).text()
  expect(html).toContain('Please wait, redirecting.....')
  expect(html).toMatch(/<meta name="robots" content="noindex/)
  let loadCount = 0
  page.on('load', () => (loadCount += 1))
  const loginRequest = page.waitForRequest('**/api/user/auto_login')
  await page.goto(path)
  expect((await loginRequest).postDataJSON()).toEqual({
    key: path.slice('/flau/'.length),
    deviceId: await readStorage(page, 'deviceId'),
  })
  await expect(page).toHaveURL('/my-account/welcome')
  expect(loadCount, 'only the page of the link is loaded').toBe(1)
  await expect(page.getByRole('banner').getByText('LOG IN')).toHaveCount(0)
  expect(await readStorage(page, 'lastURL')).toBeNull()
  await page.goto('/logout')
  await expect(page).toHaveURL('/login')
  await page.goto(path)
  await expect(page.getByRole('link', { name: 'Log in another way' })).toBeVisible()
  await expect(page.getByText('This link is invalid or has expired.')).toHaveCount(0)
  await expect(page).toHaveURL(path)
  await expectNoViolations(page, 'a link that has been used')
})

test('a logged-in user is asked before the link of another account is used', async ({ page }) => {
  const account = await logInNewAccount(page)
  const otherAccount = await createAccount()
  const path = await createLoginLink(otherAccount.email)
  const readUserId = () =>
    page.evaluate(() =>
      Number((JSON.parse(window.localStorage.getItem('user') ?? '{}') as { id?: number }).id),
    )
  const response = await page.goto(path)
  expect([response?.headers()['referrer-policy'], response?.headers()['cache-control']]).toEqual([
    'no-referrer',
    'private, no-store',
  ])
  await expect(page.getByText('You are logged in as Ada.')).toBeVisible()
  await expectNoViolations(page, 'a link, opened by a logged-in user')
  expect(await readUserId()).toBe(account.id)
  await page.getByRole('link', { name: 'Stay logged in as Ada' }).click()
  await expect(page).toHaveURL('/my-account/welcome')
  await page.goto(path)
  await page.getByRole('button', { name: 'Continue with the link' }).click()
  await expect(page).toHaveURL('/my-account/welcome')
  await expect.poll(readUserId).toBe(otherAccount.id)
})
