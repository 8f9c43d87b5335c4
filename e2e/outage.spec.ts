import net from 'node:net'
import { expect, test } from '@playwright/test'
import { e2eDatabaseUrl } from '../tests/support/e2e-database'
import { newPerson } from './account-support'
import { OWN_KEY, startSite, type SecondSite } from './second-site'

/** A wire to the database that can be cut: the site of this file knows the database by no other. */
class Wire {
  private readonly server = net.createServer((client) => this.join(client))
  private readonly ends = new Set<net.Socket>()
  private isCut = false

  constructor(private readonly target: URL) {}

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    const address = new URL(this.target)
    address.hostname = '127.0.0.1'
    address.port = String((this.server.address() as net.AddressInfo).port)
    return address.href
  }

  cut(): void {
    this.isCut = true
    for (const end of this.ends) end.destroy()
  }

  mend(): void {
    this.isCut = false
  }

  close(): void {
    this.cut()
    this.server.close()
  }

  private join(client: net.Socket): void {
    if (this.isCut) return void client.destroy()
    const database = net.connect(Number(this.target.port), this.target.hostname)
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      this.ends.add(from)
      from.on('error', () => to.destroy())
      from.on('close', () => (this.ends.delete(from), to.destroy()))
      from.pipe(to)
    }
  }
}

test.describe('when the database is away', () => {
  test.describe.configure({ mode: 'serial' })
  test.skip(({ isMobile }) => isMobile, 'one width shows it')
  let wire: Wire
  let base: string
  let site: SecondSite

  test.beforeAll(async () => {
    wire = new Wire(new URL(e2eDatabaseUrl()))
    site = await startSite({ DATABASE_URL: await wire.open(), API_KEY: OWN_KEY })
    base = site.base
  })
  test.afterAll(async () => {
    await site.stop()
    wire.close()
  })

  test('a page that needs it says so with 503, kept ones stay, and all is back by itself', async ({
    page,
    request,
  }) => {
    expect((await request.get(`${base}/`)).status()).toBe(200)
    expect((await request.get(`${base}/find-a-property/essex`)).status()).toBe(200)
    wire.cut()

    const answer = await request.get(`${base}/find-a-property/essex`)
    expect([answer.status(), answer.headers()['retry-after'], answer.headers()['cache-control']]).toEqual([
      503,
      '5',
      'private, no-store',
    ])
    expect(await answer.text()).not.toMatch(/no (results|properties) found/i)
    expect((await request.get(`${base}/healthz`)).status()).toBe(503)
    expect((await request.get(`${base}/`)).status()).toBe(200)

    await page.goto(`${base}/property/1/anything`)
    expect(page.url()).toBe(`${base}/property/1/anything`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible()

    const call = await request.post(`${base}/api/property/property_search`, {
      headers: { origin: base },
      data: {
        location: 'any-location',
        price: 'any-price',
        types: 'all-types',
        bedrooms: 'any-bedrooms',
        radius: 'this-only',
        orderby: 'most-recent',
        page: 1,
        limit: 8,
      },
    })
    expect([call.status(), (await call.json()).code]).toEqual([503, 0])

    wire.mend()
    await expect
      .poll(async () => (await request.get(`${base}/find-a-property/essex`)).status(), { timeout: 15_000 })
      .toBe(200)
    expect((await request.get(`${base}/healthz`)).status()).toBe(200)
  })

  test('somebody’s own rooms say so too, and nobody is taken for a visitor', async ({ request }) => {
    const cookie = `session=${(await newPerson()).cookie}`
    const ask = (path: string) =>
      request.get(`${base}/my-account/${path}`, { headers: { cookie }, maxRedirects: 0 })
    expect((await ask('welcome')).status()).toBe(200)
    wire.cut()
    for (const path of ['welcome', 'profile', 'settings', 'settings/export']) {
      const answer = await ask(path)
      expect([path, answer.status(), answer.headers()['set-cookie']]).toEqual([path, 503, undefined])
    }
    const call = await request.post(`${base}/api/user/get_user_data`, {
      headers: { origin: base, cookie },
      data: { user_id: 1 },
    })
    expect([call.status(), call.headers()['set-cookie']]).toEqual([503, undefined])
    wire.mend()
    await expect.poll(async () => (await ask('welcome')).status(), { timeout: 15_000 }).toBe(200)
  })
})
