// covers: components/search, lib/browser
import { expect, test } from '@playwright/test'
import { answerCookieNotice, waitForHydration } from './support/pages'
import { cards, scrollUntil, waitForStillness } from './support/search'

test.beforeEach(({ page }) => answerCookieNotice(page))

/** Where a visitor was in a list, and how they come back to it. */
test.describe('a list', () => {
  test(
    'stays in its place when it is reloaded, and loads no more for it',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/find-a-property/essex')
      await waitForHydration(page)
      await scrollUntil(page, 32)
      await cards(page)
        .nth(18)
        .evaluate((card) => window.scrollTo({ top: card.getBoundingClientRect().top + window.scrollY - 100 }))
      await waitForStillness(page)
      await expect(page).toHaveURL(/page=3$/)
      // The first of its row, at any width: the list keeps its place by it.
      const shown = cards(page).nth(18)
      const id = await shown.getAttribute('data-listing')
      const before = (await shown.boundingBox())?.y ?? 0
      await page.reload()
      await waitForHydration(page)
      const where = async () => {
        await waitForStillness(page)
        return {
          cards: await cards(page).count(),
          top: (await page.locator(`[data-listing="${id}"]`).boundingBox())?.y ?? 0,
        }
      }
      await expect.poll(async () => Math.abs((await where()).top - before)).toBeLessThan(4)
      expect((await where()).cards).toBe(8)
    },
  )

  test(
    'comes back to the same place from a listing that was reloaded',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/find-a-property/essex')
      await waitForHydration(page)
      await scrollUntil(page, 24)
      const card = cards(page).nth(15)
      await card.locator('[data-title]').scrollIntoViewIfNeeded()
      await waitForStillness(page)
      const id = await card.getAttribute('data-listing')
      const before = (await card.boundingBox())?.y ?? 0
      await card.locator('[data-title]').click()
      await expect(page).toHaveURL(/\/property\/\d/)
      await page.reload()
      await waitForHydration(page)
      await page.goBack()
      await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(24)
      await expect
        .poll(async () =>
          Math.abs(((await page.locator(`article[data-listing="${id}"]`).boundingBox())?.y ?? 0) - before),
        )
        .toBeLessThan(4)
    },
  )

  test(
    'comes back to the same place after a full load of another page',
    { tag: '@full-browser' },
    async ({ page }) => {
      await page.goto('/find-a-property/essex')
      await waitForHydration(page)
      await scrollUntil(page, 24)
      const card = cards(page).nth(17)
      const id = await card.getAttribute('data-listing')
      await card.locator('[data-title]').scrollIntoViewIfNeeded()
      await waitForStillness(page)
      const before = (await card.boundingBox())?.y ?? 0
      await page.goto('/find-a-letting')
      await page.goBack()
      await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(24)
      expect(await cards(page).nth(17).getAttribute('data-listing')).toBe(id)
      await expect.poll(async () => Math.abs(((await card.boundingBox())?.y ?? 0) - before)).toBeLessThan(4)
    },
  )

  test('Back undoes a sort, Forward does it again (D-166)', { tag: '@full-browser' }, async ({ page }) => {
    await page.goto('/find-a-property/essex')
    await waitForHydration(page)
    const newest = await cards(page).first().getAttribute('data-listing')
    await page.getByLabel('Sort by').selectOption('price-asc')
    await expect(page).toHaveURL('/find-a-property/essex?sort=price-asc')
    await expect(cards(page).first()).not.toHaveAttribute('data-listing', newest ?? '')
    await page.goBack()
    await expect(page).toHaveURL('/find-a-property/essex')
    await expect(page.getByLabel('Sort by')).toHaveValue('most-recent')
    await expect(cards(page).first()).toHaveAttribute('data-listing', newest ?? '')
    await page.goForward()
    await expect(page.getByLabel('Sort by')).toHaveValue('price-asc')
    await expect(cards(page).first()).not.toHaveAttribute('data-listing', newest ?? '')
  })
})
