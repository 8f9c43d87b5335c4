// covers: app/(marketing), components/services, components/finance, components/pricing, components/trust, components/faq
import { expect, test } from 'vitest'
import { readSiteMeta } from '../support/agency-calls'
import { normaliseHtml } from './support/html'
import {
  attributesOf,
  findByName,
  readPage,
  structuredDataOf,
  textOf,
  textsOf,
  type Page,
} from './support/visitor'

/** The pages of selling and letting show six of the newest homes (D-117). */
const NEWEST_HOMES = 6
const MIN_META_CHARACTERS = 10

/** Reads the rating of the agency from the structured data of a page. */
const readRating = (page: Page) =>
  structuredDataOf(page).find((node) => node['aggregateRating'])?.['aggregateRating'] as
    { ratingValue: string; reviewCount: string } | undefined
const readPageTitle = async (metaKey: string) =>
  (JSON.parse(await readSiteMeta(metaKey)) as { page_title: string }).page_title

test('titles of the service pages come from site meta (META-01, META-11, META-12, META-17)', async () => {
  for (const [path, metaKey] of [
    ['/property-management', 'full-management'],
    ['/tenant-referencing', 'tenant-referencing-meta'],
    ['/conveyancing', 'conveyancing-meta'],
    ['/refer-a-friend', 'refer-a-friend'],
    ['/online-house-valuation', 'online-house-valuation'],
    ['/sell-your-property', 'sell-your-property'],
    ['/let-your-property', 'let-your-property'],
    ['/frequently-asked-questions', 'frequently-asked-questions-meta'],
    ['/frequently-asked-questions-lettings', 'frequently-asked-questions-lettings-meta'],
    ['/local/essex', 'emoov-local-in-essex-meta'],
    ['/', 'home'],
  ] as const)
    expect.soft(textOf((await readPage(path)).$('title')), path).toBe(await readPageTitle(metaKey))
})

test('property management has links, ten questions, a testimonial, reviews and the specified figures (STATIC-10 to STATIC-15)', async () => {
  const page = await readPage('/property-management')
  const { $ } = page
  const main = $('main')
  expect(findByName($, 'a', 'Connect with us', main).first().attr('href')).toBe('/contact/')
  expect(main.find('a[href="/let-your-property"]').length).toBeGreaterThan(0)
  const questions = main.find('details')
  expect(questions.length).toBe(10)
  expect(questions.filter('[open]').length).toBe(0)
  const answer = questions.filter((_, question) =>
    textOf($(question).find('summary')).includes('How much does property management cost?'),
  )
  expect(textOf(answer)).toContain('7.8% including VAT. It is deducted from rent received')
  expect(textOf(main.find('figure'))).toContain('not the words of a customer')
  for (const text of ['6.5% + VAT', '7.8%', '10 to 20 percent', '£20', '£150', 'every 6 months', '20 years'])
    expect(textOf(main)).toContain(text)
  expect(textOf($('[data-rating]'))).toContain(`${readRating(page)?.ratingValue} out of 5`)
})

test('tenant referencing explains the checks, and has contacts, buttons, partners and reviews (STATIC-39 to STATIC-41)', async () => {
  const { $ } = await readPage('/tenant-referencing')
  const involves = textOf(findByName($, 'section', 'What tenant referencing involves'))
  for (const text of [
    'Credit checks',
    'Employment and income verification',
    'Previous rental history',
    'Identity verification',
    'passport or driving licence',
    'proof of address',
    'tenant’s consent is required',
  ])
    expect(involves).toContain(text)
  const partner = findByName($, 'section', 'Partner with a professional letting agency')
  for (const link of ['a[href^="tel:"]', 'a[href^="mailto:"]', 'a[href="/contact/"]'])
    expect(partner.find(link).length, link).toBeGreaterThan(0)
  expect(findByName($, 'main a', 'Sell Property').attr('href')).toBe('/sell-your-property')
  expect(findByName($, 'main a', 'Let Property').attr('href')).toBe('/let-your-property')
  expect(findByName($, 'section', 'Our partners').find('img, [role=img]').length).toBe(4)
  expect(textOf($('main'))).toContain('Rated Excellent')
})

