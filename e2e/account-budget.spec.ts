import { gzipSync } from 'node:zlib'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { logIn, person } from './people'
import { hydrated, salesOf } from './search-support'

/** Turns, a quarter of a second each, without a new script or an open reply: a page is at rest. */
const REST_TURNS = 8

/**
 * Kilobytes of JavaScript, gzip, that a page asks for until it rests. What is fetched late (the form
 * of a page) is waited for by what it does: how long it takes is the machine's affair.
 * @param ready shows that the last script of the page runs
 */
async function scriptsOf(
  browser: Browser,
  base: string,
  path: string,
  loggedIn: boolean,
  ready: (page: Page) => Promise<unknown>,
): Promise<number> {
  const context = await browser.newContext({ baseURL: base })
  await context.addInitScript(() => window.localStorage.setItem('cookieAccepted', 'false'))
  if (loggedIn) await logIn(context, base, person('buyer'))
  const page = await context.newPage()
  const sizes: number[] = []
  let open = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'script') open += 1
  })
  page.on('requestfailed', (request) => {
    if (request.resourceType() === 'script') open -= 1
  })
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return
    sizes.push(gzipSync(await response.body(), { level: 9 }).byteLength)
    open -= 1
  })
  await page.goto(path)
  await hydrated(page)
  if (loggedIn) await expect(page.getByRole('link', { name: 'DASHBOARD' }).first()).toBeAttached()
  await ready(page)
  let seen = 0
  let turns = 0
  const turnsAtRest = () => {
    turns = open === 0 && sizes.length === seen ? turns + 1 : 0
    seen = sizes.length
    return turns
  }
  await expect.poll(turnsAtRest, { intervals: [250], timeout: 30_000 }).toBeGreaterThanOrEqual(REST_TURNS)
  await context.close()
  return sizes.reduce((sum, size) => sum + size, 0) / 1_000
}

/** What a login adds to a page, at most. */
const MORE_KB = 10

test('a page of somebody logged in carries little more than a visitor’s', async ({
  browser,
  baseURL,
  request,
  isMobile,
}) => {
  test.skip(isMobile, 'the same bytes at every width')
  test.slow() // ten pages, each until it rests
  const base = baseURL ?? ''
  const home = (await salesOf(request, base, { location: 'Witham' })).properties[0]
  const atOnce = async () => undefined
  // The form checks a field that is left: its script is there, and its rules.
  const formChecks = async (page: Page) => {
    await page.getByRole('textbox', { name: 'Name', exact: true }).focus()
    await page.getByRole('textbox', { name: 'Name', exact: true }).blur()
    await expect(page.getByText('Please enter your name', { exact: true })).toBeVisible()
  }
  const pages = [
    ['/', atOnce],
    ['/find-a-property/Witham', atOnce],
    [`/property/${home?.id}/${home?.property_url}`, atOnce],
    ['/news/', atOnce],
    ['/contact/', formChecks],
  ] as const
  for (const [path, ready] of pages) {
    const visitor = await scriptsOf(browser, base, path, false, ready)
    const user = await scriptsOf(browser, base, path, true, ready)
    expect(visitor, path).toBeGreaterThan(100)
    expect
      .soft(user - visitor, `${path}: kB more than the visitor's ${visitor.toFixed(1)}`)
      .toBeLessThanOrEqual(MORE_KB)
  }
})

test('nothing personal is kept for others, and private pages are never stored', async ({
  browser,
  baseURL,
}) => {
  const base = baseURL ?? ''
  const context = await browser.newContext({ baseURL: base })
  await logIn(context, base, person('buyer'))
  const page = await context.newPage()
  for (const path of [
    '/',
    '/news/',
    '/find-a-property',
    '/my-account/welcome',
    '/my-account/profile',
    '/my-account/settings',
  ]) {
    const reply = await page.goto(path)
    expect.soft(reply?.headers()['cache-control'], path).toBe('private, no-store')
    expect.soft(reply?.headers()['x-cache'], path).toBeUndefined()
  }
  const visitor = await browser.newContext({ baseURL: base })
  for (const path of ['/', '/news/', '/find-a-property', '/login']) {
    const html = await (await visitor.request.get(path)).text()
    for (const secret of ['Daniel', 'Osei', 'buyer@emoov.example', '07700900102'])
      expect.soft(html, path).not.toContain(secret)
  }
  await context.close()
  await visitor.close()
})
