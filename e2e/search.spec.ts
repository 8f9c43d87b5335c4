// covers: components/search, components/property, lib/search, app/(search)
import { expect, test, type Page } from '@playwright/test'
import { townWithEightSales, townWithNineSales } from '../prisma/seed/special-cases'
import { expectNoViolations } from './support/axe'
import { answerCookieNotice, waitForHydration } from './support/pages'
import {
  readBody,
  getCards,
  MAX_DRIFT_PX,
  PAGE_SIZE,
  scrollUntil,
  searchCall,
  sortBy,
  waitForResults,
  waitForStillness,
} from './support/search'

test.beforeEach(({ page }) => answerCookieNotice(page))

const readCurrentLettingsPage = (page: Page) =>
  page.evaluate(() => localStorage.getItem('property_lettings_current_page'))

test.describe('the search form', () => {
  test(
    'leads to a URL with five segments for the filters, and stores them (ENTRY-04, REFINE-03 to REFINE-05, SALES-15)',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/find-a-property')
      await waitForHydration(page)
      const form = page.getByRole('main').locator('form')
      await form.getByLabel('Min price').selectOption('100000')
      await form.getByLabel('Max bedrooms').selectOption('4')
      await form.getByLabel('Property type').selectOption('terraced')
      await form.getByRole('button', { name: 'Search' }).click()
      await expect(page).toHaveURL('/find-a-property/any-location/100000-nomax/terraced/nomin-4/this-only')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('PROPERTY FOR SALE')
      const storedFilters = await page.evaluate(() =>
        ['location', 'price', 'type', 'beds', 'radius'].map((name) =>
          localStorage.getItem(`sales_${name}_filter`),
        ),
      )
      expect(storedFilters).toEqual(['', '100000-nomax', 'terraced', 'nomin-4', 'this-only'])
      // The form starts with the stored filters (D-83).
      await page.goto('/find-a-property')
      await expect(form.getByLabel('Min price')).toHaveValue('100000')
      await expect(form.getByLabel('Property type')).toHaveValue('terraced')
    },
  )

  test('leads to a short URL for a search by location only, and stores lettings under their own keys (ENTRY-05, LET-02, LET-05)', async ({
    page,
  }) => {
    await page.goto('/find-a-letting')
    await waitForHydration(page)
    await page.getByLabel('Location').fill('Southend on Sea')
    await page.getByLabel('Location').press('Escape')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/find-a-letting/Southend%20on%20Sea')
    expect(await page.evaluate(() => localStorage.getItem('location_filter'))).toBe('Southend on Sea')
    expect(await page.evaluate(() => localStorage.getItem('price_filter'))).toBe('any-price')
  })
})

