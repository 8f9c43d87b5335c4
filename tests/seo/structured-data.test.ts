import { expect, test } from 'vitest'
import { createAgencyLd, createWebSiteLd } from '../../lib/seo/agency'
import { createBreadcrumbLd } from '../../lib/seo/breadcrumbs'
import { serialiseJsonLd } from '../../lib/seo/json-ld'
import { listSitePages } from '../../lib/seo/site-pages'
import { formatSitemapIndex, formatUrlSet } from '../../lib/seo/sitemap'

const origin = 'https://site.example'

test('the agency has the rating of site meta, and none without reviews (HOME-18)', () => {
  const rated = createAgencyLd(origin, 'Emoov', { ratingValue: 4.7, reviewCount: 1204 })
  expect(rated.aggregateRating).toMatchObject({
    '@type': 'AggregateRating',
    ratingValue: 4.7,
    reviewCount: 1204,
  })
  expect(createAgencyLd(origin, 'Emoov', null)).not.toHaveProperty('aggregateRating')
  expect(createAgencyLd(origin, 'Emoov', { ratingValue: 5, reviewCount: 0 })).not.toHaveProperty(
    'aggregateRating',
  )
})

test('the site’s structured data have a SearchAction', () => {
  expect(createWebSiteLd(origin, 'Emoov')).toMatchObject({
    potentialAction: {
      target: { urlTemplate: 'https://site.example/find-a-property?location_filter={search_term_string}' },
    },
  })
})

test('no value can close the script element', () => {
  const text = serialiseJsonLd({ '@type': 'Thing', name: '</script><script>alert(1)</script>' })
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toMatchObject({
    '@context': 'https://schema.org',
    name: '</script><script>alert(1)</script>',
  })
})

test('a breadcrumb begins at Home, and the current page has no URL (D-170)', () => {
  expect(
    createBreadcrumbLd(origin, [
      { name: 'Find a property', href: '/find-a-property' },
      { name: 'Search Result' },
    ]).itemListElement,
  ).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://site.example/' },
    {
      '@type': 'ListItem',
      position: 2,
      name: 'Find a property',
      item: 'https://site.example/find-a-property',
    },
    { '@type': 'ListItem', position: 3, name: 'Search Result' },
  ])
})

test('a sitemap escapes URLs', () => {
  const xml = formatUrlSet([
    { url: `${origin}/find-a-property/A%20&%20B?x=<1>`, lastModified: '2026-11-21T10:00:00.000Z' },
  ])
  expect(xml).toContain(
    '<loc>https://site.example/find-a-property/A%20&amp;%20B?x=&lt;1&gt;</loc><lastmod>2026-11-21T10:00:00.000Z</lastmod>',
  )
  expect(formatSitemapIndex([{ url: `${origin}/sitemaps/pages.xml` }])).toContain(
    '<sitemap><loc>https://site.example/sitemaps/pages.xml</loc></sitemap>',
  )
})

test('no page is in the sitemap twice', () => {
  const pages = listSitePages('emoov')
  expect(new Set(pages).size).toBe(pages.length)
  expect(pages.every((path) => path.startsWith('/') && !path.includes(' '))).toBe(true)
})
