import { expect, type Page, type Route } from '@playwright/test'

/** The largest layout shift (CLS) of a page while it loads (P7). */
export const MAX_LAYOUT_SHIFT = 0.02

/** Stores the refusal of cookies before a page loads, so that no cookie notice covers it. */
export const answerCookieNotice = (page: Page) =>
  page.addInitScript(() => window.localStorage.setItem('cookieAccepted', 'false'))

/** React's flag for fibers that are rendered but not committed yet. Events on their elements are lost. */
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

/** Waits for the site's fonts. Before they have loaded, texts have the widths of the system's fonts. */
export const waitForFonts = (page: Page) => page.evaluate(async () => void (await document.fonts.ready))

/** Waits for a form's script. Before it has loaded, the browser would post the form as without JavaScript. */
export const waitForForm = (page: Page) => expect(page.locator('form[novalidate]').first()).toBeAttached()

export const readStorage = (page: Page, key: string) =>
  page.evaluate((name) => window.localStorage.getItem(name), key)

export const getTextBox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
export const getMainAlert = (page: Page) => page.getByRole('main').getByRole('alert')
export const getErrorSummary = (page: Page) => page.getByRole('alert', { name: 'There is a problem' })
export const pressButton = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click()

/** Delays requests to an address until `release` is called. `count` returns their number. */
export async function holdRequests(
  page: Page,
  url: string | RegExp,
): Promise<{ count: () => number; release: () => void }> {
  let requestCount = 0
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route: Route) => {
    requestCount += 1
    await released
    await route.continue()
  })
  return { count: () => requestCount, release }
}

/** Adds up the layout shifts of each page that is loaded later, for `readLayoutShift`. */
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

/** Returns the width of a page's content in CSS pixels. A page that is wider than the window scrolls sideways. */
export const readContentWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)
