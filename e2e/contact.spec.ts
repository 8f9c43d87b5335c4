import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { e2eDatabaseUrl } from '../tests/support/e2e-database'
import { chooseCookies } from './search-support'
import { OWN_KEY, startSite } from './second-site'

const call = '**/api/contact/contactUs'
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page) => page.getByRole('button', { name: 'Send message' })
/** Each message is from somebody else, so that none is taken for one sent twice, nor for one too many. */
const somebody = (page: Page) => `ann.${page.viewportSize()?.width}.${Date.now()}@example.com`

/** Opens the page once its script answers for the form; before that the form is posted, as without JavaScript. */
async function open(page: Page): Promise<void> {
  await page.goto('/contact/')
  await expect(page.locator('form[novalidate]')).toBeVisible()
}

async function fill(page: Page, email = somebody(page)): Promise<void> {
  await field(page, 'Name').fill('Ann Hill')
  await field(page, 'Email address').fill(email)
  await field(page, 'Contact number').fill('01632 960001')
  await field(page, 'Message').fill('Good morning')
  await page
    .getByRole('checkbox', { name: /I agree to the terms and conditions and the privacy policy/ })
    .check()
}

test.beforeEach(async ({ page }) => chooseCookies(page))

test('the page has details, form, map and canonical (CONTACT-01 to CONTACT-04, D-107)', async ({ page }) => {
  expect((await page.goto('/contact/'))?.status()).toBe(200)
  expect((await page.request.get('/contact')).status()).toBe(200)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/contact\/$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: '01632 960123' }).first()).toHaveAttribute('href', /^tel:/)
  await expect(main.locator('a[href^="mailto:"]')).toBeVisible()
  const map = main.locator('[data-map=office]')
  await expect(map).toHaveAttribute('data-zoom', '14')
  expect((await map.boundingBox())?.height).toBe(1000)
  await expect(map.getByRole('img', { name: /our office/ })).toBeVisible()
  for (const name of ['name', 'email', 'contact_no', 'message', 'is_agree'])
    await expect(main.locator(`[name=${name}]`)).toHaveAttribute('required', '')
})

test('errors come with touch, the button with validity (CONTACT-05 to CONTACT-10)', async ({ page }) => {
  await page.goto('/contact/')
  await expect(button(page)).toBeDisabled()
  const wrong = [
    ['Name', 'Please enter your name'],
    [
      'Email address',
      'Please enter your email address. This must be your full email address, all in lower case, with no spaces.',
    ],
    ['Contact number', 'Please enter your contact number'],
    ['Message', 'Please enter your message'],
  ] as const
  await expect(page.locator('form[novalidate]')).toBeVisible()
  for (const [name, words] of wrong) {
    await expect(page.getByText(words, { exact: true })).toHaveCount(0)
    await field(page, name).focus()
    await field(page, name).blur()
    await expect(page.getByText(words, { exact: true })).toBeVisible()
  }
  expect(
    (await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze())
      .violations,
  ).toEqual([])
  await fill(page, 'Ann@Example.com')
  await expect(page.getByText(wrong[1][1])).toBeVisible()
  await expect(button(page)).toBeDisabled()
  await field(page, 'Email address').fill(somebody(page))
  await expect(button(page)).toBeEnabled()
  await page.getByRole('checkbox', { name: /I agree/ }).uncheck()
  await expect(button(page)).toBeDisabled()
})

test(
  'a message is sent with its token, kept, and acknowledged in place of the form (CONTACT-11 to CONTACT-13, API-28, PERM-04)',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page)
    await fill(page)
    const asked = page.waitForRequest(call)
    await button(page).click()
    expect((await asked).headers()['token'], 'nobody need be logged in').toBeUndefined()
    const body = (await asked).postDataJSON() as Record<string, unknown>
    expect(Object.keys(body).sort()).toEqual([
      'contact_no',
      'email',
      'is_agree',
      'message',
      'name',
      'recaptcha_token',
    ])
    expect(body['is_agree']).toBe(true)
    expect(String(body['recaptcha_token'])).not.toBe('')
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      'Thank you for contacting us. We will be in touch shortly.',
    )
    await expect(page.getByRole('main').locator('form')).toHaveCount(0)
  },
)

test('a refusal is told in place of the form, which comes back as it was (CONTACT-14)', async ({ page }) => {
  await page.route(call, (route) => route.fulfill({ json: { code: 0, message: 'Not today', data: null } }))
  await open(page)
  await fill(page)
  await button(page).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Not today')
  await expect(page.getByRole('main').locator('form')).toHaveCount(0)
  await page.getByRole('button', { name: 'Back to the form' }).click()
  await expect(field(page, 'Name')).toHaveValue('Ann Hill')
})

