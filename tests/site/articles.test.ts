// covers: app/(content), components/content, lib/agency/content, lib/queries
import { expect, test } from 'vitest'
import { articlesOf, type Section } from '../support/agency-calls'
import {
  attributesOf,
  findByName,
  readPage,
  getStatusAndRedirect,
  structuredDataOf,
  textOf,
  textsOf,
  Visitor,
} from './support/visitor'

/** The numbers of items on a page of a list (NEWS-01), on a page of a tag (NEWS-15) and in the feed. */
const LIST_PAGE_SIZE = 9
const TAG_PAGE_SIZE = 8
const FEED_SIZE = 30
const readCardLinks = async (path: string) =>
  attributesOf((await readPage(path)).$, 'main :is(article h2 a, article h3 a)', 'href')

/** Expects that every page of a list has its own items and canonical, and that the page after the last is a 404. */
async function expectPages(
  listPath: string,
  { section, slugs, pageSize }: { section: Section; slugs: readonly string[]; pageSize: number },
): Promise<void> {
  const lastPage = Math.ceil(slugs.length / pageSize)
  for (let number = 1; number <= lastPage; number += 1) {
    const path = number === 1 ? listPath : `${listPath}?page=${number}`
    const slugsOfPage = slugs.slice((number - 1) * pageSize, number * pageSize)
    expect((await readPage(path)).status, path).toBe(200)
    expect(await readCardLinks(path), path).toEqual(slugsOfPage.map((slug) => `/${section}/${slug}/`))
    const canonical = new URL((await readPage(path)).$('link[rel=canonical]').attr('href') ?? '')
    expect(canonical.pathname + canonical.search).toBe(path)
  }
  expect((await getStatusAndRedirect(`${listPath}?page=${lastPage + 1}`))[0]).toBe(404)
}

for (const section of ['news', 'guides'] as const)
  test(`${section}: a list has nine items on a page, a tag eight, and both link to the categories (NEWS-01, NEWS-02, NEWS-15, NEWS-18, GUIDE-01, GUIDE-06, GUIDE-08, D-44)`, async () => {
    const agency = articlesOf(section)
    const [items, tags] = [await agency.list(), await agency.tags()]
    expect(items.length).toBeGreaterThan(LIST_PAGE_SIZE)
    await expectPages(`/${section}/`, {
      section,
      slugs: items.map(({ slug }) => slug),
      pageSize: LIST_PAGE_SIZE,
    })
    const { $ } = await readPage(`/${section}/`)
    expect(textsOf($, 'h1')).toEqual([section === 'news' ? 'News' : 'Guides'])
    const categories = tags.map(({ slug }) => `/${section}/tag/${slug}/`)
    expect(attributesOf($, 'a', 'href', findByName($, 'nav', 'Categories'))).toEqual(categories)
    const tagged = await Promise.all(tags.map(async (tag) => ({ tag, items: await agency.byTag(tag.slug) })))
    const tagWithPages = tagged.find((candidate) => candidate.items.length > TAG_PAGE_SIZE)
    if (!tagWithPages) throw new Error('No tag has more than a page of items')
    const tagPath = `/${section}/tag/${tagWithPages.tag.slug}`
    await expectPages(`${tagPath}/`, {
      section,
      slugs: tagWithPages.items.map(({ slug }) => slug),
      pageSize: TAG_PAGE_SIZE,
    })
    const tagPage = await readPage(tagPath)
    expect([tagPage.status, textsOf(tagPage.$, 'h1'), textOf(tagPage.$('title'))]).toEqual([
      200,
      [tagWithPages.tag.name],
      tagWithPages.tag.name,
    ])
    const categoryNav = findByName(tagPage.$, 'nav', 'Categories')
    const currentLink = findByName(tagPage.$, 'a', tagWithPages.tag.name, categoryNav)
    expect(currentLink.attr('aria-current')).toBe('page')
    expect(textOf(findByName(tagPage.$, 'nav', 'Breadcrumb'))).toMatch(
      new RegExp(`Home.*${section}.*${tagWithPages.tag.name}`, 'i'),
    )
  })

