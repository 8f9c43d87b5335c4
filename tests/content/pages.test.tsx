// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ArticlePage } from '@/components/content/article-page'
import { createArticleRoute } from '@/components/content/content-routes'
import { ListPage } from '@/components/content/list-page'
import { TagPage } from '@/components/content/tag-page'
import { outage } from '@/lib/errors'
import * as queries from '@/lib/queries/articles'
import { createArticle } from './fixture'

// Links keep their trailing slash, as in next.config.ts (D-44).
vi.stubEnv('__NEXT_MANUAL_TRAILING_SLASH', 'true')
vi.mock('@/lib/queries/articles')
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ replace: vi.fn() }),
}))

const mockedQueries = vi.mocked(queries)
const twentyArticles = Array.from({ length: 20 }, (_, index) =>
  createArticle({ id: index + 1, slug: `item-${index + 1}`, name: `Item ${index + 1}` }),
)
const article = {
  ...createArticle(),
  longDescription: '<p>At length.</p>' as queries.SanitisedArticle['longDescription'],
}
const renderPage = async (page: Promise<ReactElement>) => render(await page)
/** Returns the digest of the error that a page throws, by which Next recognises a 404 or a redirect; '' without one. */
const readErrorDigest = (page: Promise<unknown>) =>
  page.then(
    () => '',
    (error: { digest?: string }) => error.digest ?? String(error),
  )

beforeEach(() => {
  mockedQueries.getArticles.mockResolvedValue(twentyArticles)
  mockedQueries.getTags.mockResolvedValue([{ name: 'Seller guides', slug: 'seller-guides' }])
  mockedQueries.getArticlesByTag.mockResolvedValue(twentyArticles)
  mockedQueries.getArticle.mockResolvedValue(article)
  mockedQueries.getNeighbours.mockResolvedValue({
    previous: null,
    next: createArticle({ slug: 'after', name: 'After' }),
  })
  mockedQueries.getRelatedArticles.mockResolvedValue([])
})

test('a list that fails to load shows an error beside the categories (NEWS-17, D-69)', async () => {
  mockedQueries.getArticles.mockRejectedValue(outage('down'))
  await renderPage(ListPage({ section: 'news', page: 1 }))
  expect(screen.getByRole('alert').textContent).toBe('Unable to load content. Please try again later.')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('News')
  expect(screen.queryAllByRole('article')).toEqual([])
  expect(screen.getByRole('link', { name: 'Seller guides' }).getAttribute('href')).toBe(
    '/news/tag/seller-guides/',
  )
})

test('a tag that fails to load shows an error (NEWS-17), and no categories if they fail too', async () => {
  mockedQueries.getArticlesByTag.mockRejectedValue(outage('down'))
  mockedQueries.getTags.mockRejectedValue(outage('down'))
  await renderPage(TagPage({ section: 'guides', tag: 'selling', page: 1 }))
  expect(screen.getByRole('alert').textContent).toBe('Unable to load content. Please try again later.')
  expect(screen.queryByText('Categories')).toBeNull()
})

test('a slug with a malformed percent-encoding is 404 (NEWS-14)', async () => {
  mockedQueries.getArticle.mockResolvedValue(null)
  const { Page, generateMetadata } = createArticleRoute('news')
  const props = { params: Promise.resolve({ slug: '%zz' }) }
  const page = await Page(props)
  expect(page.props).toEqual({ section: 'news', slug: '%zz' })
  expect(await readErrorDigest(ArticlePage(page.props))).toMatch(/404/)
  expect(await generateMetadata(props)).toMatchObject({ title: 'Page Not Found' })
})

test('a list throws an error that is not an outage', async () => {
  mockedQueries.getArticles.mockRejectedValue(new TypeError('ours'))
  await expect(ListPage({ section: 'news', page: 1 })).rejects.toThrow('ours')
})

