import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type * as AgencyDb from '../../lib/agency/db'
import { contract, type CallName } from '../../lib/contract'
import type { LetCard, SalesCard } from '../../lib/contract/listings'
import type { SearchPage } from '../../lib/contract/search'
import { isOutage } from '../../lib/errors'
import type { Gateway } from '../../lib/gateway/gateway'
import { remoteGateway } from '../../lib/gateway/remote'
import { createAgencyServer } from '../../lib/http/agency-server'
import { filledDatabase, type TestDatabase } from '../support/databases'

/**
 * One suite over both gateways: the embedded agency, and the same agency served over HTTP and
 * reached as an upstream. What holds for one holds for the other, refusals and faults too.
 */
let database: TestDatabase
let server: Server
let agency: typeof AgencyDb
const gateways: Record<string, Gateway> = {}
const KEY = 'contract-suite'

beforeAll(async () => {
  database = await filledDatabase()
  process.env.DATABASE_URL = database.url
  agency = await import('../../lib/agency/db')
  const { embeddedGateway } = await import('../../lib/gateway/embedded')
  gateways.embedded = embeddedGateway()
  server = createAgencyServer({ gateway: gateways.embedded, apiKey: KEY })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  gateways.remote = remoteGateway({ apiUrl, apiV2Url: `${apiUrl}/v2`, apiKey: KEY, timeoutMs: 5_000 })
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
  await agency.disconnect()
  await database.drop()
})

const page = <T>(reply: { ok: boolean; data?: unknown }) => {
  if (!reply.ok) throw new Error('refused')
  return reply.data as SearchPage<T>
}
const essex = {
  location: 'essex',
  price: '',
  types: 'all-types',
  bedrooms: '',
  radius: 'this-only',
  orderby: 'most-recent',
}

