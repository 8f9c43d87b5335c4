// covers: components/map, components/search, lib/agency/search, lib/contract/search-map.ts
import { expect, test, type Locator, type Page } from '@playwright/test'
import { expectNoViolations } from './support/axe'
import { answerCookieNotice, readContentWidth } from './support/pages'
import { getCards, waitForResults } from './support/search'

/**
 * Lets Chromium draw WebGL without a graphics card. Drawing takes seconds, so reduced motion makes the map move in one
 * step.
 */
test.use({
  contextOptions: { reducedMotion: 'reduce' },
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

/** The narrowest screen for which the site is made (WCAG 1.4.10). */
const SMALLEST_WIDTH_PX = 320

const mapCall = '**/api/search/map'
const getMap = (page: Page) => page.getByRole('region', { name: 'Map of the results' })
const getMarks = (page: Page) => getMap(page).getByRole('list', { name: 'Homes on the map' })
const getStatus = (page: Page) => getMap(page).getByRole('status').filter({ hasText: 'part of the map' })

/** Parses the first number of a text: 1204 of '1,204 homes on this part of the map.' */
const parseFirstNumber = (text: string): number => Number(/[\d,]+/.exec(text)?.[0].replaceAll(',', ''))

async function openMap(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForResults(page)
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  await expect(getStatus(page)).toBeVisible()
}

test(
  'the map shows as many homes as the list beside it, and opens with its URL',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await openMap(page, '/find-a-property/Witham')
    await expect(page).toHaveURL('/find-a-property/Witham?view=map')
    const total = await expectSameCount(page)
    await getMarks(page).getByRole('button', { name: 'homes: zoom in' }).first().click()
    await expect.poll(async () => parseFirstNumber(await getStatus(page).innerText())).toBeLessThan(total)
    await expectNoViolations(page, 'open map')
    expect(await readContentWidth(page)).toBeLessThanOrEqual(page.viewportSize()!.width)
    await page.reload()
    await expect(getStatus(page)).toBeVisible()
    await expect(getCards(page).first()).toBeVisible({ visible: !isMobile })
    await page.getByRole('button', { name: isMobile ? 'List' : 'Hide map', exact: true }).click()
    await expect(page).toHaveURL('/find-a-property/Witham')
    await expect(getCards(page).first()).toBeVisible()
    await expect(getMap(page)).toHaveCount(0)
  },
)

/** Sets the four corners of an area by touch or by keyboard. */
async function setCorners(page: Page, { byTouch }: { byTouch: boolean }): Promise<void> {
  const surface = page.getByRole('application', { name: 'Draw an area' })
  await expect(surface).toBeFocused()
  if (byTouch) {
    const { x, y, width, height } = (await surface.boundingBox())!
    // The corners, as fractions of the width and the height of the map.
    for (const [fractionX, fractionY] of [
      [0.2, 0.1],
      [0.8, 0.1],
      [0.8, 0.4],
      [0.2, 0.4],
    ] as const)
      await page.touchscreen.tap(x + fractionX * width, y + fractionY * height)
    return
  }
  // An arrow key moves the cross by a short step, or with Shift by a long step. Enter sets a corner.
  for (const arrowKey of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'] as const) {
    await page.keyboard.press(`Shift+${arrowKey}`)
    await page.keyboard.press(arrowKey)
    await page.keyboard.press('Enter')
  }
}

/** Returns the y coordinate of the middle of an element. */
async function getMiddleY(element: Locator): Promise<number> {
  const { y, height } = (await element.boundingBox())!
  return y + height / 2
}

const readResultCount = async (page: Page) =>
  parseFirstNumber(await page.getByText('result found in').innerText())

/** Adds up the homes in '40 homes on this part of the map. 2 homes have no position on the map: see the list.' */
function countHomes(text: string): number {
  const matches = text.matchAll(/([\d,]+) homes? (?:on|has|have)/g)
  const counts = Array.from(matches, ([, count]) => parseFirstNumber(count!))
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Waits until list and map count the same number of homes, with and without a position. @returns the number */
async function expectSameCount(page: Page): Promise<number> {
  await expect
    .poll(async () => countHomes(await getStatus(page).innerText()) - (await readResultCount(page)))
    .toBe(0)
  return readResultCount(page)
}

/** Zooms in twice while the search follows the map, and returns by Back to the search before both moves. */
async function searchByMoving(page: Page): Promise<void> {
  const firstUrl = page.url()
  const followCheckbox = getMap(page).getByRole('checkbox', { name: 'Search as I move the map' })
  await followCheckbox.check()
  const counts = [await expectSameCount(page)]
  const urls = [page.url()]
  for (let move = 0; move < 2; move += 1) {
    await getMap(page).getByRole('button', { name: 'Zoom in', exact: true }).click()
    await expect(page).not.toHaveURL(urls.at(-1)!)
    await expect(page).toHaveURL(/any-location\?area=[\d.,;-]+&from=kent&view=map$/)
    // The first search of an area is another page, which creates the map again.
    await expect(followCheckbox).toBeChecked()
    await expect(getMap(page).locator('canvas')).toBeInViewport({ ratio: 0.9 })
    // The first area may reach beyond the county that was searched, and so have more homes.
    const countBefore = move === 0 ? Infinity : counts.at(-1)!
    await expect.poll(() => expectSameCount(page)).toBeLessThan(countBefore)
    counts.push(await expectSameCount(page))
    urls.push(page.url())
  }
  // The second move has replaced the history entry of the first, so Back leaves both.
  await page.goBack()
  await expect(page).toHaveURL(firstUrl)
  await expect.poll(() => expectSameCount(page)).toBe(counts[0])
}

test(
  'the search follows the map, and an area can be drawn by keyboard or touch, and removed',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await openMap(page, '/find-a-property/kent')
    await searchByMoving(page)
    const countBefore = await expectSameCount(page)
    await getMap(page).getByRole('button', { name: 'Draw an area' }).focus()
    await page.keyboard.press('Enter')
    await setCorners(page, { byTouch: isMobile })
    await expect(getMap(page).getByText('4 points')).toBeVisible()
    await page.keyboard.press('Backspace')
    await expect(getMap(page).getByText('3 points')).toBeVisible()
    for (const [first, second] of [
      [getMap(page).getByText('3 points'), getMap(page).getByRole('button', { name: 'Cancel' })],
      [
        getMap(page).getByRole('button', { name: 'Search in this area' }),
        getMap(page).getByRole('button', { name: 'Undo point' }),
      ],
    ] as const)
      expect(await getMiddleY(second), 'the two stand in one row').toBeCloseTo(await getMiddleY(first), 0)
    await getMap(page).getByRole('button', { name: 'Search in this area' }).press('Enter')
    await expect(page).toHaveURL(/\/find-a-property\/any-location\?area=[\d.,;-]+&from=kent&view=map$/)
    await expect.poll(() => expectSameCount(page)).toBeLessThan(countBefore)
    await expect(page.getByRole('link', { name: 'Drawn area: remove this filter' })).toBeInViewport({
      ratio: 1,
    })
    await page.reload()
    await getMap(page).getByRole('button', { name: 'Remove the area' }).click()
    await expect(page).toHaveURL('/find-a-property/kent?view=map')
  },
)

test(
  'the filter of a drawn area is wholly visible above the map, even in the fallback font',
  { tag: '@phone-only' },
  async ({ page }) => {
    // A page keeps its fallback font, whose texts are wider, when the site's font arrives too late.
    await page.route('**/*.woff2', (route) => route.abort())
    const { width: phoneWidth, height } = page.viewportSize()!
    for (const width of [phoneWidth, SMALLEST_WIDTH_PX]) {
      await page.setViewportSize({ width, height })
      await page.goto('/find-a-property/any-location?area=52,0;52,1;51,1;51,0&from=kent')
      await waitForResults(page)
      // From here the page scrolls up to the map, to just below the sticky bar with the filters.
      await getCards(page).nth(4).scrollIntoViewIfNeeded()
      await page.getByRole('button', { name: 'Map', exact: true }).click()
      await expect(getStatus(page)).toBeVisible()
      const chip = page.getByRole('link', { name: 'Drawn area: remove this filter' })
      await expect(chip, `${width} px wide`).toBeInViewport({ ratio: 1 })
      const refineButton = (await page.getByRole('button', { name: 'Refine' }).boundingBox())!
      const barBottom = refineButton.y + refineButton.height
      expect((await getMap(page).boundingBox())!.y, `${width} px wide`).toBeGreaterThanOrEqual(barBottom)
    }
  },
)

test('the map keeps its homes when an update fails, and the list is shown when no map can be drawn', async ({
  page,
}) => {
  await openMap(page, '/find-a-property/Witham')
  await page.route(mapCall, (route) => route.abort())
  await getMap(page).getByRole('button', { name: 'Zoom in', exact: true }).click()
  await expect(getMap(page).getByText('could not be brought up to date')).toBeVisible()
  await expect(getMarks(page).getByRole('button').first()).toBeVisible()
  await expect(getMap(page).getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.unroute(mapCall)
  await getMap(page).getByRole('button', { name: 'Zoom out', exact: true }).click()
  await expect(getStatus(page)).toBeVisible()
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await page.reload()
  await expect(getMap(page).getByText('WebGL is missing')).toBeVisible()
  await expect(getCards(page).first()).toBeVisible()
})
