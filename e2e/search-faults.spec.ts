import { expect, test, type Route } from '@playwright/test'
import {
  asked,
  cards,
  chooseCookies,
  hydrated,
  lettingsOf,
  salesOf,
  scrollUntil,
  searchCall,
} from './search-support'

const envelope = (code: number, data: unknown, message = '') => ({ json: { code, message, data } })

test.beforeEach(async ({ page }) => {
  await chooseCookies(page)
})

test.describe('when the agency refuses or does not answer', () => {
  test('a refusal empties the list, keeps its words and asks no more (SALES-19)', async ({ page }) => {
    await page.goto('/find-a-property/essex')
    await hydrated(page)
    let calls = 0
    await page.route(searchCall.sale, (route) => {
      calls += 1
      return route.fulfill(envelope(0, null, 'The search is having a rest'))
    })
    await page.getByLabel('Sort by').selectOption('oldest')
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('The search is having a rest')
    await expect(cards(page)).toHaveCount(0)
    await page.mouse.wheel(0, 3_000)
    await page.mouse.wheel(0, -3_000)
    await expect(page.getByText('result found')).toBeHidden()
    expect(calls).toBe(1)
    // And the way out.
    await page.unroute(searchCall.sale)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(cards(page)).toHaveCount(8)
  })

  test('no answer says so, asks no more, and comes back on asking (SALES-20)', async ({ page }) => {
    await page.goto('/find-a-letting/essex')
    await hydrated(page)
    let calls = 0
    await page.route(searchCall.let, (route) => {
      calls += 1
      return route.abort()
    })
    await page.getByLabel('Sort by').selectOption('price-desc')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('could not be loaded')
    await expect(cards(page)).toHaveCount(0)
    expect(calls).toBe(1)
    await page.unroute(searchCall.let)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(cards(page)).toHaveCount(8)
  })

  for (const [name, fail] of [
    ['a refusal', (route: Route) => route.fulfill(envelope(0, null, 'No more today'))],
    ['no answer', (route: Route) => route.abort()],
    ['an error status', (route: Route) => route.fulfill({ status: 500, body: 'broken' })],
  ] as const)
    test(`a further page that fails (${name}) leaves the cards, a line in the console, and no more requests (SALES-21, D-82)`, async ({
      page,
    }) => {
      await page.goto('/find-a-property/essex')
      await hydrated(page)
      const lines: string[] = []
      page.on('console', (line) => line.type() === 'error' && lines.push(line.text()))
      const pages: number[] = []
      await page.route(searchCall.sale, (route) => {
        pages.push(Number(asked(route.request()).page))
        return fail(route)
      })
      const failed = page.waitForEvent('console', (line) =>
        line.text().includes('More results could not be loaded'),
      )
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      await failed
      await page.evaluate(() => window.scrollTo(0, 0))
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      await expect(cards(page)).toHaveCount(8)
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Load more' })).toBeEnabled()
      expect(pages).toEqual([2])
      expect(lines.some((line) => line.includes('More results could not be loaded'))).toBe(true)
    })
})

test.describe('what the list copes with', () => {
  test('data that are a plain list: all there is (API-23, D-79)', async ({ page, request, baseURL }) => {
    const { properties } = await salesOf(request, baseURL ?? '', { location: 'essex', limit: 5 })
    await page.goto('/find-a-property/essex')
    await hydrated(page)
    await page.route(searchCall.sale, (route) => route.fulfill(envelope(1, properties)))
    await page.getByLabel('Sort by').selectOption('oldest')
    await expect(page.getByText('5 result found in essex')).toBeVisible()
    await expect(cards(page)).toHaveCount(5)
    await expect(page.getByRole('navigation', { name: 'Pages of results' })).toBeHidden()
  })

  test('an empty page that claims more is the last (SALES-14)', async ({ page, request, baseURL }) => {
    const { properties } = await lettingsOf(request, baseURL ?? '', { location: 'essex' })
    await page.goto('/find-a-letting/essex')
    await hydrated(page)
    const pages: number[] = []
    await page.route(searchCall.let, (route) => {
      const { page: number } = asked(route.request())
      pages.push(Number(number))
      const pagination = { currentPage: number, hasMore: true, totalItems: 40 }
      return route.fulfill(envelope(1, { properties: number === 1 ? properties : [], pagination }))
    })
    await page.getByLabel('Sort by').selectOption('oldest')
    await expect(page.getByText('40 result found in essex')).toBeVisible() // the new list, not the one before
    await expect(cards(page)).toHaveCount(8)
    const second = page.waitForResponse(
      (response) => response.url().includes('letting_search') && asked(response.request()).page === 2,
    )
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await second
    await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden()
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    expect(pages).toEqual([1, 2])
  })

  test(
    'one request at a time while scrolling, and a pause for the footer (SALES-09, SALES-10)',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/find-a-property/any-location')
      await hydrated(page)
      let open = 0
      let most = 0
      await page.route(searchCall.sale, async (route) => {
        most = Math.max(most, ++open)
        const reply = await route.fetch()
        open -= 1
        await route.fulfill({ response: reply })
      })
      await scrollUntil(page, 48)
      expect(most).toBe(1)
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      await expect(page.getByRole('contentinfo')).toBeInViewport()
      await expect(cards(page)).toHaveCount(48)
      await page.getByRole('button', { name: 'Load more' }).click()
      await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(56)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    },
  )

  test('suggestions that fail leave a plain field', async ({ page }) => {
    await page.goto('/find-a-property')
    await hydrated(page)
    const refused = page.waitForRequest('**/api/place/suggest**')
    await page.route('**/api/place/suggest**', (route) => route.abort())
    await page.getByLabel('Location').pressSequentially('Witham')
    await refused
    await page.getByLabel('Location').press('Enter')
    await expect(page).toHaveURL('/find-a-property/Witham')
  })
})

