// covers: components/contact, components/forms, lib/contract
import { expect, test, type Page } from '@playwright/test'
import { e2eBase } from '../tests/support/e2e-database'
import { expectNoViolations } from './support/axe'
import { answerCookieNotice, getTextBox } from './support/pages'

/** The height that the specification demands (CONTACT-02). */
const MAP_HEIGHT_PX = 1_000
const CONTACT_CALL = '**/api/contact/contactUs'
const getSubmitButton = (page: Page) => page.getByRole('button', { name: 'Send message' })
/** Creates a new address for each message, so that no message counts as a repetition or exceeds the rate limit. */
const createEmail = (page: Page) => `ann.${page.viewportSize()?.width}.${Date.now()}@example.com`

/** Opens the page and waits for the form's script. Before, the browser would post the form as without JavaScript. */
async function openForm(page: Page): Promise<void> {
  await page.goto('/contact/')
  await expect(page.locator('form[novalidate]')).toBeVisible()
}

async function fillForm(page: Page, email = createEmail(page)): Promise<void> {
  await getTextBox(page, 'Name').fill('Ann Hill')
  await getTextBox(page, 'Email address').fill(email)
  await getTextBox(page, 'Contact number').fill('01632 960001')
  await getTextBox(page, 'Message').fill('Good morning')
  await page
    .getByRole('checkbox', { name: /I agree to the terms and conditions and the privacy policy/ })
    .check()
}

test.beforeEach(async ({ page }) => answerCookieNotice(page))

test('a field shows its error when it loses the focus, and the button is enabled while the form is valid (CONTACT-05 to CONTACT-10)', async ({
  page,
}) => {
  await page.goto('/contact/')
  await expect(getSubmitButton(page)).toBeDisabled()
  const emailError =
    'Please enter your email address. This must be your full email address, all in lower case, with no spaces.'
  const errors = [
    ['Name', 'Please enter your name'],
    ['Email address', emailError],
    ['Contact number', 'Please enter your contact number'],
    ['Message', 'Please enter your message'],
  ] as const
  await expect(page.locator('form[novalidate]')).toBeVisible()
  for (const [name, message] of errors) {
    await expect(page.getByText(message, { exact: true })).toHaveCount(0)
    await getTextBox(page, name).focus()
    await getTextBox(page, name).blur()
    await expect(page.getByText(message, { exact: true })).toBeVisible()
  }
  await expectNoViolations(page, test.info().title)
  await fillForm(page, 'Ann Hill@Example.com')
  await expect(page.getByText(emailError)).toBeVisible()
  await expect(getSubmitButton(page)).toBeDisabled()
  // Capital letters are accepted, although the message in the specification says "all in lower case".
  await getTextBox(page, 'Email address').fill('Ann@Example.com')
  await expect(getSubmitButton(page)).toBeEnabled()
  await page.getByRole('checkbox', { name: /I agree/ }).uncheck()
  await expect(getSubmitButton(page)).toBeDisabled()
})

test(
  'an acknowledgement replaces the form after a message is sent, and no other origin is requested (CONTACT-11 to CONTACT-13, API-28, PERM-04, CONST-01, CONST-02, domain B7)',
  { tag: '@phone' },
  async ({ page }) => {
    const foreignRequests: string[] = []
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== e2eBase()) foreignRequests.push(request.url())
    })
    await openForm(page)
    const mapBox = await page.locator('main [data-map=office]').boundingBox()
    expect(mapBox?.height).toBe(MAP_HEIGHT_PX)
    await fillForm(page)
    const sentRequest = page.waitForRequest(CONTACT_CALL)
    await getSubmitButton(page).click()
    const request = await sentRequest
    expect(request.headers()['token'], 'no login is needed').toBeUndefined()
    const body = request.postDataJSON() as Record<string, unknown>
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
    expect(foreignRequests).toEqual([])
  },
)
