// covers: components/contact, components/forms, lib/contract
import { expect, test, type Page } from '@playwright/test'
import { e2eBase } from '../tests/support/e2e-database'
import { expectNoViolations } from './support/axe'
import { answerCookieNotice } from './support/pages'

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

test.beforeEach(async ({ page }) => answerCookieNotice(page))

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
  await expectNoViolations(page, test.info().title)
  await fill(page, 'Ann@Example.com')
  await expect(page.getByText(wrong[1][1])).toBeVisible()
  await expect(button(page)).toBeDisabled()
  await field(page, 'Email address').fill(somebody(page))
  await expect(button(page)).toBeEnabled()
  await page.getByRole('checkbox', { name: /I agree/ }).uncheck()
  await expect(button(page)).toBeDisabled()
})

test(
  'a message is sent with its token, kept, and acknowledged in place of the form; nobody else is asked for anything (CONTACT-11 to CONTACT-13, API-28, PERM-04, CONST-01, CONST-02, domain B7)',
  { tag: '@phone' },
  async ({ page }) => {
    const foreign: string[] = []
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== e2eBase()) foreign.push(request.url())
    })
    await open(page)
    expect((await page.locator('main [data-map=office]').boundingBox())?.height).toBe(1000)
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
    expect(foreign).toEqual([])
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