test.describe('a whole search', () => {
  test(
    'can be typed, refined, sorted and scrolled, and keeps its position after a listing (SALES-07 to SALES-13)',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/find-a-property')
      await waitForHydration(page)
      const location = page.getByRole('combobox', { name: 'Location' })
      // A misspelling, which the suggestions correct.
      await location.pressSequentially('Withm', { delay: 20 })
      await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Witham')
      await location.press('ArrowDown')
      await location.press('Enter')
      await expect(location).toHaveValue('Witham')
      await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
      await expect(page).toHaveURL('/find-a-property/Witham')
      await expect(page.getByRole('status').filter({ hasText: 'result found in Witham' })).toBeVisible()
      await expect(getCards(page)).toHaveCount(PAGE_SIZE)

      // The button already shows the number of homes that the refined search will find.
      await page.getByRole('button', { name: 'Refine' }).click()
      const dialog = page.getByRole('dialog', { name: 'Refine your search' })
      await dialog.getByLabel('Search radius').selectOption('ten-miles')
      await expect(dialog.getByRole('button', { name: /^Search – show [\d,]+ homes$/ })).toBeVisible()
      await dialog.getByRole('button', { name: /^Search/ }).click()
      await expect(dialog).toBeHidden()
      await expect(page).toHaveURL('/find-a-property/Witham/any-price/all-types/any-bedrooms/ten-miles')
      // The summary shows the new search when React has rendered it, which is after the change of the URL.
      await expect(page.getByRole('main').getByText('+10 mi').first()).toBeVisible()
      await expect(getCards(page)).toHaveCount(PAGE_SIZE)

      // The request of the refined list may still be under way, so the sort order identifies the new request.
      const sortRequest = page.waitForRequest(
        (request) => request.url().endsWith('/property_search') && readBody(request).orderby === 'price-desc',
      )
      await sortBy(page, 'price-desc')
      expect(readBody(await sortRequest)).toMatchObject({
        location: 'Witham',
        radius: 'ten-miles',
        page: 1,
        limit: PAGE_SIZE,
      })
      await expect(page).toHaveURL(/\?sort=price-desc$/)
      await expect(getCards(page)).toHaveCount(PAGE_SIZE)

      const requestedPages: number[] = []
      page.on('request', (request) => {
        if (request.url().includes('property_search')) requestedPages.push(Number(readBody(request).page))
      })
      await scrollUntil(page, 3 * PAGE_SIZE)
      expect(requestedPages.slice(0, 2), 'one request for each page, in order').toEqual([2, 3])
      const ids = await getCards(page).evaluateAll((all) =>
        all.map((card) => card.getAttribute('data-listing')),
      )
      expect(new Set(ids).size, 'no home twice').toBe(ids.length)

      // The list returns to the same position after a listing, here to a card of page 3.
      const card = getCards(page).nth(2 * PAGE_SIZE + 3)
      const title = card.locator('[data-title]')
      await title.scrollIntoViewIfNeeded()
      await waitForStillness(page)
      await expect(page, 'the address follows the page in view').toHaveURL(/sort=price-desc&page=[23]$/)
      const topBefore = (await card.boundingBox())?.y ?? 0
      const address = await title.textContent()
      await title.click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(address ?? '')
      const requestCountBeforeBack = requestedPages.length
      await page.goBack()
      await expect(page).toHaveURL(/sort=price-desc&page=[23]$/)
      await expect.poll(() => getCards(page).count()).toBeGreaterThanOrEqual(3 * PAGE_SIZE)
      await expect(title).toBeFocused()
      await expect
        .poll(async () => Math.abs(((await card.boundingBox())?.y ?? 0) - topBefore))
        .toBeLessThan(MAX_DRIFT_PX)
      expect(
        requestedPages.slice(requestCountBeforeBack).filter((pageNumber) => pageNumber <= 3),
        'no page that was shown is fetched again',
      ).toEqual([])
    },
  )
})

