import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { chooseCookies, hydrated } from './search-support'

test.beforeEach(async ({ page }) => chooseCookies(page))

const clean = async (page: Page) =>
  expect(
    (await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze())
      .violations,
  ).toEqual([])

const pages = [
  { path: '/privacy-policy', h1: 'Privacy Policy' },
  { path: '/complaints-procedure', h1: 'Complaints Procedure' },
  { path: '/fees', h1: 'Our fees' },
  { path: '/reviews-policy', h1: 'Reviews policy' },
  { path: '/cookie-policy', h1: 'Cookie policy' },
  { path: '/terms-and-conditions', h1: 'Terms and Conditions' },
  { path: '/service-agreement', h1: 'Our Terms' },
  { path: '/lettings-service-agreement', h1: 'Lettings Service Agreement' },
  { path: '/data-protection-complaint', h1: 'Complain about your personal data' },
  { path: '/site-map', h1: 'Site map' },
]
for (const { path, h1 } of pages)
  test(`${path}: heading, trail from Home as text and as data, canonical, axe (STATIC-01, STATIC-03, STATIC-27, META-07, ROUTE-05)`, async ({
    page,
  }) => {
    expect((await page.goto(path))?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([h1])
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first()).toHaveText(
      'Home',
    )
    await expect(
      page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }),
    ).toHaveAttribute('href', '/')
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`))
    const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).join()
    expect(data).toContain('"BreadcrumbList"')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    await clean(page)
  })

test('privacy has sixteen numbered sections and its contents lead to them (STATIC-02, STATIC-04, ROUTE-19)', async ({
  page,
}) => {
  await page.goto('/privacy-policy')
  const headings = page.getByRole('main').getByRole('heading', { level: 2, name: /^\d+\. / })
  await expect(headings).toHaveCount(16)
  await expect(page.getByRole('main')).toContainText('within 28 days')
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: /^10\./ }).click()
  await expect(page.getByRole('heading', { name: /^10\. How long we keep it/ })).toBeInViewport()
})

test('complaints lead to the home page, an e-mail and the ombudsman (STATIC-26, STATIC-28, STATIC-29)', async ({
  page,
}) => {
  await page.goto('/complaints-procedure')
  const main = page.getByRole('main')
  await expect(main.locator('a[href="/"]').last()).toBeVisible()
  await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible()
  await expect(main.getByRole('link', { name: 'The Property Ombudsman' }).first()).toHaveAttribute(
    'href',
    /^https:/,
  )
  for (const term of ['3 working days', '15 working days', '8 weeks', '12 months'])
    await expect(main).toContainText(term)
})

test('the fees page is linked from every page and names both schemes (Consumer Rights Act 2015 s.83)', async ({
  page,
}) => {
  await page.goto('/about-us')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our fees' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Our fees' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Client Money Protect' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Examples in England' })).toContainText('£276.92')
})

const agreements = ['/terms-and-conditions', '/service-agreement', '/lettings-service-agreement']
for (const path of agreements)
  test(`${path}: its text is the agency’s, and its three tabs lead to the others (STATIC-17, STATIC-18, STATIC-19)`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(path)
    const tabs = page.getByRole('navigation', { name: 'Our terms' }).getByRole('link')
    await expect(tabs).toHaveText(['Terms and Conditions', 'Service Agreement', 'Lettings Service Agreement'])
    expect(await tabs.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
      agreements,
    )
    await expect(
      page.getByRole('navigation', { name: 'Our terms' }).locator('[aria-current="page"]'),
    ).toHaveAttribute('href', path)
    const reply = await page.request.post('/api/sitemeta/get_site_meta', {
      headers: { origin: new URL(baseURL ?? '').origin },
      data: { attr: `${path.slice(1)}-contents` },
    })
    const { val } = (await reply.json()).data as { val: string }
    const shown = await page.evaluate((html) => {
      const own = document.createElement('div')
      own.innerHTML = html
      return {
        own: own.innerHTML,
        page: [...document.querySelectorAll('main .prose')].map((part) => part.innerHTML),
      }
    }, val)
    expect(shown.page).toContain(shown.own)
  })

test(
  'between the tabs one moves without leaving the page, and waiting is told (STATIC-20, D-50)',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/terms-and-conditions')
    await hydrated(page)
    let goOn: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      goOn = resolve
    })
    await page.route(/\/service-agreement\?.*_rsc=/, async (route) => {
      await held
      await route.continue()
    })
    await page
      .getByRole('navigation', { name: 'Our terms' })
      .getByRole('link', { name: 'Service Agreement', exact: true })
      .click()
    await expect(page.getByText('Loading...')).toBeVisible()
    goOn()
    await expect(page.getByRole('heading', { level: 1, name: 'Our Terms' })).toBeVisible()
    await expect(page.getByText('Loading...')).toHaveCount(0)
  },
)

test(
  'a data-protection complaint can be sent by keyboard, and is acknowledged (Data (Use and Access) Act 2025)',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/data-protection-complaint')
    await expect(page.locator('form[novalidate]')).toBeVisible()
    const send = page.getByRole('button', { name: 'Send complaint' })
    await send.click()
    await expect(page.getByRole('alert', { name: 'There is a problem' }).getByRole('link')).toHaveCount(5)
    await clean(page)
    await page.getByRole('textbox', { name: 'Name' }).fill('Ann Hill')
    await page.getByRole('textbox', { name: 'Email address' }).fill(`ann.${Date.now()}@example.com`)
    await page.getByRole('combobox', { name: 'What is it about?' }).selectOption('Marketing or cookies')
    await page
      .getByRole('textbox', { name: 'What happened?' })
      .fill('The newsletter came again after I had left the list.')
    await page.getByRole('checkbox').check()
    // The links within the label come before the button.
    for (
      let turn = 0;
      turn < 4 && !(await send.evaluate((button) => button === document.activeElement));
      turn += 1
    )
      await page.keyboard.press('Tab')
    await expect(send).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-outcome="success"]')).toContainText('Thank you for contacting us')
  },
)

test('without JavaScript the complaint is posted, told what is missing, and keeps what was typed', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/data-protection-complaint')
  await page.getByRole('textbox', { name: 'Name' }).fill('Ann Hill')
  await page.getByRole('textbox', { name: 'Email address' }).fill('ann@example')
  await page.getByRole('textbox', { name: 'What happened?' }).fill('No answer to my request.')
  await page.getByRole('combobox', { name: 'What is it about?' }).selectOption('A request for my data')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Send complaint' }).click()
  await expect(page.getByText('Please enter a valid email address').first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'What happened?' })).toHaveValue('No answer to my request.')
  await context.close()
})

test('the site map leads to every section, guides and news by name', async ({ page }) => {
  await page.goto('/site-map')
  for (const [group, link] of [
    ['Buy and rent', 'Homes for sale'],
    ['Legal', 'Privacy policy'],
    ['Guides', 'All guides'],
    ['News', 'All news'],
  ] as const)
    await expect(
      page.getByRole('main').getByRole('region', { name: group }).getByRole('link', { name: link }),
    ).toBeVisible()
  expect(
    await page.getByRole('main').getByRole('region', { name: 'Guides' }).getByRole('link').count(),
  ).toBeGreaterThan(15)
})
