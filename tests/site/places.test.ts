// covers: app/(marketing)/estate-agents, app/(marketing)/local, components/places, components/local, components/services
import { expect, test } from 'vitest'
import { readSiteMeta, searchSales } from '../support/agency-calls'
import { normaliseHtml } from './support/html'
import { findByName, readPage, textOf, textsOf, Visitor } from './support/visitor'

const SAMPLE_SIZE = 30
const MIN_TEXT_CHARACTERS = 300
const regions = ['essex', 'manchester', 'leicestershire', 'kent', 'scotland', 'devon']
/** Authorities without content, which have no page (EA-09, D-111). */
const unlinkedAuthorities = ['Kensington', 'Kettering', 'Kirklees', 'Oldham', 'Oxford', 'Uttlesford']

async function readAuthorities() {
  const { $ } = await readPage('/estate-agents')
  return findByName($, 'section', 'Estate agents from A to Z')
    .find('li')
    .toArray()
    .map((item) => ({ name: textOf($(item)), href: $(item).find('a').attr('href') ?? null }))
}

test('the A to Z lists about 330 authorities in order, six of them without a link (EA-07, EA-08, EA-09, D-110, ROUTE-07)', async () => {
  const entries = await readAuthorities()
  expect(entries.length).toBeGreaterThanOrEqual(320)
  expect(entries.length).toBeLessThanOrEqual(340)
  const names = entries.map(({ name }) => name)
  expect(names).toEqual(names.toSorted(new Intl.Collator('en-GB', { ignorePunctuation: true }).compare))
  expect(entries.filter(({ href }) => href === null).map(({ name }) => name)).toEqual(unlinkedAuthorities)
  const hrefs = entries.flatMap(({ href }) => href ?? [])
  for (const href of hrefs) expect(href).toMatch(/^\/estate-agents\/[a-z]+(-[a-z]+)*$/)
})

test('every linked authority has a text, and a sample of thirty pages shows it (EA-01, D-111)', async () => {
  const hrefs = (await readAuthorities()).flatMap(({ href }) => href ?? [])
  const textsByHref = new Map<string, string>()
  for (const href of hrefs) {
    const slug = href.split('/').at(-1)
    textsByHref.set(href, await readSiteMeta(`estateagent-${slug}`))
  }
  for (const [href, text] of textsByHref) expect.soft(text.length, href).toBeGreaterThan(MIN_TEXT_CHARACTERS)
  expect(new Set(textsByHref.values()).size).toBe(hrefs.length)
  const step = Math.ceil(hrefs.length / SAMPLE_SIZE)
  const sample = hrefs.filter((_, index) => index % step === 0)
  // The step is rounded up, so the sample may be a little smaller than SAMPLE_SIZE.
  expect(sample.length).toBeGreaterThan(SAMPLE_SIZE * 0.9)
  for (const href of sample) {
    const { status, $ } = await readPage(href)
    expect.soft(status, href).toBe(200)
    expect
      .soft(normaliseHtml($('main .prose').first().html() ?? ''), href)
      .toBe(normaliseHtml(textsByHref.get(href) ?? ''))
  }
})

for (const region of regions)
  test(`the page of ${region} exists, and every page links to it (EA-03, EA-06, EA-10, EA-11, META-14)`, async () => {
    const { status, $ } = await readPage(`/estate-agents/${region}`)
    expect(status).toBe(200)
    const name = region.charAt(0).toUpperCase() + region.slice(1)
    expect(textsOf($, 'h1')).toEqual([`Estate Agents in ${name}`])
    expect($('link[rel=canonical]').attr('href')).toMatch(new RegExp(`/estate-agents/${region}$`))
    const head = JSON.parse(await readSiteMeta(`estate-agents-in-${region}-meta`)) as { page_title: string }
    expect(textOf($('title'))).toBe(head.page_title)
    expect(findByName($, 'main a', 'Get started').attr('href')).toBe('/sell-your-property')
    expect(findByName($, 'main section', 'Our partners').find('img, [role=img]').length).toBeGreaterThan(0)
    expect(textOf($('main [data-rating]'))).toContain('out of 5')
    expect(normaliseHtml($('main .prose').first().html() ?? '')).toBe(
      normaliseHtml(await readSiteMeta(`estateagent-${region}`)),
    )
  })

test('the server renders no price tables (EA-04)', async () => {
  expect((await readPage('/estate-agents/essex')).html).not.toContain('Prices for selling a home')
})

