import { expect, test } from '@playwright/test'
import { chooseCookies, salesOf } from './search-support'

/** As a visitor whose browser is set to letters of twice the usual size; media queries see it, unlike a style of the page's. */
test.use({
  launchOptions: async ({ launchOptions }, give) =>
    give({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
})

test(
  'letters of twice the size fit a phone (WCAG 1.4.4, 1.4.10)',
  { tag: '@phone-only' },
  async ({ page, request, baseURL }) => {
    await chooseCookies(page)
    const [home] = (await salesOf(request, baseURL ?? '', { location: 'Edinburgh' })).properties
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
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth), path)
        .toBeLessThanOrEqual(390)
    }
  },
)
