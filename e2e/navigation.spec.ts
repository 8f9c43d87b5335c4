// covers: components/shell, components/session, components/consent, lib/browser, app/layout.tsx
import { expect, test } from '@playwright/test'
import { answerCookieNotice, holdRequests, readStorage, waitForHydration } from './support/pages'

const DAY_SECONDS = 86_400
/** A random UUID (version 4), such as 3f2b8c1e-9d4a-4c6b-8e2f-1a5d7c9b0e3f. */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

test.describe('navigations', () => {
  test('a device id is created on the first page and kept (SHELL-02, D-29)', async ({ page }) => {
    await page.goto('/')
    await expect.poll(() => readStorage(page, 'deviceId')).toMatch(UUID)
    const deviceId = await readStorage(page, 'deviceId')
    await page.goto('/find-a-property')
    expect(await readStorage(page, 'deviceId')).toBe(deviceId)
  })

  test('the last page of a visitor is stored, except / and /login, but not the last page of a user (SHELL-04, SHELL-05)', async ({
    page,
  }) => {
    await page.goto('/')
    await expect.poll(() => readStorage(page, 'deviceId')).not.toBeNull()
    expect(await readStorage(page, 'lastURL')).toBeNull()
    await page.goto('/find-a-property/Witham?sort=price-asc')
    await expect.poll(() => readStorage(page, 'lastURL')).toBe('/find-a-property/Witham?sort=price-asc')
    await page.evaluate(() => window.localStorage.setItem('token', 'any'))
    await page.goto('/find-a-letting')
    await waitForHydration(page)
    expect(await readStorage(page, 'lastURL')).toBe('/find-a-property/Witham?sort=price-asc')
  })

  test(
    'a new page opens at its top, a fragment at its target, and a link to the same page loads it again (SHELL-03, ROUTE-19, ROUTE-20)',
    { tag: '@phone' },
    async ({ page }) => {
      const footer = page.getByRole('contentinfo')
      const link = footer.getByRole('link', { name: 'Homes for sale' })
      const followLink = async () => {
        // On phones the columns of the footer are collapsed.
        if (!(await link.isVisible())) await footer.getByText('Buy and rent').click()
        await link.click()
      }
      await answerCookieNotice(page)
      await page.goto('/find-a-letting')
      // Before hydration, the browser would follow the link itself, by a full load.
      await waitForHydration(page)
      await followLink()
      await expect(page).toHaveURL(/\/find-a-property$/)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
      const routerRequest = page.waitForRequest(
        (request) => new URL(request.url()).pathname === '/find-a-property' && request.headers().rsc === '1',
      )
      await followLink()
      await routerRequest
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
      await page.goto('/#fees')
      await expect(page.getByRole('heading', { name: 'Prices you can read in a minute' })).toBeInViewport()
    },
  )

  test('?ref=AgeGroup sets the affiliate cookie for thirty days and shows the partner, and other values do neither (HEADER-04 to HEADER-06)', async ({
    page,
    context,
  }) => {
    await page.goto('/?ref=agegroup')
    await expect.poll(() => readStorage(page, 'deviceId')).not.toBeNull()
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('affiliate')
    await expect(page.getByText('In partnership with')).toHaveCount(0)
    await page.goto('/?ref=AgeGroup')
    await expect(page.getByRole('banner').getByText('In partnership with')).toBeVisible()
    const cookie = (await context.cookies()).find(({ name }) => name === 'affiliate')
    expect(cookie?.value).toBe('AgeGroup')
    const nowSeconds = Date.now() / 1_000
    const days = ((cookie?.expires ?? 0) - nowSeconds) / DAY_SECONDS
    // Some seconds have passed since the cookie was set.
    expect(days).toBeGreaterThan(29.9)
    expect(days).toBeLessThan(30.1)
    await page.goto('/find-a-property')
    await expect(page.getByText('In partnership with')).toBeVisible()
  })

  test(
    'the cookie notice appears once, has equal buttons for both answers, and can be opened again (SHELL-09, SHELL-10, D-152)',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/')
      const notice = page.getByRole('region', { name: 'Cookies' })
      await expect(notice).toContainText('We use cookies')
      const [accept, reject] = await Promise.all(
        ['Accept', 'Reject'].map((name) => notice.getByRole('button', { name }).boundingBox()),
      )
      expect([accept?.width, accept?.height]).toEqual([reject?.width, reject?.height])
      await notice.getByRole('button', { name: 'Accept' }).click()
      await expect(notice).toBeHidden()
      await expect.poll(() => readStorage(page, 'cookieAccepted')).toBe('true')
      await page.reload()
      await expect.poll(() => readStorage(page, 'deviceId')).not.toBeNull()
      await expect(notice).toBeHidden()
      await page.getByRole('button', { name: 'Cookie choices' }).click()
      await notice.getByRole('button', { name: 'Reject' }).click()
      expect(await readStorage(page, 'cookieAccepted')).toBe('false')
      await expect(notice).toBeHidden()
    },
  )

  test('a cookie choice counts even before the page’s scripts have loaded (D-152)', async ({ page }) => {
    const scripts = await holdRequests(page, '**/_next/**/*.js')
    await page.goto('/', { waitUntil: 'commit' })
    const notice = page.getByRole('region', { name: 'Cookies' })
    await notice.getByRole('button', { name: 'Reject' }).click()
    await expect(notice).toBeHidden()
    expect(await readStorage(page, 'cookieAccepted'), 'the choice is stored before the scripts load').toBe(
      'false',
    )
    scripts.release()
    await expect.poll(() => readStorage(page, 'deviceId'), 'the scripts run').not.toBeNull()
    await expect(notice).toBeHidden()
  })

  test('no other origin is requested before the cookie choice, nor after a refusal (D-152)', async ({
    page,
    baseURL,
  }) => {
    const foreignRequests: string[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (/^https?:$/.test(url.protocol) && url.origin !== new URL(baseURL ?? '').origin)
        foreignRequests.push(request.url())
    })
    await page.goto('/?ref=AgeGroup')
    await page.getByRole('button', { name: 'Reject' }).click()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Homes to rent' }).click()
    await expect(page).toHaveURL(/\/find-a-letting$/)
    expect(foreignRequests).toEqual([])
  })

  test('an uncaught error is logged and does not change the page (SHELL-11)', async ({ page }) => {
    await page.goto('/find-a-property')
    await expect.poll(() => readStorage(page, 'deviceId')).not.toBeNull()
    const errorLogged = page.waitForEvent('console', {
      predicate: (message) => message.type() === 'error' && message.text().includes('RangeError too far'),
    })
    const textBefore = await page.getByRole('main').textContent()
    await page.evaluate(
      () =>
        void setTimeout(() => {
          throw new RangeError('too far')
        }, 0),
    )
    await errorLogged
    expect(await page.getByRole('main').textContent()).toBe(textBefore)
  })
})
