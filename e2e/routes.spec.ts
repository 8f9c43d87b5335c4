import { expect, test, type Route } from '@playwright/test'
import { lettingsOf, salesOf } from './search-support'

interface Row {
  path: string
  /** The only h1, or null for a page without one; absent where the browser draws it. */
  h1?: string | RegExp | null
  /** Ending of the canonical; the path itself by default. */
  canonical?: string
}

/** The public routes (ROUTE-01 … ROUTE-17), and the pages that the law and readers expect beside them. */
const rows: Row[] = [
  { path: '/', canonical: '/' },
  { path: '/home', canonical: '/' },
  { path: '/news/', h1: 'News' },
  { path: '/guides/', h1: 'Guides' },
  { path: '/find-a-property', h1: 'Start Your Property Search' },
  { path: '/find-a-letting', h1: 'Start Your Rental Search' },
  { path: '/find-a-property/Essex', h1: /^property for sale/i },
  { path: '/find-a-letting/Essex', h1: /^property to let/i },
  {
    path: '/find-a-property/Essex/nomin-300000/all-types/2-8/this-only',
    h1: /^property for sale/i,
    canonical: '/find-a-property/Essex',
  },
  {
    path: '/find-a-letting/Essex/400-1200/all-types/1-8/this-only',
    h1: /^property to let/i,
    canonical: '/find-a-letting/Essex',
  },
  { path: '/frequently-asked-questions', h1: 'Frequently Asked Questions' },
  { path: '/frequently-asked-questions-lettings', h1: 'Frequently Asked Questions - Lettings' },
  { path: '/get-a-mortgage' },
  { path: '/affordability-help', h1: null },
  { path: '/commercial-finance', h1: 'Commercial Finance' },
  { path: '/property-management', h1: 'Property Management' },
  {
    path: '/tenant-referencing',
    h1: 'Tenant Referencing for Landlords',
    canonical: '/estate-agents-in-scotland',
  },
  { path: '/conveyancing', h1: 'Easy Online Conveyancing' },
  { path: '/privacy-policy', h1: 'Privacy Policy' },
  { path: '/terms-and-conditions', h1: 'Terms and Conditions' },
  { path: '/service-agreement', h1: 'Our Terms' },
  { path: '/lettings-service-agreement', h1: 'Lettings Service Agreement' },
  { path: '/complaints-procedure', h1: 'Complaints Procedure' },
  { path: '/contact/', h1: 'Contact Us' },
  { path: '/about-us', h1: 'About Us' },
  { path: '/recruitment', h1: 'Recruitment' },
  { path: '/refer-a-friend', h1: 'Refer a Friend' },
  { path: '/online-house-valuation', h1: 'Online House Valuation' },
  { path: '/emoov-local-contact', h1: 'Request a valuation' },
  { path: '/estate-agents', h1: 'Estate Agents' },
  { path: '/estate-agents/essex', h1: 'Estate Agents in Essex' },
  { path: '/estate-agents/manchester', h1: 'Estate Agents in Manchester' },
  { path: '/local', h1: 'Expertise, now local.' },
  { path: '/local/essex', h1: 'Local Estate Agents in Essex' },
  { path: '/thank-you-subscriber', h1: 'Thank you for subscribing' },
  { path: '/sell-your-property', h1: 'Sell Your Property' },
  { path: '/let-your-property', h1: 'Let Your Property' },
  { path: '/commercial-property', h1: 'Commercial Property' },
  { path: '/fees', h1: 'Our fees' },
  { path: '/reviews-policy', h1: 'Reviews policy' },
  { path: '/cookie-policy', h1: 'Cookie policy' },
  { path: '/data-protection-complaint', h1: 'Complain about your personal data' },
  { path: '/site-map', h1: 'Site map' },
]
/** Addresses of one page. */
const samePage = [
  '/home',
  '/find-a-property/Essex/nomin-300000/all-types/2-8/this-only',
  '/find-a-letting/Essex/400-1200/all-types/1-8/this-only',
]

const text = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', '’')
    .trim()
const otherForm = (path: string) =>
  path === '/' ? path : path.endsWith('/') ? path.slice(0, -1) : `${path}/`

