import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Locator } from '@playwright/test'
import { found, homesOfWitham, pathOf } from './listing-support'
import { pretendToBe } from './people'

/** Waits until React has taken an element over; before that a link is a link, as without JavaScript. */
const takenOver = (element: Locator) =>
  expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))))
    .toBe(true)

const { homes, openSale, openLetting } = homesOfWitham()

test.describe('the page of a listing', () => {
  test('has the address as title and heading, the price, the facts and what to do next (D-159, CARD-06)', async ({
    page,
  }) => {
    const card = openSale()
    expect((await page.goto(pathOf('sale', card)))?.status()).toBe(200)
    await expect(page).toHaveTitle(card.portal_address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(card.portal_address)
    for (const name of [
      'Key features',
      'Description',
      'Material information',
      'Energy performance',
      'Running costs and the cost of buying',
      'Listing history',
      'Location',
    ])
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Book a viewing' })).toHaveAttribute(
      'href',
      `/property/${card.id}/arrange-viewing`,
    )
    await expect(page.getByRole('link', { name: 'Make an offer' })).toHaveAttribute(
      'href',
      `/property/${card.id}/make-an-offer`,
    )
  })

  test('answers a wrong slug with the right canonical (D-91, META-07, META-09)', async ({ request }) => {
    const card = openSale()
    const reply = await request.get(`/property/${card.id}/somewhere-else`)
    expect(reply.status()).toBe(200)
    const head = (await reply.text()).split('</head>')[0] ?? ''
    expect(head).toMatch(
      new RegExp(`<link rel="canonical" href="[^"]*/property/${card.id}/${card.property_url}"`),
    )
    expect(head).toContain(`<title>${card.portal_address}</title>`)
    expect(head).toMatch(new RegExp(`property="og:url" content="[^"]*/property/${card.id}/somewhere-else"`))
    expect(head).toMatch(/property="og:image" content="[^"]*\/properties\//)
  })

  test('carries structured data that parses (D-170)', async ({ page }) => {
    await page.goto(pathOf('let', openLetting()))
    const texts = await page.locator('article script[type="application/ld+json"]').allTextContents()
    const graph = texts.flatMap((text) => JSON.parse(text)['@graph'] as { '@type': string }[])
    expect(graph.map((node) => node['@type'])).toEqual(['RealEstateListing', 'BreadcrumbList'])
    expect(JSON.stringify(graph)).toContain('LeaseOut')
  })

  for (const path of [
    '/property/999999999/x',
    '/property/0/x',
    '/property/abc/x',
    '/property/12e3/x',
    '/property/99999999999999999999/x',
    '/property/1',
    '/letting/999999999/x',
    '/letting/-1/x',
    '/property/1/2/3',
    '/property/999999999/ask-a-question',
    '/letting/abc/arrange-viewing',
  ])
    for (const agent of ['Mozilla/5.0', 'Googlebot/2.1', 'Twitterbot/1.0'])
      test(`is HTTP 404 with its page at ${path} for ${agent.split('/')[0]} (D-47, D-91)`, async ({
        request,
      }) => {
        const reply = await request.get(path, { headers: { 'user-agent': agent } })
        expect(reply.status()).toBe(404)
        expect(await reply.text()).toContain('This is not the page you are looking for.')
      })

  test('keeps the two kinds apart: no letting is a sale, no action of the other kind exists', async ({
    request,
  }) => {
    const letting = openLetting()
    expect((await request.get(`/property/${letting.id}/x`)).status()).toBe(404)
    expect((await request.get(`/letting/${letting.id}/make-an-offer`)).status()).toBe(404)
    expect((await request.get(`/property/${openSale().id}/request-let-property`)).status()).toBe(404)
  })

  test('redirects /property and /letting to the searches', async ({ request }) => {
    for (const [path, to] of [
      ['/property', '/find-a-property'],
      ['/letting', '/find-a-letting'],
    ] as const) {
      const reply = await request.get(path, { maxRedirects: 0 })
      expect(reply.status()).toBe(307)
      expect(reply.headers().location).toContain(to)
    }
  })

  test('says plainly that a home is sold subject to contract, and keeps the question (SALES-16, CARD-10)', async ({
    page,
  }) => {
    const card = found(
      homes.sales.find((one) => one.listing_status === 'sstc'),
      'home sold subject to contract',
    )
    await page.goto(pathOf('sale', card))
    await expect(page.getByText('Sold subject to contract')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Ask/ }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Book a viewing' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Make an offer' })).toHaveCount(0)
  })

  test('offers its owner nothing (CARD-07, CARD-08)', async ({ page }) => {
    const card = openSale()
    await pretendToBe(page, { id: card.user_id, first_name: 'Ann' })
    await page.goto(pathOf('sale', card))
    await expect(page.getByText('This is your own listing, as others see it.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Book a viewing' })).toHaveCount(0)
  })

  test('shows rent, deposit and what a tenant may be asked for (CARD-19, domain B2)', async ({ page }) => {
    await page.goto(pathOf('let', openLetting()))
    await expect(page.getByText('We never ask for money before a viewing.')).toBeVisible()
    await page.getByText('What a tenant can be asked to pay').click()
    await expect(page.getByRole('link', { name: /Tenant Fees Act 2019/ })).toBeVisible()
    await expect(page.getByText(/pcm \(£\d/).first()).toBeVisible()
  })
})

