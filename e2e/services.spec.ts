import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { chooseCookies } from './search-support'

test.beforeEach(async ({ page }) => chooseCookies(page))

const pages = [
  {
    path: '/property-management',
    h1: 'Property Management',
    crumb: 'Property Management',
    meta: 'full-management',
  },
  {
    path: '/tenant-referencing',
    h1: 'Tenant Referencing for Landlords',
    crumb: 'Tenant referencing',
    meta: 'tenant-referencing-meta',
    canonical: '/estate-agents-in-scotland',
  },
  { path: '/conveyancing', h1: 'Easy Online Conveyancing', crumb: 'Conveyancing', meta: 'conveyancing-meta' },
  { path: '/refer-a-friend', h1: 'Refer a Friend', crumb: 'Refer a Friend', meta: 'refer-a-friend' },
  {
    path: '/online-house-valuation',
    h1: 'Online House Valuation',
    crumb: 'Online House Valuation',
    meta: 'online-house-valuation',
  },
  {
    path: '/sell-your-property',
    h1: 'Sell Your Property',
    crumb: 'Sell Your Property',
    meta: 'sell-your-property',
  },
  {
    path: '/let-your-property',
    h1: 'Let Your Property',
    crumb: 'Let Your Property',
    meta: 'let-your-property',
  },
]

for (const { path, h1, crumb, meta, canonical = path } of pages) {
  test(`${path}: status, head, heading, trail, axe (ROUTE-04, ROUTE-05, ROUTE-15, META-12, META-17, STATIC-01, STATIC-38, STATIC-42, STATIC-48)`, async ({
    page,
    baseURL,
  }) => {
    expect((await page.goto(path))?.status()).toBe(200)
    const reply = await page.request.post('/api/sitemeta/get_site_meta', {
      headers: { origin: new URL(baseURL ?? '').origin },
      data: { attr: meta },
    })
    await expect(page).toHaveTitle(JSON.parse((await reply.json()).data.val).page_title)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`^https?://[^/]+${canonical}$`),
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([h1])
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
    await expect(trail.first().getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
    await expect(trail.last()).toContainText(crumb)
    expect(
      (await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze())
        .violations,
    ).toEqual([])
  })
}

/** Every node of structured data on the page. */
const graph = async (page: Page) =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).flatMap((text) => {
    const data = JSON.parse(text) as Record<string, unknown> & { '@graph'?: Record<string, unknown>[] }
    return data['@graph'] ?? [data]
  })

test('property management: links, ten questions, testimonial, reviews and the stated figures (STATIC-10 to STATIC-15)', async ({
  page,
}) => {
  await page.goto('/property-management')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Connect with us' }).first()).toHaveAttribute(
    'href',
    '/contact/',
  )
  await expect(main.locator('a[href="/let-your-property"]').first()).toBeVisible()
  await expect(main.getByRole('group')).toHaveCount(10)
  await expect(main.getByRole('figure')).toContainText('not the words of a customer')
  for (const words of ['6.5% + VAT', '7.8%', '10 to 20 percent', '£20', '£150', 'every 6 months', '20 years'])
    await expect(main).toContainText(words)
  const rating = (await graph(page)).find((node) => node.aggregateRating)?.aggregateRating as Record<
    string,
    unknown
  >
  await expect(page.locator('[data-rating]')).toContainText(`${rating.ratingValue} out of 5`)
  const answer = main.getByText('7.8% including VAT. It is deducted from rent received')
  await expect(answer).toBeHidden()
  await main.getByText('How much does property management cost?').click()
  await expect(answer).toBeVisible()
})

test('tenant referencing: what it involves, who to ask, buttons, partners, reviews (STATIC-39 to STATIC-41)', async ({
  page,
}) => {
  await page.goto('/tenant-referencing')
  const involves = page.getByRole('region', { name: 'What tenant referencing involves' })
  for (const words of [
    'Credit checks',
    'Employment and income verification',
    'Previous rental history',
    'Identity verification',
    'passport or driving licence',
    'proof of address',
    'tenant’s consent is required',
  ])
    await expect(involves).toContainText(words)
  const partner = page.getByRole('region', { name: 'Partner with a professional letting agency' })
  for (const href of ['a[href^="tel:"]', 'a[href^="mailto:"]', 'a[href="/contact/"]'])
    await expect(partner.locator(href)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sell Property' })).toHaveAttribute(
    'href',
    '/sell-your-property',
  )
  await expect(page.getByRole('link', { name: 'Let Property' })).toHaveAttribute('href', '/let-your-property')
  await expect(page.getByRole('region', { name: 'Our partners' }).getByRole('img')).toHaveCount(4)
  await expect(page.getByText('Rated Excellent')).toBeVisible()
})

