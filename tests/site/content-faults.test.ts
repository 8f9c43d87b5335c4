// covers: lib/gateway, lib/queries, lib/cache, lib/server, components/content, components/company
import { afterEach, beforeEach, expect, test } from 'vitest'
import { e2eBase } from '../support/e2e-database'
import { eventually } from '../support/eventually'
import { faults, FaultyUpstream, UPSTREAM_TIMEOUT_MS, type Fault } from '../support/faulty-upstream'
import { startSecondSite, type SecondSite } from '../support/second-site'
import { articleCalls, articlesOf } from '../support/agency-calls'
import { expectWithinTimeout, measure } from './support/response-time'
import { mainTextOf, textOf, Visitor, type Page } from './support/visitor'

const META = 'sitemeta/get_site_meta'
const VACANCIES = 'recruitment/listRecruitment'
/** Items on a page of a list (NEWS-01, GUIDE-01). */
const LIST_PAGE_SIZE = 9
const MIN_TITLE_CHARACTERS = 6
const MIN_DESCRIPTION_CHARACTERS = 20
const PROBLEM = 'Unable to load content. Please try again later.'

let upstream: FaultyUpstream
let site: SecondSite
let visitor: Visitor

// Each test has a site of its own, because a page that one test caches would hide the faults of the next.
beforeEach(async () => {
  upstream = new FaultyUpstream(e2eBase())
  site = await startSecondSite(await upstream.open())
  visitor = new Visitor(site.base)
})
afterEach(async () => {
  await site?.stop()
  await upstream?.close()
})

const cacheHeadersOf = ({ headers }: Page) => [headers.get('cache-control'), headers.get('x-cache')]
const countArticles = ({ $ }: Page) => $('main article').length

function expectWithinTimeouts(path: string, msByFault: Map<Fault, number>, healthyMs: number): void {
  for (const [fault, ms] of msByFault)
    expectWithinTimeout(`${path}, ${fault}`, ms, { timeoutMs: UPSTREAM_TIMEOUT_MS, healthyMs })
}

interface FaultCase {
  failingCalls: readonly string[]
  faultsToTry?: readonly Fault[]
  expectDegraded: (page: Page, fault: Fault) => void
  expectComplete: (page: Page) => void
}

/** Expects that a page is degraded and not cached under each fault, and complete and cached afterwards. */
async function expectRecoveryFromFaults(
  path: string,
  { failingCalls, faultsToTry = faults, expectDegraded, expectComplete }: FaultCase,
): Promise<void> {
  const msByFault = new Map<Fault, number>()
  // The first render of a page takes longest, so it is not measured.
  upstream.fail(faultsToTry[0] ?? 'reset', failingCalls)
  await visitor.open(path)
  for (const fault of faultsToTry) {
    upstream.fail(fault, failingCalls)
    const { result: page, ms } = await measure(() => visitor.open(path))
    msByFault.set(fault, ms)
    expect
      .soft([page.status, ...cacheHeadersOf(page)], `${path}, ${fault}`)
      .toEqual([200, 'private, no-cache', null])
    expect.soft(page.$('body > footer').length, `${path}, ${fault}`).toBe(1)
    expectDegraded(page, fault)
  }
  upstream.endFaults()
  // A call that has timed out again and again is not made for a second (lib/gateway/circuit-breaker.ts).
  const healthyMs = await eventually(async () => {
    const { result: recovered, ms } = await measure(() => visitor.open(path))
    expect(recovered.status, `${path}, recovered`).toBe(200)
    expectComplete(recovered)
    return ms
  })
  expectWithinTimeouts(path, msByFault, healthyMs)
  expect((await visitor.open(path)).headers.get('x-cache'), `${path} is cached again`).toBe('hit')
}

for (const section of ['news', 'guides'] as const) {
  const list = `/${section}/`
  const calls = articleCalls[section]

  test(`${section}: a list that fails to load shows a message, and other pages work (NEWS-17, GUIDE-01, D-69)`, async () => {
    const [first] = await articlesOf(section).list()
    await expectRecoveryFromFaults(list, {
      failingCalls: [calls.list],
      expectDegraded: (page, fault) => {
        expect.soft(textOf(page.$('main [role=alert]')), fault).toContain(PROBLEM)
        expect
          .soft(mainTextOf(page), 'a failure is not shown as an empty list')
          .not.toContain('Nothing has been published')
        expect
          .soft(mainTextOf(page), 'the upstream’s error text is not shown')
          .not.toMatch(/Stack trace|It works|Slow down/)
      },
      expectComplete: (page) => {
        expect(page.html).not.toContain(PROBLEM)
        expect(page.$(`main a[href="${list}${first?.slug}/"]`).length).toBeGreaterThan(0)
      },
    })
  })

  test(`${section}: a tag whose items fail to load shows a message (NEWS-17, D-69)`, async () => {
    const [tag] = await articlesOf(section).tags()
    await expectRecoveryFromFaults(`${list}tag/${tag?.slug}/`, {
      failingCalls: [calls.byTag],
      expectDegraded: (page) => {
        expect.soft(textOf(page.$('main [role=alert]'))).toContain(PROBLEM)
        expect.soft(page.$('main h1').length).toBe(1)
      },
      expectComplete: (page) => expect(countArticles(page)).toBeGreaterThan(0),
    })
  })

  test(`${section}: a list whose categories fail to load shows its items without them, and is not cached`, async () => {
    await expectRecoveryFromFaults(list, {
      failingCalls: [calls.tags],
      faultsToTry: ['server error', 'refused'],
      expectDegraded: (page) => {
        expect.soft(mainTextOf(page)).not.toContain('Categories')
        expect.soft(countArticles(page)).toBe(LIST_PAGE_SIZE)
      },
      expectComplete: (page) => expect(mainTextOf(page)).toContain('Categories'),
    })
  })

  test(`${section}: an item that fails to load redirects to the home page, and is never a 404 (NEWS-14, D-52)`, async () => {
    const item = (await articlesOf(section).list())[1]
    const path = `${list}${item?.slug}/`
    const msByFault = new Map<Fault, number>()
    upstream.fail('reset', [calls.detail])
    await visitor.request(path)
    // The fault 'refused' is left out: the agency refuses the call for a missing item, and that is a 404.
    for (const fault of faults.filter((kind) => kind !== 'refused')) {
      upstream.fail(fault, [calls.detail])
      const { result, ms } = await measure(() => visitor.request(path))
      msByFault.set(fault, ms)
      const location = new URL(result.headers.get('location') ?? '', site.base).pathname
      expect.soft([result.status, location], fault).toEqual([307, '/'])
    }
    upstream.endFaults()
    const { result: recovered, ms: healthyMs } = await measure(() => visitor.open(path))
    expect([recovered.status, countArticles(recovered) > 0]).toEqual([200, true])
    expectWithinTimeouts(path, msByFault, healthyMs)
    const missing = await visitor.open(`${list}no-such-item/`)
    expect(missing.status, 'an item that the agency does not have is missing').toBe(404)
  })
}