describe.each(['embedded', 'remote'])('the %s gateway', (name) => {
  const gateway = () => gateways[name] as Gateway

  it('finds homes for sale, with the card’s fields and the pages (API-22, API-23, API-24)', async () => {
    const { properties, pagination } = page<SalesCard>(
      await gateway().propertySearch({ ...essex, page: 2, limit: 8 }),
    )
    expect(properties).toHaveLength(8)
    expect(pagination).toMatchObject({ currentPage: 2, hasMore: true })
    expect(pagination.totalItems).toBeGreaterThan(100)
    for (const field of [
      'id',
      'property_url',
      'image_xs',
      'user_id',
      'portal_address',
      'description_summary',
      'bedrooms',
      'bathrooms',
      'price_options',
      'new_price',
      'listing_status',
      'listing_status_display',
      'local_agent',
    ])
      expect(properties[0], field).toHaveProperty(field)
    expect(properties.every((card) => card.user_id > 0)).toBe(true)
  })
  it('finds homes to let (API-25)', async () => {
    const { properties } = page<LetCard>(await gateway().lettingSearch({ ...essex, page: 1, limit: 8 }))
    for (const field of [
      'id',
      'property_url',
      'image_xs',
      'user_id',
      'portal_address',
      'description_summary',
      'bedrooms',
      'bathrooms',
      'new_price_pcm',
      'new_deposite_amount',
      'listing_status',
      'original_listing_status',
    ])
      expect(properties[0], field).toHaveProperty(field)
  })
  it('answers a list when no page is asked for (API-23, API-40)', async () => {
    const reply = await gateway().propertySearch(essex)
    expect(reply.ok && Array.isArray(reply.data) && reply.data.length).toBeGreaterThan(6)
  })
  it('tells what a location was taken for, and what else it may be', async () => {
    const newport = page<SalesCard>(
      await gateway().propertySearch({ ...essex, location: 'Newport', page: 1, limit: 8 }),
    )
    expect(newport.place?.label).toBe('Newport')
    expect(newport.candidates?.length).toBeGreaterThan(1)
    const nothing = page<SalesCard>(
      await gateway().propertySearch({ ...essex, location: 'Chelmsfrod', page: 1, limit: 8 }),
    )
    expect(nothing).toMatchObject({ properties: [], pagination: { totalItems: 0, hasMore: false } })
    expect(nothing.candidates?.[0]?.label).toBe('Chelmsford')
  })
  it('opens what it finds, and nothing else (B-05, B-06)', async () => {
    const [sale] = page<SalesCard>(await gateway().propertySearch({ ...essex, page: 1, limit: 1 })).properties
    const [letting] = page<LetCard>(await gateway().lettingSearch({ ...essex, page: 1, limit: 1 })).properties
    const home = await gateway().propertyDetail({ id: sale?.id ?? 0 })
    expect(home).toMatchObject({
      ok: true,
      data: { id: sale?.id, county: 'Essex', portal_address: sale?.portal_address },
    })
    expect(await gateway().lettingDetail({ id: letting?.id ?? 0 })).toMatchObject({
      ok: true,
      data: { id: letting?.id },
    })
    expect(await gateway().propertyDetail({ id: letting?.id ?? 0 })).toEqual({
      ok: false,
      message: 'Property not found',
    })
    expect(await gateway().lettingDetail({ id: 2_000_000_000 })).toEqual({
      ok: false,
      message: 'Letting not found',
    })
    if (home.ok) expect(home.data.postcode, 'the unit of a postcode stays with the owner').not.toContain(' ')
  })
  it('has the newest six of each kind (API-38)', async () => {
    for (const reply of [
      await gateway().latestProperty({ post_data: 1 }),
      await gateway().latestLetting({ post_data: 1 }),
    ]) {
      expect(reply.ok && reply.data).toHaveLength(6)
      expect(reply.ok && Object.keys(reply.data[0] ?? {})).toEqual(
        expect.arrayContaining([
          'id',
          'property_url',
          'image_xs',
          'listing_status_display',
          'new_price',
          'portal_address',
        ]),
      )
    }
  })
  it('reads site meta, and says when there is none (API-20, META-03, META-04, META-06)', async () => {
    const home = await gateway().siteMeta({ attr: 'home' })
    expect(JSON.parse(home.ok ? home.data.val : '')).toMatchObject({
      page_title: expect.any(String),
      meta_description: expect.any(String),
      meta_image: expect.any(String),
    })
    const rating = await gateway().siteMeta({ attr: 'ld_json_ratingValue_reviewCount' })
    expect(JSON.parse(rating.ok ? rating.data.val : '')).toMatchObject({
      ratingValue: expect.anything(),
      reviewCount: expect.anything(),
    })
    expect(await gateway().siteMeta({ attr: 'emoov_flat_commission_rate' })).toMatchObject({
      ok: true,
      data: { val: '395' },
    })
    expect(await gateway().siteMeta({ attr: 'no-such-key' })).toEqual({ ok: false, message: 'No data found' })
    expect(await gateway().siteMeta({ attr: '' })).toEqual({ ok: false, message: 'attr is required' })
  })
  it('suggests places', async () => {
    const reply = await gateway().placeSuggest({ query: 'Witha' })
    expect(reply.ok && reply.data[0]).toMatchObject({ label: 'Witham', detail: 'Essex' })
  })
  it('lists live listings by id', async () => {
    const first = await gateway().listingIndex({ kind: 'sale', limit: 3 })
    const next = await gateway().listingIndex({
      kind: 'sale',
      after: first.ok ? first.data.listings[2]?.id : 0,
      limit: 3,
    })
    expect(
      first.ok &&
        next.ok &&
        new Set([...first.data.listings, ...next.data.listings].map(({ id }) => id)).size,
    ).toBe(6)
  })
  it('has news and guides newest first, with every field, tags, neighbours and relations (API-04 to API-19)', async () => {
    for (const section of ['news', 'guides'] as const) {
      const list = await gateway()[`${section}List`]({})
      if (!list.ok) throw new Error('refused')
      expect(list.data.length).toBeGreaterThanOrEqual(section === 'news' ? 24 : 15)
      const days = list.data.map((item) => item.published_on ?? '')
      expect(days).toEqual(days.toSorted().toReversed())
      const [first, second, third] = list.data
      const detail = await gateway()[`${section}Detail`]({ slug: second?.slug ?? '' })
      expect(detail.ok && Object.keys(detail.data)).toEqual(
        expect.arrayContaining([
          'id',
          'slug',
          'name',
          'pageTitle',
          'metaContent',
          'thumbnailImage',
          'largeImage',
          'thumbnail_image_alt_text',
          'large_image_alt_text',
          'shortDescription',
          'longDescription',
          'formatted_publication_date',
          'tags',
          'youtubeUrl',
          'videoSrc',
          'showImageVideoStatus',
          'related_blog_default_status',
        ]),
      )
      expect(await gateway()[`${section}Previous`]({ id: second?.id })).toMatchObject({
        data: { slug: first?.slug },
      })
      expect(await gateway()[`${section}Next`]({ slug: second?.slug })).toMatchObject({
        data: { slug: third?.slug },
      })
      expect(await gateway()[`${section}Previous`]({ id: first?.id })).toMatchObject({ ok: true, data: null })
      const related = await gateway()[`${section}Related`]({ id: second?.id ?? 0 })
      expect(
        related.ok && related.data.length <= 3 && related.data.every(({ id }) => id !== second?.id),
      ).toBe(true)
      const tags = await gateway()[`${section}Tags`]({})
      const tag = tags.ok ? tags.data[0] : undefined
      const tagged = await gateway()[`${section}ByTag`]({ tag: tag?.slug ?? '' })
      expect(tagged.ok && tagged.data.every((item) => item.tags.includes(tag?.name ?? 'none'))).toBe(true)
      expect(await gateway()[`${section}Detail`]({ slug: 'no-such-item' })).toEqual({
        ok: false,
        message: section === 'news' ? 'Blog not found' : 'Guide not found',
      })
    }
  })
  it('lists live vacancies (API-29)', async () => {
    const jobs = await gateway().recruitmentList({ deleted: 0, status: 'live' })
    expect(jobs.ok && jobs.data.map(({ title }) => title)).toContain('Local Property Consultant')
    expect(jobs.ok && jobs.data[0]?.added).toMatch(/^\d{4}-\d\d-\d\d$/)
  })
  it('keeps a contact message once, and queues the mail that tells the agency (API-28)', async () => {
    const message = {
      name: 'Ann O’Hara',
      email: `Ann.${name}@Home.example`,
      contact_no: '01632 960000',
      message: `Hello from ${name}.\nBcc: x@evil.example`,
      is_agree: true as const,
      recaptcha_token: 't',
    }
    const thanks = {
      ok: true,
      data: null,
      message: 'Thank you for contacting us. We will be in touch shortly.',
    }
    expect(await gateway().contactUs(message)).toEqual(thanks)
    expect(await gateway().contactUs(message), 'a double click').toEqual(thanks)
    const kept = await agency.db().contactMessage.findMany({ where: { email: `ann.${name}@home.example` } })
    expect(kept).toHaveLength(1)
    const mail = await agency.db().mail.findMany({ where: { replyTo: `ann.${name}@home.example` } })
    expect(mail).toHaveLength(1)
    expect(mail[0]).toMatchObject({ state: 'queued', to: 'hello@emoov.example' })
    expect(mail[0]?.subject).not.toContain('\n')
    // An account's address may be any valid one (D-104 is the form's rule).
    expect(
      await gateway().contactUs({ ...message, email: `O'Brien.${name}@home.example`, message: 'By o’brien' }),
    ).toMatchObject({ ok: true })
    expect(await gateway().contactUs({ ...message, email: 'no address' })).toMatchObject({
      ok: false,
      message: expect.stringContaining('Please enter your email address.'),
    })
    expect(await gateway().contactUs({ ...message, is_agree: false as never })).toEqual({
      ok: false,
      message: 'You must agree to the terms.',
    })
  })
  it('limits how often one person writes (D-165)', async () => {
    const write = (n: number) =>
      gateway().contactUs({
        name: 'Bo',
        email: `often.${name}@home.example`,
        contact_no: '1',
        message: `Message ${n}`,
        is_agree: true,
        recaptcha_token: 't',
      })
    const replies = []
    for (let n = 0; n < 8; n += 1) replies.push(await write(n))
    expect(replies.filter(({ ok }) => ok).length).toBe(6)
    expect(replies.at(-1)).toEqual({
      ok: false,
      message: 'Too many attempts. Please try again later.',
      retryAfter: expect.any(Number),
    })
  })
  it('says what our own listings tell of a place', async () => {
    const figures = await gateway().areaFigures({ location: 'Chelmsford' })
    expect(figures).toMatchObject({
      ok: true,
      data: { place: { label: 'Chelmsford' }, median_price: expect.any(Number) },
    })
    expect(await gateway().areaFigures({ location: 'Xyzzyville' })).toEqual({
      ok: false,
      message: 'Place not found',
    })
  })
  it.each(['Truro, Cornwall', 'Chelmsford', 'Kirkwall, Orkney'])(
    'names only places near by that have homes for sale: %s',
    async (location) => {
      const figures = await gateway().areaFigures({ location })
      const nearby = figures.ok ? figures.data.nearby : []
      expect(nearby.map(({ miles }) => miles)).toEqual(
        nearby.map(({ miles }) => miles).toSorted((a, b) => a - b),
      )
      if (location !== 'Kirkwall, Orkney') expect(nearby.length).toBeGreaterThanOrEqual(5)
      for (const { value, miles } of nearby) {
        const homes = await gateway().propertySearch({ ...essex, location: value, page: 1, limit: 1 })
        expect(
          homes.ok && !Array.isArray(homes.data) ? homes.data.pagination.totalItems : 0,
          value,
        ).toBeGreaterThan(0)
        expect(miles, value).toBeLessThanOrEqual(30)
      }
    },
  )
  it('refuses what is malformed, and calls it that', async () => {
    await expect(gateway().propertyDetail({ id: 'x' } as never)).rejects.toMatchObject({
      code: 'invalid_request',
    })
    await expect(gateway().propertySearch({ page: 0 })).rejects.toMatchObject({ code: 'invalid_request' })
  })
})

