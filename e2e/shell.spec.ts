import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { pretendToBe } from './people'
import { chooseCookies, hydrated } from './search-support'

const stored = (page: Page, key: string) => page.evaluate((name) => window.localStorage.getItem(name), key)
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1100
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** Opens the menu that holds a link, as this width has it. */
async function openMenu(page: Page, group: string): Promise<void> {
  await page
    .getByRole('banner')
    .locator('summary')
    .filter({ hasText: isPhone(page) ? 'Menu' : group })
    .filter({ visible: true })
    .click()
}

test.describe('header and footer', () => {
  test.beforeEach(async ({ page }) => chooseCookies(page))

  test('every page has header, page and footer, in this order, and the stated links (SHELL-01, HEADER-11 to HEADER-16)', async ({
    page,
  }) => {
    for (const path of ['/', '/find-a-property', '/no-such-path']) {
      await page.goto(path)
      const order = await page
        .locator('header, main, footer')
        .evaluateAll((parts) =>
          parts.filter((part) => part.parentElement === document.body).map((part) => part.localName),
        )
      expect(order).toEqual(['header', 'main', 'footer'])
      const hrefs = await page
        .locator('header a, footer a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      for (const href of [
        '/sell-your-property',
        '/let-your-property',
        '/property-management',
        '/frequently-asked-questions',
        '/frequently-asked-questions-lettings',
        '/about-us',
        '/privacy-policy',
        '/terms-and-conditions',
        '/service-agreement',
        '/lettings-service-agreement',
        '/complaints-procedure',
        '/refer-a-friend',
        '/contact/',
        '/news/',
        '/news/tag/seller-guides/',
        '/news/tag/landlord-guides/',
        '/news/tag/buyer-guides/',
        '/news/tag/tenant-guides/',
        '/guides/',
        '/get-a-mortgage',
        '/commercial-finance',
        '/find-a-property',
        '/find-a-letting',
        '/local',
        '/commercial-property',
        '/login',
        ...['essex', 'manchester', 'leicestershire', 'kent', 'scotland', 'devon'].map(
          (area) => `/estate-agents/${area}`,
        ),
      ])
        expect(hrefs, path).toContain(href)
    }
  })

  test(
    'a guest sees LOG IN, a user DASHBOARD and the menu toggle (HEADER-01, HEADER-02, HEADER-15)',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/')
      await expect(page.getByRole('link', { name: 'LOG IN', exact: true })).toHaveAttribute('href', '/login')
      await expect(page.getByText('DASHBOARD')).toHaveCount(0)
      await pretendToBe(page, { id: 1, first_name: 'Ann' })
      await page.evaluate(() => {
        window.localStorage.setItem('token', 'a-token')
        window.localStorage.setItem('user', '{"id":1,"first_name":"Ann"}')
        window.dispatchEvent(new Event('login-status-change'))
      })
      await expect(page.getByText('LOG IN', { exact: true })).toHaveCount(0)
      const way = isPhone(page)
        ? page.getByRole('button', { name: 'Dashboard' })
        : page.getByRole('link', { name: 'DASHBOARD' })
      await expect(way).toBeVisible()
      if (!isPhone(page)) await expect(way).toHaveAttribute('href', '/my-account/welcome')
    },
  )

  test(
    'the menu is worked by keyboard alone, and leads to the valuation outside (HEADER-08)',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/')
      await hydrated(page) // no hand is as quick as these keys
      const button = page
        .getByRole('banner')
        .locator('summary')
        .filter({ hasText: isPhone(page) ? 'Menu' : 'Sell' })
        .filter({ visible: true })
      await button.focus()
      await page.keyboard.press('Enter')
      const valuation = page
        .getByRole('banner')
        .getByRole('link', { name: /Free online valuation/ })
        .filter({ visible: true })
      await expect(valuation).toHaveAttribute('href', /^https:\/\//)
      await expect(valuation).toHaveAttribute('target', '_blank')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Escape')
      await expect(valuation).toBeHidden()
      await expect(button).toBeFocused()
    },
  )

  test('following a link of the menu closes it', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/')
    await openMenu(page, 'Buy')
    await page
      .getByRole('banner')
      .getByRole('link', { name: 'Homes for sale' })
      .filter({ visible: true })
      .click()
    await expect(page).toHaveURL(/\/find-a-property$/)
    await expect(page.locator('header details[open]')).toHaveCount(0)
  })

  test('the header shows the notice of site meta (HEADER-07)', async ({ page, baseURL }) => {
    const reply = await page.request.post('/api/sitemeta/get_site_meta', {
      headers: { origin: new URL(baseURL ?? '').origin },
      data: { attr: 'header_top' },
    })
    const words = String((await reply.json()).data.val)
      .replaceAll(/<[^>]+>/g, '')
      .trim()
    await page.goto('/')
    await expect(page.getByRole('banner').getByRole('complementary', { name: 'Notice' })).toContainText(words)
  })

  test('the footer says who we are, how to reach us, and who watches over us (FOOTER-01 to FOOTER-03, CONST-03)', async ({
    page,
  }) => {
    await page.goto('/')
    const footer = page.getByRole('contentinfo')
    await expect(
      footer.getByText(
        /is a trading name of .+, a limited company registered in England and Wales, registration number \d{8}\./,
      ),
    ).toBeVisible()
    await expect(footer.getByRole('list', { name: 'Accreditation' }).getByRole('img')).toHaveCount(4)
    await expect(footer.getByRole('list', { name: 'Follow us' }).getByRole('link')).toHaveCount(4)
    const phones = await page
      .locator('a[href^="tel:"]')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))])
    expect(phones).toEqual(['tel:+441632960123'])
    await expect(footer.getByRole('link', { name: '01632 960123' })).toBeVisible()
  })

  test(
    'without JavaScript the menus open and lead on',
    { tag: '@phone' },
    async ({ browser, baseURL, viewport }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL, viewport })
      const page = await context.newPage()
      await page.goto('/')
      await openMenu(page, 'Buy')
      await page
        .getByRole('banner')
        .getByRole('link', { name: 'Homes for sale' })
        .filter({ visible: true })
        .click()
      await expect(page).toHaveURL(/\/find-a-property$/)
      await context.close()
    },
  )

  test('the first stop of the keyboard skips to the content', async ({ page }) => {
    await page.goto('/find-a-property')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  test(
    'the share menu copies the page’s address (SHELL-08)',
    { tag: '@full-browser' },
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.goto('/find-a-letting')
      await page.locator('#sticky-share summary').click()
      for (const name of ['WhatsApp', 'E-mail', 'Facebook', 'X', 'LinkedIn']) {
        await expect(page.locator('#sticky-share').getByRole('link', { name, exact: true })).toHaveAttribute(
          'href',
          new RegExp(encodeURIComponent('/find-a-letting')),
        )
      }
      await page.getByRole('button', { name: 'Copy link' }).click()
      await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
    },
  )
})