test('a page whose site meta fails to load has empty title, description and picture (META-08, D-45)', async () => {
  for (const path of [
    '/about-us',
    '/estate-agents',
    '/sell-your-property',
    '/complaints-procedure',
    '/get-a-mortgage',
    '/refer-a-friend',
  ])
    await expectRecoveryFromFaults(path, {
      failingCalls: [META],
      // Every fault is tried on one page only, but 'refused', which means that the key has no value.
      faultsToTry: path === '/about-us' ? faults.filter((kind) => kind !== 'refused') : ['server error'],
      expectDegraded: ({ $ }) => {
        expect
          .soft(
            $('head title')
              .toArray()
              .map((title) => $(title).text()),
            path,
          )
          .toEqual([''])
        for (const selector of [
          '[name=description]',
          ...['title', 'description', 'image'].map((name) => `[property="og:${name}"]`),
        ])
          expect.soft($(`head meta${selector}`).attr('content') ?? '', `${path} ${selector}`).toBe('')
        expect.soft($('head link[rel=canonical]').attr('href'), path).toMatch(/^http/)
        expect.soft($('main h1').length, path).toBe(1)
      },
      expectComplete: ({ $ }) => {
        expect(textOf($('title')).length, path).toBeGreaterThanOrEqual(MIN_TITLE_CHARACTERS)
        expect($('meta[name=description]').attr('content')?.length, path).toBeGreaterThanOrEqual(
          MIN_DESCRIPTION_CHARACTERS,
        )
      },
    })
})

test('a page that consists of one text is a 503 in an outage, and is neither cached nor a 404 (EA-12, R4)', async () => {
  for (const [path, heading] of [
    ['/service-agreement', 'Our Terms'],
    ['/frequently-asked-questions', 'Frequently Asked Questions'],
    ['/estate-agents/devon', 'Estate Agents in Devon'],
  ] as const) {
    for (const fault of ['reset', 'server error', 'not JSON', 'wrong shape'] as const) {
      upstream.fail(fault, [META])
      const page = await visitor.open(path)
      const outcome = [page.status, page.headers.get('retry-after'), page.headers.get('cache-control')]
      expect.soft(outcome, `${path}, ${fault}`).toEqual([503, '5', 'private, no-store'])
      expect.soft(mainTextOf(page), path).toContain('Try again')
    }
    upstream.endFaults()
    const recovered = await visitor.open(path)
    expect([recovered.status, textOf(recovered.$('h1'))], path).toEqual([200, heading])
  }
})

test('when vacancies fail to load, the page says that there are none, as D-99 demands (STATIC-30, D-99)', async () => {
  await expectRecoveryFromFaults('/recruitment', {
    failingCalls: [VACANCIES],
    expectDegraded: (page) =>
      expect.soft(mainTextOf(page)).toContain('There are no vacancies at the moment.'),
    expectComplete: (page) => expect(mainTextOf(page)).toContain('Local Property Consultant'),
  })
})

test('while the newest homes fail to load, pages are shown without them and are not cached (API-39, D-117)', async () => {
  // The server requests the home page when it starts, so the fault must come before that.
  await site.stop()
  upstream.fail('server error', ['property/latest_property', 'letting/latest_letting'])
  site = await startSecondSite(await upstream.open())
  visitor = new Visitor(site.base)
  const countHomes = ({ $ }: Page) =>
    $('main a').filter((_, link) => /^\/(property|letting)\/\d/.test($(link).attr('href') ?? '')).length
  const paths = ['/', '/sell-your-property', '/let-your-property']
  for (const path of paths) {
    const page = await visitor.open(path)
    expect.soft([page.status, page.headers.get('x-cache'), countHomes(page)], path).toEqual([200, null, 0])
  }
  upstream.endFaults()
  for (const path of paths) {
    expect(countHomes(await visitor.open(path)), path).toBeGreaterThan(0)
    expect((await visitor.open(path)).headers.get('x-cache'), `${path} is cached again`).toBe('hit')
  }
})