test.describe('pictures', () => {
  test(
    'fill the screen, move by keys and give the focus back (field row 23)',
    { tag: '@phone' },
    async ({ page }) => {
      const card = openSale()
      await page.goto(pathOf('sale', card))
      const second = page.getByRole('link', { name: /^Photo 2 of/ })
      await takenOver(second)
      await second.focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: /^Photos of/ })
      await expect(dialog.getByText(`2 of ${card.images?.length}`)).toBeVisible()
      await page.keyboard.press('ArrowRight')
      await expect(dialog.getByText(`3 of ${card.images?.length}`)).toBeVisible()
      await page.keyboard.press('Home')
      await expect(dialog.getByText(`1 of ${card.images?.length}`)).toBeVisible()
      const axe = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
        .analyze()
      expect(axe.violations).toEqual([])
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(second).toBeFocused()
    },
  )

  test('are a strip to swipe on a phone, counted', { tag: '@phone-only' }, async ({ page }) => {
    const card = openSale()
    await page.goto(pathOf('sale', card))
    await expect(page.getByText(`1/${card.images?.length}`)).toBeVisible()
    const third = page.getByRole('link', { name: /^Photo 3 of/ })
    await takenOver(third)
    await third.evaluate((link) => link.scrollIntoView({ inline: 'start', block: 'nearest' }))
    await expect(page.getByText(`3/${card.images?.length}`)).toBeVisible()
  })

  test('open without JavaScript as files', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
    const page = await context.newPage()
    await page.goto(pathOf('sale', openSale()))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const reply = await context.request.get(
      (await page.getByRole('link', { name: /^Photo 1 of/ }).getAttribute('href')) ?? '',
    )
    expect(reply.status()).toBe(200)
    expect(reply.headers()['content-type']).toMatch(/^image\//)
    await context.close()
  })
})

test('the costs follow the reader’s own figures (field rows 36, 37, 39)', async ({ page }) => {
  await page.goto(pathOf('sale', openSale()))
  const open = page.getByRole('button', { name: 'Work it out with your own figures' })
  await takenOver(open)
  await open.click()
  await expect(page.getByRole('heading', { name: 'Your own figures' })).toBeFocused()
  await page.getByRole('textbox', { name: /^Price/ }).fill('250020')
  const result = page.getByRole('status').filter({ hasText: 'a month' })
  await expect(result).toContainText('£2,501 tax')
  await page.getByRole('radio', { name: /First-time buyer/ }).check()
  await expect(result).toContainText('£0 tax')
  await page.getByRole('textbox', { name: /^Deposit/ }).fill('9999999')
  await expect(page.getByText('Mend the figures marked above to see the result.')).toBeVisible()
})

