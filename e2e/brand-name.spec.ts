import { expect, test, type APIRequestContext } from '@playwright/test'
import { brand, DEFAULT_BRAND_NAME } from '../lib/config/brand'
import { e2eDatabaseUrl } from '../tests/support/e2e-database'
import { OWN_KEY, startSite, type SecondSite } from './second-site'

const NAME = 'Hearth & Home'
const IN_HTML = 'Hearth &amp; Home'

/** Every kind of page. */
const paths = [
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
const forMachines = [
  '/manifest.webmanifest',
  '/news/rss.xml',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
]

test.describe('the agency’s name is a setting (D-01, D-05)', () => {
  test.skip(({ isMobile }) => isMobile, 'the same at every width')
  test.setTimeout(120_000)
  let site: SecondSite

  test.beforeAll(async () => {
    site = await startSite({ DATABASE_URL: e2eDatabaseUrl(), API_KEY: OWN_KEY, BRAND_NAME: NAME })
  })
  test.afterAll(() => site?.stop())

  const read = async (request: APIRequestContext, path: string) =>
    (await (await request.get(`${site.base}${path}`)).text()).replaceAll('<!-- -->', '')
  /** The company that trades under the name stays what it is. */
  const others = (text: string) =>
    text
      .replaceAll(brand.legalName, '')
      .match(new RegExp(`.{0,60}(${DEFAULT_BRAND_NAME}|\\{brand[-_]name).{0,60}`, 'g')) ?? []
  /** The first of the site's own links below an address. */
  const first = (html: string, below: string) =>
    new RegExp(`href="(${below}[^"#?]+)"`).exec(html)?.[1] ?? `no link below ${below}`

  test('one build: no page, and nothing that machines read, says the default one', async ({ request }) => {
    const found = [
      ['/find-a-property/essex', '/property/\\d+/'],
      ['/find-a-letting/southend-on-sea', '/letting/\\d+/'],
      ['/news/', '/news/(?!tag/|rss|uploads/)'],
      ['/news/', '/news/tag/'],
      ['/guides/', '/guides/(?!tag/|uploads/)'],
    ] as const
    const details = await Promise.all(
      found.map(async ([list, below]) => first(await read(request, list), below)),
    )
    for (const path of [...paths, ...details]) {
      const html = await read(request, path)
      expect.soft([html.includes(`${IN_HTML} is a trading name of`), others(html)], path).toEqual([true, []])
    }
    for (const path of forMachines) expect.soft(others(await read(request, path)), path).toEqual([])
  })

  test('titles, social tags, feeds, the agency’s own answers and what is drawn in the browser say it', async ({
    page,
    request,
  }) => {
    const home = await read(request, '/')
    expect(home).toContain(`<title>${IN_HTML}: sell or let your home online for a flat fee</title>`)
    expect(home).toContain(`<meta property="og:site_name" content="${IN_HTML}"/>`)
    expect(home).toContain(`"name":"${NAME}"`)
    expect(await read(request, '/terms-and-conditions')).toContain(`trading as ${IN_HTML}`)
    expect(await read(request, '/find-a-property/norwich')).toMatch(
      new RegExp(`<title>[^<]*\\| ${IN_HTML}</title>`),
    )
    expect(await read(request, '/news/rss.xml')).toContain(`<title>${IN_HTML} news</title>`)
    expect(JSON.parse(await read(request, '/manifest.webmanifest'))).toMatchObject({ short_name: NAME })
    await page.goto(`${site.base}/get-a-mortgage`)
    await expect(page.getByText(`Clients referred by ${NAME} receive`)).toBeVisible()
    const reply = await request.post(`${site.base}/api/sitemeta/get_site_meta`, {
      headers: { apikey: OWN_KEY },
      data: { attr: 'login' },
    })
    expect(JSON.parse((await reply.json()).data.val)).toMatchObject({ page_title: `Log in | ${NAME}` })
  })
})
