// covers: app, components/shell, lib/seo, lib/config, next.config.ts
import { expect, test } from 'vitest'
import { readSiteMeta, searchLettings, searchSales } from '../support/agency-calls'
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

interface PublicPage {
  path: string
  /** The text of the only h1. Null for a page without one; left out for a page whose h1 only the browser renders. */
  h1?: string | RegExp | null
  /** The path of the canonical URL; by default the path itself. */
  canonical?: string
  /** The last entry of the breadcrumb, if the page has one. */
  lastBreadcrumb?: string
}

/** The public pages: the pages of ROUTE-01 to ROUTE-17, legal pages and others. */
const publicPages: PublicPage[] = [
  { path: '/', canonical: '/' },
  { path: '/home', canonical: '/' },
  { path: '/news/', h1: 'News' },
  { path: '/guides/', h1: 'Guides' },
  { path: '/find-a-property', h1: 'Start Your Property Search' },
  { path: '/find-a-letting', h1: 'Start Your Rental Search' },
  { path: '/find-a-property/essex', h1: /^property for sale/i },
  { path: '/find-a-letting/Essex', h1: /^property to let/i, canonical: '/find-a-letting/essex' },
  {
    path: '/find-a-property/Essex/nomin-300000/all-types/2-8/this-only',
    h1: /^property for sale/i,
    canonical: '/find-a-property/essex',
  },
  {
    path: '/find-a-letting/Essex/400-1200/all-types/1-8/this-only',
    h1: /^property to let/i,
    canonical: '/find-a-letting/essex',
  },
  { path: '/frequently-asked-questions', h1: 'Frequently Asked Questions' },
  { path: '/frequently-asked-questions-lettings', h1: 'Frequently Asked Questions - Lettings' },
  { path: '/get-a-mortgage', h1: 'Get a Mortgage' },
  { path: '/affordability-help', h1: null },
  { path: '/commercial-finance', h1: 'Commercial Finance' },
  { path: '/property-management', h1: 'Property Management', lastBreadcrumb: 'Property Management' },
  {
    path: '/tenant-referencing',
    h1: 'Tenant Referencing for Landlords',
    // The specification states this path, where no page exists (D-43).
    canonical: '/estate-agents-in-scotland',
    lastBreadcrumb: 'Tenant referencing',
  },
  { path: '/conveyancing', h1: 'Easy Online Conveyancing', lastBreadcrumb: 'Conveyancing' },
  { path: '/privacy-policy', h1: 'Privacy Policy', lastBreadcrumb: 'Privacy Policy' },
  { path: '/terms-and-conditions', h1: 'Terms and Conditions', lastBreadcrumb: 'Terms and Conditions' },
  { path: '/service-agreement', h1: 'Our Terms', lastBreadcrumb: 'Service Agreement' },
  {
    path: '/lettings-service-agreement',
    h1: 'Lettings Service Agreement',
    lastBreadcrumb: 'Lettings Service Agreement',
  },
  { path: '/complaints-procedure', h1: 'Complaints Procedure', lastBreadcrumb: 'Complaints Procedure' },
  { path: '/contact/', h1: 'Contact Us' },
  { path: '/about-us', h1: 'About Us', lastBreadcrumb: 'About Us' },
  { path: '/recruitment', h1: 'Recruitment', lastBreadcrumb: 'Recruitment' },
  { path: '/refer-a-friend', h1: 'Refer a Friend', lastBreadcrumb: 'Refer a Friend' },
  { path: '/online-house-valuation', h1: 'Online House Valuation', lastBreadcrumb: 'Online House Valuation' },
  { path: '/emoov-local-contact', h1: 'Request a valuation' },
  { path: '/estate-agents', h1: 'Estate Agents' },
  { path: '/estate-agents/essex', h1: 'Estate Agents in Essex' },
  { path: '/estate-agents/manchester', h1: 'Estate Agents in Manchester' },
  { path: '/local', h1: 'Expertise, now local.' },
  { path: '/local/essex', h1: 'Local Estate Agents in Essex' },
  {
    path: '/thank-you-subscriber',
    h1: 'Thank you for subscribing',
    lastBreadcrumb: 'Thank you for subscribing',
  },
  { path: '/sell-your-property', h1: 'Sell Your Property', lastBreadcrumb: 'Sell Your Property' },
  { path: '/let-your-property', h1: 'Let Your Property', lastBreadcrumb: 'Let Your Property' },
  { path: '/commercial-property', h1: 'Commercial Property' },
  { path: '/fees', h1: 'Our fees', lastBreadcrumb: 'Our fees' },
  { path: '/reviews-policy', h1: 'Reviews policy', lastBreadcrumb: 'Reviews policy' },
  { path: '/cookie-policy', h1: 'Cookie policy', lastBreadcrumb: 'Cookie policy' },
  {
    path: '/data-protection-complaint',
    h1: 'Complain about your personal data',
    lastBreadcrumb: 'Complain about your data',
  },
  { path: '/site-map', h1: 'Site map', lastBreadcrumb: 'Site map' },
]

