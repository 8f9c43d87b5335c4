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
    const total = await expectSameCount(page)
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

/** Sets the corners of an area: on a phone by touch, elsewhere by keyboard. */
async function setCorners(page: Page, { byTouch }: { byTouch: boolean }): Promise<void> {
  const surface = page.getByRole('application', { name: 'Draw an area' })
  await expect(surface).toBeFocused()
  if (byTouch) {
    const { x, y, width, height } = (await surface.boundingBox())!
    for (const [right, down] of [
      [0.2, 0.1],
      [0.8, 0.1],
      [0.8, 0.4],
      [0.2, 0.4],
    ] as const)
      await page.touchscreen.tap(x + right * width, y + down * height)
    return
  }
  for (const turn of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'] as const) {
    await page.keyboard.press(`Shift+${turn}`)
    await page.keyboard.press(turn)
    await page.keyboard.press('Enter')
  }
}

const resultCount = async (page: Page) => firstNumber(await page.getByText('result found in').innerText())

/** Homes of a text such as '40 homes on this part of the map. 2 homes have no position on the map: see the list.' */
const countHomes = (text: string): number =>
  Array.from(text.matchAll(/([\d,]+) homes? (?:on|has|have)/g), ([, count]) => firstNumber(count!)).reduce(
    (sum, count) => sum + count,
    0,
  )

/** Waits until the list has as many homes as the map shows and has no position for, and returns the number. */
async function expectSameCount(page: Page): Promise<number> {
  await expect
    .poll(async () => countHomes(await status(page).innerText()) - (await resultCount(page)))
    .toBe(0)
  return resultCount(page)
}

/** Zooms in twice while the search follows the map, and goes back. */
async function searchByMoving(page: Page): Promise<void> {
  const follow = map(page).getByRole('checkbox', { name: 'Search as I move the map' })
  await follow.check()
  const counts = [await expectSameCount(page)]
  const urls = [page.url()]
  for (let move = 0; move < 2; move += 1) {
    await map(page).getByRole('button', { name: 'Zoom in', exact: true }).click()
    await expect(page).not.toHaveURL(urls.at(-1)!)
    await expect(page).toHaveURL(/any-location\?area=[\d.,;-]+&view=map$/)
    // The first search of an area is another page, where the map is drawn anew.
    await expect(follow).toBeChecked()
    await expect(map(page).locator('canvas')).toBeInViewport({ ratio: 0.9 })
    await expect.poll(() => expectSameCount(page)).toBeLessThan(counts.at(-1)!)
    counts.push(await expectSameCount(page))
    urls.push(page.url())
  }
  for (let move = 1; move >= 0; move -= 1) {
    await page.goBack()
    await expect(page).toHaveURL(urls[move]!)
    await expect.poll(() => expectSameCount(page)).toBe(counts[move])
  }
}

test(
  'searches as it is moved, and in an area drawn by keyboard or touch, and takes it away again',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await openMap(page, '/find-a-property/cornwall')
    await searchByMoving(page)
    const all = await expectSameCount(page)
    await map(page).getByRole('button', { name: 'Draw an area' }).focus()
    await page.keyboard.press('Enter')
    await setCorners(page, { byTouch: isMobile })
    await expect(map(page).getByText('4 points')).toBeVisible()
    await page.keyboard.press('Backspace')
    await expect(map(page).getByText('3 points')).toBeVisible()
    await map(page).getByRole('button', { name: 'Search in this area' }).press('Enter')
    await expect(page).toHaveURL(/\/find-a-property\/any-location\?area=[\d.,;-]+&view=map$/)
    await expect.poll(() => expectSameCount(page)).toBeLessThan(all)
    await page.reload()
    await map(page).getByRole('button', { name: 'Remove the area' }).click()
    await expect(page).toHaveURL('/find-a-property/any-location?view=map')
  },
)

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
