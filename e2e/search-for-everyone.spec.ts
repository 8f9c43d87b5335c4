import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { cards, chooseCookies, hydrated } from './search-support'

const violations = async (page: Page) =>
  (await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze())
    .violations

test.beforeEach(({ page }) => chooseCookies(page))

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('searches, refines, sorts and turns pages', async ({ page }) => {
    await page.goto('/find-a-property')
    await page.getByLabel('Location').fill('Essex')
    await page.getByLabel('Min bedrooms').selectOption('2')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/find-a-property/Essex/any-price/all-types/2-nomax/this-only')
    await expect(cards(page)).toHaveCount(8)
    // Nothing is offered that only a script could do.
    for (const name of ['Next picture', 'Load more', 'Cookie choices'])
      await expect(page.getByRole('button', { name })).toHaveCount(0)
    await page.getByLabel('Sort by').selectOption('price-asc')
    await page.getByRole('button', { name: 'Sort' }).click()
    await expect(page).toHaveURL(/\?sort=price-asc$/)
    await page.getByRole('link', { name: 'Page 2', exact: true }).click()
    await expect(page).toHaveURL(/\?sort=price-asc&page=2$/)
    await page.getByRole('button', { name: 'Refine' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start Your Property Search')
    await expect(page.getByLabel('Min bedrooms')).toHaveValue('2')
  })
})

test.describe('for everyone', () => {
  for (const [name, path] of [
    ['entry', '/find-a-property'],
    ['list', '/find-a-property/essex'],
    ['lettings', '/find-a-letting/Witham/400-2400+/all-types/1-nomax/three-miles'],
    ['nothing found', '/find-a-property/Witham/15000000-nomax/all-types/any-bedrooms/this-only'],
    ['unknown place', '/find-a-property/Chelmsfrod'],
    ['several places', '/find-a-property/Newport'],
    ['commercial', '/commercial-property'],
  ] as const)
    test(`axe finds nothing: ${name}`, async ({ page }) => {
      await page.goto(path)
      await hydrated(page)
      expect(await violations(page)).toEqual([])
    })

  test('axe finds nothing: pictures turned', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/find-a-property/essex')
    await hydrated(page)
    await page
      .getByRole('button', { name: /^Next picture/ })
      .first()
      .focus()
    await page.keyboard.press('Enter')
    await expect(cards(page).first().getByText('2/', { exact: false })).toBeVisible()
    expect(await violations(page)).toEqual([])
  })

  test(
    'axe finds nothing: refine and suggestions open; Escape closes one after the other',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/find-a-property/essex')
      await hydrated(page)
      await page.getByRole('button', { name: 'Refine' }).click()
      const location = page.getByRole('dialog').getByLabel('Location')
      await location.fill('Chelm')
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
      expect(await violations(page)).toEqual([])
      await location.press('Escape')
      await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(0)
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(page.getByRole('button', { name: 'Refine' })).toBeFocused()
    },
  )
})
