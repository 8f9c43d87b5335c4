import { describe, expect, it } from 'vitest'
import { parseTags } from '@/components/content/article-tags'
import { parsePageNumber, slicePage } from '@/components/content/paging'
import { findVideo, selectMedia, parseYoutubeId } from '@/components/content/article-video'
import { pageHref, pictureUrl, sections, thumbnailUrl } from '@/components/content/section-config'
import { formatRss } from '@/lib/seo/feed'
import { createArticle } from './fixture'

/** The resource base URL of a site that serves its pictures and videos itself. */
const SAME_SITE_BASE_URL = ''

describe('picture and video (NEWS-06, D-66)', () => {
  const media = { largeImage: 'a.webp', youtubeUrl: null, videoSrc: '/video/x.mp4' }
  const select = (changes: Partial<Parameters<typeof selectMedia>[0]>) =>
    selectMedia({ ...media, showImageVideoStatus: '0', ...changes }, SAME_SITE_BASE_URL)

  it("'0' shows the image, '1' the video, '2' both", () => {
    const video = { kind: 'file', src: '/video/x.mp4' }
    expect(select({ showImageVideoStatus: '0' })).toEqual({ image: 'a.webp', video: null })
    expect(select({ showImageVideoStatus: '1' })).toEqual({ image: null, video })
    expect(select({ showImageVideoStatus: '2' })).toEqual({ image: 'a.webp', video })
  })
  it('there is no video without a source', () => {
    for (const showImageVideoStatus of ['1', '2'])
      expect(select({ videoSrc: null, showImageVideoStatus }).video).toBeNull()
  })
  it('YouTube takes precedence over a file, and videos of other sites are ignored', () => {
    const videoSrc = '/x.mp4'
    expect(findVideo({ youtubeUrl: 'https://youtu.be/abcDEF12345', videoSrc }, SAME_SITE_BASE_URL)).toEqual({
      kind: 'youtube',
      id: 'abcDEF12345',
    })
    const youtubeUrl = 'https://evil.example/watch?v=abcDEF12345'
    expect(findVideo({ youtubeUrl, videoSrc }, SAME_SITE_BASE_URL)).toEqual({ kind: 'file', src: '/x.mp4' })
    expect(findVideo({ youtubeUrl: null, videoSrc: 'films/x.mp4' }, 'https://cdn.example')).toEqual({
      kind: 'file',
      src: 'https://cdn.example/films/x.mp4',
    })
    expect(findVideo({ youtubeUrl: null, videoSrc: 'javascript:alert(1)' }, SAME_SITE_BASE_URL)).toBeNull()
  })
  it('parses every form of a YouTube address', () => {
    for (const address of [
      'https://www.youtube.com/watch?v=abcDEF12345&t=3',
      'https://youtu.be/abcDEF12345?si=x',
      'https://www.youtube.com/embed/abcDEF12345',
      'https://www.youtube-nocookie.com/embed/abcDEF12345',
      'https://m.youtube.com/shorts/abcDEF12345',
    ])
      expect(parseYoutubeId(address), address).toBe('abcDEF12345')
    for (const address of [
      '',
      'abcDEF12345',
      'https://www.youtube.com/',
      'https://youtu.be/"><script>',
      'https://youtube.com.evil.example/embed/abcDEF12345',
    ])
      expect(parseYoutubeId(address), address).toBeNull()
  })
})

describe('lists of articles (NEWS-01, NEWS-15, D-61)', () => {
  const twentyItems = Array.from({ length: 20 }, (_, index) => index)
  const PAGE_SIZE = 9
  it('are cut into pages; a page beyond the last is null', () => {
    expect(slicePage(twentyItems, 1, PAGE_SIZE)).toEqual({
      items: [0, 1, 2, 3, 4, 5, 6, 7, 8],
      page: 1,
      last: 3,
    })
    expect(slicePage(twentyItems, 3, PAGE_SIZE)?.items).toEqual([18, 19])
    expect(slicePage(twentyItems, 4, PAGE_SIZE)).toBeNull()
    expect(slicePage([], 1, PAGE_SIZE)).toEqual({ items: [], page: 1, last: 1 })
  })
  it('an invalid page number is page 1', () => {
    for (const value of [undefined, '', '0', '-1', 'x', '2x', '1e9', ['2', '3']])
      expect(parsePageNumber(value)).toBe(1)
    expect(parsePageNumber('12')).toBe(12)
  })
  it('the first page has no query', () => {
    expect([pageHref('/news/', 1), pageHref('/news/', 2)]).toEqual(['/news/', '/news/?page=2'])
  })
})

it('tags are separated by commas; of two spellings with the same slug the last is used, in the place of the first (NEWS-09, D-63)', () => {
  expect(parseTags('Seller guides, Renters’ rights,, Seller Guides , –')).toEqual([
    { slug: 'seller-guides', name: 'Seller Guides' },
    { slug: 'renters-rights', name: 'Renters’ rights' },
  ])
  expect(parseTags('')).toEqual([])
})

it('URLs of pictures have the section’s path (NEWS-18, GUIDE-08)', () => {
  expect(thumbnailUrl(sections.news, 'https://r.example', 'a b.webp')).toBe(
    'https://r.example/blog/uploads/blog/thumbs/thumb_a%20b.webp',
  )
  expect(thumbnailUrl(sections.guides, SAME_SITE_BASE_URL, 'x.webp')).toBe(
    '/guides/uploads/guides/thumbs/thumb_x.webp',
  )
  expect(pictureUrl(sections.news, SAME_SITE_BASE_URL, 'x.webp')).toBe('/blog/uploads/blog/x.webp')
})

it('the feed escapes titles', () => {
  const { name: title, shortDescription: summary } = createArticle({ name: 'Rates & <taxes>' })
  const xml = formatRss({
    title: 'News',
    description: 'd',
    page: 'https://s.example/news/',
    self: 'https://s.example/news/rss.xml',
    items: [
      { title, url: 'https://s.example/news/a/', summary, categories: ['A & B'], published: '2026-11-12' },
    ],
  })
  expect(xml).toContain('<title>Rates &amp; &lt;taxes&gt;</title>')
  expect(xml).toContain('<category>A &amp; B</category><pubDate>Thu, 12 Nov 2026 00:00:00 GMT</pubDate>')
})

it('the feed leaves out characters that XML forbids, which a text pasted from a word processor may have', () => {
  const xml = formatRss({
    title: 'News',
    description: 'd',
    page: 'https://s.example/news/',
    self: 'https://s.example/news/rss.xml',
    items: [
      {
        title: 'Rent\u000B rises\u0000',
        url: 'https://s.example/news/a/',
        summary: 'One\uD83D two \u{1F3E0}\uFFFF',
        categories: [],
      },
    ],
  })
  expect(xml).toContain('<title>Rent rises</title>')
  expect(xml).toContain('<description>One two \u{1F3E0}</description>')
})
