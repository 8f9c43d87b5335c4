// covers: app/not-found.tsx, app/error, app/unavailable, lib/server, lib/http, lib/gateway
import { expect, test } from 'vitest'
import { eventually } from '../support/eventually'
import { requestTarget } from './support/raw-request'
import { findByName, textOf, textsOf, Visitor } from './support/visitor'

const rawStatusOf = async (path: string) => (await requestTarget(path)).status

const userAgents = {
  'a browser': 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
  Googlebot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  Twitterbot: 'Twitterbot/1.0',
}

for (const [client, userAgent] of Object.entries(userAgents))
  test(`an unknown path is a 404 each time for ${client} (ROUTE-17, NEWS-13, NEWS-16, GUIDE-05, GUIDE-07, D-47, D-49, D-62, D-75, D-91)`, async () => {
    const visitor = new Visitor(undefined, { 'user-agent': userAgent })
    for (const path of [
      // Some paths stand twice, because the second response could come from a cache.
      '/no-such-path',
      '/no-such-path',
      '/home/again',
      '/property/999999999/x',
      '/property/0/x',
      '/property/abc/x',
      '/property/12e3/x',
      '/property/99999999999999999999/x',
      '/property/1',
      '/property/1/2/3',
      '/property/999999999/ask-a-question',
      '/letting/999999999/x',
      '/letting/-1/x',
      '/letting/abc/arrange-viewing',
      '/find-a-property/a/b',
      '/find-a-property/essex/any-price',
      '/find-a-property/essex/any-price/all-types',
      '/find-a-letting/essex/any-price/all-types/any-bedrooms',
      '/find-a-property/a/b/c/d/e/f',
      '/news/no-such-item/',
      '/news/no-such-item/',
      '/news/%25/',
      '/news/tag/no-such-tag/',
      '/guides/no-such/',
      '/guides/no-such/',
      '/guides/tag/none',
      '/my-account-of-nobody',
    ]) {
      const { status, $ } = await visitor.open(path)
      expect.soft(status, path).toBe(404)
      expect.soft(textOf($('title')), path).toBe('Page Not Found')
      expect.soft(textsOf($, 'h1'), path).toEqual(['Page Not Found'])
      expect.soft(textOf($('main')), path).toContain('This is not the page you are looking for.')
      expect.soft($('meta[name=robots]').attr('content'), path).toMatch(/^noindex/)
      const trail = findByName($, 'nav', 'Breadcrumb')
      expect.soft(textOf(trail), path).toMatch(/Home.*Page Not Found/)
      expect.soft(findByName($, 'a', 'Home', trail).attr('href'), path).toBe('/')
    }
  })

test('/error is a 404 with the title "Wrong page" and the text of other 404 pages (D-48, STATIC-36)', async () => {
  for (const path of ['/error', '/error/']) {
    const { status, $ } = await new Visitor().open(path)
    expect([status, textOf($('title')), textOf($('h1'))], path).toEqual([404, 'Wrong page', '404'])
    expect(textOf($('main'))).toContain('This is not the page you are looking for.')
  }
})

test('the pages of an outage and of an error work without JavaScript', async () => {
  const { $ } = await new Visitor().open('/unavailable')
  expect(textOf($('h1'))).toBe('We can’t reach our property data at the moment')
  expect(findByName($, 'main a', 'Try again').length).toBe(1)
  expect(findByName($, 'main a', '01632 960123').attr('href')).toMatch(/^tel:/)
  expect($('meta[name=robots]').attr('content')).toMatch(/noindex/)
  const errorPage = await new Visitor().open('/unavailable?kind=error')
  expect(textOf(errorPage.$('h1'))).toBe('Something went wrong on our side')
})

test('a URL that cannot be decoded is a 404, never a 500', async () => {
  for (const path of [
    '/find-a-property/%',
    '/find-a-property/%00',
    '/find-a-property/%C3%28',
    '/find-a-property/essex/any-price/all-types%00/any-bedrooms/this-only',
    '/property/1/%E0%A4%A',
    '/%',
    '/media/properties/1/%00',
    '/_next/static/%00.js',
  ])
    expect.soft(await rawStatusOf(path), path).toBe(404)
  expect(await rawStatusOf('/?%00=%&a[b]=c')).toBeLessThan(500)
  expect(await rawStatusOf('/find-a-property/essex?page=%')).toBeLessThan(500)
})

const malformedSearches: [string, string][] = [
  ['minimum above maximum', '/find-a-property/essex/900000-100000/all-types/8-1/this-only'],
  ['unknown tokens', '/find-a-property/essex/cheap/castle/many/very-far'],
  ['numbers and words in the wrong places', '/find-a-property/essex/9-1/nonsense/5-1/far'],
  ['end of terrace to let (D-167)', '/find-a-letting/essex/any-price/end-of-terrace/any-bedrooms/this-only'],
  ['five kilobytes', `/find-a-property/${'x'.repeat(5_000)}`],
  [
    'long tokens',
    `/find-a-property/essex/${'1'.repeat(400)}-2/${'a,'.repeat(1_500)}/${'9'.repeat(400)}/this-only`,
  ],
  ['emoji', '/find-a-property/%F0%9F%8F%A0'],
  ['a slash', '/find-a-property/High%20Street%2F%20Witham'],
  ['a lone percent', '/find-a-property/50%25'],
  ['invalid and repeated page and sort', '/find-a-property/essex?page=-1&sort=cheapest&page=9'],
  ['a page beyond the last', '/find-a-property/essex?page=9999'],
  ['a page number beyond all integers', '/find-a-property/essex?page=99999999999999999999'],
]
for (const [name, path] of malformedSearches)
  test(`a malformed search still gets a page: ${name}`, async () => {
    const { status, $ } = await new Visitor().open(path)
    expect(status).toBe(200)
    expect(textsOf($, 'h1')).toHaveLength(1)
  })

