import { expect, type Page, type Route } from '@playwright/test'

/** Largest layout shift that a page may make while it loads (P7 of the goals). */
export const MAX_LAYOUT_SHIFT = 0.02

/** Answers the cookie notice before a page loads, so that the notice covers nothing. */
export const answerCookieNotice = (page: Page) =>
  page.addInitScript(() => window.localStorage.setItem('cookieAccepted', 'false'))

/** React's flag of fibers that are rendered but not committed: their events are lost. */
const HYDRATING_FLAG = 4096

/** Waits until React handles the first link or form of a page. */
export const waitForHydration = (page: Page) =>
  page.waitForFunction((hydratingFlag) => {
    interface Fiber {
      flags: number
      return: Fiber | null
    }
    const element = document.querySelector('main a, main form')
    const key = Object.keys(element ?? {}).find((name) => name.startsWith('__reactFiber'))
    if (!key) return false
    let fiber = (element as unknown as Record<string, Fiber>)[key] ?? null
    while (fiber && (fiber.flags & hydratingFlag) === 0) fiber = fiber.return
    return fiber === null
  }, HYDRATING_FLAG)

/** Waits for the site's fonts: until they have loaded, texts have the widths of the system's fonts. */
export const waitForFonts = (page: Page) => page.evaluate(async () => void (await document.fonts.ready))

/** Waits for a form's script: before that the form is posted, as without JavaScript. */
export const waitForForm = (page: Page) => expect(page.locator('form[novalidate]').first()).toBeAttached()

export const readStorage = (page: Page, key: string) =>
  page.evaluate((name) => window.localStorage.getItem(name), key)

export const textBox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
export const alertOf = (page: Page) => page.getByRole('main').getByRole('alert')
export const errorSummary = (page: Page) => page.getByRole('alert', { name: 'There is a problem' })
export const pressButton = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click()

/** Holds back requests to an address until `release` is called. */
export async function holdRequests(
  page: Page,
  url: string | RegExp,
): Promise<{ count: () => number; release: () => void }> {
  let count = 0
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route: Route) => {
    count += 1
    await released
    await route.continue()
  })
  return { count: () => count, release }
}

/** Adds up the layout shifts of each page that is loaded from now on. */
export const recordLayoutShift = (page: Page) =>
  page.addInitScript(() => {
    const state = window as unknown as { layoutShift: number }
    state.layoutShift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) state.layoutShift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })

export const readLayoutShift = (page: Page) =>
  page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift)

/** Width of a page's content in CSS pixels: more than the window's means that it scrolls sideways. */
export const contentWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)
