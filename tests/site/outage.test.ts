// covers: lib/agency, lib/server, lib/errors, lib/session, lib/http, app/unavailable
import net from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { DATABASE_TIMEOUT_MS } from '../../lib/config/agency-timeout'
import { createAccount } from '../support/e2e-accounts'
import { e2eBase, e2eDatabaseUrl } from '../support/e2e-database'
import { FaultyUpstream, UPSTREAM_TIMEOUT_MS } from '../support/faulty-upstream'
import { SECOND_SITE_API_KEY, startSecondSite, type SecondSite } from '../support/second-site'
import { expectWithinTimeout, measure } from './support/response-time'
import { findByName, textOf, Visitor } from './support/visitor'

/** Options of `vi.waitFor`, in milliseconds, for the recovery of the site from an outage. */
const RECOVERY = { timeout: 15_000, interval: 100 }

/** A proxy between the site of this file and its database, whose connections can be cut or frozen. */
class DatabaseProxy {
  private readonly server = net.createServer((client) => this.connect(client))
  private readonly sockets = new Set<net.Socket>()
  private isCut = false
  private isFrozen = false

  constructor(private readonly target: URL) {}

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    const proxyUrl = new URL(this.target)
    proxyUrl.hostname = '127.0.0.1'
    proxyUrl.port = String((this.server.address() as net.AddressInfo).port)
    return proxyUrl.href
  }

  cut(): void {
    this.isCut = true
    for (const socket of this.sockets) socket.destroy()
  }

  /** Keeps connections open but forwards nothing, as a hanging database does. */
  freeze(): void {
    this.isFrozen = true
    for (const socket of this.sockets) socket.pause()
  }

  restore(): void {
    this.isCut = false
    this.isFrozen = false
    for (const socket of this.sockets) socket.resume()
  }

  close(): void {
    this.cut()
    this.server.close()
  }

  private connect(client: net.Socket): void {
    if (this.isCut) return void client.destroy()
    const database = net.connect(Number(this.target.port), this.target.hostname)
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      this.sockets.add(from)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        this.sockets.delete(from)
        to.destroy()
      })
      from.pipe(to)
      if (this.isFrozen) from.pause()
    }
  }
}

let proxy: DatabaseProxy
let site: SecondSite
beforeAll(async () => {
  proxy = new DatabaseProxy(new URL(e2eDatabaseUrl()))
  site = await startSecondSite({ DATABASE_URL: await proxy.open(), API_KEY: SECOND_SITE_API_KEY })
})
afterAll(async () => {
  await site?.stop()
  proxy?.close()
})

test('in an outage of the database, pages that need it are a 503 and cached pages work; the site recovers by itself', async () => {
  const visitor = new Visitor(site.base)
  const statusOf = async (path: string) => (await visitor.request(path)).status
  expect(await statusOf('/')).toBe(200)
  expect(await statusOf('/find-a-property/essex')).toBe(200)
  proxy.cut()

  expect(await statusOf('/find-a-property/essex'), 'a search that is cached').toBe(200)

  const results = await visitor.open('/find-a-property/kent')
  const outcome = [results.status, results.headers.get('retry-after'), results.headers.get('cache-control')]
  expect(outcome).toEqual([503, '5', 'private, no-store'])
  expect(results.html).not.toMatch(/no (results|properties) found/i)
  expect(await statusOf('/healthz')).toBe(503)
  expect(await statusOf('/')).toBe(200)

  const listing = await visitor.open('/property/1/anything')
  expect([listing.status, listing.url.pathname]).toEqual([503, '/property/1/anything'])
  expect(textOf(listing.$('h1'))).not.toBe('')
  expect(findByName(listing.$, 'main a', 'Try again').length).toBe(1)

  const call = await visitor.call('property/property_search', {
    location: 'any-location',
    price: 'any-price',
    types: 'all-types',
    bedrooms: 'any-bedrooms',
    radius: 'this-only',
    orderby: 'most-recent',
    page: 1,
    limit: 8,
  })
  expect([call.status, call.code]).toEqual([503, 0])

  proxy.restore()
  await vi.waitFor(async () => expect(await statusOf('/find-a-property/kent')).toBe(200), RECOVERY)
  expect(await statusOf('/healthz')).toBe(200)
})

