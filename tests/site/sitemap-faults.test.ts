// covers: app/sitemap.xml, app/sitemaps, lib/queries, lib/gateway
import { afterEach, beforeEach, expect, test } from 'vitest'
import { e2eBase } from '../support/e2e-database'
import { faults, FaultyUpstream } from '../support/faulty-upstream'
import { startSecondSite, type SecondSite } from '../support/second-site'
import { Visitor } from './support/visitor'

const INDEX_CALL = 'listing/index'
const AREAS_CALL = 'place/areas'

let upstream: FaultyUpstream
let site: SecondSite
beforeEach(async () => {
  upstream = new FaultyUpstream(e2eBase())
  site = await startSecondSite(await upstream.open())
})
afterEach(async () => {
  await site?.stop()
  await upstream?.close()
})

const readSitemap = async (path: string) => {
  const response = await new Visitor(site.base).request(path)
  return {
    status: response.status,
    headers: [response.headers.get('cache-control'), response.headers.get('retry-after')],
    xml: await response.text(),
  }
}
/** Finds the names of the files in the sitemap index, without their numbers: 'sale' for `sale-0.xml`. */
const findFileNames = (xml: string) =>
  [...xml.matchAll(/sitemaps\/([a-z]+)[-\d]*\.xml<\/loc>/g)].map(([, name]) => name)

test('with an upstream that lacks the optional indexes of listings and areas, the sitemap lists everything else', async () => {
  upstream.fail('unknown call', [INDEX_CALL, AREAS_CALL])
  const { status, xml } = await readSitemap('/sitemap.xml')
  expect([status, findFileNames(xml)]).toEqual([200, ['pages', 'news', 'guides']])
  for (const name of ['pages', 'news', 'guides']) {
    const file = await readSitemap(`/sitemaps/${name}.xml`)
    expect([file.status, file.xml.includes('<loc>')], name).toEqual([200, true])
  }
  for (const name of ['sale-0', 'areas'])
    expect((await readSitemap(`/sitemaps/${name}.xml`)).status, name).toBe(404)
})

test('when the indexes of listings and areas fail, their sitemaps are a 503 that is not cached (R4)', async () => {
  for (const fault of faults.filter((kind) => kind !== 'unknown call')) {
    upstream.fail(fault, [INDEX_CALL, AREAS_CALL])
    for (const path of [
      '/sitemap.xml',
      '/sitemaps/sale-0.xml',
      '/sitemaps/let-0.xml',
      '/sitemaps/areas.xml',
    ]) {
      const { status, headers } = await readSitemap(path)
      expect.soft([status, ...headers], `${path}, ${fault}`).toEqual([503, 'no-store', '60'])
    }
    expect.soft((await readSitemap('/sitemaps/pages.xml')).status, fault).toBe(200)
  }
  upstream.endFaults()
  // A call that has timed out five times in a row is not made again for a second (lib/gateway/circuit-breaker.ts).
  await expect
    .poll(async () => findFileNames((await readSitemap('/sitemap.xml')).xml), { timeout: 15_000 })
    .toEqual(expect.arrayContaining(['pages', 'news', 'guides', 'areas', 'sale', 'let']))
  for (const path of ['/sitemaps/sale-0.xml', '/sitemaps/let-0.xml', '/sitemaps/areas.xml']) {
    const { status, xml } = await readSitemap(path)
    expect([status, xml.includes('<loc>')], path).toEqual([200, true])
  }
})

test('an index with a total but without listings is an outage, not an empty file', async () => {
  upstream.answerWith(INDEX_CALL, () => ({ total: 3, listings: [] }))
  expect((await readSitemap('/sitemaps/sale-0.xml')).status).toBe(503)
})

test('when the upstream refuses the articles, only their file is a 503', async () => {
  upstream.fail('refused', ['blog/blogs'])
  expect((await readSitemap('/sitemaps/news.xml')).status).toBe(503)
  expect((await readSitemap('/sitemaps/guides.xml')).status).toBe(200)
  expect((await readSitemap('/sitemap.xml')).status).toBe(200)
})
