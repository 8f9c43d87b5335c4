import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { agencyOf, cardLinks, checkPages } from './articles-support'
import { chooseCookies, hydrated } from './search-support'

test.beforeEach(async ({ page }) => chooseCookies(page))

test('the list shows nine to a page, a tag eight, both with categories (GUIDE-01, GUIDE-06, GUIDE-08)', async ({
  page,
  request,
  baseURL,
}) => {
  const agency = agencyOf(request, baseURL ?? '', 'guides')
  const [items, tags] = [await agency.list(), await agency.tags()]
  await checkPages(
    page,
    '/guides/',
    items.map(({ slug }) => slug),
    9,
  )
  await page.goto('/guides/')
  await expect(page.getByRole('heading', { level: 1, name: 'Guides' })).toBeVisible()
  const hrefs = await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual(tags.map(({ slug }) => `/guides/tag/${slug}/`))
  await expect(page.getByRole('article').first().getByRole('img')).toHaveAttribute(
    'src',
    `/guides/uploads/guides/thumbs/thumb_${items[0]?.thumbnailImage}`,
  )
  const tagged = await Promise.all(tags.map(async (tag) => ({ tag, items: await agency.byTag(tag.slug) })))
  const full = tagged.find((one) => one.items.length > 8)
  expect(full, 'a tag with more than eight guides').toBeDefined()
  await checkPages(
    page,
    `/guides/tag/${full?.tag.slug}/`,
    (full?.items ?? []).map(({ slug }) => slug),
    8,
  )
  // Both forms of the address answer (D-44).
  expect((await request.get(`/guides/tag/${full?.tag.slug}`)).status()).toBe(200)
})

test('a guide has title, picture and film, body, tags, neighbours and related items (GUIDE-03, GUIDE-04)', async ({
  page,
  request,
  baseURL,
}) => {
  const agency = agencyOf(request, baseURL ?? '', 'guides')
  const items = await agency.list()
  for (const [flag, ask] of [
    ['1', agency.related],
    ['0', agency.chosen],
  ] as const) {
    const at = items.findIndex((one) => one.related_blog_default_status === flag)
    const item = items[at]
    const wanted = await ask(item?.id ?? 0)
    expect(wanted.length).toBeGreaterThan(0)
    expect((await page.goto(`/guides/${item?.slug}/`))?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(item?.name ?? '')
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Guides')
    await expect(page.getByRole('heading', { name: 'You may also like...', exact: true })).toBeVisible()
    expect(await cardLinks(page)).toEqual(wanted.map(({ slug }) => `/guides/${slug}/`))
    const status = item?.showImageVideoStatus
    const article = page.getByRole('main').locator('article').first()
    await expect(article.locator('video')).toHaveCount(status !== '0' && item?.videoSrc ? 1 : 0)
    await expect(article.locator('img[src*="/guides/uploads/guides/"]').first()).toHaveCount(
      status === '1' ? 0 : 1,
    )
    const next = page.getByRole('navigation', { name: 'More guides' }).locator('[rel=next]')
    if (items[at + 1]) await expect(next).toHaveAttribute('href', `/guides/${items[at + 1]?.slug}/`)
    else await expect(next).toHaveCount(0)
  }
})

test('a guide or a tag that is not there is Page Not Found, 404 (GUIDE-05, GUIDE-07)', async ({ page }) => {
  for (const path of ['/guides/no-such/', '/guides/tag/none']) {
    for (let visit = 0; visit < 2; visit += 1) expect((await page.goto(path))?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Home')
  }
})

test('its page of the list is remembered apart from that of news (GUIDE-02, D-60)', async ({ page }) => {
  await page.goto('/guides/?page=2')
  await hydrated(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('guides_current_page'))).toBe('2')
  await page.getByRole('main').locator('article h2 a').first().click()
  await expect(page.getByRole('heading', { name: 'You may also like...' })).toBeVisible()
  expect(
    await page.evaluate(() => [
      localStorage.getItem('guides_current_page'),
      localStorage.getItem('news_current_page'),
    ]),
  ).toEqual(['2', null])
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Guides' }).click()
  await expect(page).toHaveURL(/\/guides\/\?page=2$/)
})

test('list and guide pass axe', async ({ page }) => {
  for (const path of ['/guides/', '/guides/selling-your-home-step-by-step/']) {
    await page.goto(path)
    expect(
      (await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze())
        .violations,
      path,
    ).toEqual([])
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      path,
    ).toBeLessThanOrEqual(0)
  }
})