test('the page of a place shows its number of homes, with a link to them', async () => {
  const { $ } = await readPage('/estate-agents/braintree')
  const homes = findByName($, 'section', 'Our homes in and around Braintree')
  const town = homes.find('li').filter((_, item) => textOf($(item).find('h3, h4').first()) === 'Witham')
  const link = findByName($, 'a', /for sale$/, town)
  const count = Number.parseInt(textOf(link).replace(',', ''))
  expect(count).toBeGreaterThan(0)
  expect(link.attr('href')).toBe('/find-a-property/witham')
  expect((await searchSales({ location: 'Witham' })).pagination.totalItems).toBe(count)
})

test('a place without content is a 404 for browsers and crawlers, and the case of a slug does not matter (EA-12, D-113)', async () => {
  // One slug stands twice, because the second response could come from a cache.
  for (const slug of ['nowhere-xyz', 'nowhere-xyz', 'oxford', 'kirklees', 'a%20b', 'essex.html'])
    for (const agent of [
      'Mozilla/5.0 Chrome/140.0',
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      'Twitterbot/1.0',
    ]) {
      const page = await new Visitor(undefined, { 'user-agent': agent }).open(`/estate-agents/${slug}`)
      expect(page.status, slug).toBe(404)
      expect(page.html).toContain('This is not the page you are looking for.')
    }
  const { status, $ } = await readPage('/estate-agents/Essex/')
  expect([status, $('link[rel=canonical]').attr('href')]).toEqual([
    200,
    expect.stringMatching(/\/estate-agents\/essex$/),
  ])
})

test('the page of the local service has an introduction, six steps, two packages and their prices (LOCAL-01 to LOCAL-10, ROUTE-08)', async () => {
  const { $ } = await readPage('/local')
  const main = $('main')
  expect(main.find('a[href="/local/essex"]').length).toBeGreaterThan(0)
  expect(main.find('a[href="/emoov-local-contact"]').length).toBeGreaterThan(0)
  expect(textsOf($, 'h3', findByName($, 'section', /six steps/, main))).toEqual([
    'Free valuation',
    'Choose package',
    'Launch listing',
    'Viewings',
    'Sell or let',
    'Completion',
  ])
  expect(textsOf($, 'li', findByName($, 'article', 'Sale package', main))).toEqual([
    'Anti-money-laundering check',
    'Valuation report',
    'Dedicated estate agent',
    'Listing on major portals',
    'Photography',
    'Floorplan',
    'Virtual tour',
    'Unlimited hosted viewings',
    'Buyer verification',
    'Memorandum of sale',
    'Sales progression',
  ])
  expect(textsOf($, 'li', findByName($, 'article', 'Letting package', main))).toEqual([
    'Anti-money-laundering check',
    'Valuation report',
    'Dedicated letting agent',
    'Portal listing',
    'Photography',
    'Floorplan',
    'Unlimited hosted viewings',
    'Tenant referencing',
    'Tenancy agreement',
    'Deposit registration',
    'Rent collection',
  ])
  for (const price of ['£1,795 including VAT', '1.42%', '£595', '6.5% of the rent plus VAT'])
    expect(textOf(main)).toContain(price)
})

test('the local page of Essex has its experts, twenty places and the introduction from site meta (LOCAL-14 to LOCAL-16, META-15, META-16, D-114)', async () => {
  const { $ } = await readPage('/local/essex')
  expect(findByName($, 'main h2', 'Essex experts').length).toBe(1)
  expect(textsOf($, 'li', findByName($, 'main section', 'Areas covered'))).toEqual([
    'Chelmsford',
    'Colchester',
    'Southend-on-Sea',
    'Basildon',
    'Harlow',
    'Brentwood',
    'Braintree',
    'Clacton-on-Sea',
    'Rayleigh',
    'Grays',
    'Wickford',
    'Loughton',
    'Witham',
    'Maldon',
    'Saffron Walden',
    'Epping',
    'Rochford',
    'Harwich',
    'Canvey Island',
    'Halstead',
  ])
  const introduction = normaliseHtml(await readSiteMeta('emoovlocal-essex'))
  expect(introduction.length).toBeGreaterThan(100)
  expect(
    $('main .prose')
      .toArray()
      .map((text) => normaliseHtml($(text).html() ?? '')),
  ).toContain(introduction)
})
