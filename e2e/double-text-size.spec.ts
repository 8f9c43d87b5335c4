// covers: app/globals.css, components/ui, components/property, components/search
import { expect, test } from '@playwright/test'
import { searchSales } from '../tests/support/agency-calls'
import { answerCookieNotice, readContentWidth } from './support/pages'

const PHONE_WIDTH = 390

// Doubles the browser's own font size of 16 px, because media queries ignore a font size in the page's style.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
})

test(
  'pages fit a phone in a browser with double text size (WCAG 1.4.4, 1.4.10)',
  { tag: '@phone-only' },
  async ({ page }) => {
    await answerCookieNotice(page)
    const [home] = (await searchSales({ location: 'Edinburgh' })).properties
    for (const path of [
      '/',
      '/find-a-property',
      '/find-a-property/Witham',
      '/find-a-letting/London',
      '/find-a-property/Xyzzyville',
      `/property/${home?.id}/${home?.property_url}`,
      '/contact/',
      '/login',
    ]) {
      await page.goto(path)
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
      expect.soft(await readContentWidth(page), path).toBeLessThanOrEqual(PHONE_WIDTH)
    }
  },
)