test('account pages are a 503 in an outage of the database, and nobody is logged out', async () => {
  const visitor = new Visitor(site.base).withSession((await createAccount()).cookie)
  const statusOf = async (section: string) => (await visitor.request(`/my-account/${section}`)).status
  await vi.waitFor(async () => expect(await statusOf('welcome')).toBe(200), RECOVERY)
  proxy.cut()
  for (const section of ['welcome', 'profile', 'settings', 'settings/export']) {
    const response = await visitor.request(`/my-account/${section}`)
    expect([section, response.status, response.headers.get('set-cookie')]).toEqual([section, 503, null])
  }
  const call = await visitor.request('/api/user/get_user_data', {
    method: 'POST',
    headers: { origin: site.base, 'content-type': 'application/json' },
    body: JSON.stringify({ user_id: 1 }),
  })
  expect([call.status, call.headers.get('set-cookie')]).toEqual([503, null])
  proxy.restore()
  await vi.waitFor(async () => expect(await statusOf('welcome')).toBe(200), RECOVERY)
})

let searchCount = 0
/** Creates the path of a search that is not cached yet. Each has another minimum price. */
const createSearchPath = () => {
  searchCount += 1
  return `/find-a-property/essex/${searchCount}-900000/all-types/any-bedrooms/this-only`
}

/** Measures the search page without an outage. A first request, which loads its modules, is not measured. */
async function measureHealthySearch(visitor: Visitor): Promise<number> {
  await vi.waitFor(async () => expect((await visitor.request(createSearchPath())).status).toBe(200), RECOVERY)
  return (await measure(() => visitor.open(createSearchPath()))).ms
}

test('while the database hangs, the first pages are a 503 after one timeout and later pages at once; the site recovers by itself (R4)', async () => {
  const visitor = new Visitor(site.base)
  const healthyMs = await measureHealthySearch(visitor)
  const open = (path: string) => measure(() => visitor.request(path))
  proxy.freeze()
  const timeoutMs = DATABASE_TIMEOUT_MS
  const paths = [
    ...Array.from({ length: 5 }, createSearchPath),
    '/property/2/anything',
    '/letting/2/anything',
  ]
  for (const { result, ms } of await Promise.all(paths.map(open))) {
    expect.soft(result.status, result.url).toBe(503)
    // The pages are rendered one after another, so the last one waits for all others.
    expectWithinTimeout(result.url, ms, { timeoutMs, healthyMs: healthyMs * paths.length })
  }
  // Only ten at a time, which even a busy machine renders before the time limit of the database ends.
  for (let round = 0; round < 2; round += 1) {
    const laterRequests = await Promise.all(Array.from({ length: 10 }, () => open(createSearchPath())))
    expect(laterRequests.map(({ result }) => result.status)).toEqual(Array(10).fill(503))
    // The circuit breaker lets one request through after a second, to find out whether the database answers again.
    expect(laterRequests.filter(({ ms }) => ms > timeoutMs).length).toBeLessThan(2)
  }
  proxy.restore()
  await vi.waitFor(async () => expect((await visitor.request(createSearchPath())).status).toBe(200), RECOVERY)
})

test('a hanging upstream is a 503 within one timeout, although the page makes several calls (R4)', async () => {
  const upstream = new FaultyUpstream(e2eBase())
  const remote = await startSecondSite(await upstream.open())
  try {
    const visitor = new Visitor(remote.base)
    const healthyMs = await measureHealthySearch(visitor)
    const search = 'property/property_search'
    for (const calls of [[search], [search, 'sitemeta/get_site_meta']]) {
      upstream.fail('silent', calls)
      const { result, ms } = await measure(() => visitor.open(createSearchPath()))
      const outcome = [result.status, result.headers.get('retry-after'), result.headers.get('cache-control')]
      expect.soft(outcome, calls.join()).toEqual([503, '5', 'private, no-store'])
      expectWithinTimeout(calls.join(), ms, { timeoutMs: UPSTREAM_TIMEOUT_MS, healthyMs })
    }
    upstream.endFaults()
    expect((await visitor.request(createSearchPath())).status).toBe(200)
  } finally {
    await remote.stop()
    await upstream.close()
  }
})