test('conveyancing has a tagline, a quotation link, five benefits, a section about Essex and structured data (STATIC-43 to STATIC-51)', async () => {
  const page = await readPage('/conveyancing')
  const { $ } = page
  const main = $('main')
  expect(textOf(main)).toContain('No paperwork. Free expert advice.')
  expect(findByName($, 'a', /^GET A CONVEYANCING QUOTE/, main).attr('target')).toBe('_blank')
  for (const name of ['Conveyancing Specialists', 'Start Your Online Property Journey Today'])
    expect(findByName($, 'h2, h3', name, main).length, name).toBe(1)
  const benefits = textsOf($, 'h3', findByName($, 'section', 'The easy way to find a conveyancing solicitor'))
  expect(benefits).toHaveLength(5)
  for (const buyersBenefit of benefits.slice(3)) expect(buyersBenefit).toContain('buyers')
  for (const text of [
    '2,250',
    '30 percent',
    '24/7',
    'vetted',
    'UK-based support',
    'concierge',
    'Compare quotes',
  ])
    expect(textOf(main)).toContain(text)
  for (const href of ['/contact/', '/sell-your-property', '/let-your-property'])
    expect(findByName($, 'section', /Essex/, main).find(`a[href="${href}"]`).length, href).toBeGreaterThan(0)
  expect(findByName($, 'section', 'Our partners').length).toBe(1)
  expect(structuredDataOf(page).find((node) => node['@type'] === 'BreadcrumbList')).toMatchObject({
    itemListElement: [{ name: 'Home' }, { name: 'Conveyancing' }],
  })
  expect(readRating(page)).toBeDefined()
})

test('refer a friend opens the programme in a new tab, and has steps, terms and a testimonial, but no form (STATIC-21 to STATIC-25)', async () => {
  const { $ } = await readPage('/refer-a-friend')
  const main = $('main')
  const link = findByName($, 'a', /^Refer a friend/, main)
  expect([link.attr('target'), link.attr('href')]).toEqual(['_blank', expect.stringMatching(/^https:/)])
  expect(findByName($, 'section', 'How it works', main).find('h3').length).toBe(3)
  for (const text of [
    '£25 retail gift voucher',
    'no limit',
    'listing goes live',
    'cannot be yourself, nor a co-owner',
    'one reward for each referral',
  ])
    expect(textOf(main)).toContain(text)
  expect(main.find('figure').length).toBe(1)
  expect(main.find('form').length).toBe(0)
})

test('online valuation has our own estimate and links to three other sites (STATIC-34)', async () => {
  const { $ } = await readPage('/online-house-valuation')
  expect(findByName($, 'main button', 'Show the estimate').length).toBe(1)
  const sites = findByName($, 'section', 'Three more to compare it with').find('a')
  expect(sites.length).toBe(3)
  for (const site of sites.toArray()) expect($(site).attr('href')).toMatch(/^https:/)
})

test('the pages of selling and letting show the newest homes, and packages with their prices and first steps (API-38, API-39, D-117, D-156, D-158)', async () => {
  for (const [path, packages, newestHomes] of [
    [
      '/sell-your-property',
      [
        ['Sell for £395', '/sell-your-property/main-details'],
        ['Sell for £895', '/sell-your-property/main-details-no-sale-no-fee'],
        ['List with us alone', '/sell-your-property/main-details-emoov-only'],
      ],
      'New for sale',
    ],
    [
      '/let-your-property',
      [
        ['Let for £59.50', '/let-your-property/details'],
        ['Let for £79.50', '/let-your-property/details-bundle'],
      ],
      'New to rent',
    ],
  ] as const) {
    const { $ } = await readPage(path)
    for (const [name, href] of packages) expect(findByName($, 'main a', name).attr('href')).toBe(href)
    expect(findByName($, 'section', newestHomes).find('article').length).toBe(NEWEST_HOMES)
  }
})

test('commercial finance links to a comparison and the contact page, and lists its services (COMM-01 to COMM-05, ROUTE-04, META-12)', async () => {
  const { $ } = await readPage('/commercial-finance')
  const main = $('main')
  expect(findByName($, 'a', /^Compare commercial finance/, main).attr('href')).toMatch(/^https:/)
  expect(findByName($, 'a', 'Contact us', main).attr('href')).toBe('/contact/')
  expect(textOf(main)).toContain('over 100 lenders')
  expect(textsOf($, 'h3', findByName($, 'section', 'What we find finance for', main))).toEqual([
    'Investment mortgages',
    'Owner-occupier mortgages',
    'Portfolio refinance',
    'Expat and foreign national lending',
    'Mixed commercial and residential',
    'Commercial premises with apartments',
  ])
  for (const name of ['Investment mortgages', 'Owner-occupier mortgages'])
    expect(findByName($, 'section', name, main).length, name).toBe(1)
})

test('the server renders the heading and warnings of the mortgage page, and leaves sliders and sections to the browser (MORT-06, D-54, META-13, domain B4)', async () => {
  const { html, $ } = await readPage('/get-a-mortgage')
  expect(html).not.toContain('type="range"')
  expect(html).not.toContain('What clients say')
  for (const text of [
    'Book a call with a broker',
    'Your home may be repossessed',
    'does not give mortgage advice',
    'We receive',
  ])
    expect(html).toContain(text)
  expect(findByName($, 'a', 'Home', findByName($, 'nav', 'Breadcrumb')).attr('href')).toBe('/')
})

