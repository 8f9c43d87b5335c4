import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { TAG_PAGE_SIZE } from '../../components/content/paging'
import { brand, DEFAULT_PRODUCT_SLUG } from '../../lib/config/brand'
import { dataAuthority } from '../../lib/config/data-authority'
import { routes } from '../../lib/config/routes'
import { slugify } from '../../lib/format/slug'
import { plainText, sanitiseHtml } from '../../lib/html/sanitise'
import { guides } from '../../prisma/seed/content/all-guides'
import { news } from '../../prisma/seed/content/all-news'
import type { ContentItem } from '../../prisma/seed/content/item'
import { guideTags, newsTags } from '../../prisma/seed/content/tags'
import { altTexts } from '../../prisma/seed/picture-texts'
import { bannedWords } from './banned-words'
import { pageHtml } from './page-html'

const lists: {
  name: string
  items: readonly ContentItem[]
  tags: Readonly<Record<string, string>>
  wordLimits: [fewest: number, most: number]
  minItems: number
}[] = [
  { name: 'news', items: news, tags: newsTags, wordLimits: [500, 900], minItems: 26 },
  { name: 'guides', items: guides, tags: guideTags, wordLimits: [900, 1500], minItems: 16 },
]

/** Paths of the site that texts may link to. */
const knownPaths = new Set<string>([
  brand.clientMoneyProtection.certificate,
  ...Object.values(routes).filter((route) => typeof route === 'string'),
  '/fees',
  '/reviews-policy',
  '/cookie-policy',
  '/local/essex',
  `/${DEFAULT_PRODUCT_SLUG}-local-contact`,
  ...news.map(({ slug }) => `/news/${slug}/`),
  ...guides.map(({ slug }) => `/guides/${slug}/`),
])
/** Lists the paths of links such as 'href="/fees"'. */
const findInternalLinks = (html: string) => [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href!)

/** Counts words. The ends of cells and headings become spaces, because they separate words. */
const countWords = (html: string) =>
  plainText(html.replaceAll(/<\/(td|th|dt|dd|h\d|caption)>/g, ' ')).split(' ').length
const countByTag = (items: readonly ContentItem[]) => {
  const counts: Record<string, number> = {}
  for (const tag of items.flatMap(({ tags }) => tags)) counts[tag] = (counts[tag] ?? 0) + 1
  return counts
}

describe.each(lists)(
  'the $name of the demonstration',
  ({ items, tags, wordLimits: [fewestWords, mostWords], minItems }) => {
    // An item with the slug `tag` would have the path of the pages of tags.
    it('have enough items with unique slugs, names and days, and none with the slug `tag` (D-64, NEWS-10)', () => {
      expect(items.length).toBeGreaterThanOrEqual(minItems)
      expect(new Set(items.map(({ slug }) => slug)).size).toBe(items.length)
      expect(new Set(items.map(({ name }) => name)).size).toBe(items.length)
      expect(
        new Set(items.map(({ publishedAt }) => publishedAt)).size,
        'the day of publication alone decides the order of the list',
      ).toBe(items.length)
      for (const { slug } of items) expect(slug).toMatch(/^(?!tag$)[a-z0-9]+(-[a-z0-9]+)*$/)
    })

    it('are newest first, dated January 2025 to November 2026', () => {
      const dates = items.map(({ publishedAt }) => publishedAt)
      expect(dates).toEqual(dates.toSorted().reverse())
      for (const date of dates) {
        expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date)
        expect(date >= '2025-01-01' && date <= '2026-11-20', date).toBe(true)
      }
    })

    it('have tags whose slugs follow from their names, and a tag with more than a page of items (D-63, NEWS-15, GUIDE-06)', () => {
      for (const [slug, name] of Object.entries(tags)) expect(slugify(name)).toBe(slug)
      for (const item of items) {
        expect(item.tags.length, item.slug).toBeGreaterThan(0)
        for (const tag of item.tags) expect(tags, item.slug).toHaveProperty([tag])
      }
      expect(Math.max(...Object.values(countByTag(items)))).toBeGreaterThan(TAG_PAGE_SIZE)
      for (const tag of Object.keys(tags)) expect(countByTag(items)[tag] ?? 0, tag).toBeGreaterThan(0)
    })

    it.each(items.map((item) => [item.slug, item] as const))(
      '%s has titles, descriptions and alternative texts of a suitable length (NEWS-18 to NEWS-20)',
      (_, item) => {
        expect(item.pageTitle.length).toBeLessThanOrEqual(60)
        expect(item.metaContent.length).toBeLessThanOrEqual(155)
        expect(item.metaContent.length).toBeGreaterThan(70)
        expect(item.shortDescription.length).toBeGreaterThan(40)
        for (const { file, alt } of [item.thumbnail, item.large]) {
          expect(altTexts).toHaveProperty([file])
          expect(alt.length).toBeGreaterThan(20)
          expect(alt).not.toMatch(/^(image|picture|photo)\b/i)
        }
        if (item.videoSrc) expect(existsSync(path.resolve('public', item.videoSrc.slice(1)))).toBe(true)
      },
    )

    it.each(items.map((item) => [item.slug, item] as const))(
      '%s has a text of the required length that the sanitiser does not change (NEWS-07, D-55)',
      (_, item) => {
        expect(sanitiseHtml(item.body)).toBe(item.body)
        expect(countWords(item.body)).toBeGreaterThanOrEqual(fewestWords)
        expect(countWords(item.body)).toBeLessThanOrEqual(mostWords)
        expect(item.body).toMatch(/<h2>/)
        expect(item.body.split('{resource-url}').length - 1).toBeLessThanOrEqual(1)
        for (const href of findInternalLinks(item.body)) expect(knownPaths, item.slug).toContain(href)
      },
    )

    it('name as related only items that exist, and never the item itself (NEWS-12, GUIDE-04)', () => {
      const slugs = new Set(items.map(({ slug }) => slug))
      for (const { slug, related } of items) {
        if (related === 'auto') continue
        expect(related.length).toBeGreaterThan(0)
        expect(related).not.toContain(slug)
        for (const other of related) expect(slugs, slug).toContain(other)
      }
    })
  },
)

