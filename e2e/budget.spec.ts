import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { salesOf, lettingsOf } from './search-support'

/**
 * Bytes of a first load (P6 of the goals). The smallest possible app of this Next version carries
 * 134.6 kB of JavaScript, gzip; pages may carry so many times as much.
 */
const SMALLEST_KB = 134.6
const page = (path: string, times: number) => ({ path, limit: SMALLEST_KB * times })

test.describe('what a first load carries (P6)', () => {
  test('JavaScript, gzip', async ({ request, baseURL }) => {
    const sale = (await salesOf(request, baseURL ?? '', { location: 'Witham' })).properties[0]
    const letting = (await lettingsOf(request, baseURL ?? '', { location: 'Chelmsford' })).properties[0]
    const first = async (list: string, link: RegExp) =>
      link.exec(await (await request.get(list)).text())?.[1] ?? list
    const pages = [
      page('/', 1.25),
      page('/find-a-property', 1.25),
      page('/find-a-letting', 1.25),
      page('/find-a-property/Witham', 1.44),
      page('/find-a-letting/Chelmsford', 1.44),
      page(`/property/${sale?.id}/${sale?.property_url}`, 1.28),
      page(`/letting/${letting?.id}/${letting?.property_url}`, 1.28),
      // The templates of the content and service pages.
      page('/news', 1.25),
      page(await first('/news', /href="(\/news\/(?!tag\/)[a-z0-9-]+\/?)"/), 1.25),
      page('/guides', 1.25),
      page(await first('/guides', /href="(\/guides\/(?!tag\/)[a-z0-9-]+\/?)"/), 1.25),
      ...[
        '/property-management',
        '/sell-your-property',
        '/terms-and-conditions',
        '/frequently-asked-questions',
        '/get-a-mortgage',
        '/affordability-help',
        '/estate-agents',
        '/estate-agents/essex',
        '/local',
        '/local/essex',
        '/online-house-valuation',
      ].map((path) => page(path, 1.25)),
      // A form's script comes after the first load.
      ...['/contact', '/data-protection-complaint'].map((path) => page(path, 1.25)),
      page('/forgotten/password', 1.25),
      page('/login', 1.32),
    ]
    const sizes = new Map<string, number>()
    for (const { path, limit } of pages) {
      const html = await (await request.get(path)).text()
      const scripts = [...html.matchAll(/<script\b([^>]*)>/g)]
        .map(([, attributes = '']) => attributes)
        .filter((attributes) => !/\bnomodule\b/i.test(attributes))
        .flatMap((attributes) => /\bsrc="([^"]+)"/.exec(attributes)?.[1] ?? [])
      let bytes = 0
      for (const script of new Set(scripts)) {
        const known =
          sizes.get(script) ??
          gzipSync(await (await request.get(script.replaceAll('&amp;', '&'))).body(), { level: 9 }).byteLength
        sizes.set(script, known)
        bytes += known
      }
      expect(scripts.length, `${path} has scripts`).toBeGreaterThan(3)
      expect.soft(bytes / 1_000, `${path}: kB of JavaScript`).toBeLessThanOrEqual(limit)
    }
  })

  test(
    'pictures come in the width of their place, as WebP or AVIF, and nothing is asked for twice',
    { tag: '@phone' },
    async ({ page: browser }) => {
      const asked: string[] = []
      const heavy: string[] = []
      browser.on('response', async (response) => {
        const url = new URL(response.url())
        if (url.protocol === 'data:' || url.origin !== new URL(browser.url()).origin) return
        asked.push(url.pathname + url.search)
        const type = response.headers()['content-type'] ?? ''
        if (!type.startsWith('image/') || type === 'image/svg+xml') return
        if (!['image/webp', 'image/avif', 'image/png'].includes(type))
          heavy.push(`${url.pathname} is ${type}`)
        if (Number(response.headers()['content-length'] ?? 0) > 150_000)
          heavy.push(`${url.pathname} has ${response.headers()['content-length']} bytes`)
      })
      await browser.goto('/find-a-property/Witham')
      await browser.waitForLoadState('networkidle')
      expect(heavy).toEqual([])
      expect(asked.filter((path, index) => asked.indexOf(path) !== index)).toEqual([])
      // What the server has sent is not asked for again (D-17).
      expect(asked.filter((path) => path.startsWith('/api/property'))).toEqual([])
    },
  )
})

test('nothing moves while a page comes in (P7: CLS ≤ 0.02)', { tag: '@phone' }, async ({ page: browser }) => {
  await browser.addInitScript(() => {
    const state = window as unknown as { shifted: number }
    state.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) state.shifted += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const path of [
    '/',
    '/find-a-property',
    '/find-a-property/Witham',
    '/find-a-letting/Chelmsford',
    '/estate-agents',
  ]) {
    await browser.goto(path)
    await browser.waitForLoadState('networkidle')
    expect
      .soft(await browser.evaluate(() => (window as unknown as { shifted: number }).shifted), path)
      .toBeLessThanOrEqual(0.02)
  }
})
