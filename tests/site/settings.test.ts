// covers: lib/config, lib/seo, next.config.ts, app
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brand, DEFAULT_BRAND_NAME } from '../../lib/config/brand'
import { runAgencyCommand } from '../support/agency-command'
import { e2eDatabaseUrl, testDataDir } from '../support/e2e-database'
import { SECOND_SITE_API_KEY, startSecondSite, type SecondSite } from '../support/second-site'
import { findByName, textOf, Visitor } from './support/visitor'

const NAME = 'Hearth & Home'
const NAME_IN_HTML = 'Hearth &amp; Home'

/** Addresses of pages of every template. */
const pages = [
  '/',
  '/find-a-property',
  '/find-a-letting',
  '/find-a-property/essex',
  '/find-a-letting/southend-on-sea',
  '/find-a-property/norwich',
  '/commercial-property',
  '/news/',
  '/guides/',
  '/sell-your-property',
  '/sell-your-property/main-details',
  '/sell-your-property/main-details-emoov-only',
  '/let-your-property',
  '/let-your-property/details',
  '/property-management',
  '/tenant-referencing',
  '/conveyancing',
  '/commercial-finance',
  '/get-a-mortgage',
  '/affordability-help',
  '/online-house-valuation',
  '/refer-a-friend',
  '/local',
  '/local/essex',
  '/emoov-local-contact',
  '/estate-agents',
  '/estate-agents/devon',
  '/estate-agents/essex',
  '/about-us',
  '/contact/',
  '/recruitment',
  '/thank-you-subscriber',
  '/site-map',
  '/frequently-asked-questions',
  '/frequently-asked-questions-lettings',
  '/terms-and-conditions',
  '/service-agreement',
  '/lettings-service-agreement',
  '/privacy-policy',
  '/cookie-policy',
  '/complaints-procedure',
  '/data-protection-complaint',
  '/fees',
  '/reviews-policy',
  '/login',
  '/forgotten/password',
  '/logout',
  '/error',
  '/no-such-page',
]
const machineReadableFiles = [
  '/manifest.webmanifest',
  '/news/rss.xml',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
]

describe('the agency’s name is a setting (D-01, D-05)', () => {
  let site: SecondSite
  beforeAll(async () => {
    site = await startSecondSite({
      DATABASE_URL: e2eDatabaseUrl(),
      API_KEY: SECOND_SITE_API_KEY,
      BRAND_NAME: NAME,
    })
  })
  afterAll(() => site?.stop())

  /** Reads a page without the empty comments that React puts between texts. */
  const read = async (address: string) =>
    (await new Visitor(site.base).open(address)).html.replaceAll('<!-- -->', '')
  /**
   * Finds mentions of the default name and unfilled placeholders, with the text around them. The legal name of the
   * company is no setting, so it may contain the default name.
   */
  const findDefaultNames = (text: string) =>
    text
      .replaceAll(brand.legalName, '')
      .match(new RegExp(`.{0,60}(${DEFAULT_BRAND_NAME}|\\{brand[-_]name).{0,60}`, 'g')) ?? []
  const findFirstLink = (html: string, pathPattern: string) =>
    new RegExp(`href="(${pathPattern}[^"#?]+)"`).exec(html)?.[1] ?? `no link to ${pathPattern}`

  test('without a new build, no page, feed, sitemap or manifest mentions the default name', async () => {
    const detailPages = []
    for (const [list, pathPattern] of [
      ['/find-a-property/essex', '/property/\\d+/'],
      ['/find-a-letting/southend-on-sea', '/letting/\\d+/'],
      // The pattern matches articles, and neither tags nor files.
      ['/news/', '/news/(?!tag/|rss|uploads/)'],
      ['/news/', '/news/tag/'],
      ['/guides/', '/guides/(?!tag/|uploads/)'],
    ] as const)
      detailPages.push(findFirstLink(await read(list), pathPattern))
    for (const address of [...pages, ...detailPages]) {
      const html = await read(address)
      expect
        .soft([html.includes(`${NAME_IN_HTML} is a trading name of`), findDefaultNames(html)], address)
        .toEqual([true, []])
    }
    for (const address of machineReadableFiles)
      expect.soft(findDefaultNames(await read(address)), address).toEqual([])
  })

  test('titles, social tags, feeds and the agency’s own messages use the name', async () => {
    const home = await read('/')
    expect(home).toContain(`<title>${NAME_IN_HTML}: sell or let your home online for a flat fee</title>`)
    expect(home).toContain(`<meta property="og:site_name" content="${NAME_IN_HTML}"/>`)
    expect(home).toContain(`"name":"${NAME}"`)
    expect(await read('/terms-and-conditions')).toContain(`trading as ${NAME_IN_HTML}`)
    expect(await read('/find-a-property/norwich')).toMatch(
      new RegExp(`<title>[^<]*\\| ${NAME_IN_HTML}</title>`),
    )
    expect(await read('/news/rss.xml')).toContain(`<title>${NAME_IN_HTML} news</title>`)
    expect(JSON.parse(await read('/manifest.webmanifest'))).toMatchObject({ short_name: NAME })
    const meta = await new Visitor(site.base, { apikey: SECOND_SITE_API_KEY }).call<{ val: string }>(
      'sitemeta/get_site_meta',
      { attr: 'login' },
    )
    expect(JSON.parse(meta.data.val)).toMatchObject({ page_title: `Log in | ${NAME}` })
  })
})

