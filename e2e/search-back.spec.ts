// covers: components/search, components/listing, components/ui, lib/browser
import { expect, test } from '@playwright/test'
import { answerCookieNotice, waitForHydration } from './support/pages'
import {
  getCards,
  MAX_DRIFT_PX,
  PAGE_SIZE,
  scrollUntil,
  sortBy,
  waitForResults,
  waitForStillness,
} from './support/search'

test.beforeEach(({ page }) => answerCookieNotice(page))

test.describe('a list', () => {
  test(
    'keeps its position when it is reloaded, and then shows only one page of homes',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/find-a-property/essex')
      await waitForResults(page)
      await scrollUntil(page, 4 * PAGE_SIZE)
      // The list restores its position by the first card of a row. The card with index 18 is the first of a row at any
      // width, and is on page 3, because a page has 8 cards.
      const firstOfRow = getCards(page).nth(18)
      // Scrolls the card to 100 px below the top of the window.
      await firstOfRow.evaluate((card) =>
        window.scrollTo({ top: card.getBoundingClientRect().top + window.scrollY - 100 }),
      )
      await waitForStillness(page)
      await expect(page).toHaveURL(/page=3$/)
      const id = await firstOfRow.getAttribute('data-listing')
      const topBefore = (await firstOfRow.boundingBox())?.y ?? 0
      await page.reload()
      await waitForResults(page)
      const readPosition = async () => {
        await waitForStillness(page)
        return {
          cards: await getCards(page).count(),
          top: (await page.locator(`[data-listing="${id}"]`).boundingBox())?.y ?? 0,
        }
      }
      await expect
        .poll(async () => Math.abs((await readPosition()).top - topBefore))
        .toBeLessThan(MAX_DRIFT_PX)
      expect((await readPosition()).cards).toBe(PAGE_SIZE)
    },
  )

  test(
    'returns to the same position from a listing that was reloaded',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/find-a-property/essex')
      await waitForResults(page)
      await scrollUntil(page, 3 * PAGE_SIZE)
      // The last card of page 2.
      const card = getCards(page).nth(2 * PAGE_SIZE - 1)
      await card.locator('[data-title]').scrollIntoViewIfNeeded()
      await waitForStillness(page)
      const id = await card.getAttribute('data-listing')
      const topBefore = (await card.boundingBox())?.y ?? 0
      await card.locator('[data-title]').click()
      await expect(page).toHaveURL(/\/property\/\d/)
      await page.reload()
      await waitForHydration(page)
      await page.goBack()
      await expect.poll(() => getCards(page).count()).toBeGreaterThanOrEqual(3 * PAGE_SIZE)
      await expect
        .poll(async () =>
          Math.abs(((await page.locator(`article[data-listing="${id}"]`).boundingBox())?.y ?? 0) - topBefore),
        )
        .toBeLessThan(MAX_DRIFT_PX)
    },
  )

  test(
    'returns to the same position after a full load of another page',
    { tag: '@full-browser' },
    async ({ page }) => {
      await page.goto('/find-a-property/essex')
      await waitForResults(page)
      await scrollUntil(page, 3 * PAGE_SIZE)
      // A card of page 3.
      const index = 2 * PAGE_SIZE + 1
      const card = getCards(page).nth(index)
      const id = await card.getAttribute('data-listing')
      await card.locator('[data-title]').scrollIntoViewIfNeeded()
      await waitForStillness(page)
      const topBefore = (await card.boundingBox())?.y ?? 0
      await page.goto('/find-a-letting')
      await page.goBack()
      await expect.poll(() => getCards(page).count()).toBeGreaterThanOrEqual(3 * PAGE_SIZE)
      expect(await getCards(page).nth(index).getAttribute('data-listing')).toBe(id)
      await expect
        .poll(async () => Math.abs(((await card.boundingBox())?.y ?? 0) - topBefore))
        .toBeLessThan(MAX_DRIFT_PX)
    },
  )

  test('changes its sort order with Back and Forward (D-166)', { tag: '@full-browser' }, async ({ page }) => {
    await page.goto('/find-a-property/essex')
    await waitForResults(page)
    const newest = await getCards(page).first().getAttribute('data-listing')
    await sortBy(page, 'price-asc')
    await expect(page).toHaveURL('/find-a-property/essex?sort=price-asc')
    await expect(getCards(page).first()).not.toHaveAttribute('data-listing', newest ?? '')
    await page.goBack()
    await expect(page).toHaveURL('/find-a-property/essex')
    await expect(page.getByLabel('Sort by')).toHaveValue('most-recent')
    await expect(getCards(page).first()).toHaveAttribute('data-listing', newest ?? '')
    await page.goForward()
    await expect(page.getByLabel('Sort by')).toHaveValue('price-asc')
    await expect(getCards(page).first()).not.toHaveAttribute('data-listing', newest ?? '')
  })
})

test(
  'Back first closes the refine sheet or the gallery, and then leaves the page',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/find-a-property')
    await page.goto('/find-a-property/essex')
    await waitForResults(page)
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Refine' }).click()
    await expect(dialog).toBeVisible()
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/find-a-property/essex')

    // A search from the sheet replaces the sheet's history entry, so that Back leads to the list before it.
    await page.getByRole('button', { name: 'Refine' }).click()
    await dialog.getByLabel('Min bedrooms').selectOption('2')
    await dialog.getByRole('button', { name: /^Search/ }).click()
    await expect(page).toHaveURL(/\/2-nomax\//)
    await page.goBack()
    await expect(page).toHaveURL('/find-a-property/essex')
    await expect(dialog).toBeHidden()

    await getCards(page).first().locator('[data-title]').click()
    await expect(page).toHaveURL(/\/property\/\d/)
    const listing = page.url()
    await waitForHydration(page)
    await page.getByRole('link', { name: /^Photo 1 of/ }).click()
    await expect(dialog).toBeVisible()
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(listing)
    await page.getByRole('link', { name: /^Photo 1 of/ }).click()
    await dialog.getByRole('button', { name: 'Close' }).click()
    // The dialog leaves its history entry some time after it closes. Until then, Back would only leave this entry.
    await expect.poll(() => page.evaluate(() => 'dialog' in window.history.state)).toBe(false)
    await expect(dialog).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('/find-a-property/essex')
  },
)
