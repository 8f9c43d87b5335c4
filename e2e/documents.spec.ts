import { request as httpRequest } from 'node:http'
import { expect, test, type Page } from '@playwright/test'

/** A path as it is written: browsers and fetch would tidy it first. */
const statusOf = (baseURL: string, path: string) =>
  new Promise<number>((resolve, reject) => {
    const { hostname, port } = new URL(baseURL)
    httpRequest({ hostname, port, path }, (response) => resolve(response.resume().statusCode ?? 0))
      .on('error', reject)
      .end()
  })

/** Errors and warnings of the page's console; the status of the document itself is no surprise. */
function surprises(page: Page): string[] {
  const seen: string[] = []
  page.on('console', (message) => {
    if (
      ['error', 'warning'].includes(message.type()) &&
      !message.text().startsWith('Failed to load resource')
    )
      seen.push(message.text())
  })
  page.on('pageerror', (error) => seen.push(error.message))
  return seen
}

test('what is no address at all is never a fault of ours', async ({ baseURL }) => {
  for (const path of [
    '/find-a-property/%',
    '/find-a-property/%00',
    '/property/1/%E0%A4%A',
    '/%',
    '/media/properties/1/%00',
    '/_next/static/%00.js',
  ])
    expect(await statusOf(baseURL!, path), path).toBe(404)
  for (const path of [
    '/find-a-property/%F0%9F%8F%A0',
    `/find-a-property/${'a'.repeat(5_000)}`,
    '/find-a-property/essex?page=%',
    '/?%00=%&a[b]=c',
    '/find-a-property/essex/9-1/nonsense/5-1/far',
  ])
    expect(await statusOf(baseURL!, path), path).toBeLessThan(500)
})

for (const path of [
  '/',
  '/find-a-property',
  '/find-a-property/essex',
  '/find-a-letting/essex',
  '/no-such-page',
])
  test(`${path} runs under a policy that allows no inline script but its own`, async ({ page }) => {
    const seen = surprises(page)
    const violations: string[] = []
    await page.exposeFunction('violated', (what: string) => void violations.push(what))
    await page.addInitScript(() =>
      document.addEventListener(
        'securitypolicyviolation',
        (event) =>
          void (window as never as { violated(what: string): void }).violated(
            `${event.violatedDirective} ${event.blockedURI}`,
          ),
      ),
    )
    const policies: string[] = []
    for (let visit = 0; visit < 2; visit += 1) {
      // rendered, then kept
      const response = await page.goto(path, { waitUntil: 'load' })
      policies.push(response?.headers()['content-security-policy'] ?? '')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    for (const policy of policies) {
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toMatch(/script-src[^;]*unsafe-/)
    }
    expect(violations).toEqual([])
    expect(seen).toEqual([])
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.injected = true'
      document.body.append(script)
    })
    expect(await page.evaluate(() => 'injected' in window)).toBe(false)
  })

test('public pages are kept and told by 304; what belongs to a session is not', async ({ request }) => {
  await request.get('/')
  const kept = await request.get('/?utm_source=mail')
  expect([kept.headers()['x-cache'], kept.headers()['cache-control']]).toEqual([
    'hit',
    'public, max-age=0, must-revalidate',
  ])
  expect(
    (await request.get('/', { headers: { 'if-none-match': kept.headers()['etag'] ?? '' } })).status(),
  ).toBe(304)
  const own = await request.get('/', { headers: { cookie: 'session=x' } })
  expect([own.headers()['x-cache'], own.headers()['cache-control']]).toEqual([undefined, 'private, no-store'])
})

test('says that it is well', async ({ request }) => {
  expect(await (await request.get('/healthz')).json()).toEqual({ status: 'ok' })
})