describe('the product’s name in URLs is a setting (D-01, D-05)', () => {
  let site: SecondSite
  beforeAll(async () => {
    const file = path.join(testDataDir(), 'harbour-head.json')
    const head = {
      page_title: 'Harbour: request a valuation',
      meta_description: 'Of the other product',
      meta_image: '',
    }
    fs.writeFileSync(file, JSON.stringify(head))
    await runAgencyCommand('meta', 'set', 'harbour-local-contact', file)
    site = await startSecondSite({
      DATABASE_URL: e2eDatabaseUrl(),
      API_KEY: SECOND_SITE_API_KEY,
      PRODUCT_SLUG: 'harbour',
    })
  })
  afterAll(() => site?.stop())

  test('without a new build, paths, links, canonicals, sitemap and keys of site meta have the name, and none the default (ROUTE-06)', async () => {
    const visitor = new Visitor(site.base)
    const contact = await visitor.open('/harbour-local-contact')
    expect(textOf(contact.$('h1'))).toBe('Request a valuation')
    expect(textOf(contact.$('title'))).toBe('Harbour: request a valuation')
    expect(contact.$('link[rel=canonical]').attr('href')).toMatch(/\/harbour-local-contact$/)
    const landing = await visitor.open('/sell-your-property')
    const renamedPath = '/sell-your-property/main-details-harbour-only'
    expect(findByName(landing.$, 'a', 'List with us alone').attr('href')).toBe(renamedPath)
    expect((await visitor.open(renamedPath)).status).toBe(200)
    for (const address of [
      '/local',
      '/local/essex',
      '/contact/',
      '/site-map',
      '/online-house-valuation',
      '/sitemaps/pages.xml',
    ]) {
      const { html } = await visitor.open(address)
      expect.soft(html, address).toContain('/harbour-local-contact')
      expect.soft(html, address).not.toContain('/emoov-local-contact')
    }
    for (const address of [
      '/emoov-local-contact',
      '/sell-your-property/main-details-emoov-only',
      '/with-product/harbour/local-contact',
      '/with-product/harbour/main-details',
    ])
      expect.soft((await visitor.open(address)).status, address).toBe(404)
  })

  test('a URL with the name of another product is a 404 page', async () => {
    for (const address of ['/harbour-local-contact', '/with-product/emoov/local-contact']) {
      const { status, $ } = await new Visitor().open(address)
      expect([status, textOf($('h1'))], address).toEqual([404, 'Page Not Found'])
    }
  })
})