test.describe('for everyone', () => {
  test('axe finds nothing on a sale and on a letting', async ({ page }) => {
    for (const path of [pathOf('sale', openSale()), pathOf('let', openLetting())]) {
      await page.goto(path)
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
        .analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    }
  })

  test(
    'nothing moves while it loads, and no more than the first picture is asked for at once',
    { tag: '@phone' },
    async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: number[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) =>
          list.getEntries().forEach((entry) => shifts.push((entry as unknown as { value: number }).value)),
        ).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(pathOf('sale', openSale()), { waitUntil: 'networkidle' })
      const shift = await page.evaluate(() =>
        (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
      )
      expect(shift).toBeLessThanOrEqual(0.02)
      expect(await page.locator('article img[fetchpriority="high"]').count()).toBe(1)
    },
  )

  test(
    'a phone’s bar of actions covers neither the focus nor the footer (WCAG 2.4.11)',
    { tag: '@phone-only' },
    async ({ page }) => {
      await page.goto(pathOf('sale', openSale()))
      const bar = page.locator('.listing-action-bar')
      await expect(bar).toBeInViewport()
      const report = page.getByRole('link', { name: 'Report a problem with this listing' })
      await report.focus()
      const [link, cover] = [await report.boundingBox(), await bar.boundingBox()]
      expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(cover?.y ?? 0)
      await page.getByRole('contentinfo').last().scrollIntoViewIfNeeded()
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      await expect(bar).not.toBeInViewport()
    },
  )

  test(
    'until the cookies are answered, a phone’s bar of actions stands upon their notice, and jumps for neither (SHELL-09, WCAG 2.4.11)',
    { tag: '@phone-only' },
    async ({ page }) => {
      // Scripts late: what stands there before any has run is what stands there afterwards.
      let start: () => void = () => {}
      const started = new Promise<void>((resolve) => {
        start = resolve
      })
      await page.route('**/_next/**/*.js', async (route) => {
        await started
        await route.continue()
      })
      await page.goto(pathOf('sale', openSale()), { waitUntil: 'commit' })
      const notice = page.getByRole('region', { name: 'Cookies' })
      const bar = page.locator('.listing-action-bar')
      const gap = async () => {
        const [below, above] = [await notice.boundingBox(), await bar.boundingBox()]
        return Math.abs((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0))
      }
      await expect(notice).toBeVisible()
      await expect.poll(gap).toBeLessThanOrEqual(2)
      start()
      await expect(page.locator('[data-cookie-notice="open"]')).toBeVisible()
      await expect.poll(gap).toBeLessThanOrEqual(0.5)
      const report = page.getByRole('link', { name: 'Report a problem with this listing' })
      await report.focus()
      const [link, cover] = [await report.boundingBox(), await bar.boundingBox()]
      expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(cover?.y ?? 0)
      await page.evaluate(() => window.scrollTo(0, 0))
      await notice.getByRole('button', { name: 'Reject' }).click()
      const height = page.viewportSize()?.height ?? 0
      await expect
        .poll(async () =>
          Math.round(height - ((await bar.boundingBox())?.y ?? 0) - ((await bar.boundingBox())?.height ?? 0)),
        )
        .toBe(0)
    },
  )

  test(
    'the printed brochure holds the listing and a code, and nothing of the shell (field row 34)',
    { tag: '@full-browser' },
    async ({ page }) => {
      await page.goto(pathOf('sale', openSale()))
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('img', { name: 'Code that opens this page on a phone' })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('banner')).toBeHidden()
      await expect(page.getByRole('button', { name: 'Print brochure' })).toBeHidden()
      // The pictures take the room of one row, and the heading follows them.
      const [pictures, title] = [
        await page.locator('article ul:has(img)').first().boundingBox(),
        await page.getByRole('heading', { level: 1 }).boundingBox(),
      ]
      expect((title?.y ?? 0) - (pictures?.y ?? 0) - (pictures?.height ?? 0)).toBeLessThan(120)
      expect(pictures?.height).toBeLessThan((pictures?.width ?? 0) / 3)
      await expect(page.getByRole('link', { name: 'Book a viewing' })).toHaveCount(0)
    },
  )
})