describe('both gateways are one', () => {
  const asked: [CallName, object][] = [
    ['propertySearch', { ...essex, page: 1, limit: 8 }],
    [
      'propertySearch',
      {
        ...essex,
        price: '200000-400000',
        bedrooms: '2-nomax',
        types: 'terraced',
        radius: 'five-miles',
        orderby: 'price-asc',
        location: 'Witham',
        page: 2,
        limit: 8,
      },
    ],
    ['lettingSearch', { ...essex, location: 'Newport', page: 1, limit: 8 }],
    ['propertySearch', essex],
    ['propertyDetail', { id: 1 }],
    ['lettingDetail', { id: 999_999_999 }],
    ['latestProperty', {}],
    ['siteMeta', { attr: 'essex-nothing' }],
    ['siteMeta', { attr: 'forsale-essex' }],
    ['placeSuggest', { query: 'high st' }],
    ['listingIndex', { kind: 'let', after: 0, limit: 5 }],
    ...(['news', 'guides'] as const).flatMap((section): [CallName, object][] => [
      [`${section}List`, {}],
      [`${section}Featured`, {}],
      [`${section}Tags`, {}],
      [`${section}ByTag`, { tag: section === 'news' ? 'seller-guides' : 'buying' }],
      [`${section}ByTag`, { tag: 'no-such-tag' }],
      [`${section}ByTag`, {}],
      [`${section}Detail`, { slug: 'no-such-item' }],
      [`${section}Related`, { id: 3 }],
      [`${section}RelatedManual`, { id: 3 }],
      [`${section}Related`, {}],
      [`${section}Previous`, { id: 3 }],
      [`${section}Next`, { slug: 'no-such-item' }],
    ]),
    [
      'contactUs',
      { name: '', email: 'a@b.example', contact_no: '1', message: 'x', is_agree: true, recaptcha_token: 't' },
    ],
    ['contactUs', { name: 'Ann', email: 'ann@home.example', contact_no: '1', message: 'x', is_agree: true }],
    ['recruitmentList', { deleted: 0, status: 'live' }],
    ['recruitmentList', { deleted: 1, status: 'live' }],
    ['areaFigures', { location: 'Chelmsford' }],
    ['areaFigures', { location: 'Xyzzyville' }],
  ]
  it.each(asked)('%s %j', async (name, input) => {
    const ask = (gateway: Gateway | undefined) =>
      (gateway?.[name] as (given: object) => Promise<unknown>)(input)
    expect(await ask(gateways.remote)).toEqual(await ask(gateways.embedded))
  })
  it('every call of the contract is asked in this suite', () => {
    // The calls of accounts have a suite of their own: accounts.test.ts counts them.
    const ofAccounts = (call: CallName) =>
      contract[call].access === 'user' || contract[call].path.startsWith('user/')
    const source = (Object.keys(contract) as CallName[]).filter(
      (call) => !ofAccounts(call) && !asked.some(([name]) => name === call) && call !== 'latestLetting',
    )
    expect(source).toEqual([])
  })
})

describe('when the database is gone', () => {
  it('both tell an outage, and neither tells absence (R4)', async () => {
    // The last test of the file: its database goes away under open connections.
    const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await database.drop()
    for (const gateway of Object.values(gateways)) {
      await expect(gateway.propertySearch({ ...essex, page: 1, limit: 8 })).rejects.toSatisfy(isOutage)
      await expect(gateway.siteMeta({ attr: 'home' })).rejects.toSatisfy(isOutage)
      await expect(gateway.propertyDetail({ id: 1 })).rejects.toSatisfy(isOutage)
    }
    expect(reported, 'the agency that serves alone reports each').toHaveBeenCalledTimes(3)
  })
})
