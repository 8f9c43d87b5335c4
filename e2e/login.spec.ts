// covers: components/auth, app/(auth), lib/session, components/forms
import { expect, test, type Page } from '@playwright/test'
import { searchSales } from '../tests/support/agency-calls'
import { runAgencyCommand } from '../tests/support/agency-command'
import { createAccount, freshAddressHeader, PASSWORD } from '../tests/support/e2e-accounts'
import { expectNoViolations } from './support/axe'
import { getMainAlert, answerCookieNotice, readStorage, waitForForm, waitForHydration } from './support/pages'

const getEmailField = (page: Page) => page.locator('#login-email')
const getPasswordField = (page: Page) => page.locator('#login-password')
const getSubmitButton = (page: Page) => page.getByRole('button', { name: 'Log in', exact: true })

async function openLogin(page: Page): Promise<void> {
  await page.goto('/login')
  await waitForForm(page)
}
async function submitLogin(page: Page, { email }: { email: string }, password = PASSWORD): Promise<void> {
  await getEmailField(page).fill(email)
  await getPasswordField(page).fill(password)
  await getSubmitButton(page).click()
}
const getDashboardLink = (page: Page) => page.getByRole('banner').getByText('DASHBOARD')

test.beforeEach(async ({ page, context }) => {
  await context.setExtraHTTPHeaders(freshAddressHeader())
  await answerCookieNotice(page)
})

test(
  'a user logs in with a password by keyboard, and the header shows it (LOGIN-15, LOGIN-17 to LOGIN-19, LOGIN-30, HEADER-02)',
  { tag: '@phone' },
  async ({ page, request, isMobile }) => {
    const account = await createAccount({ firstName: 'Ann' })
    await openLogin(page)
    await expect(getSubmitButton(page)).toBeDisabled()
    await getEmailField(page).focus()
    await page.keyboard.type('nobody')
    await page.keyboard.press('Tab')
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
    // From the password field to its "Show password" button, and back to the email address.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByText('Please enter your password.')).toBeVisible()
    await expect(getEmailField(page)).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(account.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(PASSWORD)
    await expect(getSubmitButton(page)).toBeEnabled()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/my-account/welcome')
    if (!isMobile) await expect(getDashboardLink(page)).toBeVisible()
    expect(JSON.parse((await readStorage(page, 'user')) ?? '')).toMatchObject({
      id: account.id,
      first_name: 'Ann',
    })
    // Without the cookie the server does not accept the token that scripts can read (D-18).
    const token = await readStorage(page, 'token')
    const responseWithoutCookie = await request.post('/api/user/get_user_data', {
      headers: { origin: new URL(page.url()).origin, token: token ?? '' },
      data: { user_id: account.id },
    })
    expect(responseWithoutCookie.status()).toBe(401)
  },
)

test('the server redirects a logged-in user from the login page; a token without a session is deleted (LOGIN-07, D-30)', async ({
  page,
}) => {
  await openLogin(page)
  await submitLogin(page, await createAccount())
  await expect(page).toHaveURL('/my-account/welcome')
  const response = await page.request.get('/login', { maxRedirects: 0 })
  expect([response.status(), response.headers()['location']]).toEqual([307, '/my-account/welcome'])
  await page.goto('/login')
  await expect(page).toHaveURL('/my-account/welcome')
  await page.context().clearCookies({ name: 'session' })
  await page.goto('/login')
  await expect.poll(() => readStorage(page, 'token')).toBeNull()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('banner').getByRole('link', { name: 'LOG IN' })).toBeVisible()
})