test('a call that fails is passed over in silence, nothing is lost, and it can be sent again (CONTACT-15)', async ({
  page,
}) => {
  let calls = 0
  await page.route(call, (route) => {
    calls += 1
    return calls === 1
      ? route.abort()
      : calls === 2
        ? route.fulfill({ status: 500, body: 'broken' })
        : route.continue()
  })
  await open(page)
  await fill(page)
  for (const turn of [1, 2]) {
    await button(page).click()
    await expect.poll(() => calls).toBe(turn)
    await expect(button(page)).toBeEnabled()
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    await expect(field(page, 'Name')).toHaveValue('Ann Hill')
  }
  await button(page).click()
  await expect(page.getByRole('main').getByRole('status')).toBeVisible()
})

test('nothing of anybody else’s is asked for, with or without the form in use (CONST-01, CONST-02, domain B7)', async ({
  page,
  baseURL,
}) => {
  const strangers: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin) strangers.push(request.url())
  })
  await open(page)
  await fill(page)
  await expect(button(page)).toBeEnabled()
  expect(strangers).toEqual([])
})

test('without JavaScript the form is told what is wrong, loses nothing, and is sent', async ({
  browser,
  baseURL,
  viewport,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, viewport })
  const page = await context.newPage()
  await page.goto('/contact/')
  await fill(page, 'Ann@Example.com')
  const typed = await field(page, 'Message').inputValue()
  await button(page).click()
  await expect(
    page.getByText('This must be your full email address, all in lower case, with no spaces.'),
  ).toBeVisible()
  await expect(field(page, 'Message')).toHaveValue(typed)
  await expect(page.getByRole('checkbox', { name: /I agree/ })).toBeChecked()
  await field(page, 'Email address').fill(somebody(page))
  await button(page).click()
  await expect(page.getByText('Thank you for contacting us. We will be in touch shortly.')).toBeVisible()
  await context.close()
})

test('without JavaScript a form that a program filled in is not taken, and a person who did loses nothing', async ({
  browser,
  baseURL,
  viewport,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, viewport })
  const page = await context.newPage()
  await page.goto('/contact/')
  await fill(page)
  const typed = await field(page, 'Message').inputValue()
  // Out of sight and of the keyboard's way, so no person's act can fill it in here.
  const unseen = page.locator('input[name=topic]')
  await expect(unseen).not.toBeInViewport()
  await unseen.evaluate((input: HTMLInputElement) => {
    input.value = 'Cheap watches'
  })
  await button(page).click()
  await expect(page.getByRole('alert')).toHaveText('Bot check failed. Please try again.')
  await expect(field(page, 'Message')).toHaveValue(typed)
  await button(page).click()
  await expect(page.getByText('Thank you for contacting us. We will be in touch shortly.')).toBeVisible()
  await context.close()
})

test('where the bot check has a secret, those without JavaScript can still write, a few times an hour (D-34, D-165)', async ({
  browser,
  isMobile,
}) => {
  test.skip(isMobile, 'one width shows it')
  const site = await startSite({
    DATABASE_URL: e2eDatabaseUrl(),
    API_KEY: OWN_KEY,
    RECAPTCHA_SITE_KEY: 'a-site-key',
    RECAPTCHA_SECRET_KEY: 'a-secret',
  })
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.base })
  try {
    const page = await context.newPage()
    for (const turn of [1, 2, 3, 4]) {
      await page.goto('/contact/')
      await fill(page)
      const typed = await field(page, 'Message').inputValue()
      await button(page).click()
      if (turn < 4)
        await expect(
          page.getByText('Thank you for contacting us. We will be in touch shortly.'),
        ).toBeVisible()
      else {
        await expect(page.getByRole('alert')).toHaveText('Too many attempts. Please try again later.')
        await expect(field(page, 'Message')).toHaveValue(typed)
      }
    }
  } finally {
    await context.close()
    await site.stop()
  }
})

test('what another site posts to the form is refused', async ({ page, request }) => {
  await page.goto('/contact/')
  const fields = await page
    .locator('form[method=POST] input[type=hidden]')
    .evaluateAll((inputs) => (inputs as HTMLInputElement[]).map(({ name, value }) => [name, value] as const))
  const reply = await request.post('/contact/', {
    headers: { origin: 'https://evil.example' },
    multipart: {
      ...Object.fromEntries(fields),
      name: 'Eve',
      email: 'eve@example.com',
      contact_no: '1',
      message: 'From elsewhere',
      is_agree: 'on',
    },
  })
  expect(reply.status()).toBeGreaterThanOrEqual(400)
  expect(await reply.text()).not.toContain('Thank you for contacting us')
})
