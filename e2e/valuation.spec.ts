// covers: components/contact, components/forms
import { expect, test, type Page } from '@playwright/test'
import { expectNoViolations } from './support/axe'
import { answerCookieNotice, getTextBox } from './support/pages'

const PATH = '/emoov-local-contact'
const CONTACT_CALL = '**/api/contact/contactUs'
const submit = (page: Page) => page.getByRole('button', { name: 'Request a valuation' }).click()
/** Locates the form that requests a valuation. The page also has the form of the estimate. */
const getForm = (page: Page) =>
  page.locator('main form', { has: page.getByRole('button', { name: 'Request a valuation' }) })

async function openForm(page: Page): Promise<void> {
  await page.goto(PATH)
  await expect(getForm(page)).toHaveAttribute('novalidate')
}

/** Creates a new address for each request, so that no request counts as a repetition or exceeds the rate limit. */
const createEmail = (page: Page) => `ann.${page.viewportSize()?.width}.${Date.now()}@example.com`

async function fillForm(page: Page): Promise<void> {
  await getTextBox(page, 'Name').fill('Ann Hill')
  await getTextBox(page, 'Email address').fill(createEmail(page))
  await getTextBox(page, 'Contact number').fill('07700900123')
  await getTextBox(page, 'Address of the property').fill('1 High Street, Witham')
  await page.getByRole('combobox', { name: 'Number of bedrooms' }).selectOption('4')
  await page.getByRole('checkbox', { name: /I agree/ }).check()
}

test.beforeEach(async ({ page }) => answerCookieNotice(page))

test(
  'an empty form lists all errors, each with a link to its field (VALUATION-03 to VALUATION-08)',
  { tag: '@phone' },
  async ({ page }) => {
    await openForm(page)
    await submit(page)
    const summary = page.getByRole('alert', { name: 'There is a problem' })
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveText([
      'Please enter your address',
      'Please enter your name',
      'Please enter a valid email address',
      'Please enter a UK mobile number starting with 0 and containing 11 digits.',
      'You must agree to the terms.',
    ])
    await expectNoViolations(page, test.info().title)
    await summary.getByRole('link', { name: 'Please enter your address' }).click()
    await expect(getTextBox(page, 'Address of the property')).toBeFocused()
    await fillForm(page)
    await expect(summary).toHaveCount(0)
  },
)

test('a valuation is requested through the contact call and acknowledged (VALUATION-09 to VALUATION-11, VALUATION-13, D-106)', async ({
  page,
}) => {
  await openForm(page)
  await fillForm(page)
  const email = await getTextBox(page, 'Email address').inputValue()
  const sentRequest = page.waitForRequest(CONTACT_CALL)
  await submit(page)
  const body = (await sentRequest).postDataJSON() as Record<string, unknown>
  expect(body).toMatchObject({
    name: 'Ann Hill',
    email,
    contact_no: '07700900123',
    message: 'Valuation request. Address: 1 High Street, Witham. Number of bedrooms: 4.',
    is_agree: true,
  })
  expect(Object.keys(body).sort()).toEqual([
    'contact_no',
    'email',
    'is_agree',
    'message',
    'name',
    'recaptcha_token',
  ])
  expect(String(body['recaptcha_token'])).not.toBe('')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'Thank you for contacting us. We will be in touch shortly.',
  )
  await expect(getForm(page)).toHaveCount(0)
})
