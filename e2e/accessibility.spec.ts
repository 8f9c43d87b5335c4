import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { chooseCookies, lettingsOf, salesOf } from './search-support'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function clean(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
  const told = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map((node) => node.target.join(' '))
        .join(' | ')}`,
  )
  expect.soft(told, what).toEqual([])
}

/** Pages and their states; both projects make it two widths. */
test.describe('axe finds nothing', () => {
  const plain: [string, string][] = [
    ['home', '/'],
    ['where a sale search starts', '/find-a-property'],
    ['where a letting search starts', '/find-a-letting'],
    ['results for sale', '/find-a-property/Witham'],
    ['results to let', '/find-a-letting/Chelmsford'],
    ['a page of results', '/find-a-property/any-location?page=7&sort=price-asc'],
    ['several places of a name', '/find-a-property/Newport'],
    ['nothing found', '/find-a-property/Xyzzyville'],
    ['nothing within the filters', '/find-a-property/Witham/nomin-50000/detached-house/8-8/this-only'],
    ['commercial property', '/commercial-property'],
    ['no such page', '/no-such-page'],
    ['the error page', '/error'],
    ['out of reach', '/unavailable'],
  ]
  for (const [what, path] of plain)
    test(what, async ({ page }) => {
      await chooseCookies(page)
      await page.goto(path)
      await clean(page, path)
    })

  test('the cookie choice, open', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Reject' })).toBeVisible()
    await clean(page, 'cookie choice')
  })

  test('listings: for sale, to let, commercial, sold, let', async ({ page, request, baseURL }) => {
    await chooseCookies(page)
    const first = async (input: Record<string, string>) =>
      (await salesOf(request, baseURL ?? '', { location: 'any-location', ...input })).properties[0]
    const sale = await first({ location: 'Witham' })
    const shop = await first({ types: 'shop' })
    const letting = (await lettingsOf(request, baseURL ?? '', { location: 'Chelmsford' })).properties[0]
    const paths = [sale, shop]
      .map((card) => `/property/${card?.id}/${card?.property_url}`)
      .concat(`/letting/${letting?.id}/${letting?.property_url}`)
    for (const path of paths) {
      await page.goto(path)
      await clean(page, path)
    }
  })
})

test.describe('small screens and large letters', () => {
  for (const path of [
    '/',
    '/find-a-property/Witham',
    '/find-a-letting/Chelmsford',
    '/find-a-property',
    '/guides/landlord-compliance-calendar-2026/',
    '/fees',
  ])
    test(`${path} fits 320 px, and letters of twice the size`, async ({ page }) => {
      await chooseCookies(page)
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.addStyleTag({ content: 'html { font-size: 200% }' })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280)
    })

  for (const path of [
    '/',
    '/find-a-property/Witham',
    '/find-a-letting',
    '/contact',
    '/fees',
    '/property-management',
    '/service-agreement',
    '/estate-agents/essex',
    '/local/essex',
    '/login',
  ])
    test(`${path} stays within a phone with letters of twice the size`, async ({ page }) => {
      await chooseCookies(page)
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(path)
      // In our own letters: a page whose fonts came late keeps the system's, until it is loaded again.
      await expect(async () => {
        await page.reload()
        await page.addStyleTag({ content: 'html { font-size: 200% }' })
        await page.evaluate(() => document.fonts.ready)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
      }).toPass({ timeout: 60_000 })
    })

  test('the focus goes through the header as it is read, and the way in comes last (WCAG 2.4.3)', async ({
    page,
  }) => {
    await chooseCookies(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    const header = page.getByRole('banner')
    await header.locator('summary', { hasText: 'Help and advice' }).focus()
    await page.keyboard.press('Tab')
    await expect(header.getByRole('link', { name: 'LOG IN' })).toBeFocused()
  })
})

test('what stands by itself can be hit: 24 px each way (WCAG 2.5.8, domain B7)', async ({ page }) => {
  await chooseCookies(page)
  for (const path of ['/recruitment', '/news/three-taxes-on-one-move/', '/fees', '/estate-agents/gwynedd']) {
    await page.goto(path)
    const small = await page.locator('main :is(a, button, input, select):visible').evaluateAll((targets) =>
      targets.flatMap((target) => {
        const { width, height } = target.getBoundingClientRect()
        return getComputedStyle(target).display !== 'inline' && width > 1 && Math.min(width, height) < 24
          ? [`${target.textContent} ${width} × ${height}`]
          : []
      }),
    )
    expect.soft(small, path).toEqual([])
  }
})
