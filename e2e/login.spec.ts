// covers: components/auth, app/(auth), lib/session, components/forms
import { expect, test, type Page } from '@playwright/test'
import { searchSales } from '../tests/support/agency-calls'
import { runAgencyCommand } from '../tests/support/agency-command'
import { createAccount, freshAddress, PASSWORD } from '../tests/support/e2e-accounts'
import { expectNoViolations } from './support/axe'
import { alertOf, answerCookieNotice, readStorage, waitForForm, waitForHydration } from './support/pages'

const loginCall = '**/api/user/login'
const email = (page: Page) => page.locator('#login-email')
const password = (page: Page) => page.locator('#login-password')
const logIn = (page: Page) => page.getByRole('button', { name: 'Log in', exact: true })

async function open(page: Page): Promise<void> {
  await page.goto('/login')
  await waitForForm(page)
}
async function enter(page: Page, person: { email: string }, secret = PASSWORD): Promise<void> {
  await email(page).fill(person.email)
  await password(page).fill(secret)
  await logIn(page).click()
}
const dashboardLink = (page: Page) => page.getByRole('banner').getByText('DASHBOARD')

test.beforeEach(async ({ page, context }) => {
  await context.setExtraHTTPHeaders(freshAddress())
  await answerCookieNotice(page)
})

test(
  'by keyboard alone: in by password, to the account, which the header knows (LOGIN-15, LOGIN-17 to LOGIN-19, LOGIN-30, HEADER-02)',
  { tag: '@phone' },
  async ({ page, request, isMobile }) => {
    const account = await createAccount({ firstName: 'Ann' })
    await open(page)
    await expect(logIn(page)).toBeDisabled()
    await email(page).focus()
    await page.keyboard.type('nobody')
    await page.keyboard.press('Tab')
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByText('Please enter your password.')).toBeVisible()
    await expect(email(page)).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(account.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(PASSWORD)
    await expect(logIn(page)).toBeEnabled()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/my-account/welcome')
    if (!isMobile) await expect(dashboardLink(page)).toBeVisible()
    expect(JSON.parse((await readStorage(page, 'user')) ?? '')).toMatchObject({
      id: account.id,
      first_name: 'Ann',
    })
    // What a script can read opens no call: without the cookie the token is worth nothing (D-18).
    const token = await readStorage(page, 'token')
    const stranger = await request.post('/api/user/get_user_data', {
      headers: { origin: new URL(page.url()).origin, token: token ?? '' },
      data: { user_id: account.id },
    })
    expect(stranger.status()).toBe(401)
  },
)

test('somebody who is in is sent on from the login: by the server, and a stale token is cleared (LOGIN-07, D-30)', async ({
  page,
}) => {
  await open(page)
  await enter(page, await createAccount())
  await expect(page).toHaveURL('/my-account/welcome')
  const answer = await page.request.get('/login', { maxRedirects: 0 })
  expect([answer.status(), answer.headers()['location']]).toEqual([307, '/my-account/welcome'])
  await page.goto('/login')
  await expect(page).toHaveURL('/my-account/welcome')
  await page.context().clearCookies({ name: 'session' })
  await page.goto('/login')
  await expect.poll(() => readStorage(page, 'token')).toBeNull()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('banner').getByText('LOG IN')).toBeVisible()
})

test('from a question to the login, its word about it, and back to the question (LOGIN-08, LOGIN-09, LOGIN-14, SHELL-04, SHELL-05)', async ({
  page,
}) => {
  const home = (await searchSales({ location: 'Witham' })).properties[0]
  const question = `/property/${home?.id}/ask-a-question`
  await page.goto(question)
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('heading', { name: 'Ask the seller' })).toBeVisible()
  expect(await readStorage(page, 'lastURL')).toBe(question)
  await enter(page, await createAccount())
  await expect(page).toHaveURL(question)
  expect(await readStorage(page, 'lastURL')).toBeNull()
  await page.goto('/news/')
  await waitForHydration(page)
  expect(await readStorage(page, 'lastURL')).toBeNull()
})

test('each of the eleven ways here has its own word, any other none (LOGIN-09 to LOGIN-12, D-41)', async ({
  page,
}) => {
  await open(page)
  const ways = [
    ['/property/1/ask-a-question', 'Ask the seller'],
    ['/property/1/arrange-viewing', 'Book a viewing'],
    ['/property/1/make-an-offer', 'Make an offer'],
    ['/letting/1/ask-a-question', 'Ask the landlord'],
    ['/letting/1/arrange-viewing', 'Book a viewing'],
    ['/letting/1/request-let-property', 'Ask to rent this home'],
    ['/sell-your-property/main-details', 'Sell for £395'],
    ['/sell-your-property/main-details-emoov-only', 'List with us alone'],
    ['/sell-your-property/main-details-no-sale-no-fee', 'Pay £895 when it is sold'],
    ['/let-your-property/details', 'Find a tenant from £59.50'],
    ['/let-your-property/details-bundle', 'Find and reference a tenant'],
    ['/find-a-property/Witham', null],
  ] as const
  for (const [lastUrl, heading] of ways) {
    await page.evaluate((path) => window.localStorage.setItem('lastURL', path), lastUrl)
    await page.reload()
    await waitForForm(page)
    if (heading) await expect(page.locator('[data-login-intro] h2')).toHaveText(heading)
    else await expect(page.locator('[data-login-intro]')).toHaveCount(0)
  }
})

