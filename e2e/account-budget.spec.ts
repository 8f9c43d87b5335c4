import { gzipSync } from 'node:zlib'
import { expect, test, type Browser } from '@playwright/test'
import { logIn, person } from './people'
import { salesOf } from './search-support'

/** Kilobytes of JavaScript, gzip, that a page asks for until it is quiet. */
async function scriptsOf(browser: Browser, base: string, path: string, loggedIn: boolean): Promise<number> {
  const context = await browser.newContext({ baseURL: base })
  await context.addInitScript(() => window.localStorage.setItem('cookieAccepted', 'false'))
  if (loggedIn) await logIn(context, base, person('buyer'))
  const page = await context.newPage()
  const bodies: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body().then((body) => gzipSync(body, { level: 9 }).byteLength))
  })
  await page.goto(path)
  if (loggedIn) await expect(page.getByRole('link', { name: 'DASHBOARD' }).first()).toBeAttached()
  await page.waitForLoadState('networkidle')
  const sizes = await Promise.all(bodies)
  await context.close()
  return sizes.reduce((sum, size) => sum + size, 0) / 1_000
}

/** What a login adds to a page, at most. */
const MORE_KB = 10

test('a page of somebody logged in carries little more than a visitor’s', async ({ browser, baseURL, request, isMobile }) => {
  test.skip(isMobile, 'the same bytes at every width')
  const base = baseURL ?? ''
  const home = (await salesOf(request, base, { location: 'Witham' })).properties[0]
  for (const path of ['/', '/find-a-property/Witham', `/property/${home?.id}/${home?.property_url}`, '/news/', '/contact/']) {
    const visitor = await scriptsOf(browser, base, path, false)
    const user = await scriptsOf(browser, base, path, true)
    expect(visitor, path).toBeGreaterThan(100)
    expect.soft(user - visitor, `${path}: kB more than the visitor's ${visitor.toFixed(1)}`).toBeLessThanOrEqual(MORE_KB)
  }
})

test('nothing personal is kept for others, and private pages are never stored', async ({ browser, baseURL }) => {
  const base = baseURL ?? ''
  const context = await browser.newContext({ baseURL: base })
  await logIn(context, base, person('buyer'))
  const page = await context.newPage()
  for (const path of ['/', '/news/', '/find-a-property', '/my-account/welcome', '/my-account/profile', '/my-account/settings']) {
    const reply = await page.goto(path)
    expect.soft(reply?.headers()['cache-control'], path).toBe('private, no-store')
    expect.soft(reply?.headers()['x-cache'], path).toBeUndefined()
  }
  const visitor = await browser.newContext({ baseURL: base })
  for (const path of ['/', '/news/', '/find-a-property', '/login']) {
    const html = await (await visitor.request.get(path)).text()
    for (const secret of ['Daniel', 'Osei', 'buyer@emoov.example', '07700900102']) expect.soft(html, path).not.toContain(secret)
  }
  await context.close()
  await visitor.close()
})
