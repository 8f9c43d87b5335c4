import { expect, test } from '@playwright/test'
import { exactlyEight, exactlyNine } from '../prisma/seed/special-cases'
import {
  asked,
  cards,
  chooseCookies,
  hydrated,
  salesOf,
  scrollUntil,
  searchCall,
  standsStill,
} from './search-support'

test.beforeEach(({ page }) => chooseCookies(page))

test.describe('where a search starts', () => {
  for (const [path, heading] of [
    ['/find-a-property', 'Start Your Property Search'],
    ['/find-a-letting', 'Start Your Rental Search'],
  ] as const)
    test(`${path} has its heading, trail and fields at their defaults (ENTRY-01 to 03, REFINE-01 to 07)`, async ({
      page,
    }) => {
      expect((await page.goto(path))?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(
        page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }),
      ).toHaveAttribute('href', '/')
      const form = page.getByRole('main').locator('form')
      await expect(form.getByLabel('Location')).toHaveAttribute(
        'placeholder',
        'e.g. Southend, CM8 or Street Name',
      )
      const values = await form.evaluate((element) =>
        Object.fromEntries(new FormData(element as HTMLFormElement)),
      )
      expect(values).toEqual({
        location_filter: '',
        radius_filter: 'this-only',
        type_filter: 'all-types',
        price_filter_min: 'nomin',
        price_filter_max: 'nomax',
        beds_filter_min: 'nomin',
        beds_filter_max: 'nomax',
      })
      await expect(form.getByRole('button', { name: 'Search' })).toBeVisible()
    })

  test(
    'a submit goes to the five segments, and keeps the filters (ENTRY-04, REFINE-03 to 05, SALES-15)',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/find-a-property')
      await hydrated(page)
      const form = page.getByRole('main').locator('form')
      await form.getByLabel('Min price').selectOption('100000')
      await form.getByLabel('Max bedrooms').selectOption('4')
      await form.getByLabel('Property type').selectOption('terraced')
      await form.getByRole('button', { name: 'Search' }).click()
      await expect(page).toHaveURL('/find-a-property/any-location/100000-nomax/terraced/nomin-4/this-only')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('PROPERTY FOR SALE')
      const kept = await page.evaluate(() =>
        ['location', 'price', 'type', 'beds', 'radius'].map((name) =>
          localStorage.getItem(`sales_${name}_filter`),
        ),
      )
      expect(kept).toEqual(['', '100000-nomax', 'terraced', 'nomin-4', 'this-only'])
      // Come back: the form remembers (D-83).
      await page.goto('/find-a-property')
      await expect(form.getByLabel('Min price')).toHaveValue('100000')
      await expect(form.getByLabel('Property type')).toHaveValue('terraced')
    },
  )

  test('a location alone goes to the short form, for lettings under their own keys (ENTRY-05, LET-02, LET-05)', async ({
    page,
  }) => {
    await page.goto('/find-a-letting')
    await hydrated(page)
    await page.getByLabel('Location').fill('Southend on Sea')
    await page.getByLabel('Location').press('Escape')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/find-a-letting/Southend%20on%20Sea')
    expect(await page.evaluate(() => localStorage.getItem('location_filter'))).toBe('Southend on Sea')
    expect(await page.evaluate(() => localStorage.getItem('price_filter'))).toBe('any-price')
  })

  test('minimum above maximum is sent as it is, and the results say so (REFINE-17)', async ({ page }) => {
    await page.goto('/find-a-property')
    await hydrated(page)
    await page.getByLabel('Location').fill('Essex')
    await page.getByLabel('Min price').selectOption('500000')
    await page.getByLabel('Max price').selectOption('100000')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/find-a-property/Essex/500000-100000/all-types/any-bedrooms/this-only')
    await expect(page.getByText('The minimum price (£500,000) is above the maximum (£100,000)')).toBeVisible()
    await page.getByRole('link', { name: 'Search £100,000 to £500,000 instead' }).click()
    await expect(page).toHaveURL('/find-a-property/Essex/100000-500000/all-types/any-bedrooms/this-only')
    await expect(cards(page).first()).toBeVisible()
  })
})