test('a visitor who sends a question logs in on a page that names the action and the home, and returns to the question (LOGIN-08, LOGIN-09, LOGIN-14, SHELL-04, SHELL-05)', async ({
  page,
}) => {
  const home = (await searchSales({ location: 'Witham' })).properties[0]
  const question = `/property/${home?.id}/ask-a-question`
  await page.goto(question)
  await waitForHydration(page)
  await page.getByLabel('Your question').fill('Is it quiet?')
  await page.getByRole('button', { name: 'Send your question' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('heading', { name: 'Ask the seller' })).toBeVisible()
  const returnRegion = page.getByRole('region', { name: 'Where you come back to' })
  const heightBefore = (await returnRegion.boundingBox())?.height
  await expect(returnRegion.getByRole('link', { name: home?.portal_address })).toBeVisible()
  expect((await returnRegion.boundingBox())?.height, 'the forms below do not move').toBe(heightBefore)
  await expectNoViolations(page, 'login, with the home')
  expect(await readStorage(page, 'lastURL')).toBe(question)
  await submitLogin(page, await createAccount())
  await expect(page).toHaveURL(question)
  await expect(page.getByLabel('Your question')).toHaveValue('Is it quiet?')
  expect(await readStorage(page, 'lastURL')).toBeNull()
  await page.goto('/news/')
  await waitForHydration(page)
  expect(await readStorage(page, 'lastURL')).toBeNull()
})

test('the login page has a heading for each of the eleven actions that require a login, and none for other pages (LOGIN-09 to LOGIN-12, D-41)', async ({
  page,
}) => {
  await openLogin(page)
  const headingsByLastUrl = [
    ['/property/1/ask-a-question', 'Ask the seller'],
    ['/property/1/arrange-viewing', 'Book a viewing'],
    ['/property/1/make-an-offer', 'Make an offer'],
    ['/letting/1/ask-a-question', 'Ask the landlord'],
    ['/letting/1/arrange-viewing', 'Book a viewing'],
    ['/letting/1/request-let-property', 'Ask to rent this property'],
    ['/sell-your-property/main-details', 'Sell for £395'],
    ['/sell-your-property/main-details-emoov-only', 'List with us alone'],
    ['/sell-your-property/main-details-no-sale-no-fee', 'Pay £895 when it is sold'],
    ['/let-your-property/details', 'Find a tenant from £59.50'],
    ['/let-your-property/details-bundle', 'Find and reference a tenant'],
    ['/find-a-property/Witham', null],
  ] as const
  for (const [lastUrl, heading] of headingsByLastUrl) {
    await page.evaluate((path) => window.localStorage.setItem('lastURL', path), lastUrl)
    await page.reload()
    await waitForForm(page)
    if (heading) await expect(page.locator('[data-login-intro] h2')).toHaveText(heading)
    else await expect(page.locator('[data-login-intro]')).toHaveCount(0)
  }
})

test('after a login the user returns to the page that required it', async ({ page }) => {
  const account = await createAccount()
  await page.goto('/my-account/profile')
  await expect(page).toHaveURL('/login')
  await waitForForm(page)
  await submitLogin(page, account)
  await expect(page).toHaveURL('/my-account/profile')
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('return-to')
})

test('a wrong password and an unknown address get the same message, which does not tell whether an account exists (LOGIN-25)', async ({
  page,
}) => {
  const account = await createAccount()
  await openLogin(page)
  for (const email of [account.email, `nobody.${account.email}`]) {
    await submitLogin(page, { email }, 'Wrong-Password-1')
    await expect(getMainAlert(page)).toHaveText('Invalid email or password.')
    await expect(getPasswordField(page)).toHaveValue('Wrong-Password-1')
  }
  await expectNoViolations(page, 'a refused login')
})

test(
  'the tooltip opens by pointer, focus or touch, stays open under the pointer, and closes by Escape (LOGIN-24, WCAG 1.4.13)',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await openLogin(page)
    const trigger = page.getByRole('button', { name: 'About one time passwords' })
    const tooltip = page.getByRole('tooltip')
    await expect(tooltip).toBeHidden()
    if (isMobile) await trigger.tap()
    else await trigger.hover()
    await expect(tooltip).toHaveText(
      'One time password login is for users registered as guests. You can set a permanent password in your dashboard.',
    )
    await expect(tooltip).toBeInViewport({ ratio: 1 })
    if (!isMobile) {
      await tooltip.hover()
      await expect(tooltip).toBeVisible()
      await page.mouse.move(0, 0)
      await expect(tooltip).toBeHidden()
    }
    await trigger.focus()
    await expect(tooltip).toBeVisible()
    await expectNoViolations(page, 'the tooltip')
    await page.keyboard.press('Escape')
    await expect(tooltip).toBeHidden()
  },
)

test(
  'after a login in one tab, the login page in another tab leads to the account too',
  { tag: '@full-browser' },
  async ({ page, context }) => {
    const account = await createAccount()
    const otherTab = await context.newPage()
    await answerCookieNotice(otherTab)
    await openLogin(otherTab)
    await openLogin(page)
    await submitLogin(page, account)
    await expect(page).toHaveURL('/my-account/welcome')
    await expect(otherTab).toHaveURL('/my-account/welcome')
  },
)

test('a message is shown as a toast until it is closed, and does not return (RT-10 to RT-13, D-143, D-144)', async ({
  page,
}) => {
  const account = await createAccount()
  await runAgencyCommand(
    'message',
    account.email,
    'warning',
    'Certificate due',
    '<p>The gas certificate ends on <b>Friday</b>.</p><img src=x onerror=alert(1)>',
  )
  await openLogin(page)
  await submitLogin(page, account)
  const toast = page.getByRole('region', { name: 'Messages' }).getByRole('listitem')
  await expect(toast).toHaveAttribute('data-toast', 'warning')
  await expect(toast.locator('b')).toHaveText('Friday')
  await expect(toast.locator('[onerror]')).toHaveCount(0)
  await expectNoViolations(page, 'a toast')
  const markResponse = page.waitForResponse('**/api/user/set_user_message_read')
  await toast.getByRole('button', { name: 'Close message: Certificate due' }).click()
  await expect(toast).toHaveCount(0)
  expect((await markResponse).status()).toBe(200)
  const messagesResponse = page.waitForResponse('**/api/user/get_user_messages')
  await page.reload()
  await messagesResponse
  await expect(toast).toHaveCount(0)
})