test('a list has nine articles a page, a tag eight, and a page beyond the last is 404 (NEWS-01, NEWS-15, GUIDE-06)', async () => {
  const { unmount } = await renderPage(ListPage({ section: 'news', page: 3 }))
  expect(screen.getAllByRole('article'), 'the rest of twenty articles').toHaveLength(2)
  unmount()
  await renderPage(TagPage({ section: 'news', tag: 'seller-guides', page: 1 }))
  expect(screen.getAllByRole('article')).toHaveLength(8)
  expect(await readErrorDigest(ListPage({ section: 'news', page: 4 }))).toMatch(/404/)
  expect(await readErrorDigest(TagPage({ section: 'news', tag: 'seller-guides', page: 9 }))).toMatch(/404/)
})

test('a tag without articles is 404 (NEWS-16, GUIDE-07, D-62)', async () => {
  mockedQueries.getArticlesByTag.mockResolvedValue([])
  expect(await readErrorDigest(TagPage({ section: 'news', tag: 'none', page: 1 }))).toMatch(/404/)
  expect(await readErrorDigest(TagPage({ section: 'news', tag: '%20', page: 1 }))).toMatch(/404/)
})

test('a missing article is 404, and an outage redirects to the home page (NEWS-13, NEWS-14, GUIDE-05, D-52)', async () => {
  mockedQueries.getArticle.mockResolvedValueOnce(null)
  expect(await readErrorDigest(ArticlePage({ section: 'guides', slug: 'none' }))).toMatch(/404/)
  mockedQueries.getArticle.mockRejectedValueOnce(outage('down'))
  expect(await readErrorDigest(ArticlePage({ section: 'guides', slug: 'any' }))).toBe(
    'NEXT_REDIRECT;replace;/;307;',
  )
})

test('the last article shows name, date, body, tags and only one neighbour (NEWS-05, NEWS-07, NEWS-09, NEWS-10, NEWS-20)', async () => {
  await renderPage(ArticlePage({ section: 'news', slug: 'an-item' }))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('An item')
  expect(screen.getByText('12 November 2026')).toBeTruthy()
  expect(screen.getByText('At length.')).toBeTruthy()
  expect(screen.getByRole('img', { name: 'The same cottage, larger' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Market news' }).getAttribute('href')).toBe(
    '/news/tag/market-news/',
  )
  const more = within(screen.getByRole('navigation', { name: 'More news' }))
  expect(more.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/news/after/'])
  expect(screen.queryByText('You may also like...')).toBeNull()
})

test('an article is shown without neighbours when their call fails', async () => {
  mockedQueries.getNeighbours.mockRejectedValue(outage('down'))
  await renderPage(ArticlePage({ section: 'news', slug: 'an-item' }))
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
  expect(screen.queryByRole('navigation', { name: 'More news' })).toBeNull()
})

test('related articles are listed below their heading (NEWS-11, GUIDE-03)', async () => {
  mockedQueries.getRelatedArticles.mockResolvedValue(twentyArticles.slice(0, 3))
  await renderPage(ArticlePage({ section: 'guides', slug: 'an-item' }))
  const related = within(screen.getByRole('region', { name: 'You may also like...' }))
  expect(related.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/guides/item-1/',
    '/guides/item-2/',
    '/guides/item-3/',
  ])
})

test('a YouTube video is not requested before it is started, and its title is escaped (domain B7)', async () => {
  mockedQueries.getArticle.mockResolvedValue({
    ...article,
    name: '</a><script>alert(1)</script>"',
    youtubeUrl: 'https://youtu.be/abcDEF12345',
    showImageVideoStatus: '1',
  })
  await renderPage(ArticlePage({ section: 'news', slug: 'an-item' }))
  const frame = document.querySelector('iframe')
  expect(frame?.getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/abcDEF12345')
  const placeholderHtml = frame?.getAttribute('srcdoc') ?? ''
  expect(placeholderHtml).toContain('href="https://www.youtube-nocookie.com/embed/abcDEF12345?autoplay=1"')
  expect(placeholderHtml).not.toContain('<script')
  expect(screen.queryByRole('img')).toBeNull()
})
