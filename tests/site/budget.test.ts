// covers: app, components, lib/server, next.config.ts
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { articlesOf, searchLettings, searchSales } from '../support/agency-calls'
import { readPage, Visitor } from './support/visitor'

/** JavaScript of the smallest possible app of this Next version, gzip; pages may carry so many times as much (P6 of the goals). */
const SMALLEST_KB = 134.6
const DEFAULT_TIMES = 1.25
/** Pages whose purpose is a form carry its library. */
const FORM_TIMES = 1.4

test('JavaScript of a first load, gzip (P6)', async () => {
  const [sale] = (await searchSales({ location: 'Witham' })).properties
  const [letting] = (await searchLettings({ location: 'Chelmsford' })).properties
  const [news] = await articlesOf('news').list()
  const [guide] = await articlesOf('guides').list()
  const limits: Record<string, number> = {
    '/': DEFAULT_TIMES,
    '/find-a-property': DEFAULT_TIMES,
    '/find-a-letting': DEFAULT_TIMES,
    '/find-a-property/Witham': 1.44,
    '/find-a-letting/Chelmsford': 1.44,
    [`/property/${sale?.id}/${sale?.property_url}`]: 1.28,
    [`/letting/${letting?.id}/${letting?.property_url}`]: 1.28,
    '/news': DEFAULT_TIMES,
    [`/news/${news?.slug}/`]: DEFAULT_TIMES,
    '/guides': DEFAULT_TIMES,
    [`/guides/${guide?.slug}/`]: DEFAULT_TIMES,
    '/property-management': DEFAULT_TIMES,
    '/sell-your-property': DEFAULT_TIMES,
    '/terms-and-conditions': DEFAULT_TIMES,
    '/frequently-asked-questions': DEFAULT_TIMES,
    '/get-a-mortgage': DEFAULT_TIMES,
    '/affordability-help': DEFAULT_TIMES,
    '/estate-agents': DEFAULT_TIMES,
    '/estate-agents/essex': DEFAULT_TIMES,
    '/local': DEFAULT_TIMES,
    '/local/essex': DEFAULT_TIMES,
    '/online-house-valuation': DEFAULT_TIMES,
    '/contact': FORM_TIMES,
    '/emoov-local-contact': FORM_TIMES,
    '/data-protection-complaint': FORM_TIMES,
    '/forgotten/password': FORM_TIMES,
    '/login': FORM_TIMES,
  }
  const sizes = new Map<string, Promise<number>>()
  const sizeOf = async (script: string) => {
    const response = await new Visitor().request(script)
    return gzipSync(Buffer.from(await response.arrayBuffer()), { level: 9 }).byteLength
  }
  for (const [path, times] of Object.entries(limits)) {
    const { $ } = await readPage(path)
    const scripts = new Set(
      $('script[src]')
        .not('[nomodule]')
        .toArray()
        .map((script) => $(script).attr('src') ?? ''),
    )
    expect(scripts.size, `${path} has scripts`).toBeGreaterThan(3)
    let bytes = 0
    for (const script of scripts) {
      const size = sizes.get(script) ?? sizeOf(script)
      sizes.set(script, size)
      bytes += await size
    }
    expect.soft(bytes / 1_000, `${path}: kB of JavaScript`).toBeLessThanOrEqual(SMALLEST_KB * times)
  }
})