test('every public route answers a visitor as its row says, in both forms (ROUTE-01 to ROUTE-09, ROUTE-16, PERM-01, PERM-04, META-07, META-09, D-20, D-44, D-46)', async ({
  request,
}) => {
  test.setTimeout(300_000)
  const titles = new Map<string, string>()
  for (const { path, h1, canonical = path } of rows) {
    for (const form of new Set([path, otherForm(path)])) {
      const reply = await request.get(form, { maxRedirects: 0 })
      expect.soft(reply.status(), form).toBe(200)
      expect.soft(reply.headers()['set-cookie'], `${form} makes nobody known`).toBeUndefined()
      const html = await reply.text()
      const head = html.slice(0, html.indexOf('</head>'))
      expect
        .soft(
          /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/.exec(head)?.[1] || '/',
          `canonical of ${form}`,
        )
        .toBe(canonical)
      expect.soft(head, `og:url of ${form}`).toMatch(/<meta property="og:url" content="https?:\/\//)
      const headings = [
        ...html.slice(0, html.indexOf('</main>')).matchAll(/<h1\b[^>]*>([\s\S]*?)<\/h1>/g),
      ].map(([, words]) => text(words ?? ''))
      if (h1 === null) expect.soft(headings, `h1 of ${form}`).toEqual([])
      else if (h1 !== undefined)
        expect
          .soft(headings, `h1 of ${form}`)
          .toEqual([typeof h1 === 'string' ? h1 : expect.stringMatching(h1)])
      const title = text(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? '')
      expect.soft(title.length, `title of ${form}`).toBeGreaterThan(5)
      if (form === path && !samePage.includes(path)) {
        expect.soft(titles.get(title), `title of ${path}`).toBeUndefined()
        titles.set(title, path)
      }
    }
  }
})

test('routes that lead on, and places that are not there (ROUTE-07, ROUTE-14, ROUTE-08, ROUTE-17, D-43, D-115)', async ({
  request,
}) => {
  for (const [path, to] of [
    ['/property', '/find-a-property'],
    ['/letting', '/find-a-letting'],
  ] as const) {
    const reply = await request.get(path, { maxRedirects: 0 })
    expect.soft(reply.status(), path).toBe(307)
    expect.soft(reply.headers()['location'], path).toMatch(new RegExp(`${to}$`))
  }
  for (const path of [
    '/estate-agents/nowhere-xyz',
    '/local/kent',
    '/estate-agents-in-scotland',
    '/news/no-such-item/',
    '/guides/no-such-item/',
    '/news/tag/no-such-tag/',
    '/no-such-path',
  ])
    expect.soft((await request.get(path)).status(), path).toBe(404)
})

test('the areas of homes, selling and letting are there for a visitor, homes of both kinds too (ROUTE-14, ROUTE-15, PERM-01)', async ({
  request,
  baseURL,
}) => {
  const [sale] = (await salesOf(request, baseURL ?? '', { location: 'essex' })).properties
  const [letting] = (await lettingsOf(request, baseURL ?? '', { location: 'essex' })).properties
  for (const path of [
    '/sell-your-property',
    '/let-your-property',
    '/commercial-property',
    `/property/${sale?.id}/${sale?.property_url}`,
    `/letting/${letting?.id}/${letting?.property_url}`,
  ]) {
    const reply = await request.get(path, { maxRedirects: 0 })
    expect.soft(reply.status(), path).toBe(200)
    expect.soft(await reply.text(), path).not.toContain('<title>Page Not Found</title>')
  }
})

test('a page is read before its scripts have come, and no script holds it up (ROUTE-18)', async ({
  page,
}) => {
  const held: Route[] = []
  await page.route('**/_next/static/**/*.js*', (route) => void held.push(route))
  for (const path of ['/', '/news/', '/find-a-property/essex', '/local', '/privacy-policy']) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeAttached()
    const blocking = await page
      .locator('script[src]')
      .evaluateAll(
        (all) =>
          all.filter(
            (script) =>
              !(script as HTMLScriptElement).async &&
              !(script as HTMLScriptElement).defer &&
              !(script as HTMLScriptElement).noModule,
          ).length,
      )
    expect(blocking, path).toBe(0)
  }
  expect(held.length, 'the scripts were still on their way').toBeGreaterThan(0)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
