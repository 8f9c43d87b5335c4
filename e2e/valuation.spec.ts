import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { chooseCookies } from './search-support'

const PATH = '/emoov-local-contact'
const call = '**/api/contact/contactUs'
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Request a valuation' }).click()
const form = (page: Page) => page.getByRole('main').locator('form')

async function open(page: Page): Promise<void> {
  await page.goto(PATH)
  await expect(page.locator('form[novalidate]')).toBeVisible()
}

/** Each request is somebody else's, so that none is taken for one sent twice, nor for one too many. */
const somebody = (page: Page) => `ann.${page.viewportSize()?.width}.${Date.now()}@example.com`

async function fill(page: Page): Promise<void> {
  await field(page, 'Name').fill('Ann Hill')
  await field(page, 'Email address').fill(somebody(page))
  await field(page, 'Contact number').fill('07700900123')
  await field(page, 'Address of the property').fill('1 High Street, Witham')
  await page.getByRole('combobox', { name: 'Number of bedrooms' }).selectOption('4')
  await page.getByRole('checkbox', { name: /I agree/ }).check()
}

test.beforeEach(async ({ page }) => chooseCookies(page))

test('the page has its heading, telephone and form; a pristine form shows no errors (VALUATION-01, VALUATION-02, VALUATION-08)', async ({
  page,
}) => {
  for (const path of [`${PATH}/`, PATH]) expect((await page.goto(path))?.status(), path).toBe(200)
  await expect(page.getByRole('heading', { level: 1, name: 'Request a valuation' })).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/emoov-local-contact$/)
  await expect(page.getByRole('main').getByRole('link', { name: '01632 960123' })).toHaveAttribute(
    'href',
    /^tel:/,
  )
  for (const name of ['name', 'email', 'contact_no', 'address', 'number_of_bedrooms', 'is_agree'])
    await expect(form(page).locator(`[name=${name}]`)).toHaveAttribute('required', '')
  const bedrooms = page.getByRole('combobox', { name: 'Number of bedrooms' })
  await expect(bedrooms).toHaveValue('1')
  await expect(bedrooms.locator('option')).toHaveText(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
  await expect(page.getByText(/^Please enter|^You must agree/)).toHaveCount(0)
})

test(
  'sent empty it tells all that is wrong and leads to it (VALUATION-03 to VALUATION-08)',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page)
    await submit(page)
    const summary = page.getByRole('alert', { name: 'There is a problem' })
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveText([
      'Please enter your name',
      'Please enter a valid email address',
      'Please enter a UK mobile number starting with 0 and containing 11 digits.',
      'Please enter your address',
      'You must agree to the terms.',
    ])
    expect(
      (await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze())
        .violations,
    ).toEqual([])
    await summary.getByRole('link', { name: 'Please enter your address' }).click()
    await expect(field(page, 'Address of the property')).toBeFocused()
    await fill(page)
    await expect(summary).toHaveCount(0)
  },
)

test('it is sent as the contact call and acknowledged (VALUATION-09 to VALUATION-11, VALUATION-13, D-106)', async ({
  page,
}) => {
  await open(page)
  await fill(page)
  const from = await field(page, 'Email address').inputValue()
  const asked = page.waitForRequest(call)
  await submit(page)
  const body = (await asked).postDataJSON() as Record<string, unknown>
  expect(body).toMatchObject({
    name: 'Ann Hill',
    email: from,
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
  await expect(form(page)).toHaveCount(0)
})

for (const [name, fulfil, words] of [
  ['a refusal', { json: { code: 0, message: 'Not today', data: null } }, 'Not today'],
  ['an error status', { status: 500, body: 'broken' }, 'Submission failed. Please try again.'],
] as const)
  test(`${name} is told in place of the form, which comes back as it was (VALUATION-12, VALUATION-13)`, async ({
    page,
  }) => {
    await page.route(call, (route) => route.fulfill(fulfil))
    await open(page)
    await fill(page)
    await submit(page)
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(words)
    await expect(form(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Back to the form' }).click()
    await expect(field(page, 'Name')).toHaveValue('Ann Hill')
    await expect(page.getByRole('combobox', { name: 'Number of bedrooms' })).toHaveValue('4')
  })

test('without JavaScript it is told what is wrong, loses nothing, and is sent', async ({
  browser,
  baseURL,
  viewport,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, viewport })
  const page = await context.newPage()
  await page.goto(PATH)
  await fill(page)
  await field(page, 'Contact number').fill('0770')
  await submit(page)
  await expect(page).toHaveURL(new RegExp(`${PATH}$`))
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText('containing 11 digits.')
  await expect(page.getByRole('combobox', { name: 'Number of bedrooms' })).toHaveValue('4')
  await field(page, 'Contact number').fill('07700900123')
  await submit(page)
  await expect(page.getByText('Thank you for contacting us. We will be in touch shortly.')).toBeVisible()
  await context.close()
})