test.describe('the story of a search', () => {
  test(
    'typing, choosing, refining, sorting, scrolling, opening, going back (SALES-07 to 13)',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/find-a-property')
      await hydrated(page)
      const location = page.getByRole('combobox', { name: 'Location' })
      await location.pressSequentially('Withm', { delay: 20 })
      await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Witham')
      await location.press('ArrowDown')
      await location.press('Enter')
      await expect(location).toHaveValue('Witham')
      await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
      await expect(page).toHaveURL('/find-a-property/Witham')
      await expect(page.getByRole('status').filter({ hasText: 'result found in Witham' })).toBeVisible()
      await expect(cards(page)).toHaveCount(8)

      // Refine: same place, in place; the button counts first.
      await page.getByRole('button', { name: 'Refine' }).click()
      const dialog = page.getByRole('dialog', { name: 'Refine your search' })
      await dialog.getByLabel('Search radius').selectOption('ten-miles')
      await expect(dialog.getByRole('button', { name: /^Search – show [\d,]+ homes$/ })).toBeVisible()
      await dialog.getByRole('button', { name: /^Search/ }).click()
      await expect(dialog).toBeHidden()
      await expect(page).toHaveURL('/find-a-property/Witham/any-price/all-types/any-bedrooms/ten-miles')
      await expect(cards(page)).toHaveCount(8)

      const sorted = page.waitForRequest(searchCall.sale)
      await page.getByLabel('Sort by').selectOption('price-desc')
      expect(asked(await sorted)).toMatchObject({
        location: 'Witham',
        radius: 'ten-miles',
        orderby: 'price-desc',
        page: 1,
        limit: 8,
      })
      await expect(page).toHaveURL(/\?sort=price-desc$/)
      await expect(cards(page)).toHaveCount(8)

      const requests: number[] = []
      page.on(
        'request',
        (request) => request.url().includes('property_search') && requests.push(Number(asked(request).page)),
      )
      await scrollUntil(page, 24)
      expect(requests.slice(0, 2), 'one request for each page, in order').toEqual([2, 3])
      const ids = await cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('data-listing')))
      expect(new Set(ids).size, 'no home twice').toBe(ids.length)

      // Open the twentieth home, and go back to where it was.
      const card = cards(page).nth(19)
      const title = card.locator('[data-title]')
      await title.scrollIntoViewIfNeeded()
      await standsStill(page)
      await expect(page, 'the address follows the page in view').toHaveURL(/sort=price-desc&page=[23]$/)
      const before = (await card.boundingBox())?.y ?? 0
      const name = await title.textContent()
      await title.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
      const loaded = requests.length
      await page.goBack()
      await expect(page).toHaveURL(/sort=price-desc&page=[23]$/)
      await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(24)
      await expect(title).toBeFocused()
      await expect.poll(async () => Math.abs(((await card.boundingBox())?.y ?? 0) - before)).toBeLessThan(4)
      expect(
        requests.slice(loaded).filter((number) => number <= 3),
        'nothing that was shown is fetched again',
      ).toEqual([])
    },
  )
})

