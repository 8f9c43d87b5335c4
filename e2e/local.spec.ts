import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { asked, chooseCookies, hydrated, searchCall } from './search-support'

test.beforeEach(async ({ page }) => chooseCookies(page))

const axe = (page: Page) =>
  new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze()

test('the local service: intro, six steps, packages, management (LOCAL-01 to LOCAL-10, ROUTE-08)', async ({
  page,
}) => {
  expect((await page.goto('/local'))?.status()).toBe(200)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(['Expertise, now local.'])
  await expect(main.locator('a[href="/local/essex"]')).toBeVisible()
  await expect(main.getByRole('region', { name: /six steps/ }).getByRole('heading', { level: 3 })).toHaveText(
    ['Free valuation', 'Choose package', 'Launch listing', 'Viewings', 'Sell or let', 'Completion'],
  )
  await expect(main.getByRole('article', { name: 'Sale package' }).getByRole('listitem')).toHaveText([
    'Anti-money-laundering check',
    'Valuation report',
    'Dedicated estate agent',
    'Listing on major portals',
    'Photography',
    'Floorplan',
    'Virtual tour',
    'Unlimited hosted viewings',
    'Buyer verification',
    'Memorandum of sale',
    'Sales progression',
  ])
  await expect(main.getByRole('article', { name: 'Letting package' }).getByRole('listitem')).toHaveText([
    'Anti-money-laundering check',
    'Valuation report',
    'Dedicated letting agent',
    'Portal listing',
    'Photography',
    'Floorplan',
    'Unlimited hosted viewings',
    'Tenant referencing',
    'Tenancy agreement',
    'Deposit registration',
    'Rent collection',
  ])
  for (const words of ['£1,795 including VAT', '1.42%', '£595', '6.5% of the rent plus VAT'])
    await expect(main).toContainText(words)
  await expect(main.locator('a[href="/emoov-local-contact"]').first()).toBeVisible()
  expect((await axe(page)).violations).toEqual([])
})

for (const path of ['/local', '/local/essex']) {
  test(`${path}: the calculator, by slider, keyboard and typing (LOCAL-04, LOCAL-11 to LOCAL-13, LOCAL-16)`, async ({
    page,
  }) => {
    await page.goto(path)
    await hydrated(page)
    const slider = page.getByRole('slider', { name: 'Your home’s price' })
    for (const [attribute, value] of Object.entries({ min: '70000', max: '1500000', step: '10000' }))
      await expect(slider).toHaveAttribute(attribute, value)
    const result = page.getByRole('main').locator('output')
    await expect(result).toContainText('£5,305')
    await slider.focus()
    await page.keyboard.press('Home')
    await expect(result.locator('[data-result="saving"]')).toHaveText('£0')
    await page.getByRole('textbox', { name: 'Your home’s price in pounds' }).fill('325000')
    await expect(result.locator('[data-result="saving"]')).toHaveText('£2,820')
  })
}

test(
  'Essex: head, expert, twenty places, newest homes by one call, paging without another (LOCAL-14 to LOCAL-18, LOCAL-20, API-40, META-16)',
  { tag: '@phone' },
  async ({ page, baseURL }) => {
    const calls: Record<string, string | number>[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/property/property_search')) calls.push(asked(request))
    })
    expect((await page.goto('/local/essex'))?.status()).toBe(200)
    const reply = await page.request.post('/api/sitemeta/get_site_meta', {
      headers: { origin: new URL(baseURL ?? '').origin },
      data: { attr: 'emoov-local-in-essex-meta' },
    })
    await expect(page).toHaveTitle(JSON.parse((await reply.json()).data.val).page_title)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: 'Your Essex expert' })).toBeVisible()
    await expect(main.getByRole('region', { name: 'Areas covered' }).getByRole('listitem')).toHaveText([
      'Chelmsford',
      'Colchester',
      'Southend-on-Sea',
      'Basildon',
      'Harlow',
      'Brentwood',
      'Braintree',
      'Clacton-on-Sea',
      'Rayleigh',
      'Grays',
      'Wickford',
      'Loughton',
      'Witham',
      'Maldon',
      'Saffron Walden',
      'Epping',
      'Rochford',
      'Harwich',
      'Canvey Island',
      'Halstead',
    ])
    const homes = main.getByRole('region', { name: 'Newest homes for sale in Essex' })
    await expect(homes.getByRole('article')).toHaveCount(6)
    await expect(homes.getByRole('link', { name: 'All homes for sale in Essex' })).toHaveAttribute(
      'href',
      '/find-a-property/essex',
    )
    const first = await homes.getByRole('article').first().textContent()
    await homes.getByRole('button', { name: 'Next' }).click()
    await expect(homes.getByText(/^Page 2 of/)).toBeFocused()
    await expect(homes.getByRole('article').first()).not.toHaveText(first ?? '')
    // React checks effects twice in development alone; here one call is made.
    expect(calls).toEqual([
      {
        location: 'essex',
        price: '',
        types: 'all-types',
        bedrooms: '',
        radius: 'this-only',
        orderby: 'most-recent',
      },
    ])
    expect((await axe(page)).violations).toEqual([])
  },
)

test('the introduction is the site meta of the contract’s own key, whatever the product is called (META-15, D-114)', async ({
  page,
  baseURL,
}) => {
  const reply = await page.request.post('/api/sitemeta/get_site_meta', {
    headers: { origin: new URL(baseURL ?? '').origin },
    data: { attr: 'emoovlocal-essex' },
  })
  const html = String((await reply.json()).data.val)
  await page.goto('/local/essex')
  const words = await page.evaluate(
    (text) =>
      new DOMParser().parseFromString(text, 'text/html').body.textContent?.replaceAll(/\s+/g, ' ').trim() ??
      '',
    html,
  )
  expect(words.length).toBeGreaterThan(100)
  const shown = await page
    .getByRole('main')
    .locator('.prose')
    .evaluateAll((all) => all.map((text) => text.textContent?.replaceAll(/\s+/g, ' ').trim()))
  expect(shown).toContain(words)
})

test('when the homes cannot be had the page stands, and says so (LOCAL-17)', async ({ page }) => {
  await page.route(searchCall.sale, (route) => route.abort())
  await page.goto('/local/essex')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('could not be loaded')
  await expect(page.getByRole('slider')).toBeVisible()
})

test('no other county has a page (LOCAL-07, LOCAL-19)', async ({ page, request }) => {
  for (const path of ['/local/kent', '/local/kent/', '/local/essex-and-kent'])
    expect((await request.get(path)).status(), path).toBe(404)
  await page.goto('/local/kent')
  await expect(page).toHaveTitle('Page Not Found')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
})