describe('the news required by the specification', () => {
  it('has four items or more under each tag that the header links', () => {
    for (const tag of ['seller-guides', 'landlord-guides', 'buyer-guides', 'tenant-guides'])
      expect(countByTag(news)[tag] ?? 0, tag).toBeGreaterThanOrEqual(4)
  })

  it('has an item for every display mode of picture and video (NEWS-06)', () => {
    // The status is '0' for a picture, '1' for a video and '2' for both.
    const displayModes = new Set(
      news.map(
        ({ showImageVideoStatus, videoSrc }) => `${showImageVideoStatus}${videoSrc ? ' with source' : ''}`,
      ),
    )
    expect([...displayModes].toSorted()).toEqual(['0', '1', '1 with source', '2 with source'])
  })

  it('has items with automatic and with chosen related items, and one body with {resource-url} (NEWS-08, NEWS-12)', () => {
    expect(news.some(({ related }) => related === 'auto')).toBe(true)
    expect(news.some(({ related }) => related !== 'auto')).toBe(true)
    expect(news.filter(({ body }) => body.includes('{resource-url}'))).toHaveLength(1)
  })

  it('has no two texts that begin with the same three words', () => {
    const openings = [...news, ...guides].map(({ body }) => plainText(body).split(' ').slice(0, 3).join(' '))
    expect(new Set(openings).size).toBe(openings.length)
  })
})

const texts: [string, string][] = [
  ...[...news, ...guides].map((item): [string, string] => [
    item.slug,
    [item.name, item.pageTitle, item.metaContent, item.shortDescription, item.body].join('\n'),
  ]),
  ...pageHtml.map(([name, html]): [string, string] => [`page ${name}`, html]),
]

describe.each(texts)('the text of %s', (_, text) => {
  it('contains no banned words', () => {
    for (const [patternName, pattern] of bannedWords)
      expect(plainText(text), patternName).not.toMatch(pattern)
  })
})

describe.each(pageHtml)('the page %s', (_, html) => {
  it('passes the sanitiser unchanged, and links only to existing pages', () => {
    expect(sanitiseHtml(html)).toBe(html)
    for (const href of findInternalLinks(html)) expect(knownPaths).toContain(href)
    expect(html).not.toMatch(/undefined|\[object|\$\{/)
  })
})

describe('legal terms as of November 2026', () => {
  it('name the Information Commission, which replaced the Information Commissioner on 30 September 2026', () => {
    const commissioner = /Information Commissioner/
    for (const [name, html] of pageHtml)
      expect(plainText(html).replace('took the place of the Information Commissioner', ''), name).not.toMatch(
        commissioner,
      )
    for (const { slug, body } of [...news, ...guides].filter((item) => commissioner.test(item.body)))
      expect(body, slug).toContain('the Information Commission took the Commissioner’s place')
    expect(
      pageHtml
        .filter(([, html]) => html.includes(dataAuthority.name))
        .map(([name]) => name)
        .toSorted(),
    ).toEqual(['about us', 'complaints', 'privacy'])
  })
})

describe('the guide’s calendar of the landlord database', () => {
  it('has nine regions that open a month apart, each with three months to register', () => {
    const calendar = guides.find(({ slug }) => slug === 'landlord-compliance-calendar-2026')!.body
    const toIsoDay = (date: string) => new Date(`${date} UTC`).toISOString().slice(0, 10)
    // Each row of the table has a region, its first day and its last day to register.
    const datesInCalendar = [
      ...calendar.matchAll(/<td>[^<]+<\/td><td>(15 \w+ 202\d)<\/td><td>(14 \w+ 202\d)<\/td>/g),
    ].map(([, opens, closes]) => [toIsoDay(opens!), toIsoDay(closes!)])
    // The first region opens on 15 December 2026 and closes on 14 March 2027.
    const registrationPeriods = Array.from({ length: 9 }, (_, region) => [
      new Date(Date.UTC(2026, 11 + region, 15)),
      new Date(Date.UTC(2026, 14 + region, 14)),
    ])
    expect(datesInCalendar).toEqual(
      registrationPeriods.map((period) => period.map((date) => date.toISOString().slice(0, 10))),
    )
  })
})

describe('facts about the agency', () => {
  it('come from lib/config/brand.ts', () => {
    const complaints = pageHtml.find(([name]) => name === 'complaints')![1]
    expect(complaints).toContain(`mailto:${brand.email}`)
    expect(complaints).toContain(brand.redress.url)
  })
})
