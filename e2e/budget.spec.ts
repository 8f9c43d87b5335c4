// covers: components/home, components/property, components/search, components/session, lib/server, lib/media
import { gzipSync } from 'node:zlib'
import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { searchSales } from '../tests/support/agency-calls'
import { createAccount } from '../tests/support/e2e-accounts'
import { signInAs } from './support/accounts'
import {
  answerCookieNotice,
  MAX_LAYOUT_SHIFT,
  readLayoutShift,
  recordLayoutShift,
  getTextBox,
  waitForHydration,
} from './support/pages'

/** Every page loads more gzipped JavaScript than this. */
const MIN_PAGE_KB = 100
const MAX_PICTURE_BYTES = 150_000
/** How many kilobytes of gzipped JavaScript a page may load for a user in addition to a visitor's. */
const MAX_EXTRA_USER_KB = 10
/** All scripts have loaded when this number of checks in a row find neither a new script nor an open request. */
const IDLE_CHECKS = 4
const CHECK_INTERVAL_MS = 250

test(
  'pictures are small and in modern formats, and nothing is requested twice (D-17)',
  { tag: '@phone' },
  async ({ page }) => {
    const requestedPaths: string[] = []
    const faultyPictures: string[] = []
    page.on('response', (response) => {
      const url = new URL(response.url())
      if (url.protocol === 'data:' || url.origin !== new URL(page.url()).origin) return
      requestedPaths.push(url.pathname + url.search)
      const type = response.headers()['content-type'] ?? ''
      if (!type.startsWith('image/') || type === 'image/svg+xml') return
      if (!['image/webp', 'image/avif', 'image/png'].includes(type))
        faultyPictures.push(`${url.pathname} is ${type}`)
      const bytes = Number(response.headers()['content-length'] ?? 0)
      if (bytes > MAX_PICTURE_BYTES) faultyPictures.push(`${url.pathname} has ${bytes} bytes`)
    })
    await page.goto('/find-a-property/Witham')
    await page.waitForLoadState('networkidle')
    expect(faultyPictures).toEqual([])
    expect(requestedPaths.filter((path, index) => requestedPaths.indexOf(path) !== index)).toEqual([])
    // The HTML already contains the results.
    expect(requestedPaths.filter((path) => path.startsWith('/api/property'))).toEqual([])
  },
)

test('pages load without a layout shift (P7: CLS ≤ 0.02)', { tag: '@phone' }, async ({ page }) => {
  await recordLayoutShift(page)
  const [home] = (await searchSales({ location: 'Witham' })).properties
  for (const path of [
    '/',
    '/find-a-property',
    '/find-a-property/Witham',
    '/find-a-letting/Chelmsford',
    '/estate-agents',
    `/property/${home?.id}/${home?.property_url}`,
  ]) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect.soft(await readLayoutShift(page), path).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT)
  }
})

/** Measures the kilobytes of gzipped JavaScript that a page requests until all its scripts have loaded. */
async function measureScripts(
  context: BrowserContext,
  path: string,
  waitUntilReady: (page: Page) => Promise<unknown>,
): Promise<number> {
  const page = await context.newPage()
  await answerCookieNotice(page)
  const sizes: number[] = []
  let openRequests = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'script') openRequests += 1
  })
  page.on('requestfailed', (request) => {
    if (request.resourceType() === 'script') openRequests -= 1
  })
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return
    sizes.push(gzipSync(await response.body(), { level: 9 }).byteLength)
    openRequests -= 1
  })
  await page.goto(path)
  await waitForHydration(page)
  await waitUntilReady(page)
  let lastScriptCount = 0
  let idleChecks = 0
  const countIdleChecks = () => {
    const isIdle = openRequests === 0 && sizes.length === lastScriptCount
    idleChecks = isIdle ? idleChecks + 1 : 0
    lastScriptCount = sizes.length
    return idleChecks
  }
  await expect
    .poll(countIdleChecks, { intervals: [CHECK_INTERVAL_MS], timeout: 30_000 })
    .toBeGreaterThanOrEqual(IDLE_CHECKS)
  await context.close()
  return sizes.reduce((sum, size) => sum + size, 0) / 1_000
}

const expectLoggedIn = (page: Page) =>
  expect(page.getByRole('link', { name: 'DASHBOARD' }).first()).toBeAttached()
/** Expects that the form's rules have loaded, after which a field is checked when it loses the focus. */
async function expectFormRules(page: Page): Promise<void> {
  await getTextBox(page, 'Name').focus()
  await getTextBox(page, 'Name').blur()
  await expect(page.getByText('Please enter your name', { exact: true })).toBeVisible()
}

for (const [name, getPath, waitUntilReady] of [
  ['home', async () => '/', undefined],
  ['results', async () => '/find-a-property/Witham', undefined],
  [
    'listing',
    async () => {
      const [home] = (await searchSales({ location: 'Witham' })).properties
      return `/property/${home?.id}/${home?.property_url}`
    },
    undefined,
  ],
  ['contact', async () => '/contact/', expectFormRules],
] as const)
  test(`a page loads at most ${MAX_EXTRA_USER_KB} kB more JavaScript for a user than for a visitor: ${name}`, async ({
    browser,
    baseURL,
  }) => {
    const path = await getPath()
    const [visitorContext, userContext] = await Promise.all([
      browser.newContext({ baseURL }),
      browser.newContext({ baseURL }),
    ])
    await signInAs(userContext, await createAccount())
    const [visitorKb, userKb] = await Promise.all([
      measureScripts(visitorContext, path, async (page) => waitUntilReady?.(page)),
      measureScripts(userContext, path, async (page) => {
        await expectLoggedIn(page)
        await waitUntilReady?.(page)
      }),
    ])
    expect(visitorKb, 'the measurement has missed no scripts').toBeGreaterThan(MIN_PAGE_KB)
    expect(userKb - visitorKb, `kB more than the visitor's ${visitorKb.toFixed(1)}`).toBeLessThanOrEqual(
      MAX_EXTRA_USER_KB,
    )
  })