test('news: the second page links to the first and the third, and a card has picture, title, summary and date (NEWS-04, NEWS-18 to NEWS-20)', async () => {
  const items = await articlesOf('news').list()
  expect(items.length).toBeGreaterThan(2 * LIST_PAGE_SIZE)
  const { $ } = await readPage('/news/?page=2')
  const pager = findByName($, 'nav', 'Pages of news')
  expect(findByName($, 'a', /^Previous/, pager).attr('href')).toBe('/news/')
  expect(findByName($, 'a', /^Next/, pager).attr('href')).toBe('/news/?page=3')
  // A pager shows seven page links at most (NEWS-04).
  expect(findByName($, 'a', /^Page \d+$/, pager).length).toBeLessThanOrEqual(7)
  const item = items[LIST_PAGE_SIZE]
  const card = $('main article').first()
  const picture = card.find('img')
  expect(picture.attr('src')).toBe(`/blog/uploads/blog/thumbs/thumb_${item?.thumbnailImage}`)
  expect(picture.attr('alt')).toBe(item?.thumbnail_image_alt_text)
  for (const text of [item?.name, item?.shortDescription, item?.formatted_publication_date])
    expect(textOf(card)).toContain(text)
  const response = await new Visitor().request(picture.attr('src') ?? '')
  expect(response.headers.get('content-type')).toMatch(/^image\//)
  const [guide] = await articlesOf('guides').list()
  expect((await readPage('/guides/')).$('main article img').first().attr('src')).toBe(
    `/guides/uploads/guides/thumbs/thumb_${guide?.thumbnailImage}`,
  )
})

test('the tags that the header links to have items (NEWS-15)', async () => {
  for (const slug of ['seller-guides', 'landlord-guides', 'buyer-guides', 'tenant-guides'])
    expect((await articlesOf('news').byTag(slug)).length, slug).toBeGreaterThan(0)
})

test('an item shows its title, metadata, tags and structured data, and its neighbours in the list (NEWS-05 to NEWS-10, NEWS-19)', async () => {
  const items = await articlesOf('news').list()
  // The first and the last item have one neighbour, any item between them has two (NEWS-10).
  for (const index of [0, 3, items.length - 1]) {
    const item = items[index]
    const page = await readPage(`/news/${item?.slug}/`)
    const { $ } = page
    expect([page.status, textsOf($, 'h1'), textOf($('title'))]).toEqual([200, [item?.name], item?.pageTitle])
    expect($('meta[name=description]').attr('content')).toBe(item?.metaContent)
    for (const tag of item?.tags.split(', ') ?? [])
      expect(findByName($, 'main a', tag).attr('href')).toMatch(/^\/news\/tag\/[a-z0-9-]+\/$/)
    const neighbourNav = findByName($, 'nav', 'More news')
    const getNeighbour = (offset: number) => {
      const slug = items[index + offset]?.slug
      return slug === undefined ? undefined : `/news/${slug}/`
    }
    expect(neighbourNav.find('[rel=prev]').attr('href')).toBe(getNeighbour(-1))
    expect(neighbourNav.find('[rel=next]').attr('href')).toBe(getNeighbour(1))
    expect(structuredDataOf(page).slice(0, 2)).toMatchObject([
      { '@type': 'NewsArticle', headline: item?.name, datePublished: item?.published_on },
      { '@type': 'BreadcrumbList' },
    ])
  }
})

test('the status of an item decides whether it shows a picture or a film (NEWS-06, NEWS-19, GUIDE-03)', async () => {
  const items = await articlesOf('news').list()
  // The status is '0' for a picture, '1' for a film and '2' for both.
  const cases = [
    { item: items.find((candidate) => candidate.showImageVideoStatus === '0'), pictures: 1, films: 0 },
    {
      item: items.find((candidate) => candidate.showImageVideoStatus === '1' && candidate.videoSrc),
      pictures: 0,
      films: 1,
    },
    {
      item: items.find(
        (candidate) => candidate.showImageVideoStatus === '1' && !candidate.videoSrc && !candidate.youtubeUrl,
      ),
      pictures: 0,
      films: 0,
    },
    {
      item: items.find((candidate) => candidate.showImageVideoStatus === '2' && candidate.videoSrc),
      pictures: 1,
      films: 1,
    },
  ]
  for (const { item, pictures, films } of cases) {
    if (!item) throw new Error('No item has such a status')
    const article = (await readPage(`/news/${item.slug}/`)).$('main article').first()
    const picture = article.find(`img[src*="/blog/uploads/blog/${item.largeImage}"]`)
    expect([picture.length, article.find('video').length], item.slug).toEqual([pictures, films])
    if (pictures > 0) expect(picture.attr('alt')).toBe(item.large_image_alt_text)
  }
})

test('a picture whose URL begins with {resource-url} is loaded from the base URL of resources (NEWS-07, NEWS-08)', async () => {
  const items = await articlesOf('news').list()
  const item = items.find(({ longDescription }) => longDescription.includes('{resource-url}'))
  if (!item) throw new Error('No item has a placeholder')
  const { html, $ } = await readPage(`/news/${item.slug}/`)
  expect(html).not.toMatch(/resource[-_]url\}/)
  const source = $('main .prose img').first().attr('src') ?? ''
  expect(source).toMatch(/^\/blog\/uploads\/blog\//)
  expect((await new Visitor().request(source)).headers.get('content-type')).toMatch(/^image\//)
})

for (const section of ['news', 'guides'] as const)
  test(`${section}: an item’s flag decides whether its related items are found automatically or chosen by an editor (NEWS-11, NEWS-12, GUIDE-03, GUIDE-04)`, async () => {
    const agency = articlesOf(section)
    const items = await agency.list()
    // related_blog_default_status is '1' for items that are found automatically, and '0' for an editor's choice.
    for (const [flag, readExpected] of [
      ['1', agency.related],
      ['0', agency.chosen],
    ] as const) {
      const index = items.findIndex((candidate) => candidate.related_blog_default_status === flag)
      const item = items[index]
      const expectedArticles = await readExpected(item?.id ?? 0)
      expect(expectedArticles.length).toBeGreaterThan(0)
      const path = `/${section}/${item?.slug}/`
      const { $ } = await readPage(path)
      expect(textsOf($, 'h1')).toEqual([item?.name])
      expect(textsOf($, 'h2')).toContain('You may also like...')
      expect(await readCardLinks(path)).toEqual(expectedArticles.map(({ slug }) => `/${section}/${slug}/`))
      if (section === 'news') continue
      const article = $('main article').first()
      const hasFilm = item?.showImageVideoStatus !== '0' && Boolean(item?.videoSrc)
      expect(article.find('video').length).toBe(hasFilm ? 1 : 0)
      expect(article.find('img[src*="/guides/uploads/guides/"]').length > 0).toBe(
        item?.showImageVideoStatus !== '1',
      )
      const next = items[index + 1]
      expect(findByName($, 'nav', 'More guides').find('[rel=next]').attr('href')).toBe(
        next ? `/guides/${next.slug}/` : undefined,
      )
      expect(textOf(findByName($, 'nav', 'Breadcrumb'))).toContain('Guides')
    }
  })

test('the feed lists the newest news items, and the sitemap all of them', async () => {
  const items = await articlesOf('news').list()
  const feed = (await readPage('/news/')).$('link[type="application/rss+xml"]').attr('href') ?? ''
  const response = await new Visitor().request(feed)
  expect(response.headers.get('content-type')).toContain('rss+xml')
  const guids = [...(await response.text()).matchAll(/<guid[^>]*>([^<]+)/g)]
  expect(guids.map(([, url = '']) => new URL(url).pathname)).toEqual(
    items.slice(0, FEED_SIZE).map(({ slug }) => `/news/${slug}/`),
  )
  const sitemap = await (await new Visitor().request('/sitemaps/news.xml')).text()
  for (const { slug } of items) expect(sitemap).toContain(`/news/${slug}/</loc>`)
})

test('a long guide has a table of contents, its author, who checked it and when, and a next step', async () => {
  const { $ } = await new Visitor().open('/guides/selling-your-home-step-by-step/')
  const links = $('nav[aria-labelledby=contents] a').toArray()
  expect(links.length).toBeGreaterThanOrEqual(4)
  for (const link of links) {
    const target = $($(link).attr('href') ?? '#none')
    expect([target.length, textOf(target)]).toEqual([1, textOf($(link))])
  }
  expect(textOf($('article'))).toMatch(
    /Written by our sales desk\.\s*Checked by our compliance desk on \w{3} \d+ \w+ 2026\./,
  )
  expect($('aside[aria-labelledby=next-step] a').attr('href')).toBe('/sell-your-property')
})

test('an article about renting with pets links to the homes that take pets', async () => {
  const visitor = new Visitor()
  const { $ } = await visitor.open('/news/asking-to-keep-a-pet/')
  const href = $('aside[aria-labelledby=next-step] a').attr('href') ?? ''
  expect(href).toBe('/find-a-letting/any-location?with=pets')
  expect(textOf((await visitor.open(href)).$('article[data-listing]').first())).toMatch(/pets/i)
})

test('the home page links to the guides that editors feature', async () => {
  const { $ } = await new Visitor().open('/')
  const links = $('section[aria-labelledby=guides] li a').toArray()
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) expect($(link).attr('href')).toMatch(/^\/guides\/[a-z0-9-]+\/$/)
})
