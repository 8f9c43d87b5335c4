import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { chooseCookies, hydrated } from './search-support'

/** What the site itself says of a site-meta key. */
async function metaValue(page: Page, baseURL: string, attr: string): Promise<string> {
  const reply = await page.request.post('/api/sitemeta/get_site_meta', {
    headers: { origin: new URL(baseURL).origin },
    data: { attr },
  })
  return (await reply.json()).data.val
}

test.beforeEach(async ({ page }) => chooseCookies(page))

test('/ and /home show the home page, with the head of site meta (HOME-01, HOME-02, ROUTE-01, META-01, META-07, META-09)', async ({
  page,
  request,
  baseURL,
}) => {
  for (const path of ['/', '/home']) expect((await page.goto(path))?.status()).toBe(200)
  const meta = JSON.parse(await metaValue(page, baseURL ?? '', 'home')) as Record<
    'page_title' | 'meta_description',
    string
  >
  await expect(page).toHaveTitle(meta.page_title)
  const html = await (await request.get('/')).text()
  const head = html.slice(0, html.indexOf('</head>'))
  expect(head).toContain('<meta property="og:url" content="')
  expect(head).toMatch(/<link rel="canonical" href="https?:\/\/[^"]+?\/?"/)
  expect(head).toMatch(/<meta property="og:image" content="https?:\/\/[^"]+\/og\/default\.png"/)
  for (const name of ['description', 'og:title', 'og:description'])
    expect(head).toMatch(new RegExp(`(name|property)="${name}" content="[^"]{10,}"`))
  expect(meta.meta_description).not.toBe('')
  await expect(page.getByRole('main')).toContainText('estate and letting agency for the whole UK')
})

test(
  'the film opens in a dialog, not before, and closes again with the focus back (HOME-03)',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    const opener = page.getByRole('button', { name: 'How it works' })
    await expect(page.locator('video')).toBeHidden()
    await opener.click()
    const dialog = page.getByRole('dialog', { name: 'How it works' })
    await expect(dialog.locator('video')).toBeVisible()
    await expect(dialog.locator('track[kind="captions"]')).toHaveAttribute('src', /\.vtt$/)
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab')
      expect(
        await page.evaluate(
          () =>
            document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        ),
      ).toBe(true)
    }
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  },
)

test(
  'the hero leads to selling and letting, and takes less than the first screen (HOME-04)',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/')
    const hero = page.getByRole('region', { name: /Find your next home/ })
    await expect(hero.getByRole('link', { name: 'Sell your property' })).toHaveAttribute(
      'href',
      '/sell-your-property',
    )
    await expect(hero.getByRole('link', { name: 'Let your property' })).toHaveAttribute(
      'href',
      '/let-your-property',
    )
    const height = (await hero.boundingBox())?.height ?? Infinity
    expect(height).toBeLessThan((page.viewportSize()?.height ?? 0) * 0.9)
  },
)

test('As seen on, and the rating that site meta holds, on the page and in its data (HOME-05, HOME-06, HOME-18)', async ({
  page,
  baseURL,
}) => {
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'As seen on' }).getByRole('img')).not.toHaveCount(0)
  const rating = JSON.parse(
    await metaValue(page, baseURL ?? '', 'ld_json_ratingValue_reviewCount'),
  ) as Record<string, string>
  const graph = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '',
  )['@graph'] as Record<string, Record<string, unknown>>[]
  const aggregate = graph.find((node) => String(node['@type']) === 'RealEstateAgent')?.aggregateRating
  expect([Number(aggregate?.ratingValue), Number(aggregate?.reviewCount)]).toEqual([
    Number(rating.ratingValue),
    Number(rating.reviewCount),
  ])
  await expect(page.locator('[data-rating]')).toContainText(`${Number(rating.ratingValue)} out of 5`)
})

test('both tables of prices come after the page, with the stated fees (HOME-07, HOME-09, HOME-10)', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/')).text()
  expect(html).not.toContain('Prices for selling a home')
  await page.goto('/')
  const sale = page.getByRole('table', { name: 'Prices for selling a home' })
  await expect(sale).toContainText('£395')
  await expect(sale).toContainText('£895')
  await expect(page.getByRole('table', { name: 'Prices for letting a home' })).toContainText('£59.50')
})

