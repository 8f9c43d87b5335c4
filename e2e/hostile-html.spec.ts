import { expect, test, type Browser, type Page } from '@playwright/test'
import type { Article } from '../lib/contract/articles'
import { agencyOf } from './articles-support'
import { bodyWith, hostile } from './hostile-html'
import { chooseCookies, hydrated } from './search-support'
import { startSite, type SecondSite } from './second-site'
import { Upstream } from './upstream'

const all = hostile.map((payload, number) => ({ payload, number, ...bodyWith(payload, number) }))
const numberIn = (text: string) => Number(/hostile-(\d+)/.exec(text)?.[1] ?? Number.NaN)

/** What the sanitiser lets nobody have, in a text that is on the page. */
const dangers = (page: Page, within: string) =>
  page.locator(within).evaluateAll((roots) =>
    roots.flatMap((root) =>
      [...root.querySelectorAll('*')].flatMap((element) => {
        const found: string[] = []
        if (
          !/^(h[2-4]|p|br|hr|ul|ol|li|dl|dt|dd|strong|b|em|i|u|small|sub|sup|blockquote|q|cite|code|a|img|figure|figcaption|table|caption|thead|tbody|tfoot|tr|th|td|div|span|section|abbr|time|details|summary)$/.test(
            element.localName,
          )
        )
          found.push(`<${element.localName}>`)
        for (const { name, value } of element.attributes) {
          if (/^on|^style$|^class$|^name$|^srcdoc$|^form/.test(name)) found.push(name)
          if (['href', 'src'].includes(name) && !/^(https?:\/\/|mailto:|tel:|\/(?!\/)|#|x$|$)/.test(value))
            found.push(`${name}=${value}`)
        }
        return found
      }),
    ),
  )

/** A page on which nothing holds back what slipped through: without the site's own content policy. */
async function unprotected(
  browser: Browser,
): Promise<{ page: Page; events: string[]; close: () => Promise<void> }> {
  const context = await browser.newContext({ bypassCSP: true })
  const page = await context.newPage()
  const events: string[] = []
  await page.exposeFunction('hit', () => events.push('something ran'))
  page.on('dialog', (dialog) => (events.push(`dialog: ${dialog.message()}`), void dialog.dismiss()))
  page.on('pageerror', (error) => events.push(`error: ${error.message}`))
  await context.route(
    /evil\.example/,
    (route) => (events.push(`asked for ${route.request().url()}`), route.abort()),
  )
  await chooseCookies(page)
  return { page, events, close: () => context.close() }
}

test.describe(`hostile HTML, ${hostile.length} kinds of it, in a real browser (D-55)`, () => {
  test.skip(({ isMobile }) => isMobile, 'the same at every width')
  test.setTimeout(240_000)
  let upstream: Upstream
  let site: SecondSite

  test.beforeAll(async ({ baseURL, playwright }) => {
    const request = await playwright.request.newContext({ baseURL })
    const [item] = await agencyOf(request, baseURL ?? '', 'news').list()
    await request.dispose()
    upstream = new Upstream(baseURL ?? '')
    const article = (number: number): Article => ({
      ...(item as Article),
      id: 9_000 + number,
      slug: `hostile-${number}`,
      name: `Item ${number}`,
      longDescription: bodyWith(hostile[number] ?? '', number).html,
    })
    for (const call of ['blog/blog_detail', 'guide/guide_detail'])
      upstream.answerWith(call, ({ slug }) =>
        String(slug).startsWith('hostile-') ? article(numberIn(String(slug))) : undefined,
      )
    upstream.answerWith('sitemeta/get_site_meta', ({ attr }) => {
      const key = String(attr)
      if (/^(estateagent|forsale|tolet)-hostile-\d+$/.test(key))
        return { attr: key, val: bodyWith(hostile[numberIn(key)] ?? '', numberIn(key)).html }
      if (key === 'frequently-asked-questions-contents')
        return {
          attr: key,
          val: all.map(({ html, number }) => `<h3>Question ${number}?</h3>${html}`).join(''),
        }
      if (key === 'header_top')
        return {
          attr: key,
          val: `<p>Innocent notice</p>${hostile.filter((payload) => !/^<!|xmp|title|textarea|style|noscript|template|<div>/.test(payload)).join('')}`,
        }
      return undefined
    })
    upstream.answerWith('recruitment/listRecruitment', () =>
      all.map(({ html, number }) => ({
        id: number + 1,
        title: `Job ${number}`,
        location: 'Essex',
        salary: '£1',
        contract: 'Permanent',
        hours: '9 to 5',
        added: '2026-11-01',
        description: html,
      })),
    )
    site = await startSite(await upstream.open())
  })
  test.afterAll(async () => {
    await site?.stop()
    await upstream?.close()
  })

  /** Two that draw their text each in their own way see all of it, their likes every seventh. */
  const sinks = [
    ['news bodies', 1, (number: number) => `/news/hostile-${number}/`],
    ['meta of places', 1, (number: number) => `/estate-agents/hostile-${number}`],
    ['guide bodies', 7, (number: number) => `/guides/hostile-${number}/`],
    ['meta of searches', 7, (number: number) => `/find-a-property/hostile-${number}`],
  ] as const

  for (const [name, every, pathOf] of sinks)
    test(`${name}: nothing runs, nothing is asked for, and the innocent words are read`, async ({
      browser,
    }) => {
      test.slow() // up to 67 pages
      const { page, events, close } = await unprotected(browser)
      for (const { payload, number, before, after } of all.filter((one) => one.number % every === 0)) {
        expect.soft((await page.goto(`${site.base}${pathOf(number)}`))?.status(), payload).toBe(200)
        await hydrated(page)
        await expect.soft(page.getByText(before), payload).toBeVisible()
        await expect.soft(page.getByText(after), payload).toBeVisible()
        expect.soft(await dangers(page, 'main .prose'), payload).toEqual([])
        // Its neighbours stand where they stood.
        await expect.soft(page.getByRole('heading', { level: 1 }), payload).toHaveCount(1)
        await expect.soft(page.locator('body > footer'), payload).toHaveCount(1)
        await expect.soft(page.locator('main footer'), payload).toHaveCount(0)
        const link = page.locator('main .prose a#go')
        if (await link.count()) await link.first().click({ noWaitAfter: true })
        expect.soft(events.splice(0), payload).toEqual([])
      }
      await close()
    })

  test('vacancies, questions and the notice of the day: all at once', async ({ browser }) => {
    const { page, events, close } = await unprotected(browser)
    await page.goto(`${site.base}/recruitment`)
    await hydrated(page)
    for (const { payload, number, before, after } of all) {
      const job = page.locator(`#vacancy-${number + 1}`)
      await expect.soft(job, payload).toContainText(before)
      await expect.soft(job, payload).toContainText(after)
    }
    expect(await dangers(page, 'main article .prose')).toEqual([])
    await expect(page.getByText('Innocent notice')).toBeVisible()
    expect(await dangers(page, 'body > :not(main) .prose')).toEqual([])

    await page.goto(`${site.base}/frequently-asked-questions`)
    await hydrated(page)
    expect(await page.locator('main details').count()).toBeGreaterThanOrEqual(all.length)
    expect(await dangers(page, 'main .prose')).toEqual([])
    expect(events).toEqual([])
    await close()
  })
})
