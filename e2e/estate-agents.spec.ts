import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { chooseCookies, hydrated } from './search-support'

const unlinked = ['Kensington', 'Kettering', 'Kirklees', 'Oldham', 'Oxford', 'Uttlesford']
const regions = ['essex', 'manchester', 'leicestershire', 'kent', 'scotland', 'devon']

test.beforeEach(async ({ page }) => chooseCookies(page))

test('the A-to-Z names about 330 authorities in order, six of them without a link (EA-07, EA-08, EA-09, D-110, ROUTE-07)', async ({
  page,
}) => {
  expect((await page.goto('/estate-agents'))?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Estate Agents'])
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/estate-agents$/)
  const entries = await page
    .getByRole('region', { name: 'Estate agents from A to Z' })
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => ({
        name: item.textContent ?? '',
        href: item.querySelector('a')?.getAttribute('href') ?? null,
      })),
    )
  expect(entries.length).toBeGreaterThanOrEqual(320)
  expect(entries.length).toBeLessThanOrEqual(340)
  const names = entries.map(({ name }) => name)
  expect(names).toEqual(names.toSorted(new Intl.Collator('en-GB', { ignorePunctuation: true }).compare))
  expect(entries.filter(({ href }) => href === null).map(({ name }) => name)).toEqual(unlinked)
  for (const { href } of entries) if (href) expect(href).toMatch(/^\/estate-agents\/[a-z]+(-[a-z]+)*$/)
  await expect(page.getByRole('table', { name: 'Prices for selling a home' })).toBeVisible()
  expect(
    (await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze())
      .violations,
  ).toEqual([])
})

test('every link of the A-to-Z has its page, none the text of another (EA-01, D-111)', async ({
  page,
  request,
}) => {
  test.setTimeout(600_000)
  await page.goto('/estate-agents')
  const hrefs = await page
    .getByRole('region', { name: 'Estate agents from A to Z' })
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const openings = new Set<string>()
  for (const href of hrefs) {
    const reply = await request.get(href)
    expect(reply.status(), href).toBe(200)
    const html = await reply.text()
    openings.add(/<div class="prose[^"]*">([\s\S]{300})/.exec(html.slice(html.indexOf('<main')))?.[1] ?? '')
  }
  expect(openings.size).toBe(hrefs.length)
})

for (const region of regions)
  test(`the page of ${region}, which every page links to (EA-01, EA-03, EA-06, EA-10, EA-11, META-14)`, async ({
    page,
    baseURL,
  }) => {
    await page.goto('/about-us')
    await expect(page.getByRole('contentinfo').locator(`a[href="/estate-agents/${region}"]`)).toHaveCount(1)
    expect((await page.goto(`/estate-agents/${region}`))?.status()).toBe(200)
    const name = region.charAt(0).toUpperCase() + region.slice(1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([`Estate Agents in ${name}`])
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`/estate-agents/${region}$`),
    )
    await expect(page.getByRole('main').getByRole('link', { name: 'Get started' })).toHaveAttribute(
      'href',
      '/sell-your-property',
    )
    await expect(
      page.getByRole('main').getByRole('region', { name: 'Our partners' }).getByRole('img'),
    ).not.toHaveCount(0)
    await expect(page.getByRole('main').locator('[data-rating]')).toContainText('out of 5')
    const reply = await page.request.post('/api/sitemeta/get_site_meta', {
      headers: { origin: new URL(baseURL ?? '').origin },
      data: { attr: `estateagent-${region}` },
    })
    const { val } = ((await reply.json()) as { data: { val: string } }).data
    const shown = await page.evaluate((html) => {
      const own = document.createElement('div')
      own.innerHTML = html
      return { own: own.innerHTML, page: document.querySelector('main .prose')?.innerHTML }
    }, val)
    expect(shown.page).toBe(shown.own)
  })

test('both tables of prices come after the page has been there for a second (EA-04, EA-05)', async ({
  page,
  request,
}) => {
  expect(await (await request.get('/estate-agents/essex')).text()).not.toContain('Prices for selling a home')
  // The clock stands still, however long the page takes to come.
  const start = Date.now()
  await page.clock.install({ time: start })
  await page.clock.pauseAt(start + 1_000)
  await page.goto('/estate-agents/essex')
  // Its scripts wait for the first paint, which needs a little of this time too.
  await expect
    .poll(async () => {
      await page.clock.runFor(20)
      return page.evaluate(() =>
        Object.keys(document.querySelector('main a') ?? {}).some((key) => key.startsWith('__react')),
      )
    })
    .toBe(true)
  await page.clock.runFor(800)
  await expect(page.getByRole('main').getByRole('table', { name: /^Prices for/ })).toHaveCount(0)
  await page.clock.runFor(1_000)
  await expect(page.getByRole('table', { name: 'Prices for selling a home' })).toContainText('£395')
  await expect(page.getByRole('table', { name: 'Prices for letting a home' })).toContainText('£59.50')
})

test('the page tells what we have there, and leads to it', async ({ page }) => {
  await page.goto('/estate-agents/braintree')
  const homes = page.getByRole('region', { name: 'Our homes in and around Braintree' })
  await expect(homes.getByRole('heading', { name: 'Witham' })).toBeVisible()
  const link = homes
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Witham' }) })
    .getByRole('link', { name: /for sale$/ })
  const count = Number.parseInt((await link.textContent())?.replace(',', '') ?? '')
  expect(count).toBeGreaterThan(0)
  await link.click()
  await expect(page).toHaveURL(/\/find-a-property\/Witham/)
  await expect(page.getByRole('main')).toContainText(new RegExp(`\\b${count}\\b`))
})

test(
  'while a page comes the link says Loading..., then the page is there (EA-02, D-50)',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/estate-agents/kent')
    await hydrated(page)
    let goOn: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      goOn = resolve
    })
    await page.route(/\/estate-agents\/york\?.*_rsc=/, async (route) => {
      await held
      await route.continue()
    })
    await page
      .getByRole('region', { name: 'Estate agents from A to Z' })
      .getByRole('link', { name: 'York', exact: true })
      .click()
    await expect(page.getByText('Loading...')).toBeVisible()
    goOn()
    await expect(page.getByRole('heading', { level: 1, name: 'Estate Agents in York' })).toBeVisible()
    await expect(page.getByText('Loading...')).toHaveCount(0)
  },
)

test('a place without content is not found, twice, for crawlers too; letters’ case makes no difference (EA-12, D-51, D-113)', async ({
  page,
  request,
}) => {
  for (const slug of ['nowhere-xyz', 'nowhere-xyz', 'oxford', 'kirklees', 'a%20b', 'essex.html'])
    for (const agent of [
      'Mozilla/5.0 Chrome/140.0',
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      'Twitterbot/1.0',
    ]) {
      const reply = await request.get(`/estate-agents/${slug}`, {
        headers: { 'user-agent': agent, accept: 'text/html' },
      })
      expect(reply.status(), slug).toBe(404)
      expect(await reply.text()).toContain('This is not the page you are looking for.')
    }
  expect((await page.goto('/estate-agents/Essex/'))?.status()).toBe(200)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/estate-agents\/essex$/)
})

for (const slug of ['chelmsford', 'edinburgh', 'armagh-city-banbridge-and-craigavon'])
  test(`the page of ${slug} is clean for axe and fits its screen`, async ({ page }) => {
    await page.goto(`/estate-agents/${slug}`)
    await expect(page.getByRole('table', { name: 'Prices for letting a home' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    expect(
      (await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze())
        .violations,
    ).toEqual([])
  })
