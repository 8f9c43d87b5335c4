// covers: components/map, components/search, lib/agency/search, lib/contract/search-map.ts
import { expect, test, type Page } from '@playwright/test'
import { expectNoViolations } from './support/axe'
import { answerCookieNotice, contentWidth, waitForHydration } from './support/pages'
import { cards } from './support/search'

/** Draws WebGL without a graphics card. */
test.use({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
      }),
    { scope: 'worker' },
  ],
})

test.beforeEach(({ page }) => answerCookieNotice(page))

const mapCall = '**/api/search/map'
const map = (page: Page) => page.getByRole('region', { name: 'Map of the results' })
const marks = (page: Page) => map(page).getByRole('list', { name: 'Homes on the map' })
const status = (page: Page) => map(page).getByRole('status').filter({ hasText: 'part of the map' })

/** The number that a text begins with: '1,204 homes on this part of the map.' */
const firstNumber = (text: string): number => Number(/[\d,]+/.exec(text)?.[0].replaceAll(',', ''))

async function openMap(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  await expect(status(page)).toBeVisible()
}

test(
  'shows clusters and pins beside the list, which agree, and opens with its URL',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await openMap(page, '/find-a-property/Witham')
    await expect(page).toHaveURL('/find-a-property/Witham?view=map')
    const total = firstNumber(await page.getByText('result found in').innerText())
    await expect.poll(async () => firstNumber(await status(page).innerText())).toBe(total)
    await marks(page).getByRole('button', { name: 'homes: zoom in' }).first().click()
    await expect.poll(async () => firstNumber(await status(page).innerText())).toBeLessThan(total)
    await expectNoViolations(page, 'open map')
    expect(await contentWidth(page)).toBeLessThanOrEqual(page.viewportSize()!.width)
    await page.reload()
    await expect(status(page)).toBeVisible()
    await expect(cards(page).first()).toBeVisible({ visible: !isMobile })
    await page.getByRole('button', { name: isMobile ? 'List' : 'Hide map', exact: true }).click()
    await expect(page).toHaveURL('/find-a-property/Witham')
    await expect(cards(page).first()).toBeVisible()
    await expect(map(page)).toHaveCount(0)
  },
)

test('draws an area by keyboard, searches in it, and takes it away again', async ({ page }) => {
  await openMap(page, '/find-a-property/essex')
  const all = firstNumber(await status(page).innerText())
  await map(page).getByRole('button', { name: 'Draw an area' }).focus()
  await page.keyboard.press('Enter')
  const surface = page.getByRole('application', { name: 'Draw an area' })
  await expect(surface).toBeFocused()
  for (const turn of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'] as const) {
    await page.keyboard.press(`Shift+${turn}`)
    await page.keyboard.press(turn)
    await page.keyboard.press('Enter')
  }
  await expect(map(page).getByText('4 points')).toBeVisible()
  await page.keyboard.press('Backspace')
  await expect(map(page).getByText('3 points')).toBeVisible()
  await map(page).getByRole('button', { name: 'Search in this area' }).press('Enter')
  await expect(page).toHaveURL(/\/find-a-property\/any-location\?area=[\d.,;-]+&view=map$/)
  await expect(status(page)).toBeVisible()
  const inArea = firstNumber(await page.getByText('result found in').innerText())
  expect(inArea).toBeLessThan(all)
  await expect.poll(async () => firstNumber(await status(page).innerText())).toBe(inArea)
  await page.reload()
  await map(page).getByRole('button', { name: 'Remove the area' }).click()
  await expect(page).toHaveURL('/find-a-property/any-location?view=map')
})

test('keeps its homes when they cannot be updated, and the list when it cannot be drawn', async ({
  page,
}) => {
  await openMap(page, '/find-a-property/Witham')
  await page.route(mapCall, (route) => route.abort())
  await map(page).getByRole('button', { name: 'Zoom in', exact: true }).click()
  await expect(map(page).getByText('could not be brought up to date')).toBeVisible()
  await expect(marks(page).getByRole('button').first()).toBeVisible()
  await expect(map(page).getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.unroute(mapCall)
  await map(page).getByRole('button', { name: 'Zoom out', exact: true }).click()
  await expect(status(page)).toBeVisible()
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await page.reload()
  await expect(map(page).getByText('WebGL is missing')).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
})
