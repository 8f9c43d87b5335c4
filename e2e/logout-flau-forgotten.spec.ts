// covers: components/auth, components/session, app/(auth), lib/session, lib/agency/accounts
import { expect, test, type Page } from '@playwright/test'
import { runAgencyCommand } from '../tests/support/agency-command'
import { createAccount, endSessionsOf, freshAddress, PASSWORD } from '../tests/support/e2e-accounts'
import { readMailsTo, RESET_PATH, waitForMail } from '../tests/support/mailbox'
import { expectNoViolations } from './support/axe'
import { alertOf, answerCookieNotice, readStorage } from './support/pages'

const NEW_PASSWORD = 'Copper-Ladder-Meadow-4'
const hasSession = async (page: Page) =>
  (await page.context().cookies()).some(({ name, value }) => name === 'session' && value !== '')

async function logIn(page: Page, { email }: { email: string }, password = PASSWORD): Promise<void> {
  if (!page.url().endsWith('/login')) await page.goto('/login')
  await page.locator('#login-email').fill(email)
  await page.locator('#login-password').fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}
async function inAccount(page: Page) {
  const ann = await createAccount()
  await page.goto('/login')
  await expect(page.locator('form[novalidate]').first()).toBeAttached()
  await logIn(page, ann)
  await expect(page).toHaveURL('/my-account/welcome')
  return ann
}

test.beforeEach(async ({ page, context }) => {
  await context.setExtraHTTPHeaders(freshAddress())
  await answerCookieNotice(page)
})

test.describe('out', () => {
  test('a user is logged out here and at the agency, by one call, and the header says so (LOGOUT-02, LOGOUT-03)', async ({
    page,
  }) => {
    const ann = await inAccount(page)
    const token = await readStorage(page, 'token')
    const device = await readStorage(page, 'deviceId')
    const called = page.waitForRequest('**/api/user/logout')
    await page.goto('/logout')
    expect((await called).postDataJSON()).toEqual({ token, deviceId: device, userId: ann.id })
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('banner').getByText('LOG IN')).toBeVisible()
    expect([
      await readStorage(page, 'token'),
      await readStorage(page, 'user'),
      await readStorage(page, 'deviceId'),
      await hasSession(page),
    ]).toEqual([null, null, device, false])
    await page.goto('/my-account/welcome')
    await expect(page).toHaveURL('/login')
  })

  test('a logout that does not get through still ends the session in this browser (D-31)', async ({
    page,
  }) => {
    await inAccount(page)
    await page.route('**/api/user/logout', (route) => route.abort())
    await page.goto('/logout')
    await expect(page).toHaveURL('/login')
    expect([await readStorage(page, 'token'), await hasSession(page)]).toEqual([null, false])
  })

  test(
    'two tabs: the other one is no longer anybody’s',
    { tag: '@full-browser' },
    async ({ page, context }) => {
      await inAccount(page)
      const other = await context.newPage()
      await other.goto('/news/')
      await expect(
        other
          .getByRole('banner')
          .locator('a[href="/my-account/welcome"], button:has-text("Dashboard")')
          .first(),
      ).toBeAttached()
      await page.goto('/logout')
      await expect(page).toHaveURL('/login')
      await expect(other.getByRole('banner').getByText('LOG IN')).toBeVisible()
    },
  )

  test('a session that ended elsewhere is noticed by the next page, and leads nowhere in circles (D-18)', async ({
    page,
  }) => {
    const ann = await inAccount(page)
    await endSessionsOf(ann)
    await page.goto('/news/')
    // A first paint knows a visitor alone: what is kept tells whether the page has noticed.
    await expect.poll(() => readStorage(page, 'token')).toBeNull()
    await expect(page.getByRole('banner').getByText('LOG IN')).toBeVisible()
    await page.goto('/my-account/welcome')
    await expect(page).toHaveURL('/login')
  })
})