test.describe('around navigations', () => {
  test('a device id is made on the first page and kept (SHELL-02, D-29)', async ({ page }) => {
    await page.goto('/')
    await expect.poll(() => stored(page, 'deviceId')).toMatch(UUID)
    const first = await stored(page, 'deviceId')
    await page.goto('/find-a-property')
    expect(await stored(page, 'deviceId')).toBe(first)
  })

  test('a visitor’s page is remembered, save / and /login; a user’s is not (SHELL-04, SHELL-05)', async ({
    page,
  }) => {
    await page.goto('/')
    await expect.poll(() => stored(page, 'deviceId')).not.toBeNull()
    expect(await stored(page, 'lastURL')).toBeNull()
    await page.goto('/find-a-property/Witham?sort=price-asc')
    await expect.poll(() => stored(page, 'lastURL')).toBe('/find-a-property/Witham?sort=price-asc')
    await page.evaluate(() => window.localStorage.setItem('token', 'any'))
    await page.goto('/find-a-letting')
    await hydrated(page)
    expect(await stored(page, 'lastURL')).toBe('/find-a-property/Witham?sort=price-asc')
  })

  test(
    'a new page starts at its top, an anchor at its place, and a link to the page one is on asks again (SHELL-03, ROUTE-19, ROUTE-20)',
    { tag: '@phone' },
    async ({ page }) => {
      await chooseCookies(page)
      await page.goto('/find-a-letting')
      await hydrated(page) // before that it is the browser that moves, not the router
      await page.getByRole('contentinfo').getByRole('link', { name: 'Homes for sale' }).click()
      await expect(page).toHaveURL(/\/find-a-property$/)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
      const asked = page.waitForRequest(
        (request) => new URL(request.url()).pathname === '/find-a-property' && request.headers().rsc === '1',
      )
      await page.getByRole('contentinfo').getByRole('link', { name: 'Homes for sale' }).click()
      await asked
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
      await page.goto('/#fees')
      await expect(page.getByRole('heading', { name: 'Prices you can read in a minute' })).toBeInViewport()
    },
  )

  test('?ref=AgeGroup flags the visitor for thirty days and shows the partner; other values do not (HEADER-04 to HEADER-06)', async ({
    page,
    context,
  }) => {
    await page.goto('/?ref=agegroup')
    await expect.poll(() => stored(page, 'deviceId')).not.toBeNull()
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('affiliate')
    await expect(page.getByText('In partnership with')).toHaveCount(0)
    await page.goto('/?ref=AgeGroup')
    await expect(page.getByRole('banner').getByText('In partnership with')).toBeVisible()
    const cookie = (await context.cookies()).find(({ name }) => name === 'affiliate')
    expect(cookie?.value).toBe('AgeGroup')
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect(days).toBeGreaterThan(29.9)
    expect(days).toBeLessThan(30.1)
    await page.goto('/find-a-property')
    await expect(page.getByText('In partnership with')).toBeVisible()
  })

  test(
    'the cookie choice is asked once, can be refused as easily, and opened again (SHELL-09, SHELL-10, D-152)',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/')
      const notice = page.getByRole('region', { name: 'Cookies' })
      await expect(notice).toContainText('We use cookies')
      const [accept, reject] = await Promise.all(
        ['Accept', 'Reject'].map((name) => notice.getByRole('button', { name }).boundingBox()),
      )
      expect([accept?.width, accept?.height]).toEqual([reject?.width, reject?.height])
      await notice.getByRole('button', { name: 'Accept' }).click()
      await expect(notice).toBeHidden()
      expect(await stored(page, 'cookieAccepted')).toBe('true')
      await page.reload()
      await expect.poll(() => stored(page, 'deviceId')).not.toBeNull()
      await expect(notice).toBeHidden()
      await page.getByRole('button', { name: 'Cookie choices' }).click()
      await notice.getByRole('button', { name: 'Reject' }).click()
      expect(await stored(page, 'cookieAccepted')).toBe('false')
      await expect(notice).toBeHidden()
    },
  )

  test('nothing of anybody else’s is asked for before the choice, nor after a refusal (D-152)', async ({
    page,
    baseURL,
  }) => {
    const strangers: string[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (/^https?:$/.test(url.protocol) && url.origin !== new URL(baseURL ?? '').origin)
        strangers.push(request.url())
    })
    await page.goto('/?ref=AgeGroup')
    await page.getByRole('button', { name: 'Reject' }).click()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Homes to rent' }).click()
    await expect(page).toHaveURL(/\/find-a-letting$/)
    expect(strangers).toEqual([])
  })

  test('an error nobody caught is logged and shows nothing (SHELL-11)', async ({ page }) => {
    await page.goto('/find-a-property')
    await expect.poll(() => stored(page, 'deviceId')).not.toBeNull()
    const logged = page.waitForEvent('console', {
      predicate: (message) => message.type() === 'error' && message.text().includes('RangeError too far'),
    })
    const before = await page.getByRole('main').textContent()
    await page.evaluate(
      () =>
        void setTimeout(() => {
          throw new RangeError('too far')
        }, 0),
    )
    await logged
    expect(await page.getByRole('main').textContent()).toBe(before)
  })
})