test.describe('a list of results', () => {
  test('has a pager for nine homes, and none for eight (SALES-11, D-80)', async ({ page }) => {
    const pager = page.getByRole('navigation', { name: 'Pages of results' })
    await page.goto(`/find-a-property/${townWithEightSales.text}`)
    // The specification has the singular for every count (SALES-05).
    await expect(page.getByText(`8 result found in ${townWithEightSales.text}`)).toBeVisible()
    await expect(pager).toBeHidden()
    await page.goto(`/find-a-property/${townWithNineSales.text}`)
    await waitForResults(page)
    await expect(pager.getByRole('link')).toHaveText(['1', '2', /Next/])
    const pageRequest = page.waitForRequest(searchCall.sale)
    // Playwright's click would first scroll to the pager, which loads page 2 below page 1.
    await pager.getByRole('link', { name: 'Page 2' }).dispatchEvent('click')
    expect(readBody(await pageRequest)).toMatchObject({ page: 2 })
    await expect(page).toHaveURL(`/find-a-property/${townWithNineSales.text}?page=2`)
    await expect(getCards(page)).toHaveCount(1)
    await page.reload()
    await expect(getCards(page)).toHaveCount(1)
    await expect(pager.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  })

  test('stores the number of the last loaded page of lettings (LET-06)', async ({ page }) => {
    await page.goto('/find-a-letting/essex')
    await expect.poll(() => readCurrentLettingsPage(page)).toBe('1')
    await waitForResults(page)
    await scrollUntil(page, 2 * PAGE_SIZE)
    await expect
      .poll(
        async () =>
          Number(await readCurrentLettingsPage(page)) * PAGE_SIZE === (await getCards(page).count()),
      )
      .toBe(true)
    await sortBy(page, 'oldest')
    await expect.poll(() => readCurrentLettingsPage(page)).toBe('1')
  })

  test('drops a filter when its chip is pressed', async ({ page }) => {
    await page.goto('/find-a-property/essex/nomin-350000/all-types/2-nomax/this-only')
    await waitForResults(page)
    await page.getByRole('link', { name: 'up to £350k: remove this filter' }).click()
    await expect(page).toHaveURL('/find-a-property/essex/any-price/all-types/2-nomax/this-only')
    await expect(page.getByRole('status').filter({ hasText: 'result found' })).toBeFocused()
  })

  test(
    'loads its last home by keyboard, and can be skipped, so that the footer is reachable',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto(`/find-a-property/${townWithNineSales.text}`)
      await waitForResults(page)
      const loadMoreButton = page.getByRole('button', { name: 'Load more' })
      await loadMoreButton.focus()
      await page.keyboard.press('Enter')
      await expect(getCards(page)).toHaveCount(9)
      await expect(loadMoreButton).toBeHidden()
      await page.getByRole('link', { name: 'Skip the results' }).focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      const isFocusAfterList = await page.evaluate(() => {
        const list = document.querySelector('ol:has([data-listing])')
        const position = list?.compareDocumentPosition(document.activeElement as Element) ?? 0
        return (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
      })
      expect(isFocusAfterList).toBe(true)
    },
  )
})

test('a search without results offers searches with fewer filters and their counts', async ({ page }) => {
  await page.goto('/find-a-property/Witham/15000000-nomax/all-types/any-bedrooms/this-only')
  await expect(page.getByRole('link', { name: /^Search without “from £15m” \(\d+ homes?\)$/ })).toBeVisible()
  // Here it does not help to drop one filter, so all are dropped at once.
  await page.goto('/find-a-property/Witham/nomin-50000/detached-house/8-8/this-only')
  await page.getByRole('link', { name: /^Search without any filter \(\d+ homes?\)$/ }).click()
  await expect(page).toHaveURL('/find-a-property/Witham')
  await expect(getCards(page).first()).toBeVisible()
})

test('a minimum above the maximum is accepted, and commercial homes are sorted on their own page (REFINE-17, D-161)', async ({
  page,
}) => {
  await page.goto('/find-a-property')
  await waitForHydration(page)
  await page.getByLabel('Location').fill('Essex')
  await page.getByLabel('Min price').selectOption('500000')
  await page.getByLabel('Max price').selectOption('100000')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/find-a-property/Essex/500000-100000/all-types/any-bedrooms/this-only')
  await page.goto('/commercial-property')
  await waitForHydration(page)
  await sortBy(page, 'price-asc')
  await expect(page).toHaveURL('/commercial-property?sort=price-asc')
  await expect(getCards(page)).toHaveCount(PAGE_SIZE)
})

test('a card shows its next picture by keyboard, and passes axe', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/find-a-property/essex')
  await waitForResults(page)
  const nextPictureButton = page.getByRole('button', { name: /^Next picture/ })
  // A home with one picture has no such button.
  const card = getCards(page).filter({ has: nextPictureButton }).first()
  await card.getByRole('button', { name: /^Next picture/ }).focus()
  await page.keyboard.press('Enter')
  await expect(card.getByText('2/', { exact: false })).toBeVisible()
  await expectNoViolations(page, 'a card with its second picture')
})

test(
  'the refine dialog passes axe with suggestions; Escape closes the suggestions first and then the dialog',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/find-a-property/essex')
    await waitForResults(page)
    await page.getByRole('button', { name: 'Refine' }).click()
    const location = page.getByRole('dialog').getByLabel('Location')
    await location.fill('Chelm')
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
    await expectNoViolations(page, 'refine and suggestions')
    await location.press('Escape')
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(0)
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Refine' })).toBeFocused()
  },
)

test('lettings load more while a user scrolls, start at page 1 when sorted, and can be refined (LET-04)', async ({
  page,
}) => {
  await page.goto('/find-a-letting/Essex')
  await waitForResults(page)
  const pages: number[] = []
  page.on('request', (request) => {
    if (request.url().includes('letting_search')) pages.push(Number(readBody(request).page))
  })
  await scrollUntil(page, 2 * PAGE_SIZE)
  expect(pages[0]).toBe(2)
  const sortRequest = page.waitForRequest(
    (request) => request.url().includes('letting_search') && readBody(request).orderby !== 'most-recent',
  )
  await sortBy(page, 'price-asc')
  expect(readBody(await sortRequest)).toMatchObject({
    location: 'Essex',
    orderby: 'price-asc',
    page: 1,
    limit: PAGE_SIZE,
  })
  await expect(getCards(page)).toHaveCount(PAGE_SIZE)
  await page.getByRole('button', { name: 'Refine', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Refine your search' })
  await dialog.getByLabel('Max price').selectOption('2400+')
  await dialog.getByLabel('Min bedrooms').selectOption('2')
  await dialog.getByRole('button', { name: /^Search/ }).click()
  await expect(page).toHaveURL('/find-a-letting/Essex/nomin-2400+/all-types/2-nomax/this-only?sort=price-asc')
  await expect(getCards(page).first()).toBeVisible()
})
