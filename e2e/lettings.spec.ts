import { expect, test } from '@playwright/test'
import { bedroomOptions, priceOptions, radiusOptions, sortOptions, typeOptions } from '../lib/search/options'
import { asked, cards, chooseCookies, hydrated, lettingsOf, scrollUntil } from './search-support'

test.beforeEach(({ page }) => chooseCookies(page))

test.describe('the list of homes to let is built as that of homes for sale', () => {
  const full = '/find-a-letting/Essex/400-2400+/all-types/1-8/this-only'

  test('trail, heading, count line, sort and pager (LET-01, LET-03, LET-04, D-73, D-77)', async ({
    page,
    request,
    baseURL,
  }) => {
    for (const [path, input, heading] of [
      ['/find-a-letting/Essex', { location: 'Essex' }, 'PROPERTY TO LET IN Essex'],
      [full, { location: 'Essex', price: '400-2400+', bedrooms: '1-8' }, 'PROPERTY TO LET IN Essex'],
      ['/find-a-letting/any-location', { location: 'any-location' }, 'PROPERTY TO LET'],
    ] as const) {
      expect((await page.goto(path))?.status(), path).toBe(200)
      await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toContainText([
        'Home',
        'Find a letting',
        'Search Result',
      ])
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      const { pagination, properties } = await lettingsOf(request, baseURL ?? '', input)
      await expect(page.getByText(`${pagination.totalItems} result found in ${input.location}`)).toBeVisible()
      expect(
        await cards(page).evaluateAll((all) => all.map((card) => Number(card.getAttribute('data-listing')))),
        path,
      ).toEqual(properties.map(({ id }) => id))
      const sort = page.getByLabel('Sort by')
      expect(
        await sort
          .locator('option')
          .evaluateAll((all) =>
            all.map((option) => [(option as HTMLOptionElement).value, option.textContent]),
          ),
      ).toEqual(sortOptions.map(({ value, label }) => [value, label]))
      await expect(sort).toHaveValue('most-recent')
      expect(pagination.totalItems).toBeGreaterThan(8)
      await expect(page.getByRole('navigation', { name: 'Pages of results' })).toBeVisible()
    }
  })

  test('scrolling loads more, a sort begins anew, and Refine searches on (LET-04)', async ({ page }) => {
    await page.goto('/find-a-letting/Essex')
    await hydrated(page)
    const pages: number[] = []
    page.on(
      'request',
      (request) => request.url().includes('letting_search') && pages.push(Number(asked(request).page)),
    )
    await scrollUntil(page, 16)
    expect(pages[0]).toBe(2)
    const sorted = page.waitForRequest(
      (request) => request.url().includes('letting_search') && asked(request).orderby !== 'most-recent',
    )
    await page.getByLabel('Sort by').selectOption('price-asc')
    expect(asked(await sorted)).toMatchObject({ location: 'Essex', orderby: 'price-asc', page: 1, limit: 8 })
    await expect(cards(page)).toHaveCount(8)
    await page.getByRole('button', { name: 'Refine', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Refine your search' })
    await dialog.getByLabel('Max price').selectOption('2400+')
    await dialog.getByLabel('Min bedrooms').selectOption('2')
    await dialog.getByRole('button', { name: /^Search/ }).click()
    await expect(page).toHaveURL(
      '/find-a-letting/Essex/nomin-2400+/all-types/2-nomax/this-only?sort=price-asc',
    )
    await expect(cards(page).first()).toBeVisible()
  })

  test('is whole before and without any script (LET-01, ROUTE-18)', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(full)
    await expect(cards(page)).toHaveCount(8)
    await page
      .getByRole('navigation', { name: 'Pages of results' })
      .getByRole('link', { name: 'Page 2' })
      .click()
    await expect(page).toHaveURL(`${full}?page=2`)
    await expect(cards(page).first()).toBeVisible()
    await context.close()
  })
})

for (const [path, kind] of [
  ['/find-a-property', 'sale'],
  ['/find-a-letting', 'let'],
] as const)
  test(`the form of ${path} offers the stated values, each in its list (REFINE-02, REFINE-08 to REFINE-16)`, async ({
    page,
  }) => {
    await page.goto(path)
    const prices = priceOptions(kind)
    const lists = {
      'Search radius': radiusOptions,
      'Property type': typeOptions(kind),
      'Min price': prices.min,
      'Max price': prices.max,
      'Min bedrooms': bedroomOptions.min,
      'Max bedrooms': bedroomOptions.max,
    }
    for (const [label, options] of Object.entries(lists)) {
      const select = page.getByRole('main').getByLabel(label)
      expect(
        await select
          .locator('option')
          .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value)),
        label,
      ).toEqual(options.map(({ value }) => value))
    }
    // The counts and the odd ones of the specification, not from our own lists.
    const valuesOf = (label: string) =>
      page
        .getByRole('main')
        .getByLabel(label)
        .locator('option')
        .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value))
    expect((await valuesOf('Search radius')).length).toBe(11)
    expect((await valuesOf('Property type')).length).toBe(kind === 'sale' ? 20 : 19)
    expect((await valuesOf('Property type')).includes('end-of-terrace')).toBe(kind === 'sale')
    if (kind === 'sale')
      expect([(await valuesOf('Min price')).length, (await valuesOf('Max price')).length]).toEqual([56, 56])
    else {
      expect(await valuesOf('Min price')).toEqual(['nomin', '0', '400', '800', '1200', '2000', '2400'])
      expect(await valuesOf('Max price')).toEqual(['400', '800', '1200', '1600', '2000', '2400+', 'nomax'])
    }
    expect(await valuesOf('Max bedrooms')).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', 'nomax'])
  })
