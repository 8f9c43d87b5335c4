// covers: app/(search)/property, app/(search)/letting, components/listing, lib/agency/listings, lib/queries
import { beforeAll, expect, test } from 'vitest'
import type { LetCard, SalesCard } from '../../lib/contract/listings'
import { PASSWORD } from '../support/e2e-accounts'
import { demonstrationUsers } from '../../prisma/seed/users'
import { searchLettings, searchSales } from '../support/agency-calls'
import { named, readPage, statusOf, structuredDataOf, textOf, textsOf, Visitor } from './support/visitor'

const ALL_OF_WITHAM = { location: 'Witham', limit: 100 }
let sale: SalesCard
let soldSubjectToContract: SalesCard
let letting: LetCard

function require<T>(found: T | undefined, what: string): T {
  if (!found) throw new Error(`The demonstration data hold no ${what} in Witham`)
  return found
}
const pathOf = (home: SalesCard | LetCard) =>
  `/${'new_price_pcm' in home ? 'letting' : 'property'}/${home.id}/${home.property_url}`

beforeAll(async () => {
  const { properties } = await searchSales(ALL_OF_WITHAM)
  sale = require(properties.find(
    (home) =>
      home.listing_status === 'forsale' && home.price_options === 'price' && (home.images?.length ?? 0) >= 4,
  ), 'home for sale with pictures')
  soldSubjectToContract = require(properties.find(
    (home) => home.listing_status === 'sstc',
  ), 'home sold subject to contract')
  letting = require((await searchLettings(ALL_OF_WITHAM)).properties.find(
    (home) => home.original_listing_status === 'tolet',
  ), 'home to let')
})

test('a listing has its address as title and heading, its sections, price and actions (D-159, CARD-06)', async () => {
  const { status, $ } = await readPage(pathOf(sale))
  expect([status, textOf($('title')), textsOf($, 'h1')]).toEqual([
    200,
    sale.portal_address,
    [sale.portal_address],
  ])
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
  expect(textOf($('main'))).toContain(`£${sale.new_price.toLocaleString('en-GB')}`)
  expect(named($, 'a', 'Book a viewing').attr('href')).toBe(`/property/${sale.id}/arrange-viewing`)
  expect(named($, 'a', 'Make an offer').attr('href')).toBe(`/property/${sale.id}/make-an-offer`)
})

test('a wrong slug shows the listing with the canonical of the right one (D-91, META-07, META-09)', async () => {
  const { status, $ } = await readPage(`/property/${sale.id}/somewhere-else`)
  expect(status).toBe(200)
  expect($('link[rel=canonical]').attr('href')?.endsWith(pathOf(sale))).toBe(true)
  expect(textOf($('title'))).toBe(sale.portal_address)
  expect($('meta[property="og:url"]').attr('content')).toMatch(
    new RegExp(`/property/${sale.id}/somewhere-else$`),
  )
  expect($('meta[property="og:image"]').attr('content')).toContain('/properties/')
})

test('structured data are valid, and state that a letting is to let (D-170)', async () => {
  const graph = structuredDataOf(await readPage(pathOf(letting)))
  const types = graph.map((node) => node['@type'])
  expect(types).toEqual(expect.arrayContaining(['RealEstateListing', 'BreadcrumbList']))
  expect(JSON.stringify(graph)).toContain('LeaseOut')
})

test('a letting has no page of a sale, and no actions of one', async () => {
  for (const path of [
    `/property/${letting.id}/x`,
    `/letting/${letting.id}/make-an-offer`,
    `/property/${sale.id}/request-let-property`,
  ])
    expect((await statusOf(path))[0], path).toBe(404)
})

test('a home sold subject to contract offers only a question (SALES-16, CARD-10)', async () => {
  const { $ } = await readPage(pathOf(soldSubjectToContract))
  expect(textOf($('main'))).toContain('Sold subject to contract')
  expect(named($, 'main a', /^Ask/).length).toBeGreaterThan(0)
  expect(named($, 'main a', /Book a viewing|Make an offer/).length).toBe(0)
})

test('an action that the status forbids redirects to the listing (D-160)', async () => {
  expect(await statusOf(`/property/${soldSubjectToContract.id}/make-an-offer`)).toEqual([
    307,
    pathOf(soldSubjectToContract),
  ])
})

test('a letting shows the rent and every payment that a tenant can be asked for (CARD-19, domain B2)', async () => {
  const { $ } = await readPage(pathOf(letting))
  const words = textOf($('main'))
  expect(words).toContain('We never ask for money before a viewing.')
  expect(words).toMatch(/pcm \(£\d/)
  expect(words).toContain('What a tenant can be asked to pay')
  expect(named($, 'main a', /Tenant Fees Act 2019/).length).toBeGreaterThan(0)
})

test('pictures link to their files without JavaScript; only the first is loaded eagerly', async () => {
  const { $ } = await readPage(pathOf(sale))
  const picture = named($, 'main a', /^Photo 1 of/).attr('href') ?? ''
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
  test(`the page of ${action} of a ${kind} has a heading without JavaScript, and noindex (G3, D-20)`, async () => {
    const path = kind === 'sale' ? `/property/${sale.id}/${action}` : `/letting/${letting.id}/${action}`
    const { status, $ } = await new Visitor().open(path)
    expect([status, textOf($('title')), textsOf($, 'h1')]).toEqual([200, name, [name]])
    expect(named($, 'a', 'Log in to continue').attr('href')).toBe('/login')
    expect($('meta[name=robots]').attr('content')).toMatch(/noindex/)
  })

test('the first steps of selling and letting require a login, and have noindex (D-20)', async () => {
  for (const path of [
    '/sell-your-property/main-details',
    '/sell-your-property/main-details-no-sale-no-fee',
    '/sell-your-property/main-details-emoov-only',
    '/let-your-property/details',
    '/let-your-property/details-bundle',
  ]) {
    const { $ } = await new Visitor().open(path)
    expect.soft(textOf($('main')), path).toContain('Log in to continue')
    expect.soft($('meta[name=robots]').attr('content'), path).toMatch(/noindex/)
  }
})

test('an owner who asks about their own home is redirected to its page (D-160)', async () => {
  const seller = demonstrationUsers.find(({ email }) => email.startsWith('seller@'))
  const visitor = new Visitor()
  const login = await visitor.call<{ id: number }>('user/login', {
    email: seller?.email,
    password: seller?.password ?? PASSWORD,
    recaptcha_token: 'x',
    deviceId: 'device-of-the-seller',
  })
  expect(login.code, login.message).toBe(1)
  const { properties } = await searchSales({ location: 'Maldon', limit: 100 })
  const own = require(properties.find(
    (home) => home.user_id === login.data.id,
  ), 'home of the demonstration’s seller')
  const page = await visitor.open(`/property/${own.id}/ask-a-question`)
  expect(page.url.pathname).toBe(pathOf(own))
})
