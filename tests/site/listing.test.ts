// covers: app/(search)/property, app/(search)/letting, components/listing, lib/agency/listings, lib/queries
import { beforeAll, expect, test } from 'vitest'
import type { LetCard, SalesCard } from '../../lib/contract/listings'
import { BOT_TOKEN } from '../support/e2e-accounts'
import { buyer, seller } from '../../prisma/seed/users'
import { searchLettings, searchSales } from '../support/agency-calls'
import {
  findByName,
  readPage,
  getStatusAndRedirect,
  structuredDataOf,
  textOf,
  textsOf,
  Visitor,
} from './support/visitor'

const ALL_OF_WITHAM = { location: 'Witham', limit: 100 }
const MIN_PICTURES = 4
let sale: SalesCard
let soldSubjectToContract: SalesCard
let letting: LetCard

function requireFound<T>(home: T | undefined, description: string): T {
  if (!home) throw new Error(`The demonstration data hold no ${description}`)
  return home
}
const formatPounds = (amount: number | null | undefined) => `£${(amount ?? 0).toLocaleString('en-GB')}`
const pathOf = (home: SalesCard | LetCard) => {
  const isLetting = 'new_price_pcm' in home // the rent, which only lettings have
  return `/${isLetting ? 'letting' : 'property'}/${home.id}/${home.property_url}`
}

beforeAll(async () => {
  const { properties } = await searchSales(ALL_OF_WITHAM)
  sale = requireFound(
    properties.find(
      (home) =>
        home.listing_status === 'forsale' &&
        home.price_options === 'price' &&
        (home.images?.length ?? 0) >= MIN_PICTURES,
    ),
    'home for sale with pictures',
  )
  soldSubjectToContract = requireFound(
    properties.find((home) => home.listing_status === 'sstc'),
    'home sold subject to contract',
  )
  letting = requireFound(
    (await searchLettings(ALL_OF_WITHAM)).properties.find((home) => home.original_listing_status === 'tolet'),
    'home to let',
  )
})

test('title and heading of a listing name the offer and the address, and the page has its sections, price and actions (D-159, CARD-06)', async () => {
  const { status, $ } = await readPage(pathOf(sale))
  const [heading] = textsOf($, 'h1')
  expect([status, $('h1').length]).toEqual([200, 1])
  expect(heading).toMatch(/^[A-Z0-9].+ for sale, /)
  expect(heading?.endsWith(sale.portal_address)).toBe(true)
  expect(textOf($('title'))).toBe(heading)
  expect(textsOf($, 'h2')).toEqual(
    expect.arrayContaining([
      'Key features',
      'Description',
      'Material information',
      'Energy performance',
      'Running costs and the cost of buying',
      'Listing history',
      'Location',
    ]),
  )
  expect(textOf($('main'))).toContain(formatPounds(sale.new_price))
  expect(findByName($, 'a', 'Book a viewing').attr('href')).toBe(`/property/${sale.id}/arrange-viewing`)
  expect(findByName($, 'a', 'Make an offer').attr('href')).toBe(`/property/${sale.id}/make-an-offer`)
})

test('a wrong slug shows the listing, with the right slug in the canonical (D-91, META-07, META-09)', async () => {
  const { status, $ } = await readPage(`/property/${sale.id}/somewhere-else`)
  expect(status).toBe(200)
  expect($('link[rel=canonical]').attr('href')?.endsWith(pathOf(sale))).toBe(true)
  expect(textOf($('title')).endsWith(`, ${sale.portal_address}`)).toBe(true)
  expect($('meta[property="og:url"]').attr('content')).toMatch(
    new RegExp(`/property/${sale.id}/somewhere-else$`),
  )
  expect($('meta[property="og:image"]').attr('content')).toContain('/properties/')
})

