import { describe, expect, it } from 'vitest'
import { tagsOf } from '@/components/content/article-tags'
import { pageAsked, slice } from '@/components/content/list-slice'
import { filmOf, mediaOf, youtubeId } from '@/components/content/media-source'
import { pageHref, pictureUrl, sections, thumbnailUrl } from '@/components/content/section'
import { rss } from '@/lib/seo/feed'
import { articleWith } from './fixture'

describe('picture and film (NEWS-06, D-66)', () => {
  const both = { largeImage: 'a.webp', youtubeUrl: null, videoSrc: '/video/x.mp4' }
  it("'0' shows the image, '1' the film, '2' both", () => {
    expect(mediaOf({ ...both, showImageVideoStatus: '0' }, '')).toEqual({ image: 'a.webp', film: null })
    expect(mediaOf({ ...both, showImageVideoStatus: '1' }, '')).toEqual({
      image: null,
      film: { kind: 'file', src: '/video/x.mp4' },
    })
    expect(mediaOf({ ...both, showImageVideoStatus: '2' }, '')).toEqual({
      image: 'a.webp',
      film: { kind: 'file', src: '/video/x.mp4' },
    })
  })
  it('there is no film without a source', () => {
    for (const status of ['1', '2'])
      expect(mediaOf({ ...both, videoSrc: null, showImageVideoStatus: status }, '').film).toBeNull()
  })
  it('YouTube goes before a file; what is no film of YouTube’s is passed over', () => {
    expect(filmOf({ youtubeUrl: 'https://youtu.be/abcDEF12345', videoSrc: '/x.mp4' }, '')).toEqual({
      kind: 'youtube',
      id: 'abcDEF12345',
    })
    expect(
      filmOf({ youtubeUrl: 'https://evil.example/watch?v=abcDEF12345', videoSrc: '/x.mp4' }, ''),
    ).toEqual({ kind: 'file', src: '/x.mp4' })
    expect(filmOf({ youtubeUrl: null, videoSrc: 'films/x.mp4' }, 'https://cdn.example')).toEqual({
      kind: 'file',
      src: 'https://cdn.example/films/x.mp4',
    })
    expect(filmOf({ youtubeUrl: null, videoSrc: 'javascript:alert(1)' }, '')).toBeNull()
  })
  it('reads every form of YouTube’s addresses', () => {
    for (const address of [
      'https://www.youtube.com/watch?v=abcDEF12345&t=3',
      'https://youtu.be/abcDEF12345?si=x',
      'https://www.youtube.com/embed/abcDEF12345',
      'https://www.youtube-nocookie.com/embed/abcDEF12345',
      'https://m.youtube.com/shorts/abcDEF12345',
    ])
      expect(youtubeId(address), address).toBe('abcDEF12345')
    for (const address of [
      '',
      'abcDEF12345',
      'https://www.youtube.com/',
      'https://youtu.be/"><script>',
      'https://youtube.com.evil.example/embed/abcDEF12345',
    ])
      expect(youtubeId(address), address).toBeNull()
  })
})

describe('lists (NEWS-01, NEWS-15, D-61)', () => {
  const all = Array.from({ length: 20 }, (_, index) => index)
  it('are cut into pages; a page beyond the last is none', () => {
    expect(slice(all, 1, 9)).toEqual({ items: [0, 1, 2, 3, 4, 5, 6, 7, 8], page: 1, last: 3 })
    expect(slice(all, 3, 9)?.items).toEqual([18, 19])
    expect(slice(all, 4, 9)).toBeNull()
    expect(slice([], 1, 9)).toEqual({ items: [], page: 1, last: 1 })
  })
  it('what is no page is the first', () => {
    expect([undefined, '', '0', '-1', 'x', '2x', '1e9', ['2', '3']].map(pageAsked)).toEqual([
      1, 1, 1, 1, 1, 1, 1, 1,
    ])
    expect(pageAsked('12')).toBe(12)
  })
  it('the first page is the bare address', () => {
    expect([pageHref('/news/', 1), pageHref('/news/', 2)]).toEqual(['/news/', '/news/?page=2'])
  })
})

it('tags are split from their names, each once, by slug (NEWS-09, D-63)', () => {
  expect(tagsOf('Seller guides, Renters’ rights,, Seller Guides , –')).toEqual([
    { slug: 'seller-guides', name: 'Seller Guides' },
    { slug: 'renters-rights', name: 'Renters’ rights' },
  ])
  expect(tagsOf('')).toEqual([])
})

it('pictures lie where each section has them (NEWS-18, GUIDE-08)', () => {
  expect(thumbnailUrl(sections.news, 'https://r.example', 'a b.webp')).toBe(
    'https://r.example/blog/uploads/blog/thumbs/thumb_a%20b.webp',
  )
  expect(thumbnailUrl(sections.guides, '', 'x.webp')).toBe('/guides/uploads/guides/thumbs/thumb_x.webp')
  expect(pictureUrl(sections.news, '', 'x.webp')).toBe('/blog/uploads/blog/x.webp')
})

it('the feed is well-formed, whatever a title holds', () => {
  const { name: title, shortDescription: summary } = articleWith({ name: 'Rates & <taxes>' })
  const xml = rss({
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