test.describe('in by a link', () => {
  const linkFor = async (email: string) => {
    const path = /(\/flau\/[\w-]+)/.exec(await runAgencyCommand('login-link', email))?.[1]
    if (!path) throw new Error('no link')
    return path
  }

  test('logs in by key and device without a reload, once; a second time there is another way (FLAU-01 to FLAU-04, HEADER-02)', async ({
    page,
  }) => {
    const ann = await createAccount({ guest: true })
    const path = await linkFor(ann.email)
    // A mail program that looks at links in advance uses nothing up.
    const html = await (await page.request.get(path)).text()
    expect(html).toContain('Please wait, redirecting.....')
    expect(html).toMatch(/<meta name="robots" content="noindex/)
    let loads = 0
    page.on('framenavigated', () => (loads += 1))
    const called = page.waitForRequest('**/api/user/auto_login')
    await page.goto(path)
    expect((await called).postDataJSON()).toEqual({
      key: path.slice('/flau/'.length),
      deviceId: await readStorage(page, 'deviceId'),
    })
    await expect(page).toHaveURL('/my-account/welcome')
    await expect(page.getByRole('banner').getByText('LOG IN')).toHaveCount(0)
    expect(await readStorage(page, 'lastURL')).toBeNull()
    await page.goto('/logout')
    await expect(page).toHaveURL('/login')
    await page.goto(path)
    await expect(page.getByRole('link', { name: 'Log in another way' })).toBeVisible()
    await expect(page.getByText('This link is invalid or has expired.')).toHaveCount(0)
    await expect(page).toHaveURL(path)
    await expectNoViolations(page, 'a link that has been used')
    expect(loads).toBeGreaterThan(0)
  })

  test('somebody who is logged in is asked first, and stays who they are', async ({ page }) => {
    const ann = await inAccount(page)
    const bob = await createAccount()
    const path = await linkFor(bob.email)
    const whose = () =>
      page.evaluate(() =>
        Number((JSON.parse(window.localStorage.getItem('user') ?? '{}') as { id?: number }).id),
      )
    const answer = await page.goto(path)
    expect([answer?.headers()['referrer-policy'], answer?.headers()['cache-control']]).toEqual([
      'no-referrer',
      'private, no-store',
    ])
    await expect(page.getByText('You are logged in as Ada.')).toBeVisible()
    await expectNoViolations(page, 'a link, for somebody who is logged in')
    expect(await whose()).toBe(ann.id)
    await page.getByRole('link', { name: 'Stay logged in as Ada' }).click()
    await expect(page).toHaveURL('/my-account/welcome')
    await page.goto(path)
    await page.getByRole('button', { name: 'Continue with the link' }).click()
    await expect(page).toHaveURL('/my-account/welcome')
    await expect.poll(whose).toBe(bob.id)
  })
})

test.describe('a forgotten password', () => {
  const answer = 'If an account exists for this email, a reset link has been sent.'
  async function ask(page: Page, email: string): Promise<void> {
    await page.goto('/forgotten/password')
    await expect(page.locator('form[novalidate]')).toBeAttached()
    await page.getByRole('textbox', { name: 'Email address' }).fill(email)
    await page.getByRole('button', { name: 'Send me a link' }).click()
    await expect(page.getByText(answer)).toBeVisible()
  }
  async function choose(page: Page, first: string, second = first): Promise<void> {
    await page.locator('#reset-password').fill(first)
    await page.locator('#reset-confirm_password').fill(second)
    await page.getByRole('button', { name: 'Set the password' }).click()
  }

  test('the way there, and its answer, which is the same for everybody (D-155)', async ({ page }) => {
    const bare = await page.request.get('/forgotten', { maxRedirects: 0 })
    expect([bare.status(), bare.headers()['location']]).toEqual([307, '/forgotten/password'])
    await page.goto('/login')
    await page.getByRole('link', { name: 'Forgotten your password?' }).click()
    await expect(page).toHaveURL('/forgotten/password')
    await expect(page).toHaveTitle(/^Forgotten password/)
    await expect(page.getByRole('heading', { level: 1, name: 'Forgotten Password' })).toBeVisible()
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
    await expect(page.locator('form[novalidate]')).toBeAttached()
    await page.getByRole('button', { name: 'Send me a link' }).click()
    await expect(alertOf(page)).toContainText('Please enter a valid email address.')
    await expectNoViolations(page, 'forgotten, empty')
    const stranger = `stranger.${Date.now()}@mail.example`
    await ask(page, stranger)
    await expectNoViolations(page, 'forgotten, sent')
    expect(await readMailsTo(stranger)).toEqual([])
  })

  test('by keyboard: the link of the mail sets a new password once, ends every session, and the way back is kept', async ({
    page,
  }) => {
    const ann = await createAccount()
    await page.goto('/find-a-property/Witham')
    await expect.poll(() => readStorage(page, 'lastURL')).toBe('/find-a-property/Witham')
    await ask(page, ann.email)
    const path = await waitForMail(ann.email, RESET_PATH)
    await page.goto(path)
    await expect(page.locator('form[novalidate]')).toBeAttached()
    expect(await page.locator('head').innerHTML()).not.toContain(path.split('/').at(-1))
    await choose(page, NEW_PASSWORD, `${NEW_PASSWORD}0`)
    await expect(alertOf(page)).toContainText('Password and Confirm Password must match')
    await expectNoViolations(page, 'reset, with an error')
    await page.locator('#reset-confirm_password').fill(NEW_PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Your password has been changed.')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
    await expect(page).toHaveURL('/login')
    await expect(page.locator('form[novalidate]').first()).toBeAttached()
    await logIn(page, ann)
    await expect(alertOf(page)).toHaveText('Invalid email or password.')
    await logIn(page, ann, NEW_PASSWORD)
    await expect(page).toHaveURL('/find-a-property/Witham')
    await page.goto(path)
    await expect(page.locator('form[novalidate]')).toBeAttached()
    await choose(page, NEW_PASSWORD)
    await expect(alertOf(page)).toContainText('This link is invalid or has expired.')
    await alertOf(page).locator('xpath=..').getByRole('link', { name: 'Ask for a new link' }).click()
    await expect(page).toHaveURL('/forgotten/password')
  })

  test('a common password is refused, and the link still good', async ({ page }) => {
    const ann = await createAccount()
    await ask(page, ann.email)
    await page.goto(await waitForMail(ann.email, RESET_PATH))
    await expect(page.locator('form[novalidate]')).toBeAttached()
    await choose(page, 'password1')
    await expect(alertOf(page)).toHaveText('Please choose a longer or less common password.')
    await choose(page, NEW_PASSWORD)
    await expect(page.getByText('Your password has been changed.')).toBeVisible()
  })

  test('no answer is told, and nothing typed is lost', async ({ page }) => {
    await page.route('**/api/user/forgotten_password', (route) => route.abort())
    await page.goto('/forgotten/password')
    await expect(page.locator('form[novalidate]')).toBeAttached()
    await page.getByRole('textbox', { name: 'Email address' }).fill('ann@example.com')
    await page.keyboard.press('Enter')
    await expect(alertOf(page)).toHaveText('An error occurred. Please try again.')
    await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveValue('ann@example.com')
  })
})