test('a table that cannot be loaded says so in its place; the rest of the page stands (HOME-08)', async ({
  page,
  request,
}) => {
  // What is not in the page's own scripts is what it fetches later.
  const html = await (await request.get('/')).text()
  await page.route(/\/_next\/static\/chunks\/.*\.js/, (route) =>
    html.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  )
  await page.goto('/')
  await expect(
    page.getByText('An error occurred while loading the component. Please try again later.'),
  ).toHaveCount(2)
  await expect(page.getByRole('slider')).toBeVisible()
})

test('the calculator counts fees and saving as the price moves, by mouse-free means too (HOME-11 to HOME-15)', async ({
  page,
  baseURL,
}) => {
  await page.goto('/')
  await hydrated(page)
  const slider = page.getByRole('slider', { name: 'Your home’s price' })
  for (const [name, value] of Object.entries({ min: '70000', max: '1500000', step: '10000' }))
    await expect(slider).toHaveAttribute(name, value)
  await expect(slider).toHaveValue('500000')
  const rate = Number(await metaValue(page, baseURL ?? '', 'emoov_flat_commission_rate'))
  const money = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: 'GBP',
    maximumFractionDigits: 0,
  })
  const result = page.getByRole('main').locator('output')
  await expect(result).toContainText('£7,500 to £12,500')
  await expect(result).toContainText(money.format(12_500 - rate))
  await slider.focus()
  await page.keyboard.press('Home')
  await expect(result).toContainText('£1,050 to £1,750')
  await expect(result).toContainText(money.format(1_750 - rate))
  await expect(result).toContainText(money.format(rate))
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveValue('80000')
})

test('the sections stand on the page, the five steps in order (HOME-16, HOME-17)', async ({ page }) => {
  await page.goto('/')
  for (const name of ['Why people choose us', 'Included, whichever way you pay', 'Seen where people look'])
    await expect(page.getByRole('region', { name })).toBeVisible()
  const steps = page
    .getByRole('region', { name: /Five steps/ })
    .getByRole('listitem')
    .getByRole('heading')
  await expect(steps).toHaveText([
    'Add basic details',
    'Join the market',
    'Host viewings',
    'Receive offers',
    'Complete the sale',
  ])
})

test('from the front page one finds homes for sale and to rent, by keyboard', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const field = page.getByRole('combobox', { name: 'Where would you like to live?' })
  await field.fill('Witham')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/find-a-property\/Witham$/)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await hydrated(page)
  await field.fill('Witham')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'To rent' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/find-a-letting\/Witham$/)
})

test('new homes lead to their pages', async ({ page }) => {
  await page.goto('/')
  const card = page
    .getByRole('region', { name: 'New for sale' })
    .getByRole('article')
    .first()
    .getByRole('link')
  const address = await card.textContent()
  await card.click()
  await expect(page).toHaveURL(/\/property\/\d+\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(address ?? '')
})

test('without JavaScript the page reads whole, says its prices, and searches (D-54)', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.locator('noscript p')).toContainText(
    'Selling: £395 up front, or £895 when your home is sold.',
  )
  await expect(page.getByText('£12,105')).toBeVisible()
  await page.getByLabel('Where would you like to live?').fill('Witham')
  await page.getByRole('button', { name: 'To rent' }).click()
  await expect(page).toHaveURL(/\/find-a-letting\/Witham$/)
  await context.close()
})

test(
  'nothing moves while the page loads, and it passes axe, the film open too',
  { tag: '@phone' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const shifts = ((window as unknown as { shifts: number[] }).shifts = [])
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number
          hadRecentInput: boolean
        })[])
          if (!entry.hadRecentInput) shifts.push(entry.value as never)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/')
    await expect(page.getByRole('table')).toHaveCount(2)
    expect(
      await page.evaluate(() =>
        (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
      ),
    ).toBeLessThan(0.02)
    const axe = () =>
      new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze()
    expect((await axe()).violations).toEqual([])
    await page.getByRole('button', { name: 'How it works' }).click()
    await expect(page.getByRole('dialog', { name: 'How it works' })).toBeVisible()
    expect((await axe()).violations).toEqual([])
  },
)