const regions = ['essex', 'manchester', 'leicestershire', 'kent', 'scotland', 'devon']
/** Links that the header or the footer of every page has. */
const shellLinks = [
  '/sell-your-property',
  '/let-your-property',
  '/property-management',
  '/frequently-asked-questions',
  '/frequently-asked-questions-lettings',
  '/about-us',
  '/privacy-policy',
  '/terms-and-conditions',
  '/service-agreement',
  '/lettings-service-agreement',
  '/complaints-procedure',
  '/refer-a-friend',
  '/contact/',
  '/news/',
  '/news/tag/seller-guides/',
  '/news/tag/landlord-guides/',
  '/news/tag/buyer-guides/',
  '/news/tag/tenant-guides/',
  '/guides/',
  '/get-a-mortgage',
  '/commercial-finance',
  '/find-a-property',
  '/find-a-letting',
  '/local',
  '/commercial-property',
  '/fees',
  '/login',
  ...regions.map((region) => `/estate-agents/${region}`),
]
const toggleTrailingSlash = (path: string): string => {
  if (path === '/') return path
  return path.endsWith('/') ? path.slice(0, -1) : `${path}/`
}

for (const { path, h1, canonical = path, lastBreadcrumb } of publicPages)
  test(`${path}: status, metadata, heading and breadcrumb, with and without the trailing slash (ROUTE-01 to ROUTE-09, ROUTE-15, ROUTE-16, PERM-01, PERM-04, META-07, META-09, META-12, META-13, META-17, STATIC-01, STATIC-03, STATIC-07, STATIC-09, STATIC-16, STATIC-27, STATIC-37, STATIC-38, STATIC-42, STATIC-48, D-20, D-44, D-46)`, async () => {
    for (const variant of new Set([path, toggleTrailingSlash(path)])) {
      expect.soft(await getStatusAndRedirect(variant), variant).toEqual([200, null])
      const page = await readPage(variant)
      const { $ } = page
      expect.soft(page.headers.get('set-cookie'), `${variant} sets no cookie`).toBeNull()
      const canonicalUrl = $('head link[rel=canonical]').attr('href') ?? ''
      const canonicalPath = canonicalUrl.replace(/^https?:\/\/[^/]+/, '') || '/'
      expect.soft(canonicalUrl, `canonical of ${variant}`).toMatch(/^https?:\/\//)
      expect.soft(canonicalPath, `canonical of ${variant}`).toBe(canonical)
      expect
        .soft($('head meta[property="og:url"]').attr('content'), `og:url of ${variant}`)
        .toMatch(/^https?:\/\//)
      const headings = textsOf($, 'h1')
      if (h1 === null) expect.soft(headings, `h1 of ${variant}`).toEqual([])
      else if (typeof h1 === 'string') expect.soft(headings, `h1 of ${variant}`).toEqual([h1])
      else if (h1) expect.soft(headings, `h1 of ${variant}`).toEqual([expect.stringMatching(h1)])
      expect.soft(textOf($('head title')).length, `title of ${variant}`).toBeGreaterThan(5)
      if (lastBreadcrumb === undefined) continue
      const trail = findByName($, 'nav', 'Breadcrumb')
      expect.soft(textOf(trail.find('a').first()), variant).toBe('Home')
      expect.soft(trail.find('a').first().attr('href'), variant).toBe('/')
      expect.soft(textOf(trail.find('li').last()), variant).toContain(lastBreadcrumb)
      expect
        .soft(
          structuredDataOf(page).map((node) => node['@type']),
          variant,
        )
        .toContain('BreadcrumbList')
    }
  })

test('every page has a title of its own (META-07)', async () => {
  // The home page has two paths, and a search with filters has the title of the search without them. The filters are
  // four further segments of the path.
  const isFilteredSearch = (path: string) => path.split('/').length > 4
  const paths = publicPages
    .map(({ path }) => path)
    .filter((path) => path !== '/home' && !isFilteredSearch(path))
  const titles = await Promise.all(paths.map(async (path) => textOf((await readPage(path)).$('head title'))))
  expect(new Set(titles).size).toBe(paths.length)
})

test('every template has a header, main part and footer in this order, with their links, one telephone number and the company (SHELL-01, HEADER-11 to HEADER-16, EA-01, FOOTER-01 to FOOTER-03, CONST-03, Consumer Rights Act 2015 s.83)', async () => {
  const [sale] = (await searchSales({ location: 'Witham' })).properties
  const [letting] = (await searchLettings({ location: 'Chelmsford' })).properties
  const templates = [
    ...publicPages.map(({ path }) => path),
    `/property/${sale?.id}/${sale?.property_url}`,
    `/letting/${letting?.id}/${letting?.property_url}`,
    '/news/three-taxes-on-one-move/',
    '/news/tag/seller-guides/',
    '/guides/selling-your-home-step-by-step/',
    '/login',
    '/forgotten/password',
    '/error',
    '/unavailable',
    '/no-such-path',
  ]
  for (const path of templates) {
    const { $ } = await readPage(path)
    const parts = $('body > header, body > main, body > footer').toArray()
    const partNames = parts.map((part) => ('name' in part ? part.name : ''))
    expect.soft(partNames, path).toEqual(['header', 'main', 'footer'])
    expect
      .soft(attributesOf($, 'header a, footer a', 'href'), path)
      .toEqual(expect.arrayContaining(shellLinks))
    expect.soft([...new Set(attributesOf($, 'a[href^="tel:"]', 'href'))], path).toEqual(['tel:+441632960123'])
    const footer = $('body > footer')
    expect
      .soft(textOf(footer), path)
      .toMatch(
        /is a trading name of .+, a limited company registered in England and Wales, registration number \d{8}\./,
      )
    expect.soft(textOf(footer), path).toContain('01632 960123')
    expect.soft(findByName($, 'ul', 'Accreditation', footer).find('svg').length, path).toBe(4)
    expect.soft(findByName($, 'ul', 'Follow us', footer).find('a').length, path).toBe(4)
    for (const region of regions)
      expect.soft(footer.find(`a[href="/estate-agents/${region}"]`).length, path).toBe(1)
  }
})

test('the header links to our own estimate when no outside tool is set (HEADER-08), and for visitors to the login (HEADER-01)', async () => {
  const { $ } = await readPage('/')
  const valuations = findByName($, 'header a', /Free online valuation/)
  expect(valuations.length, 'the header has one link for all widths').toBe(1)
  for (const link of valuations.toArray()) expect($(link).attr('href')).toBe('/online-house-valuation')
  expect(findByName($, 'header a', 'LOG IN').attr('href')).toBe('/login')
  expect(textOf($('header'))).not.toContain('DASHBOARD')
})

test('the header shows the notice of site meta (HEADER-07)', async () => {
  const { $ } = await readPage('/')
  const notice = textOf($(`<div>${await readSiteMeta('header_top')}</div>`))
  expect(notice).not.toBe('')
  expect(textOf(findByName($, 'header aside', 'Notice'))).toContain(notice)
})

test('/property and /letting redirect to the searches, and unknown paths are a 404 (ROUTE-07, ROUTE-08, ROUTE-14, ROUTE-17, D-43, D-115, LOCAL-07, LOCAL-19)', async () => {
  expect(await getStatusAndRedirect('/property')).toEqual([307, '/find-a-property'])
  expect(await getStatusAndRedirect('/letting')).toEqual([307, '/find-a-letting'])
  for (const path of [
    '/estate-agents/nowhere-xyz',
    '/local/kent',
    '/local/kent/',
    '/local/essex-and-kent',
    '/estate-agents-in-scotland',
    '/news/no-such-item/',
    '/guides/no-such-item/',
    '/news/tag/no-such-tag/',
    '/no-such-path',
  ]) {
    const { status, $ } = await new Visitor().open(path)
    expect
      .soft([status, textOf($('title')), textOf($('h1'))], path)
      .toEqual([404, 'Page Not Found', 'Page Not Found'])
  }
})

test('a visitor can open the pages of selling and letting, and listings of both kinds (ROUTE-14, ROUTE-15, PERM-01)', async () => {
  const [sale] = (await searchSales({ location: 'essex' })).properties
  const [letting] = (await searchLettings({ location: 'essex' })).properties
  for (const path of [
    '/sell-your-property',
    '/let-your-property',
    '/commercial-property',
    `/property/${sale?.id}/${sale?.property_url}`,
    `/letting/${letting?.id}/${letting?.property_url}`,
  ]) {
    expect.soft(await getStatusAndRedirect(path), path).toEqual([200, null])
    expect.soft(textOf((await readPage(path)).$('title')), path).not.toBe('Page Not Found')
  }
})

/** The sitemap protocol's limit for one file. */
const MAX_SITEMAP_URLS = 50_000

test('sitemaps list existing pages; robots.txt, manifest and icons exist', async () => {
  const visitor = new Visitor()
  const read = async (path: string) => (await visitor.request(path)).text()
  const findLocations = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  const files = ['/sitemaps/pages.xml', '/sitemaps/areas.xml', '/sitemaps/sale-0.xml', '/sitemaps/let-0.xml']
  const index = await read('/sitemap.xml')
  expect(findLocations(index)).toEqual(expect.arrayContaining(files))
  expect(index).not.toContain('/login')
  for (const file of files) {
    const response = await visitor.request(file)
    expect(response.headers.get('content-type')).toContain('xml')
    const paths = findLocations(await response.text())
    expect(paths.length).toBeGreaterThan(0)
    expect(paths.length).toBeLessThanOrEqual(MAX_SITEMAP_URLS)
    for (const path of paths.slice(0, 2)) expect(await getStatusAndRedirect(path), path).toEqual([200, null])
  }
  expect((await getStatusAndRedirect('/sitemaps/sale-999.xml'))[0]).toBe(404)
  const robots = await read('/robots.txt')
  for (const line of ['Disallow: /api/', 'Disallow: /my-account', 'Sitemap: ']) expect(robots).toContain(line)
  expect(JSON.parse(await read('/manifest.webmanifest'))).toMatchObject({ start_url: '/', lang: 'en-GB' })
  for (const image of ['/og/default.png', '/icon.svg', '/favicon.ico', '/icons/icon-192.png'])
    expect(await getStatusAndRedirect(image), image).toEqual([200, null])
})
