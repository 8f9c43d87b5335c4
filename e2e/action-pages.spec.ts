import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { area, found, homesOfWitham, pathOf } from './listing-support'
import { pretendToBe } from './people'

const { homes, openSale, openLetting } = homesOfWitham()

test.describe('the page of an action (G3, D-20)', () => {
  for (const [kind, action, name] of [
    ['sale', 'ask-a-question', 'Ask a question'],
    ['sale', 'arrange-viewing', 'Arrange a viewing'],
    ['sale', 'make-an-offer', 'Make an offer'],
    ['let', 'ask-a-question', 'Ask a question'],
    ['let', 'arrange-viewing', 'Arrange a viewing'],
    ['let', 'request-let-property', 'Request to let'],
  ] as const)
    test(`names ${action} of a ${kind} for a visitor without JavaScript, unindexed`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
      const page = await context.newPage()
      const card = kind === 'sale' ? openSale() : openLetting()
      expect((await page.goto(`/${area[kind]}/${card.id}/${action}`))?.status()).toBe(200)
      await expect(page).toHaveTitle(name)
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Log in to continue' })).toHaveAttribute('href', '/login')
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
      await context.close()
    })

  test('axe finds nothing on it', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL })
    const page = await context.newPage()
    // Logged in as somebody, so that it stays.
    await pretendToBe(page, { id: 2_000_000_000, first_name: 'Ann' })
    await page.goto(`/letting/${openLetting().id}/request-let-property`)
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    await context.close()
  })

  test('keeps the way back and goes on to the login', async ({ page }) => {
    const { id } = openSale()
    await page.goto(`/property/${id}/arrange-viewing`)
    await page.waitForURL('**/login')
    expect(await page.evaluate(() => localStorage.getItem('lastURL'))).toBe(`/property/${id}/arrange-viewing`)
  })

  test('leads back to the listing where its status forbids the action (D-160)', async ({ request }) => {
    const sold = found(
      homes.sales.find((one) => one.listing_status === 'sstc'),
      'home sold subject to contract',
    )
    const reply = await request.get(`/property/${sold.id}/make-an-offer`, { maxRedirects: 0 })
    expect(reply.status()).toBe(307)
    expect(reply.headers().location).toContain(pathOf('sale', sold))
  })
})