test('structured data have the listing and its breadcrumb, and state that a letting is to let (D-170)', async () => {
  const graph = structuredDataOf(await readPage(pathOf(letting)))
  const types = graph.map((node) => node['@type'])
  expect(types).toEqual(expect.arrayContaining(['RealEstateListing', 'BreadcrumbList']))
  expect(JSON.stringify(graph)).toContain('LeaseOut')
})

test('the id of a letting has no page under /property, and neither kind has the forms of the other', async () => {
  for (const path of [
    `/property/${letting.id}/x`,
    `/letting/${letting.id}/make-an-offer`,
    `/property/${sale.id}/request-let-property`,
  ])
    expect((await getStatusAndRedirect(path))[0], path).toBe(404)
})

test('a home sold subject to contract offers only a question (SALES-16, CARD-10)', async () => {
  const { $ } = await readPage(pathOf(soldSubjectToContract))
  expect(textOf($('main'))).toContain('Sold subject to contract')
  expect(findByName($, 'main a', /^Ask/).length).toBeGreaterThan(0)
  expect(findByName($, 'main a', /Book a viewing|Make an offer/).length).toBe(0)
})

test('an action that the status forbids redirects to the listing (D-160)', async () => {
  expect(await getStatusAndRedirect(`/property/${soldSubjectToContract.id}/make-an-offer`)).toEqual([
    307,
    pathOf(soldSubjectToContract),
  ])
})

test('a letting shows the rent and every payment that a tenant can be asked for (CARD-19, domain B2)', async () => {
  const { $ } = await readPage(pathOf(letting))
  const text = textOf($('main'))
  expect(text).toContain('We never ask for money before a viewing.')
  expect(text).toMatch(/pcm \(£\d/)
  expect(text).toContain('What a tenant can be asked to pay')
  expect(findByName($, 'main a', /Tenant Fees Act 2019/).length).toBeGreaterThan(0)
})

test('pictures link to their files without JavaScript, and only one picture has a high fetch priority', async () => {
  const { $ } = await readPage(pathOf(sale))
  const picture = findByName($, 'main a', /^Photo 1 of/).attr('href') ?? ''
  const response = await new Visitor().request(picture)
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    expect.stringMatching(/^image\//),
  ])
  expect($('article img[fetchpriority="high"]').length).toBe(1)
})

const actionPages = [
  ['sale', 'ask-a-question', 'Ask a question'],
  ['sale', 'arrange-viewing', 'Arrange a viewing'],
  ['sale', 'make-an-offer', 'Make an offer'],
  ['let', 'ask-a-question', 'Ask a question'],
  ['let', 'arrange-viewing', 'Arrange a viewing'],
  ['let', 'request-let-property', 'Request to let'],
] as const
for (const [kind, action, name] of actionPages)
  test(`the page ${action} of a ${kind} has a form, links to the login without JavaScript, and has noindex (G3, D-20)`, async () => {
    const path = kind === 'sale' ? `/property/${sale.id}/${action}` : `/letting/${letting.id}/${action}`
    const { status, $ } = await new Visitor().open(path)
    expect([status, textOf($('title')), textsOf($, 'h1')]).toEqual([200, name, [name]])
    expect(findByName($, 'noscript a', 'Log in to continue').attr('href')).toBe('/login')
    expect($('main form textarea').length).toBe(1)
    expect($('meta[name=robots]').attr('content')).toMatch(/noindex/)
  })

test('the first steps of selling and letting ask for the address before the login, and have noindex (D-20)', async () => {
  for (const path of [
    '/sell-your-property/main-details',
    '/sell-your-property/main-details-no-sale-no-fee',
    '/sell-your-property/main-details-emoov-only',
    '/let-your-property/details',
    '/let-your-property/details-bundle',
  ]) {
    const { $ } = await new Visitor().open(path)
    expect.soft(findByName($, 'noscript a', 'Log in to continue').attr('href'), path).toBe('/login')
    expect.soft($('main form [name=postcode]').length, path).toBe(1)
    expect.soft($('meta[name=robots]').attr('content'), path).toMatch(/noindex/)
  }
})

