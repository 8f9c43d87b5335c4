import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { agencyOf, cardLinks, checkPages } from './articles-support'
import { chooseCookies, hydrated } from './search-support'

const stored = (key: string) => window.localStorage.getItem(key)

test.beforeEach(async ({ page }) => chooseCookies(page))

test('the list shows nine to a page, with pager and categories (NEWS-01, NEWS-02, NEWS-04, NEWS-18 to NEWS-20)', async ({
  page,
  request,
  baseURL,
}) => {
  const agency = agencyOf(request, baseURL ?? '', 'news')
  const [items, tags] = [await agency.list(), await agency.tags()]
  expect(items.length).toBeGreaterThan(18)
  await checkPages(
    page,
    '/news/',
    items.map(({ slug }) => slug),
    9,
  )

  await page.goto('/news/?page=2')
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible()
  const pager = page.getByRole('navigation', { name: 'Pages of news' })
  await expect(pager.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/news/')
  await expect(pager.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/news/?page=3')
  expect(await pager.getByRole('link', { name: /^Page \d+$/ }).count()).toBeLessThanOrEqual(7)
  const categories = page.getByRole('navigation', { name: 'Categories' })
  expect(
    await categories.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(tags.map(({ slug }) => `/news/tag/${slug}/`))

  const item = items[9]
  const card = page.getByRole('article').first()
  const picture = card.getByRole('img')
  await expect(picture).toHaveAttribute('src', `/blog/uploads/blog/thumbs/thumb_${item?.thumbnailImage}`)
  await expect(picture).toHaveAttribute('alt', item?.thumbnail_image_alt_text ?? '')
  expect((await request.get((await picture.getAttribute('src')) ?? '')).headers()['content-type']).toMatch(
    /^image\//,
  )
  for (const words of [item?.name, item?.shortDescription, item?.formatted_publication_date])
    await expect(card.getByText(words ?? '', { exact: true })).toBeVisible()
})

test('a tag shows eight to a page under its name (NEWS-15), and none where nothing bears it (NEWS-16)', async ({
  page,
  request,
  baseURL,
}) => {
  const agency = agencyOf(request, baseURL ?? '', 'news')
  const tagged = await Promise.all(
    (await agency.tags()).map(async (tag) => ({ tag, items: await agency.byTag(tag.slug) })),
  )
  const full = tagged.find(({ items }) => items.length > 8)
  expect(full, 'a tag with more than eight items').toBeDefined()
  await checkPages(
    page,
    `/news/tag/${full?.tag.slug}/`,
    (full?.items ?? []).map(({ slug }) => slug),
    8,
  )
  await page.goto(`/news/tag/${full?.tag.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(full?.tag.name ?? '')
  await expect(page).toHaveTitle(full?.tag.name ?? '')
  await expect(
    page
      .getByRole('navigation', { name: 'Categories' })
      .getByRole('link', { name: full?.tag.name, exact: true }),
  ).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(
    new RegExp(`Home.*News.*${full?.tag.name}`),
  )
  // The tags that the header links to have items.
  for (const slug of ['seller-guides', 'landlord-guides', 'buyer-guides', 'tenant-guides'])
    expect((await agency.byTag(slug)).length, slug).toBeGreaterThan(0)
})

for (const path of ['/news/no-such-item/', '/news/%25/', '/news/tag/no-such-tag/'])
  test(`${path} is Page Not Found, 404, with a trail, the second time too (NEWS-13, NEWS-16, D-62)`, async ({
    page,
    request,
  }) => {
    for (const agent of [
      'Mozilla/5.0 Chrome/140.0',
      'Mozilla/5.0 (compatible; Googlebot/2.1)',
      'Twitterbot/1.0',
    ]) {
      const reply = await request.get(path, { headers: { 'user-agent': agent } })
      expect(reply.status(), agent).toBe(404)
      expect(await reply.text()).toContain('Page Not Found')
    }
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(/Home.*Page Not Found/)
  })

test('an item shows title, picture, body, tags and neighbours in the list’s order (NEWS-05 to NEWS-10, NEWS-19)', async ({
  page,
  request,
  baseURL,
}) => {
  const items = await agencyOf(request, baseURL ?? '', 'news').list()
  for (const at of [0, 3, items.length - 1]) {
    const item = items[at]
    expect((await page.goto(`/news/${item?.slug}/`))?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(item?.name ?? '')
    await expect(page).toHaveTitle(item?.pageTitle ?? '')
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', item?.metaContent ?? '')
    const main = page.getByRole('main')
    const tags = item?.tags.split(', ') ?? []
    for (const tag of tags)
      await expect(main.getByRole('link', { name: tag, exact: true })).toHaveAttribute(
        'href',
        /^\/news\/tag\/[a-z0-9-]+\/$/,
      )
    const more = page.getByRole('navigation', { name: 'More news' })
    await expect(more.locator('[rel=prev]')).toHaveCount(at === 0 ? 0 : 1)
    await expect(more.locator('[rel=next]')).toHaveCount(at === items.length - 1 ? 0 : 1)
    if (at > 0)
      await expect(more.locator('[rel=prev]')).toHaveAttribute('href', `/news/${items[at - 1]?.slug}/`)
    if (at < items.length - 1)
      await expect(more.locator('[rel=next]')).toHaveAttribute('href', `/news/${items[at + 1]?.slug}/`)
    const data = await page.locator('script[type="application/ld+json"]').first().textContent()
    expect(JSON.parse(data ?? '')).toMatchObject({
      '@graph': [
        { '@type': 'NewsArticle', headline: item?.name, datePublished: item?.published_on },
        { '@type': 'BreadcrumbList' },
      ],
    })
  }
})

test('picture and film go by the status: one item of each (NEWS-06, NEWS-19)', async ({
  page,
  request,
  baseURL,
}) => {
  const items = await agencyOf(request, baseURL ?? '', 'news').list()
  const cases = [
    { of: items.find((item) => item.showImageVideoStatus === '0'), image: 1, film: 0 },
    { of: items.find((item) => item.showImageVideoStatus === '1' && item.videoSrc), image: 0, film: 1 },
    {
      of: items.find((item) => item.showImageVideoStatus === '1' && !item.videoSrc && !item.youtubeUrl),
      image: 0,
      film: 0,
    },
    { of: items.find((item) => item.showImageVideoStatus === '2' && item.videoSrc), image: 1, film: 1 },
  ]
  for (const { of: item, image, film } of cases) {
    expect(item).toBeDefined()
    await page.goto(`/news/${item?.slug}/`)
    const article = page.getByRole('main').locator('article').first()
    const pictures = article.locator(`img[src*="/blog/uploads/blog/${item?.largeImage}"]`)
    await expect(pictures, item?.slug).toHaveCount(image)
    if (image) await expect(pictures).toHaveAttribute('alt', item?.large_image_alt_text ?? '')
    await expect(article.locator('video'), item?.slug).toHaveCount(film)
  }
})

test('the placeholder in a body is the resource base, and its pictures are there (NEWS-07, NEWS-08)', async ({
  page,
  request,
  baseURL,
}) => {
  const item = (await agencyOf(request, baseURL ?? '', 'news').list()).find(({ longDescription }) =>
    longDescription.includes('{resource-url}'),
  )
  expect(item).toBeDefined()
  await page.goto(`/news/${item?.slug}/`)
  expect(await page.content()).not.toMatch(/resource[-_]url\}/)
  const picture = page.getByRole('main').locator('.prose img').first()
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toHaveAttribute('src', /^\/blog\/uploads\/blog\//)
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})

test('related items are the automatic call’s or the editor’s, by the item’s flag (NEWS-11, NEWS-12)', async ({
  page,
  request,
  baseURL,
}) => {
  const agency = agencyOf(request, baseURL ?? '', 'news')
  const items = await agency.list()
  for (const [flag, ask] of [
    ['1', agency.related],
    ['0', agency.chosen],
  ] as const) {
    const item = items.find((one) => one.related_blog_default_status === flag)
    const wanted = await ask(item?.id ?? 0)
    expect(wanted.length).toBeGreaterThan(0)
    await page.goto(`/news/${item?.slug}/`)
    await expect(page.getByRole('heading', { name: 'You may also like...', exact: true })).toBeVisible()
    expect(await cardLinks(page)).toEqual(wanted.map(({ slug }) => `/news/${slug}/`))
  }
})

test(
  'the page of the list is remembered while one reads, and forgotten on leaving (NEWS-03, D-60)',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/news/?page=2')
    await hydrated(page)
    await expect.poll(() => page.evaluate(stored, 'news_current_page')).toBe('2')
    await page.getByRole('main').locator('article h2 a').first().click()
    await expect(page.getByRole('navigation', { name: 'More news' })).toBeVisible()
    expect(await page.evaluate(stored, 'news_current_page')).toBe('2')
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'News' }).click()
    await expect(page).toHaveURL(/\/news\/\?page=2$/)
    // The pager still leads to the first page.
    await page.getByRole('link', { name: 'Page 1', exact: true }).click()
    await expect(page).toHaveURL(/\/news\/$/)
    await expect.poll(() => page.evaluate(stored, 'news_current_page')).toBe('1')
    // A full load comes back as well; the Back button as ever.
    await page.goto('/news/?page=3')
    await expect.poll(() => page.evaluate(stored, 'news_current_page')).toBe('3')
    const item = await page.getByRole('main').locator('article h2 a').first().getAttribute('href')
    await page.goto(item ?? '')
    await hydrated(page)
    await page.goto('/news/')
    await expect(page).toHaveURL(/\/news\/\?page=3$/)
    await page.goto('/find-a-property')
    await expect.poll(() => page.evaluate(stored, 'news_current_page')).toBeNull()
  },
)

test('the feed and the sitemap name what there is', async ({ page, request, baseURL }) => {
  const items = await agencyOf(request, baseURL ?? '', 'news').list()
  await page.goto('/news/')
  const feed = await page.locator('link[type="application/rss+xml"]').getAttribute('href')
  const reply = await request.get(feed ?? '')
  expect(reply.headers()['content-type']).toContain('rss+xml')
  const links = [...(await reply.text()).matchAll(/<guid[^>]*>([^<]+)/g)].map(
    (match) => new URL(match[1] ?? '').pathname,
  )
  expect(links).toEqual(items.slice(0, 30).map(({ slug }) => `/news/${slug}/`))
  const sitemap = await (await request.get('/sitemaps/news.xml')).text()
  for (const { slug } of items) expect(sitemap).toContain(`/news/${slug}/</loc>`)
})

test('list, tag and item pass axe, and read without JavaScript', async ({
  page,
  browser,
  baseURL,
  viewport,
}) => {
  for (const path of [
    '/news/',
    '/news/tag/seller-guides/',
    '/news/photographs-that-bring-viewings/',
    '/news/how-selling-with-us-works/',
  ]) {
    await page.goto(path)
    expect(
      (await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze())
        .violations,
      path,
    ).toEqual([])
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      `${path} is no wider than the window`,
    ).toBeLessThanOrEqual(0)
  }
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, viewport })
  const plain = await context.newPage()
  await plain.goto('/news/?page=2')
  await plain.getByRole('link', { name: 'Next' }).click()
  await expect(plain).toHaveURL(/\/news\/\?page=3$/)
  await plain.getByRole('main').locator('article h2 a').first().click()
  await expect(plain.getByRole('heading', { level: 1 })).toBeVisible()
  await context.close()
})