test('affordability help has an empty main part, because the specification demands it (STATIC-52, D-97, META-13)', async () => {
  const { $ } = await readPage('/affordability-help')
  expect(textOf($('title'))).toMatch(/\S/)
  expect(textOf($('main'))).toBe('')
  expect($('main').find('*').not('script, style').length).toBe(0)
})

test('each question in the HTML of the FAQ becomes a closed card and an entry of the structured data (STATIC-05, STATIC-06, META-10)', async () => {
  const page = await readPage('/frequently-asked-questions')
  const { $ } = page
  const html = await readSiteMeta('frequently-asked-questions-contents')
  const cards = $('main details')
  expect(cards.length).toBe(html.match(/<h3>/g)?.length)
  expect(cards.filter('[open]').length).toBe(0)
  const faqPage = structuredDataOf(page).find((node) => node['@type'] === 'FAQPage')
  expect(faqPage?.['mainEntity']).toHaveLength(cards.length)
})

test('the FAQ about letting shows the agency’s HTML unchanged (STATIC-08)', async () => {
  const { $ } = await readPage('/frequently-asked-questions-lettings')
  const agencyHtml = normaliseHtml(await readSiteMeta('frequently-asked-questions-lettings-contents'))
  expect(normaliseHtml($('main .prose').first().html() ?? '')).toBe(agencyHtml)
  expect($('main details').length).toBe(0)
})

test('/ and /home show the home page, with the metadata of site meta (HOME-01, HOME-02, ROUTE-01, META-01, META-07, META-09)', async () => {
  for (const path of ['/', '/home']) {
    const { status, $ } = await readPage(path)
    expect(status).toBe(200)
    expect($('head meta[property="og:url"]').attr('content')).toMatch(/^https?:/)
    expect($('head meta[property="og:image"]').attr('content')).toMatch(/^https?:\/\/.+\/og\/default\.png$/)
    for (const selector of ['[name=description]', '[property="og:title"]', '[property="og:description"]'])
      expect($(`head meta${selector}`).attr('content')?.length, selector).toBeGreaterThanOrEqual(
        MIN_META_CHARACTERS,
      )
    expect(textOf($('main'))).toContain('estate and letting agency for the whole UK')
  }
})

test('the home page has the hero, the press, the rating, its sections and the five steps in order (HOME-04 to HOME-06, HOME-16 to HOME-18)', async () => {
  const page = await readPage('/')
  const { $ } = page
  const hero = findByName($, 'section', /Find your next home/)
  expect(findByName($, 'a', 'Sell your property', hero).attr('href')).toBe('/sell-your-property')
  expect(findByName($, 'a', 'Let your property', hero).attr('href')).toBe('/let-your-property')
  expect(findByName($, 'section', 'As seen on').find('img, [role=img]').length).toBeGreaterThan(0)
  const storedRating = JSON.parse(await readSiteMeta('ld_json_ratingValue_reviewCount')) as Record<
    string,
    string
  >
  const rating = readRating(page)
  expect([Number(rating?.ratingValue), Number(rating?.reviewCount)]).toEqual([
    Number(storedRating['ratingValue']),
    Number(storedRating['reviewCount']),
  ])
  expect(textOf($('[data-rating]'))).toContain(`${Number(storedRating['ratingValue'])} out of 5`)
  for (const name of ['Why people choose us', 'Included, whichever way you pay', 'Seen where people look'])
    expect(findByName($, 'section', name).length, name).toBe(1)
  const steps = findByName($, 'section', /Five steps/)
  expect(textsOf($, 'li :is(h2, h3, h4)', steps)).toEqual([
    'Add basic details',
    'Join the market',
    'Host viewings',
    'Receive offers',
    'Complete the sale',
  ])
})

test('without JavaScript the home page shows prices and a worked example, but no price tables (HOME-07, HOME-09, D-54)', async () => {
  const { html, $ } = await readPage('/')
  expect(html).not.toContain('Prices for selling a home')
  expect(textOf($('noscript p'))).toContain('Selling: £395 up front, or £895 when your home is sold.')
  // The worked example: the saving for a home of £500,000 (HOME-15).
  expect(textOf($('main'))).toContain('£12,105')
  const listingLinks = attributesOf($, 'main [data-title], main article a', 'href')
  expect(listingLinks.length, 'the newest homes are shown without JavaScript').toBeGreaterThan(0)
})
