// covers: lib/server, lib/html, lib/session, components/auth
import { expect, test, type Browser, type Page } from '@playwright/test'
import { createAccount, freshAddressHeader, PASSWORD } from '../tests/support/e2e-accounts'
import { e2eBase } from '../tests/support/e2e-database'
import { type HostileSite, startHostileSite } from '../tests/support/hostile-site'
import { logInByForm } from './support/accounts'
import { answerCookieNotice, waitForForm, waitForHydration } from './support/pages'

/** Collects errors and warnings of a page's console, except failed loads, because a 404 page is expected. */
function collectProblems(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    if (
      ['error', 'warning'].includes(message.type()) &&
      !message.text().startsWith('Failed to load resource')
    )
      problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  return problems
}

test('rendered and cached pages allow only their own inline scripts (content security policy)', async ({
  page,
}) => {
  const problems = collectProblems(page)
  const violations: string[] = []
  await page.exposeFunction('reportViolation', (violation: string) => void violations.push(violation))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = window as unknown as { reportViolation: (violation: string) => void }
      reportViolation(`${event.violatedDirective} ${event.blockedURI}`)
    }),
  )
  for (const path of [
    '/',
    '/find-a-property',
    '/find-a-property/essex',
    '/find-a-letting/essex',
    '/no-such-page',
  ]) {
    // The second visit gets the page from the cache.
    for (let visit = 0; visit < 2; visit += 1) {
      await page.goto(path, { waitUntil: 'load' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    expect.soft(violations.splice(0), path).toEqual([])
    expect.soft(problems.splice(0), path).toEqual([])
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.injected = true'
      document.body.append(script)
    })
    expect.soft(await page.evaluate(() => 'injected' in window), path).toBe(false)
    await expect
      .poll(() => violations.splice(0).length, { message: `${path}: the refusal is reported` })
      .toBe(1)
    // The console reports the refusal too. This must not count for the next page.
    problems.length = 0
  }
})

test.describe('hostile HTML in a real browser (D-55)', () => {
  // The tests run in one process and share one site.
  test.describe.configure({ mode: 'default' })
  let site: HostileSite
  test.beforeAll(async () => {
    site = await startHostileSite()
  })
  test.afterAll(() => site?.stop())

  /** Disables the content security policy, so that nothing hides a fault of the sanitiser. */
  async function openUnprotected(browser: Browser): Promise<{ page: Page; events: string[] }> {
    const context = await browser.newContext({ bypassCSP: true })
    const page = await context.newPage()
    const events: string[] = []
    // The hostile HTML calls this function.
    await page.exposeFunction('hit', () => events.push('a script ran'))
    page.on('dialog', (dialog) => {
      events.push(`dialog: ${dialog.message()}`)
      void dialog.dismiss()
    })
    page.on('pageerror', (error) => events.push(`error: ${error.message}`))
    await context.route(/evil\.example/, (route) => {
      events.push(`asked for ${route.request().url()}`)
      return route.abort()
    })
    await answerCookieNotice(page)
    return { page, events }
  }

  for (const [place, path] of [
    ['news bodies, and the notice of the day', '/news/hostile-all/'],
    ['guide bodies', '/guides/hostile-all/'],
    ['texts of places', '/estate-agents/hostile-all'],
    ['texts of searches', '/find-a-property/hostile-all'],
  ] as const)
    test(`${place}: no script runs, nothing is requested, and the text around the payloads is shown`, async ({
      browser,
    }) => {
      const { page, events } = await openUnprotected(browser)
      await page.goto(`${site.base}${path}`)
      await waitForHydration(page)
      await expect(page.getByText('Innocent words before.')).toBeVisible()
      await expect(page.getByText('Innocent words after.')).toBeVisible()
      await expect(page.getByText('Innocent notice')).toBeVisible()
      // The payloads whose link leads to a script have this id.
      const links = page.locator('main .prose a#go')
      expect(await links.count(), 'hostile links have become harmless ones').toBeGreaterThan(0)
      for (const link of await links.all()) await link.click({ noWaitAfter: true })
      expect(events).toEqual([])
      await page.context().close()
    })

  test('vacancies and questions: no script runs, nothing is requested', async ({ browser }) => {
    const { page, events } = await openUnprotected(browser)
    for (const path of ['/recruitment', '/frequently-asked-questions']) {
      await page.goto(`${site.base}${path}`)
      await waitForHydration(page)
      expect(events, path).toEqual([])
    }
    await page.context().close()
  })
})

/**
 * A sample of tests/support/redirect-payloads.ts. Unit tests try all of them, but a browser parses URLs by rules of its
 * own.
 */
const redirectPayloads = [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  '/%5cevil.example',
]

test('a login stays on this site, even if the stored page to return to is on another site (LOGIN-14, D-23)', async ({
  page,
  context,
}) => {
  await context.setExtraHTTPHeaders(freshAddressHeader())
  await answerCookieNotice(page)
  const { email } = await createAccount()
  const foreignRequests: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(e2eBase()) && !request.url().startsWith('data:'))
      foreignRequests.push(request.url())
  })
  page.on('dialog', (dialog) => {
    foreignRequests.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  for (const payload of redirectPayloads) {
    await context.clearCookies()
    await page.goto('/login')
    await waitForForm(page)
    await page.evaluate((value) => {
      for (const key of ['token', 'user']) window.localStorage.removeItem(key)
      window.localStorage.setItem('lastURL', value)
    }, payload)
    await logInByForm(page, email, PASSWORD)
    await page.waitForURL((url) => url.pathname !== '/login')
    expect(new URL(page.url()).origin, payload).toBe(e2eBase())
    expect(foreignRequests, payload).toEqual([])
  }
})
