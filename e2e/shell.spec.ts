// covers: components/shell, components/session, components/consent, components/ui, app/layout.tsx
import { expect, test, type Page } from '@playwright/test'
import { pretendToBe } from './support/accounts'
import { expectNoViolations } from './support/axe'
import { answerCookieNotice, readContentWidth, waitForHydration } from './support/pages'

/** Whether the window is below the breakpoint `desktop` of globals.css, which is 68.75rem. */
const hasNarrowHeader = (page: Page) => (page.viewportSize()?.width ?? 0) < 1_100

/** Opens the menu of a group. The narrow header has one menu for all groups. */
async function openMenu(page: Page, group: string): Promise<void> {
  await page
    .getByRole('banner')
    .locator('summary')
    .filter({ hasText: hasNarrowHeader(page) ? 'Menu' : group })
    .filter({ visible: true })
    .click()
}

test.describe('header and footer', () => {
  test.beforeEach(async ({ page }) => answerCookieNotice(page))

  test(
    'a visitor sees LOG IN, a user DASHBOARD and the menu toggle (HEADER-01, HEADER-02, HEADER-15)',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/')
      await expect(page.getByRole('link', { name: 'LOG IN', exact: true })).toHaveAttribute('href', '/login')
      await expect(page.getByText('DASHBOARD')).toHaveCount(0)
      await pretendToBe(page, { id: 1, first_name: 'Ann' })
      // pretendToBe sets the storage at the next load, so these lines log in on the open page.
      await page.evaluate(() => {
        window.localStorage.setItem('token', 'a-token')
        window.localStorage.setItem('user', '{"id":1,"first_name":"Ann"}')
        window.dispatchEvent(new Event('login-status-change'))
      })
      await expect(page.getByText('LOG IN', { exact: true })).toHaveCount(0)
      const dashboard = hasNarrowHeader(page)
        ? page.getByRole('button', { name: 'Dashboard' })
        : page.getByRole('link', { name: 'DASHBOARD' })
      await expect(dashboard).toBeVisible()
      if (!hasNarrowHeader(page)) await expect(dashboard).toHaveAttribute('href', '/my-account/welcome')
    },
  )

  test(
    'the menu works by keyboard, and links to the valuation (HEADER-08)',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/')
      // Without this the test would press keys before the scripts have loaded.
      await waitForHydration(page)
      const button = page
        .getByRole('banner')
        .locator('summary')
        .filter({ hasText: hasNarrowHeader(page) ? 'Menu' : 'Sell' })
        .filter({ visible: true })
      await button.focus()
      await page.keyboard.press('Enter')
      const valuation = page
        .getByRole('banner')
        .getByRole('link', { name: /Free online valuation/ })
        .filter({ visible: true })
      await expect(valuation).toHaveAttribute('href', '/online-house-valuation')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Escape')
      await expect(valuation).toBeHidden()
      await expect(button).toBeFocused()
    },
  )

  test('following a link of the menu closes it', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/')
    await openMenu(page, 'Buy')
    await page
      .getByRole('banner')
      .getByRole('link', { name: 'Homes for sale' })
      .filter({ visible: true })
      .click()
    await expect(page).toHaveURL(/\/find-a-property$/)
    await expect(page.locator('header details[open]')).toHaveCount(0)
  })

  test(
    'the header leads a visitor to the saved homes, and from there to the saved searches',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/')
      if (hasNarrowHeader(page)) await openMenu(page, 'Buy')
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^Saved/ })
        .filter({ visible: true })
        .click()
      await expect(page).toHaveURL(/\/saved-homes$/)
      await page.getByRole('main').getByRole('link', { name: 'See your saved searches' }).click()
      await expect(page).toHaveURL(/\/saved-searches$/)
    },
  )

  test('the menus work without JavaScript', { tag: '@phone' }, async ({ browser, baseURL, viewport }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL, viewport })
    const page = await context.newPage()
    await page.goto('/')
    await openMenu(page, 'Buy')
    await page
      .getByRole('banner')
      .getByRole('link', { name: 'Homes for sale' })
      .filter({ visible: true })
      .click()
    await expect(page).toHaveURL(/\/find-a-property$/)
    await context.close()
  })

  test('the first Tab reaches the link that skips to the content', async ({ page }) => {
    await page.goto('/find-a-property')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  test(
    'the share menu links to messengers and networks, and copies the page’s address',
    { tag: '@full-browser' },
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.goto('/find-a-letting')
      await page.locator('#sticky-share summary').click()
      for (const name of ['WhatsApp', 'Email', 'Facebook', 'X', 'LinkedIn']) {
        await expect(page.locator('#sticky-share').getByRole('link', { name, exact: true })).toHaveAttribute(
          'href',
          new RegExp(encodeURIComponent('/find-a-letting')),
        )
      }
      await page.getByRole('button', { name: 'Copy link' }).click()
      await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
    },
  )
})

test(
  'header and footer pass axe, with the cookie notice and with the menu open',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/find-a-property')
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
    await expectNoViolations(page, 'the cookie notice, open')
    await page.getByRole('button', { name: 'Reject' }).click()
    await openMenu(page, 'Sell')
    await expectNoViolations(page, 'a menu, open')
  },
)

test('the cookie notice does not cover the last link of a page (WCAG 2.4.11)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/find-a-property')
  await expect(page.locator('[data-cookie-notice="open"]')).toBeVisible()
  const notice = page.getByRole('region', { name: 'Cookies' })
  const login = page.getByRole('contentinfo').getByRole('link', { name: 'Log in', exact: true })
  const measureGap = async () => {
    const [noticeBox, linkBox] = [await notice.boundingBox(), await login.boundingBox()]
    return (noticeBox?.y ?? 0) - (linkBox?.y ?? 0) - (linkBox?.height ?? 0)
  }
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect.poll(measureGap).toBeGreaterThanOrEqual(0)
  await page.evaluate(() => window.scrollTo(0, 0))
  await login.focus()
  await expect.poll(measureGap).toBeGreaterThanOrEqual(0)
})

/** The width that a page must fit without scrolling sideways. */
const REFLOW_WIDTH_PX = 320

test('pages fit a width of 320 pixels, even with the menu open (WCAG 1.4.10)', async ({ page }) => {
  await page.setViewportSize({ width: REFLOW_WIDTH_PX, height: 640 })
  await answerCookieNotice(page)
  for (const path of ['/', '/find-a-property', '/no-such-path', '/unavailable']) {
    await page.goto(path)
    expect(await readContentWidth(page), path).toBe(REFLOW_WIDTH_PX)
    await page.getByRole('banner').locator('summary').filter({ visible: true }).click()
    expect(await readContentWidth(page), `${path}, menu open`).toBe(REFLOW_WIDTH_PX)
  }
})

test('the focus follows the order of the header, which ends with the login (WCAG 2.4.3)', async ({
  page,
}) => {
  await answerCookieNotice(page)
  await page.goto('/')
  const header = page.getByRole('banner')
  await header.locator('summary', { hasText: 'Help and advice' }).focus()
  await page.keyboard.press('Tab')
  await expect(header.getByRole('link', { name: 'Saved', exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(header.getByRole('link', { name: 'LOG IN' })).toBeFocused()
})