test.describe('a list of results', () => {
  test('has trail, heading, count line and sort (SALES-01 to 08, D-72, D-74)', async ({
    page,
    request,
    baseURL,
  }) => {
    const { pagination } = await salesOf(request, baseURL ?? '', { location: 'essex' })
    for (const path of [
      '/find-a-property/essex',
      '/find-a-property/essex/any-price/all-types/any-bedrooms/this-only',
    ]) {
      expect((await page.goto(path))?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('PROPERTY FOR SALE IN essex')
      await expect(page.getByText(`${pagination.totalItems} result found in essex`)).toBeVisible()
      await expect(cards(page)).toHaveCount(8)
    }
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toContainText([
      'Home',
      'Find a property',
      'Search Result',
    ])
    const options = await page
      .getByLabel('Sort by')
      .locator('option')
      .evaluateAll((all) => all.map((option) => [(option as HTMLOptionElement).value, option.textContent]))
    expect(options).toEqual([
      ['most-recent', 'Most Recent'],
      ['oldest', 'Oldest'],
      ['price-asc', 'Price: Low to High'],
      ['price-desc', 'Price: High to Low'],
    ])
    await page.goto('/find-a-property/any-location')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('PROPERTY FOR SALE')
    await expect(page.getByText(/^\d+ result found in any-location$/)).toBeVisible()
    await page.goto('/find-a-letting/Chelmsford')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('PROPERTY TO LET IN Chelmsford')
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toContainText([
      'Home',
      'Find a letting',
      'Search Result',
    ])
  })

  test('has a pager above eight homes, and none at eight (SALES-11, D-80)', async ({ page }) => {
    const pager = page.getByRole('navigation', { name: 'Pages of results' })
    await page.goto(`/find-a-property/${exactlyEight.text}`)
    await expect(page.getByText(`8 result found in ${exactlyEight.text}`)).toBeVisible()
    await expect(pager).toBeHidden()
    await page.goto(`/find-a-property/${exactlyNine.text}`)
    await hydrated(page)
    await expect(pager.getByRole('link')).toHaveText(['1', '2', /Next/])
    const jump = page.waitForRequest(searchCall.sale)
    await pager.getByRole('link', { name: 'Page 2' }).click()
    expect(asked(await jump)).toMatchObject({ page: 2 })
    await expect(page).toHaveURL(`/find-a-property/${exactlyNine.text}?page=2`)
    await expect(cards(page)).toHaveCount(1)
    await page.reload()
    await expect(cards(page)).toHaveCount(1)
    await expect(pager.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  })

  test('keeps the last loaded page of lettings (LET-06)', async ({ page }) => {
    await page.goto('/find-a-letting/essex')
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('property_lettings_current_page')))
      .toBe('1')
    await hydrated(page)
    await scrollUntil(page, 16)
    await expect
      .poll(
        async () =>
          Number(await page.evaluate(() => localStorage.getItem('property_lettings_current_page'))) * 8 ===
          (await cards(page).count()),
      )
      .toBe(true)
    await page.getByLabel('Sort by').selectOption('oldest')
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('property_lettings_current_page')))
      .toBe('1')
  })

  test('a chip takes its filter away', async ({ page }) => {
    await page.goto('/find-a-property/essex/nomin-350000/all-types/2-nomax/this-only')
    await hydrated(page)
    await page.getByRole('link', { name: 'up to £350k: remove this filter' }).click()
    await expect(page).toHaveURL('/find-a-property/essex/any-price/all-types/2-nomax/this-only')
    await expect(page.getByRole('status').filter({ hasText: 'result found' })).toBeFocused()
  })

  test(
    'works by keyboard to its last home, and past the list (footer reachable)',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto(`/find-a-property/${exactlyNine.text}`)
      await hydrated(page)
      const more = page.getByRole('button', { name: 'Load more' })
      await more.focus()
      await page.keyboard.press('Enter')
      await expect(cards(page)).toHaveCount(9)
      await expect(more).toBeHidden()
      await page.getByRole('link', { name: 'Skip the results' }).focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      const isPast = await page.evaluate(() => {
        const list = document.querySelector('ol:has([data-listing])')
        return (
          list !== null &&
          Boolean(
            list.compareDocumentPosition(document.activeElement as Element) &
            Node.DOCUMENT_POSITION_FOLLOWING,
          )
        )
      })
      expect(isPast).toBe(true)
    },
  )
})

test.describe('a search that finds nothing', () => {
  test('offers wider radius and freer filters with their counts', async ({ page }) => {
    await page.goto('/find-a-property/Witham/15000000-nomax/all-types/any-bedrooms/this-only')
    await expect(page.getByRole('heading', { name: 'No homes match this search' })).toBeVisible()
    await expect(
      page.getByRole('link', { name: /^Search without “from £15m” \(\d+ homes?\)$/ }),
    ).toBeVisible()
    await page.getByRole('link', { name: /^Search without/ }).click()
    await expect(page).toHaveURL('/find-a-property/Witham')
    await expect(cards(page).first()).toBeVisible()
  })

  test('where no single filter is to blame, all are dropped at once', async ({ page }) => {
    await page.goto('/find-a-property/Witham/nomin-50000/detached-house/8-8/this-only')
    await page.getByRole('link', { name: /^Search without any filter \(\d+ homes?\)$/ }).click()
    await expect(page).toHaveURL('/find-a-property/Witham')
    await expect(cards(page).first()).toBeVisible()
  })

  test('offers the nearest names for a place that does not exist', async ({ page }) => {
    expect((await page.goto('/find-a-property/Chelmsfrod'))?.status()).toBe(200)
    await expect(page.getByText('0 result found in Chelmsfrod')).toBeVisible()
    await page.getByRole('link', { name: /^Chelmsford/ }).click()
    await expect(page).toHaveURL('/find-a-property/Chelmsford')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('PROPERTY FOR SALE IN Chelmsford')
  })

  test('lets one choose among places of a name', async ({ page }) => {
    await page.goto('/find-a-property/Newport')
    await page.getByRole('link', { name: 'Newport, Isle of Wight' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Newport, Isle of Wight')
  })
})

test.describe('commercial property', () => {
  test('lists commercial homes alone, and leads to an enquiry (D-161)', async ({
    page,
    request,
    baseURL,
  }) => {
    const { pagination } = await salesOf(request, baseURL ?? '', {
      location: '',
      types: 'office,shop,garage,restaurant,land',
    })
    await page.goto('/commercial-property')
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Commercial Property')
    await expect(page.getByText(`${pagination.totalItems} result found`)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Make an enquiry' })).toHaveAttribute('href', '/contact/')
    await page.getByLabel('Sort by').selectOption('price-asc')
    await expect(page).toHaveURL('/commercial-property?sort=price-asc')
    await expect(cards(page)).toHaveCount(8)
  })
})
