import { expect, test, type Page } from '@playwright/test'
import { newPerson, PASSWORD } from './account-support'
import { agency } from './agency-command'
import { clean } from './axe'
import { freshAddress } from './people'
import { chooseCookies, hydrated, salesOf } from './search-support'

const loginCall = '**/api/user/login'
const email = (page: Page) => page.locator('#login-email')
const password = (page: Page) => page.locator('#login-password')
const logIn = (page: Page) => page.getByRole('button', { name: 'Log in', exact: true })
const alert = (page: Page) => page.getByRole('main').getByRole('alert')
const ready = (page: Page) => expect(page.locator('form[novalidate]').first()).toBeAttached()
const kept = (page: Page, key: string) => page.evaluate((name) => window.localStorage.getItem(name), key)

async function open(page: Page): Promise<void> {
  await page.goto('/login')
  await ready(page)
}
async function enter(page: Page, person: { email: string }, secret = PASSWORD): Promise<void> {
  await email(page).fill(person.email)
  await password(page).fill(secret)
  await logIn(page).click()
}
const dashboard = (page: Page) => page.getByRole('banner').getByText('DASHBOARD')

test.beforeEach(async ({ page, context }) => {
  await context.setExtraHTTPHeaders(freshAddress())
  await chooseCookies(page)
})

test('three forms of which one is open, two ways to register, the links; for nobody’s index (LOGIN-01, LOGIN-02, LOGIN-06, LOGIN-13, META-02)', async ({
  page,
}) => {
  expect((await page.goto('/login'))?.status()).toBe(200)
  await expect(page).toHaveTitle(/^Log in/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  await expect(password(page)).toBeVisible()
  await expect(page.locator('#otp-request-email, #otp-verify-otp')).toHaveCount(0)
  await expect(page.getByRole('tab')).toHaveText(['Register as Guest', 'Create an Account'])
  const main = page.getByRole('main')
  for (const path of ['/forgotten/password', '/terms-and-conditions', '/privacy-policy'])
    await expect(main.locator(`a[href="${path}"]`).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Our newsletter' })).toHaveCount(0)
  expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('/login')
})

test(
  'by keyboard alone: in by password, to the account, which the header knows (LOGIN-15, LOGIN-17 to LOGIN-19, LOGIN-30, HEADER-02)',
  { tag: '@phone' },
  async ({ page, request, isMobile }) => {
    const ann = await newPerson({ firstName: 'Ann' })
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
    await page.keyboard.type(ann.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(PASSWORD)
    await expect(logIn(page)).toBeEnabled()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/my-account/welcome')
    if (!isMobile) await expect(dashboard(page)).toBeVisible()
    expect(JSON.parse((await kept(page, 'user')) ?? '')).toMatchObject({ id: ann.id, first_name: 'Ann' })
    // What a script can read opens no call: without the cookie the token is worth nothing (D-18).
    const token = await kept(page, 'token')
    const stranger = await request.post('/api/user/get_user_data', {
      headers: { origin: new URL(page.url()).origin, token: token ?? '' },
      data: { user_id: ann.id },
    })
    expect(stranger.status()).toBe(401)
  },
)

test('somebody who is in is sent on from the login: by the server, and a stale token is cleared (LOGIN-07, D-30)', async ({
  page,
}) => {
  await open(page)
  await enter(page, await newPerson())
  await expect(page).toHaveURL('/my-account/welcome')
  const answer = await page.request.get('/login', { maxRedirects: 0 })
  expect([answer.status(), answer.headers()['location']]).toEqual([307, '/my-account/welcome'])
  await page.goto('/login')
  await expect(page).toHaveURL('/my-account/welcome')
  await page.context().clearCookies({ name: 'session' })
  await page.goto('/login')
  await expect.poll(() => kept(page, 'token')).toBeNull()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('banner').getByText('LOG IN')).toBeVisible()
})

test('from a question to the login, its word about it, and back to the question (LOGIN-08, LOGIN-09, LOGIN-14, SHELL-04, SHELL-05)', async ({
  page,
  request,
  baseURL,
}) => {
  const home = (await salesOf(request, baseURL ?? '', { location: 'Witham' })).properties[0]
  const question = `/property/${home?.id}/ask-a-question`
  await page.goto(question)
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('heading', { name: 'Ask the seller' })).toBeVisible()
  expect(await kept(page, 'lastURL')).toBe(question)
  await enter(page, await newPerson())
  await expect(page).toHaveURL(question)
  expect(await kept(page, 'lastURL')).toBeNull()
  await page.goto('/news/')
  await hydrated(page)
  expect(await kept(page, 'lastURL')).toBeNull()
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
    await ready(page)
    if (heading) await expect(page.locator('[data-login-intro] h2')).toHaveText(heading)
    else await expect(page.locator('[data-login-intro]')).toHaveCount(0)
  }
})

