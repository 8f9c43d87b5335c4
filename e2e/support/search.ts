import type { Page, Request } from '@playwright/test'

/** Addresses of the search calls that a page makes. */
export const searchCall = { sale: '**/api/property/property_search', let: '**/api/letting/letting_search' }

const MAX_SCROLLS = 200
const STILL_FRAMES = 20

/** The body of a call that a page made. */
export const bodyOf = (request: Pick<Request, 'postDataJSON'>) =>
  request.postDataJSON() as Record<string, string | number>

/** Cards of a list of results, in order. */
export const cards = (page: Page) => page.locator('article[data-listing]')

/** Scrolls a little at a time, as a hand does, until a list holds so many cards. */
export async function scrollUntil(page: Page, count: number): Promise<void> {
  for (let turn = 0; turn < MAX_SCROLLS && (await cards(page).count()) < count; turn += 1) {
    await page.mouse.wheel(0, 400)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
}

/** Waits until a page stands still: a wheel's scroll runs on after its event. */
export const waitForStillness = (page: Page) =>
  page.evaluate(async (stillFrames) => {
    for (let frames = 0, last = -1; frames < stillFrames; frames = window.scrollY === last ? frames + 1 : 0) {
      last = window.scrollY
      await new Promise(requestAnimationFrame)
    }
  }, STILL_FRAMES)
