import type { Page, Request } from '@playwright/test'
import type { Sort } from '../../lib/search/options'

/** URL patterns of the search calls. */
export const searchCall = { sale: '**/api/property/property_search', let: '**/api/letting/letting_search' }

/** Homes on a page of results (SALES-12). */
export const PAGE_SIZE = 8
/** Positions that differ by less than this count as the same. */
export const MAX_DRIFT_PX = 4
/** Scrolling ends after this number of steps, even if the list has too few cards. */
const MAX_SCROLLS = 200
/** A page has stopped scrolling when its position stays the same for this number of frames. */
const STILL_FRAMES = 20

export const readBody = (request: Pick<Request, 'postDataJSON'>) =>
  request.postDataJSON() as Record<string, string | number>

export const getCards = (page: Page) => page.locator('article[data-listing]')

/** Waits until React handles the results. Only then do they have a button for the map. */
export const waitForResults = (page: Page) =>
  page.getByRole('button', { name: /^(Map|List|Hide map)$/ }).waitFor()

export const sortBy = (page: Page, sort: Sort) => page.getByLabel('Sort by').selectOption(sort)

/** Scrolls in small steps, as a visitor does, until a list has at least `count` cards. */
export async function scrollUntil(page: Page, count: number): Promise<void> {
  for (let turn = 0; turn < MAX_SCROLLS && (await getCards(page).count()) < count; turn += 1) {
    await page.mouse.wheel(0, 400)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
}

/** Waits until a page has stopped scrolling, which goes on for some time after the wheel event. */
export const waitForStillness = (page: Page) =>
  page.evaluate(async (stillFrames) => {
    let frames = 0
    while (frames < stillFrames) {
      const position = window.scrollY
      await new Promise(requestAnimationFrame)
      frames = window.scrollY === position ? frames + 1 : 0
    }
  }, STILL_FRAMES)