/** Logs a user of the demonstration in. */
async function logIn(name: 'seller' | 'buyer'): Promise<{ visitor: Visitor; id: number }> {
  const user = { seller, buyer }[name]
  const visitor = new Visitor()
  const login = await visitor.call<{ id: number }>('user/login', {
    email: user.email,
    password: user.password,
    recaptcha_token: BOT_TOKEN,
    deviceId: `device-of-the-${name}`,
  })
  expect(login.code, login.message).toBe(1)
  return { visitor, id: login.data.id }
}

test('an unknown fact links to a form with a question about that fact, with or without JavaScript (domain B1)', async () => {
  const { properties } = await searchSales(ALL_OF_WITHAM)
  // A sample of five homes is enough to find unknown facts.
  const pages = await Promise.all(properties.slice(0, 5).map((home) => readPage(pathOf(home))))
  const links = pages.flatMap(({ $ }) =>
    findByName($, 'main td a', /^ask about /)
      .toArray()
      .map((link) => $(link).attr('href')),
  )
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) expect(link).toMatch(/^\/property\/\d+\/ask-a-question\?fact=[a-z_]+$/)
  const { visitor } = await logIn('buyer')
  const readQuestion = async (query: string) => {
    const { status, $ } = await visitor.open(`/property/${sale.id}/ask-a-question${query}`)
    expect(status).toBe(200)
    return $('textarea[name=message]').text()
  }
  expect(await readQuestion('?fact=flood_risk')).toBe(
    'Flood risk: could you tell me what you know about this?',
  )
  for (const query of [
    '',
    '?fact=',
    '?fact=pets',
    '?fact=constructor',
    '?fact=flood_risk&fact=mining',
    '?fact=%3Cscript%3E',
  ])
    expect(await readQuestion(query), query).toBe('')
})

test('the page of a shared-ownership home states the price of the share, its rent and the full price', async () => {
  // The cheapest homes, because a share costs less than a home. Garages, which cost even less, are left out.
  const { properties } = await searchSales({
    location: 'any-location',
    limit: 100,
    orderby: 'price-asc',
    price: '20000-nomax',
  })
  const sharedHome = requireFound(
    properties.find(({ share }) => share?.percent && share.rent_pcm),
    'share of a home',
  )
  const { percent, rent_pcm: rent } = sharedHome.share ?? {}
  const fullPrice = (sharedHome.new_price * 100) / Number(percent)
  const priceText = new RegExp(
    `${formatPounds(sharedHome.new_price)} .+ for a ${percent}% share, plus ${formatPounds(rent)} a month rent; ` +
      `full price ${formatPounds(fullPrice)}`,
  )
  const page = await readPage(pathOf(sharedHome))
  expect(textOf(page.$('header p'))).toMatch(priceText)
  expect(textOf(page.$('title'))).toMatch(new RegExp(`^${percent}% share of a.* for sale, `))
  expect(JSON.stringify(structuredDataOf(page))).not.toContain(`"@type":"Offer","price":`)
  expect(JSON.stringify(structuredDataOf(page))).toContain('CompoundPriceSpecification')
})

test('the listing links to a street map at its public position', async () => {
  const { $ } = await readPage(pathOf(sale))
  expect(findByName($, 'main a', /^Street map/).attr('href')).toBe(
    `https://www.openstreetmap.org/?mlat=${sale.lat}&mlon=${sale.lng}#map=16/${sale.lat}/${sale.lng}`,
  )
})

test('an owner who asks about their own home is redirected to its page (D-160)', async () => {
  const { visitor, id } = await logIn('seller')
  const { properties } = await searchSales({ location: 'Maldon', limit: 100 })
  const ownHome = requireFound(
    properties.find((home) => home.user_id === id),
    'home of the demonstration’s seller in Maldon',
  )
  const page = await visitor.open(`/property/${ownHome.id}/ask-a-question`)
  expect(page.url.pathname).toBe(pathOf(ownHome))
})