test.describe('addresses that are not meant', () => {
  for (const path of [
    '/find-a-property/essex/any-price',
    '/find-a-property/essex/any-price/all-types',
    '/find-a-letting/essex/any-price/all-types/any-bedrooms',
    '/find-a-property/a/b/c/d/e/f',
  ])
    test(`another depth is 404: ${path} (D-75)`, async ({ request }) => {
      for (const agent of ['Mozilla/5.0', 'Googlebot/2.1', 'Twitterbot/1.0'])
        expect((await request.get(path, { headers: { 'user-agent': agent } })).status()).toBe(404)
    })

  const odd: [string, string][] = [
    ['min above max', '/find-a-property/essex/900000-100000/all-types/8-1/this-only'],
    ['unknown tokens', '/find-a-property/essex/cheap/castle/many/very-far'],
    [
      'end of terrace to let (D-167)',
      '/find-a-letting/essex/any-price/end-of-terrace/any-bedrooms/this-only',
    ],
    ['five kilobytes', `/find-a-property/${'x'.repeat(5_000)}`],
    [
      'long tokens',
      `/find-a-property/essex/${'1'.repeat(400)}-2/${'a,'.repeat(1_500)}/${'9'.repeat(400)}/this-only`,
    ],
    ['emoji', '/find-a-property/%F0%9F%8F%A0'],
    ['a slash', '/find-a-property/High%20Street%2F%20Witham'],
    ['a lone percent', '/find-a-property/50%25'],
    ['markup', '/find-a-property/%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
    ['odd views', '/find-a-property/essex?page=-1&sort=cheapest&page=9'],
    ['a page beyond the last', '/find-a-property/essex?page=9999'],
    ['a page of all pages', '/find-a-property/essex?page=99999999999999999999'],
  ]
  for (const [name, path] of odd)
    test(`an answer all the same: ${name}`, async ({ request }) => {
      expect((await request.get(path)).status()).toBe(200)
    })

  for (const path of [
    '/find-a-property/%00',
    '/find-a-property/essex/any-price/all-types%00/any-bedrooms/this-only',
    '/find-a-property/%C3%28',
    '/find-a-property/%',
  ])
    test(`what no address can be is no page: ${path}`, async ({ request }) => {
      expect((await request.get(path)).status()).toBe(404)
    })
})

test.describe('heads of results', () => {
  const head = (html: string) => html.split('</head>')[0] ?? ''
  test('come from the location’s own meta, its body too, hyphens for spaces (SALES-17, SALES-18, LET-08)', async ({
    request,
  }) => {
    for (const path of [
      '/find-a-property/essex',
      '/find-a-property/Southend%20on%20Sea',
      '/find-a-letting/essex',
    ]) {
      const html = await (await request.get(path)).text()
      expect(head(html)).toMatch(/<title>[^<]+<\/title>/)
      expect(html.includes('aria-label="About this area"'), `${path} has its own text`).toBe(true)
    }
  })

  test('have the location form as canonical, and their own address as og:url (D-166, META-07, META-09)', async ({
    request,
  }) => {
    const html = head(
      await (
        await request.get(
          '/find-a-property/essex/100000-nomax/all-types/any-bedrooms/this-only?sort=oldest&page=2',
        )
      ).text(),
    )
    expect(html).toMatch(/<link rel="canonical" href="[^"]+\/find-a-property\/essex"/)
    expect(html).toMatch(
      /property="og:url" content="[^"]+\/find-a-property\/essex\/100000-nomax\/all-types\/any-bedrooms\/this-only\?sort=oldest&amp;page=2"/,
    )
  })

  test('name a place that has no meta of its own, and keep nothing found out of search engines', async ({
    request,
  }) => {
    expect(head(await (await request.get('/find-a-property/Kelvedon')).text())).toContain(
      '<title>Property for sale in Kelvedon | ',
    )
    // Two places of one name are two titles, and a street has its town.
    expect(
      head(await (await request.get('/find-a-property/Newport%2C%20Isle%20of%20Wight')).text()),
    ).toContain('<title>Property for sale in Newport, Isle of Wight | ')
    expect(head(await (await request.get('/find-a-property/High%20Street%20Witham')).text())).toContain(
      '<title>Property for sale in High Street, Witham | ',
    )
    expect(head(await (await request.get('/find-a-property/xyzzy')).text())).toContain('noindex')
  })
})
