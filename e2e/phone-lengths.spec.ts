// covers: app/(marketing), components/home, components/local, components/places, components/content, components/shell, components/pricing, components/ui
import { expect, test } from '@playwright/test'
import { answerCookieNotice, waitForFonts, waitForHydration } from './support/pages'

const PHONE = { width: 390, height: 844 }
/** The maximum height of each page, in screens of a phone. */
const maxScreens: readonly (readonly [path: string, screens: number])[] = [
  ['/', 10.5],
  ['/estate-agents/essex', 8],
  ['/estate-agents', 5],
  ['/local', 6.5],
  ['/local/essex', 7],
  ['/guides/', 5.5],
]

/** The maximum heights of the header's single row and of the notice above it. */
const MAX_ROW_PX = 62
const MAX_NOTICE_PX = 48

test.use({ viewport: PHONE })
test.beforeEach(async ({ page }) => answerCookieNotice(page))

test('pages are at most a few screens long on a phone', { tag: '@phone-only' }, async ({ page }) => {
  for (const [path, screens] of maxScreens) {
    await page.goto(path)
    await waitForHydration(page)
    await waitForFonts(page)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect.soft(height / PHONE.height, path).toBeLessThan(screens)
  }
})

test(
  'on a phone a closed notice stays closed, and the header is then one row high (HEADER-07)',
  { tag: '@phone-only' },
  async ({ page }) => {
    await page.goto('/')
    await waitForHydration(page)
    await waitForFonts(page)
    // The fonts are optional: a first visit may keep the wider fallback font, in which the header breaks.
    await page.reload()
    await waitForHydration(page)
    const header = page.getByRole('banner')
    const readHeight = async () => (await header.boundingBox())?.height ?? 0
    expect(await readHeight()).toBeLessThan(MAX_ROW_PX + MAX_NOTICE_PX)
    await expect(header.getByRole('link', { name: /^Call / }).filter({ visible: true })).toHaveCount(1)

    await header.getByRole('button', { name: 'Close this notice' }).click()
    await expect(page.getByRole('complementary', { name: 'Notice' })).toBeHidden()
    expect(await readHeight()).toBeLessThan(MAX_ROW_PX)
    await page.goto('/news/')
    await expect(page.getByRole('complementary', { name: 'Notice' })).toBeHidden()
  },
)

test(
  'a collapsed part of a phone’s page opens by a tap, and is always open on a wide screen',
  { tag: '@phone-only' },
  async ({ page }) => {
    await page.goto('/')
    await waitForHydration(page)
    const complaintsLink = page.getByRole('contentinfo').getByRole('link', { name: 'Complaints procedure' })
    await expect(complaintsLink).toBeHidden()
    await page.getByRole('contentinfo').getByText('Company', { exact: true }).click()
    await expect(complaintsLink).toBeVisible()

    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Guides' }).first()).toBeVisible()
  },
)