test('a guarded page sends a visitor here, and is come back to', async ({ page }) => {
  const account = await createAccount()
  await page.goto('/my-account/profile')
  await expect(page).toHaveURL('/login')
  await waitForForm(page)
  await enter(page, account)
  await expect(page).toHaveURL('/my-account/profile')
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('return-to')
})

test('a wrong password and an unknown address are told alike; nothing typed is lost (LOGIN-25, enumeration)', async ({
  page,
}) => {
  const account = await createAccount()
  await open(page)
  for (const who of [account.email, `nobody.${account.email}`]) {
    await enter(page, { email: who }, 'Wrong-Password-1')
    await expect(alertOf(page)).toHaveText('Invalid email or password.')
    await expect(password(page)).toHaveValue('Wrong-Password-1')
  }
  await expectNoViolations(page, 'a refused login')
})

test('no answer, in any way, is told in words of its own (LOGIN-25)', async ({ page }) => {
  await open(page)
  let turn = 0
  await page.route(loginCall, (route) => {
    turn += 1
    return turn === 1
      ? route.abort()
      : turn === 2
        ? route.fulfill({ status: 503, json: { code: 0, message: 'x', data: null } })
        : route.fulfill({ json: { code: 0, message: '', data: null } })
  })
  for (const told of [
    'An error occurred during login.',
    'An error occurred during login.',
    'Login failed. Please try again.',
  ]) {
    await enter(page, { email: 'account@example.com' })
    await expect(alertOf(page)).toHaveText(told)
  }
})

test('a slow login is sent once, however often it is pressed (LOGIN-16)', async ({ page }) => {
  const account = await createAccount()
  await open(page)
  let calls = 0
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(loginCall, async (route) => {
    calls += 1
    await released
    await route.continue()
  })
  await email(page).fill(account.email)
  await password(page).fill(PASSWORD)
  await expect(logIn(page)).toBeEnabled()
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('form:has(#login-email)')
    form?.requestSubmit()
    form?.requestSubmit()
  })
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeDisabled()
  await password(page).press('Enter')
  release()
  await expect(page).toHaveURL('/my-account/welcome')
  expect(calls).toBe(1)
})

test(
  'the tooltip comes with pointer, focus or touch, stays under the pointer, and goes with Escape (LOGIN-24, WCAG 1.4.13)',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await open(page)
    const mark = page.getByRole('button', { name: 'About one time passwords' })
    const tip = page.getByRole('tooltip')
    await expect(tip).toBeHidden()
    if (isMobile) await mark.tap()
    else await mark.hover()
    await expect(tip).toHaveText(
      'One time password login is for users registered as guests. You can set a permanent password in your dashboard.',
    )
    await expect(tip).toBeInViewport({ ratio: 1 })
    if (!isMobile) {
      await tip.hover()
      await expect(tip).toBeVisible()
      await page.mouse.move(0, 0)
      await expect(tip).toBeHidden()
    }
    await mark.focus()
    await expect(tip).toBeVisible()
    await expectNoViolations(page, 'the tooltip')
    await page.keyboard.press('Escape')
    await expect(tip).toBeHidden()
  },
)

test(
  'two tabs: a login in one takes the other along',
  { tag: '@full-browser' },
  async ({ page, context }) => {
    const account = await createAccount()
    const other = await context.newPage()
    await answerCookieNotice(other)
    await open(other)
    await open(page)
    await enter(page, account)
    await expect(page).toHaveURL('/my-account/welcome')
    await expect(other).toHaveURL('/my-account/welcome')
  },
)

test('messages are toasts until they are closed, and gone for good then (RT-10 to RT-13, D-143, D-144)', async ({
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
  await open(page)
  await enter(page, account)
  const toast = page.getByRole('region', { name: 'Messages' }).getByRole('listitem')
  await expect(toast).toHaveAttribute('data-toast', 'warning')
  await expect(toast.locator('b')).toHaveText('Friday')
  await expect(toast.locator('[onerror]')).toHaveCount(0)
  await expectNoViolations(page, 'a toast')
  const marked = page.waitForResponse('**/api/user/set_user_message_read')
  await toast.getByRole('button', { name: 'Close message: Certificate due' }).click()
  await expect(toast).toHaveCount(0)
  expect((await marked).status()).toBe(200)
  const asked = page.waitForResponse('**/api/user/get_user_messages')
  await page.reload()
  await asked
  await expect(toast).toHaveCount(0)
})