test('a guarded page sends a visitor here, and is come back to', async ({ page }) => {
  const ann = await newPerson()
  await page.goto('/my-account/profile')
  await expect(page).toHaveURL('/login')
  await ready(page)
  await enter(page, ann)
  await expect(page).toHaveURL('/my-account/profile')
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('return-to')
})

test('a wrong password and an unknown address are told alike; nothing typed is lost (LOGIN-25, enumeration)', async ({
  page,
}) => {
  const ann = await newPerson()
  await open(page)
  for (const who of [ann.email, `nobody.${ann.email}`]) {
    await enter(page, { email: who }, 'Wrong-Password-1')
    await expect(alert(page)).toHaveText('Invalid email or password.')
    await expect(password(page)).toHaveValue('Wrong-Password-1')
  }
  await clean(page, 'a refused login')
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
    await enter(page, { email: 'ann@example.com' })
    await expect(alert(page)).toHaveText(told)
  }
})

test('a slow login is sent once, however often it is pressed (LOGIN-16)', async ({ page }) => {
  const ann = await newPerson()
  await open(page)
  let calls = 0
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(loginCall, async (route) => {
    calls += 1
    await released
    await route.continue()
  })
  await email(page).fill(ann.email)
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

test('where the forms’ own script does not come, the login is posted, once', async ({ page }) => {
  const ann = await newPerson()
  await page.route('**/_next/static/chunks/**', async (route) => {
    const response = await route.fetch()
    await ((await response.text()).includes('shouldUseNativeValidation')
      ? route.abort()
      : route.fulfill({ response }))
  })
  let posts = 0
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/login', async (route) => {
    if (route.request().method() === 'POST') {
      posts += 1
      await released
    }
    await route.continue()
  })
  await open(page)
  await enter(page, ann)
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeDisabled()
  // The pages behind the login get all of theirs.
  await page.unroute('**/_next/static/chunks/**')
  await password(page).press('Enter')
  release()
  await expect(page).toHaveURL('/my-account/welcome')
  expect(posts).toBe(1)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
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
    await clean(page, 'the tooltip')
    await page.keyboard.press('Escape')
    await expect(tip).toBeHidden()
  },
)

test(
  'two tabs: a login in one takes the other along',
  { tag: '@full-browser' },
  async ({ page, context }) => {
    const ann = await newPerson()
    const other = await context.newPage()
    await chooseCookies(other)
    await open(other)
    await open(page)
    await enter(page, ann)
    await expect(page).toHaveURL('/my-account/welcome')
    await expect(other).toHaveURL('/my-account/welcome')
  },
)

test('messages are toasts until they are closed, and gone for good then (RT-10 to RT-13, D-143, D-144)', async ({
  page,
}) => {
  const ann = await newPerson()
  await agency(
    'message',
    ann.email,
    'warning',
    'Certificate due',
    '<p>The gas certificate ends on <b>Friday</b>.</p><img src=x onerror=alert(1)>',
  )
  await open(page)
  await enter(page, ann)
  const toast = page.getByRole('region', { name: 'Messages' }).getByRole('listitem')
  await expect(toast).toHaveAttribute('data-toast', 'warning')
  await expect(toast.locator('b')).toHaveText('Friday')
  await expect(toast.locator('[onerror]')).toHaveCount(0)
  await clean(page, 'a toast')
  const marked = page.waitForResponse('**/api/user/set_user_message_read')
  await toast.getByRole('button', { name: 'Close message: Certificate due' }).click()
  await expect(toast).toHaveCount(0)
  expect((await marked).status()).toBe(200)
  const asked = page.waitForResponse('**/api/user/get_user_messages')
  await page.reload()
  await asked
  await expect(toast).toHaveCount(0)
})

test('without JavaScript: told what is wrong, nothing in the address, in by password to the page that was wanted', async ({
  browser,
  baseURL,
  viewport,
}) => {
  const ann = await newPerson()
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL,
    viewport,
    extraHTTPHeaders: freshAddress(),
  })
  const page = await context.newPage()
  await page.goto('/my-account/profile')
  await expect(page).toHaveURL('/login')
  await expect(
    page.locator('noscript p', { hasText: 'Logging in with a one time password needs JavaScript' }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Login with a one time password' })).toBeHidden()
  await enter(page, ann, 'Wrong-Password-1')
  await expect(alert(page)).toHaveText('Invalid email or password.')
  await expect(email(page)).toHaveValue(ann.email)
  expect(await page.content()).not.toContain('Wrong-Password-1')
  expect(page.url()).toBe(`${baseURL}/login`)
  await enter(page, ann)
  await expect(page).toHaveURL('/my-account/profile')
  expect((await context.cookies()).find(({ name }) => name === 'session')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
  })
  await context.close()
})

test('axe finds nothing in the forms as they come; they fit 320 px and letters of twice the size', async ({
  page,
}) => {
  await open(page)
  await clean(page, 'password and guest')
  await page.getByRole('tab', { name: 'Create an Account' }).click()
  await clean(page, 'password and account')
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280)
})
