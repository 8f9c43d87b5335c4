// covers: components/local, components/pricing, app/(marketing)/local
import { expect, test } from '@playwright/test'
import { expectNoViolations } from './support/axe'
import { answerCookieNotice, getTextBox, waitForHydration } from './support/pages'
import { readBody, searchCall } from './support/search'

/** The newest homes on a page of the list (LOCAL-17). */
const LIST_SIZE = 6

test.beforeEach(({ page }) => answerCookieNotice(page))

for (const path of ['/local', '/local/essex'])
  test(`${path}: the calculator works by slider, keyboard and text field (LOCAL-04, LOCAL-11 to LOCAL-13, LOCAL-16)`, async ({
    page,
  }) => {
    await page.goto(path)
    await waitForHydration(page)
    const slider = page.getByRole('slider', { name: 'Your home’s price' })
    for (const [attribute, value] of Object.entries({ min: '70000', max: '1500000', step: '10000' }))
      await expect(slider).toHaveAttribute(attribute, value)
    const result = page.getByRole('main').locator('output')
    // The saving is 1.42 % of the price less £1,795, and never below £0. The price is £500,000 at first.
    await expect(result).toContainText('£5,305')
    await slider.focus()
    await page.keyboard.press('Home')
    await expect(result.locator('[data-result="saving"]')).toHaveText('£0')
    await getTextBox(page, 'Your home’s price in pounds').fill('325000')
    await expect(result.locator('[data-result="saving"]')).toHaveText('£2,820')
  })

test(
  'the page of Essex loads its newest homes by one call, pages them without another, and says when the call fails (LOCAL-17, LOCAL-18, LOCAL-20, API-40)',
  { tag: '@phone' },
  async ({ page }) => {
    const calls: Record<string, string | number>[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/property/property_search')) calls.push(readBody(request))
    })
    await page.goto('/local/essex')
    const homes = page.getByRole('region', { name: 'Newest homes for sale in Essex' })
    await expect(homes.getByRole('article')).toHaveCount(LIST_SIZE)
    await expect(homes.getByRole('link', { name: 'All homes for sale in Essex' })).toHaveAttribute(
      'href',
      '/find-a-property/essex',
    )
    const firstHomeText = await homes.getByRole('article').first().textContent()
    await homes.getByRole('button', { name: 'Next' }).click()
    await expect(homes.getByText(/^Page 2 of/)).toBeFocused()
    await expect(homes.getByRole('article').first()).not.toHaveText(firstHomeText ?? '')
    expect(calls).toEqual([
      {
        location: 'essex',
        price: '',
        types: 'all-types',
        bedrooms: '',
        radius: 'this-only',
        orderby: 'most-recent',
      },
    ])
    await expectNoViolations(page, 'Essex, with its homes')
    await page.route(searchCall.sale, (route) => route.abort())
    await page.reload()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('could not be loaded')
    await expect(page.getByRole('slider')).toBeVisible()
  },
)