test(
  'the shell passes axe: at rest, with the cookie choice, with the menu open',
  { tag: '@phone' },
  async ({ page }) => {
    const axe = () =>
      new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze()
    await page.goto('/find-a-property')
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
    expect((await axe()).violations).toEqual([])
    await page.getByRole('button', { name: 'Reject' }).click()
    await openMenu(page, 'Sell')
    expect((await axe()).violations).toEqual([])
  },
)

for (const path of ['/', '/find-a-property', '/no-such-path', '/unavailable']) {
  test(`${path} fits 320 pixels, with the menu open too (WCAG 1.4.10)`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await chooseCookies(page)
    await page.goto(path)
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    expect(await width()).toBe(320)
    await page.getByRole('banner').locator('summary').filter({ visible: true }).click()
    expect(await width()).toBe(320)
  })
}

test('sitemaps name pages that answer, robots and manifest are there', async ({ request }) => {
  const index = await (await request.get('/sitemap.xml')).text()
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? '').pathname)
  expect(files).toEqual(
    expect.arrayContaining(['/sitemaps/pages.xml', '/sitemaps/sale-0.xml', '/sitemaps/let-0.xml']),
  )
  for (const file of ['/sitemaps/pages.xml', '/sitemaps/sale-0.xml', '/sitemaps/let-0.xml']) {
    const reply = await request.get(file)
    expect(reply.headers()['content-type']).toContain('xml')
    const addresses = [...(await reply.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      (match) => new URL(match[1] ?? '').pathname,
    )
    expect(addresses.length).toBeGreaterThan(0)
    expect(addresses.length).toBeLessThanOrEqual(50_000)
    for (const path of addresses.slice(0, 2)) expect((await request.get(path)).status(), path).toBe(200)
  }
  expect((await request.get('/sitemaps/sale-999.xml')).status()).toBe(404)
  const robots = await (await request.get('/robots.txt')).text()
  for (const line of ['Disallow: /api/', 'Disallow: /my-account', 'Sitemap: ']) expect(robots).toContain(line)
  expect(await (await request.get('/manifest.webmanifest')).json()).toMatchObject({
    start_url: '/',
    lang: 'en-GB',
  })
  for (const image of ['/og/default.png', '/icon.svg', '/favicon.ico', '/icons/icon-192.png'])
    expect((await request.get(image)).status(), image).toBe(200)
})
