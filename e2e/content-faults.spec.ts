import { expect, test, type APIRequestContext } from '@playwright/test'
import { agencyOf } from './articles-support'
import { hydrated } from './search-support'
import { startSite, type SecondSite } from './second-site'
import { faults, PATIENCE_MS, Upstream, type Fault } from './upstream'

/** Calls of one family, as the upstream knows them. */
const calls = {
  news: {
    list: 'blog/blogs',
    tags: 'blog/get_distinct_tags_blog',
    byTag: 'blog/blogs_by_tag',
    detail: 'blog/blog_detail',
  },
  guides: {
    list: 'guide/guides',
    tags: 'guide/get_distinct_tags_guide',
    byTag: 'guide/guides_by_tag',
    detail: 'guide/guide_detail',
  },
}
const META = 'sitemeta/get_site_meta'
const VACANCIES = 'recruitment/listRecruitment'
const PROBLEM = 'Unable to load content. Please try again later.'
/** A page asks in two steps at most: what it is about, then what goes with it. */
const LONGEST_MS = 2 * PATIENCE_MS + 500

test.describe('when the calls for content fail (R4)', () => {
  test.skip(({ isMobile }) => isMobile, 'the same at every width')
  test.setTimeout(120_000)
  let upstream: Upstream
  let site: SecondSite

  // A site for each test: what one of them has made it keep is not there for the next.
  test.beforeEach(async ({ baseURL }) => {
    upstream = new Upstream(baseURL ?? '')
    site = await startSite(await upstream.open())
  })
  test.afterEach(async () => {
    await site?.stop()
    await upstream?.close()
  })

  async function get(request: APIRequestContext, path: string) {
    const began = Date.now()
    const reply = await request.get(`${site.base}${path}`, { maxRedirects: 0 })
    return {
      status: reply.status(),
      html: await reply.text(),
      headers: reply.headers(),
      took: Date.now() - began,
    }
  }
  const main = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const title = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''

  /** Under each fault the page is as `degraded` says, in time and not kept; afterwards it is whole at once, and kept. */
  async function through(
    request: APIRequestContext,
    path: string,
    failing: readonly string[],
    kinds: readonly Fault[],
    degraded: (html: string, fault: Fault) => void,
    whole: (html: string) => void,
  ) {
    for (const fault of kinds) {
      upstream.fail(fault, failing)
      const { status, html, headers, took } = await get(request, path)
      expect.soft(status, `${path}, ${fault}`).toBe(200)
      expect.soft(took, `${path}, ${fault}`).toBeLessThan(LONGEST_MS)
      expect.soft(headers['cache-control'], `${path}, ${fault}`).toBe('private, no-cache')
      expect.soft(headers['x-cache'], `${path}, ${fault}`).toBeUndefined()
      expect.soft(html, `${path}, ${fault}`).toContain('</footer>')
      degraded(html, fault)
    }
    upstream.fail(null)
    const mended = await get(request, path)
    expect(mended.status, `${path}, mended`).toBe(200)
    whole(mended.html)
    expect((await get(request, path)).headers['x-cache'], `${path} is kept again`).toBe('hit')
  }

  for (const section of ['news', 'guides'] as const) {
    const list = `/${section}/`

    test(`${section}: a list that does not come says so, and other pages are unhurt (NEWS-17, GUIDE-01, D-69)`, async ({
      request,
      baseURL,
    }) => {
      const [first] = await agencyOf(request, baseURL ?? '', section).list()
      await through(
        request,
        list,
        [calls[section].list],
        faults,
        (html, fault) => {
          expect.soft(html, fault).toMatch(new RegExp(`role="alert"[^>]*>${PROBLEM}`))
          expect.soft(main(html), 'never told as an empty list').not.toContain('Nothing has been published')
          expect
            .soft(main(html), 'nor with the words of a machine')
            .not.toMatch(/Stack trace|It works|Slow down/)
        },
        (html) => {
          expect(html).not.toContain(PROBLEM)
          expect(main(html)).toContain(`href="${list}${first?.slug}/"`)
        },
      )
    })

    test(`${section}: a tag whose items do not come says so (NEWS-17, D-69)`, async ({
      request,
      baseURL,
    }) => {
      const [tag] = await agencyOf(request, baseURL ?? '', section).tags()
      await through(
        request,
        `${list}tag/${tag?.slug}/`,
        [calls[section].byTag],
        faults,
        (html) => {
          expect.soft(html).toContain(PROBLEM)
          expect.soft(main(html)).toContain(`<h1`)
        },
        (html) => expect(main(html).match(/<article/g)?.length).toBeGreaterThan(0),
      )
    })

    test(`${section}: without its categories a list is whole but for them, and is not kept so`, async ({
      request,
    }) => {
      await through(
        request,
        list,
        [calls[section].tags],
        ['server error', 'refused'],
        (html) => {
          expect.soft(main(html)).not.toContain('Categories')
          expect.soft(main(html).match(/<article/g)).toHaveLength(9)
        },
        (html) => expect(main(html)).toContain('Categories'),
      )
    })

    test(`${section}: an item that does not come leads home, and is never told as missing (NEWS-14, D-52)`, async ({
      request,
      baseURL,
    }) => {
      const item = (await agencyOf(request, baseURL ?? '', section).list())[1]
      const path = `${list}${item?.slug}/`
      for (const fault of faults.filter((kind) => kind !== 'refused')) {
        upstream.fail(fault, [calls[section].detail])
        const { status, headers, took } = await get(request, path)
        expect
          .soft([status, new URL(headers['location'] ?? '', site.base).pathname], fault)
          .toEqual([307, '/'])
        expect.soft(took, fault).toBeLessThan(LONGEST_MS)
      }
      upstream.fail(null)
      const mended = await get(request, path)
      expect([mended.status, main(mended.html).includes('<article')]).toEqual([200, true])
      expect(
        (await get(request, `${list}no-such-item/`)).status,
        'what the agency does not have is missing',
      ).toBe(404)
    })
  }

  test('meta that does not come: title, description and picture are empty, the page stays (META-08, D-45)', async ({
    request,
  }) => {
    for (const path of [
      '/about-us',
      '/estate-agents',
      '/sell-your-property',
      '/complaints-procedure',
      '/get-a-mortgage',
      '/refer-a-friend',
    ])
      await through(
        request,
        path,
        [META],
        path === '/about-us' ? faults.filter((kind) => kind !== 'refused') : ['server error'],
        (html) => {
          const head = html.slice(0, html.indexOf('</head>'))
          expect
            .soft(head.match(/<title>[^<]*<\/title>/g), `${path}: a title, and an empty one`)
            .toEqual(['<title></title>'])
          expect
            .soft(head, path)
            .not.toMatch(/<meta (name="description"|property="og:(title|description|image)") content="[^"]/)
          expect.soft(head, path).toMatch(/<link rel="canonical" href="http/)
          expect.soft(main(html), path).toContain('<h1')
        },
        (html) => {
          expect(title(html).length, path).toBeGreaterThan(5)
          expect(html, path).toMatch(/<meta name="description" content="[^"]{20,}/)
        },
      )
  })

  test('a page without a title gives way to the next one’s (META-08)', async ({ page }) => {
    upstream.fail('server error', [META])
    await page.goto(`${site.base}/about-us`)
    await hydrated(page)
    await expect(page).toHaveTitle('')
    upstream.fail(null)
    await page.evaluate(() => {
      document.body.dataset['sameDocument'] = 'yes'
    })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click()
    await expect(page).toHaveURL(/\/contact\/?$/)
    await expect(page).toHaveTitle(/\S/)
    await expect(page.locator('body[data-same-document]'), 'by the router').toHaveCount(1)
  })

  test('a text that is the page itself: an outage says so with 503, nothing is kept, and a place is not told as unknown (EA-12, R4)', async ({
    request,
  }) => {
    for (const [path, words] of [
      ['/service-agreement', 'Our Terms'],
      ['/frequently-asked-questions', 'Frequently Asked Questions'],
      ['/estate-agents/devon', 'Estate Agents in Devon'],
    ] as const) {
      for (const fault of ['reset', 'server error', 'not JSON', 'wrong shape'] as const) {
        upstream.fail(fault, [META])
        const { status, headers, html } = await get(request, path)
        expect
          .soft([status, headers['retry-after'], headers['cache-control']], `${path}, ${fault}`)
          .toEqual([503, '5', 'private, no-store'])
        expect.soft(main(html), path).toContain('Try again')
      }
      upstream.fail(null)
      const mended = await get(request, path)
      expect([mended.status, main(mended.html).replaceAll('<!-- -->', '').includes(words)], path).toEqual([
        200,
        true,
      ])
    }
  })

  test('vacancies that do not come: the page stays and says that there are none at the moment (STATIC-30, D-99)', async ({
    request,
  }) => {
    await through(
      request,
      '/recruitment',
      [VACANCIES],
      faults,
      (html) => expect.soft(main(html)).toContain('There are no vacancies at the moment.'),
      (html) => expect(main(html)).toContain('Local Property Consultant'),
    )
  })

  test('the newest homes that do not come leave the pages without them, until they come (API-39, D-117)', async ({
    request,
  }) => {
    // The home page, which is visited at the start, has asked for them: ask anew, without them.
    await site?.stop()
    const latest = ['property/latest_property', 'letting/latest_letting']
    upstream.fail('server error', latest)
    site = await startSite(await upstream.open())
    const pages = ['/', '/sell-your-property', '/let-your-property']
    const homes = /href="\/(property|letting)\/\d/
    for (const path of pages) {
      const { status, html, headers } = await get(request, path)
      expect.soft([status, headers['x-cache'], homes.test(main(html))], path).toEqual([200, undefined, false])
    }
    upstream.fail(null)
    for (const path of pages) {
      expect(main((await get(request, path)).html), path).toMatch(homes)
      expect((await get(request, path)).headers['x-cache'], `${path} is kept again`).toBe('hit')
    }
  })
})