test('conveyancing: tagline, quotation, sections, five benefits, Essex, data (STATIC-43 to STATIC-51)', async ({
  page,
}) => {
  await page.goto('/conveyancing')
  const main = page.getByRole('main')
  await expect(main.getByText('No paperwork. Free expert advice.')).toBeVisible()
  await expect(main.getByRole('link', { name: /^GET A CONVEYANCING QUOTE/ })).toHaveAttribute(
    'target',
    '_blank',
  )
  for (const name of ['Conveyancing Specialists', 'Start Your Online Property Journey Today'])
    await expect(main.getByRole('heading', { name })).toBeVisible()
  const benefits = main
    .getByRole('region', { name: 'The easy way to find a conveyancing solicitor' })
    .getByRole('heading', { level: 3 })
  await expect(benefits).toHaveCount(5)
  for (const index of [3, 4]) await expect(benefits.nth(index)).toContainText('buyers')
  for (const words of [
    '2,250',
    '30 percent',
    '24/7',
    'vetted',
    'UK-based support',
    'concierge',
    'Compare quotes',
  ])
    await expect(main).toContainText(words)
  const essex = main.getByRole('region', { name: /Essex/ })
  for (const href of ['/contact/', '/sell-your-property', '/let-your-property'])
    await expect(essex.locator(`a[href="${href}"]`).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Our partners' })).toBeVisible()
  const nodes = await graph(page)
  expect(nodes.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement).toMatchObject([
    { name: 'Home' },
    { name: 'Conveyancing' },
  ])
  expect(nodes.some((node) => node.aggregateRating)).toBe(true)
})

test('refer a friend: the programme in a new tab, steps, terms, testimonial, no form (STATIC-21 to STATIC-25)', async ({
  page,
}) => {
  await page.goto('/refer-a-friend')
  const main = page.getByRole('main')
  const refer = main.getByRole('link', { name: /^Refer a friend/ })
  await expect(refer).toHaveAttribute('target', '_blank')
  await expect(refer).toHaveAttribute('href', /^https:/)
  await expect(
    main.getByRole('region', { name: 'How it works' }).getByRole('heading', { level: 3 }),
  ).toHaveCount(3)
  for (const words of [
    '£25 retail gift voucher',
    'no limit',
    'listing goes live',
    'cannot be yourself, nor a co-owner',
    'one reward for each referral',
  ])
    await expect(main).toContainText(words)
  await expect(main.getByRole('figure')).toHaveCount(1)
  await expect(main.locator('form')).toHaveCount(0)
})

test('online valuation: the free tool and three outside sites with pictures (STATIC-34)', async ({
  page,
}) => {
  await page.goto('/online-house-valuation')
  await expect(page.getByRole('main').getByRole('link', { name: /^Free online valuation/ })).toHaveAttribute(
    'href',
    /^https:/,
  )
  const sites = page.getByRole('region', { name: 'Three more to compare it with' }).getByRole('link')
  await expect(sites).toHaveCount(3)
  for (const site of await sites.all()) {
    await expect(site).toHaveAttribute('href', /^https:/)
    await site.scrollIntoViewIfNeeded()
    await expect
      .poll(() => site.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
})

test('the landings show packages with their prices, newest homes, and each first step (API-38, API-39, D-117, D-156, D-158)', async ({
  page,
}) => {
  await page.goto('/sell-your-property')
  const main = page.getByRole('main')
  for (const [name, href] of [
    ['Sell for £395', '/sell-your-property/main-details'],
    ['Sell for £895', '/sell-your-property/main-details-no-sale-no-fee'],
    ['List with us alone', '/sell-your-property/main-details-emoov-only'],
  ] as const) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', href)
  }
  await expect(main.getByRole('region', { name: 'New for sale' }).getByRole('article')).toHaveCount(6)
  await page.goto('/let-your-property')
  for (const [name, href] of [
    ['Let for £59.50', '/let-your-property/details'],
    ['Let for £79.50', '/let-your-property/details-bundle'],
  ] as const) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', href)
  }
  await expect(main.getByRole('region', { name: 'New to rent' }).getByRole('article')).toHaveCount(6)
})

for (const path of [
  '/sell-your-property/main-details',
  '/sell-your-property/main-details-no-sale-no-fee',
  '/sell-your-property/main-details-emoov-only',
  '/let-your-property/details',
  '/let-your-property/details-bundle',
]) {
  test(`${path} sends a visitor to the login, which knows the way back (D-20, D-23)`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(path)).text()
    expect(html).toContain('Log in to continue')
    expect(html).toMatch(/<meta name="robots" content="noindex/)
    await page.goto(path)
    await expect(page).toHaveURL(/\/login$/)
    expect(await page.evaluate(() => localStorage.getItem('lastURL'))).toBe(path)
  })
}