/** Properties that every object inherits. A token that is looked up in a plain object would find them. */
const inheritedNames = ['toString', 'constructor', '__proto__', 'hasOwnProperty', 'valueOf']
const searchKinds = [
  ['find-a-property', 'property/property_search'],
  ['find-a-letting', 'letting/letting_search'],
] as const
for (const [area, call] of searchKinds)
  test(`${area}: a token with the name of an inherited property is an unknown token`, async () => {
    const visitor = new Visitor()
    const known = { location: 'essex', price: 'any-price', types: 'all-types', bedrooms: 'any-bedrooms' }
    for (const name of inheritedNames) {
      for (const path of [
        `/${area}/${name}`,
        `/${area}/essex/any-price/all-types/any-bedrooms/${name}`,
        `/${area}/essex/${name}/${name}/${name}/${name}`,
        `/${area}/essex?sort=${name}&page=${name}`,
      ])
        expect.soft((await visitor.request(path)).status, path).toBe(200)
      for (const tokens of [
        { radius: name, orderby: 'most-recent' },
        { radius: 'one-mile', orderby: name },
        { types: name, radius: name, orderby: name },
      ]) {
        const reply = await visitor.call(call, { ...known, ...tokens, page: 1, limit: 2 })
        expect.soft([reply.status, reply.code], `${call} ${JSON.stringify(tokens)}`).toEqual([200, 1])
      }
    }
  })

test('markup in a search is shown as text, everywhere on the page', async () => {
  const markup = '<script>alert(1)</script>'
  for (const area of ['find-a-property', 'find-a-letting']) {
    const { status, html, $ } = await new Visitor().open(`/${area}/${encodeURIComponent(markup)}`)
    expect(status).toBe(200)
    expect(html).not.toContain(markup)
    expect(
      $('script')
        .toArray()
        .map((script) => $(script).text()),
    ).not.toContain('alert(1)')
    expect(textOf($('h1'))).toContain(markup)
    expect(textOf($('title'))).toContain(markup)
  }
})

test('public pages come from the cache, whatever their tracking parameters, and are a 304 while unchanged', async () => {
  const visitor = new Visitor()
  // Repeated, because another test may change a listing, after which the page is rendered anew.
  const cachedPage = await eventually(async () => {
    const answer = await visitor.request('/?utm_source=mail')
    expect([answer.headers.get('x-cache'), answer.headers.get('cache-control')]).toEqual([
      'hit',
      'public, max-age=0, must-revalidate',
    ])
    return answer
  })
  const again = await visitor.request('/', {
    headers: { 'if-none-match': cachedPage.headers.get('etag') ?? '' },
  })
  expect(again.status).toBe(304)
})

test('every page has a content security policy that allows only its own inline scripts', async () => {
  for (const path of [
    '/',
    '/find-a-property',
    '/find-a-property/essex',
    '/find-a-letting/essex',
    '/no-such-page',
  ])
    // The first visit renders the page, the second may get it from the cache.
    for (let visit = 0; visit < 2; visit += 1) {
      const policy = (await new Visitor().open(path)).headers.get('content-security-policy') ?? ''
      expect.soft(policy, path).toContain("frame-ancestors 'none'")
      expect.soft(policy, path).not.toMatch(/script-src[^;]*unsafe-/)
    }
})

test('the health check reports a healthy site', async () => {
  expect(await (await new Visitor().request('/healthz')).json()).toEqual({ status: 'ok' })
})

test('results and listings come from the cache for visitors and users, but the login page and an unknown sort order do not', async () => {
  const visitor = new Visitor()
  const { $ } = await visitor.open('/find-a-property/Chelmsford')
  const listing = $('main article a[href^="/property/"]').first().attr('href') ?? ''
  for (const path of ['/find-a-property/Chelmsford?sort=price-asc', listing]) {
    await visitor.open(path)
    const again = await visitor.open(path)
    expect([again.status, again.headers.get('x-cache')], path).toEqual([200, 'hit'])
    const withSession = await visitor.open(path, { headers: { cookie: 'session=x' } })
    expect([withSession.status, withSession.headers.get('x-cache')], path).toEqual([200, 'hit'])
  }
  // Any session cookie keeps this page out of the cache, even an invalid one.
  const login = await visitor.open('/login', { headers: { cookie: 'session=x' } })
  expect([login.headers.get('x-cache'), login.headers.get('cache-control')]).toEqual([
    null,
    'private, no-store',
  ])
  const unknownSort = await visitor.open('/find-a-property/Chelmsford?sort=invented')
  expect([unknownSort.status, unknownSort.headers.get('x-cache')]).toEqual([200, null])
})
