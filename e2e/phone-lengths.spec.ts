// covers: app/(marketing), components/home, components/local, components/places, components/content, components/shell, components/pricing, components/ui
import { expect, test } from '@playwright/test'
import { answerCookieNotice, waitForFonts, waitForHydration } from './support/pages'

const PHONE = { width: 390, height: 844 }
/** Largest heights of pages, in phone screens. */
const maxScreens: readonly (readonly [path: string, screens: number])[] = [
  ['/', 10.5],
  ['/estate-agents/essex', 8],
  ['/estate-agents', 5],
  ['/local', 6.5],
  ['/local/essex', 7],
  ['/guides/', 5.5],
]

test.use({ viewport: PHONE })
test.beforeEach(async ({ page }) => answerCookieNotice(page))

test('pages are a few screens long on a phone (E4)', { tag: '@phone-only' }, async ({ page }) => {
  for (const [path, screens] of maxScreens) {
    await page.goto(path)
    await waitForHydration(page)
    await waitForFonts(page)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect.soft(height / PHONE.height, path).toBeLessThan(screens)
  }
})

test(
  'on a phone the notice stays closed once it was closed, and the header is one row (HEADER-07)',
  { tag: '@phone-only' },
  async ({ page }) => {
    await page.goto('/')
    await waitForHydration(page)
    await waitForFonts(page)
    const header = page.getByRole('banner')
    const readHeight = async () => (await header.boundingBox())?.height ?? 0
    // One row takes less than 62 px, and the notice above it less than 48 px.
    expect(await readHeight()).toBeLessThan(110)
    await expect(header.getByRole('link', { name: /^Call / }).filter({ visible: true })).toHaveCount(1)

    await header.getByRole('button', { name: 'Close this notice' }).click()
    await expect(page.getByRole('complementary', { name: 'Notice' })).toBeHidden()
    expect(await readHeight()).toBeLessThan(62)
    await page.goto('/news/')
    await expect(page.getByRole('complementary', { name: 'Notice' })).toBeHidden()
  },
)

test(
  'a folded part opens by a tap, and is open where the screen is wide (E4)',
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
