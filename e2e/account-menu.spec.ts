// covers: components/account, app/(account)
import { expect, test, type Page } from '@playwright/test'
import { type Account, countOpenSessions } from '../tests/support/e2e-accounts'
import { expectLoggedOut, openAccount } from './support/accounts'
import { expectNoViolations } from './support/axe'
import { getErrorSummary, holdRequests, waitForHydration } from './support/pages'

test(
  'forms of the account pass axe with errors, while they are sent, and after they are saved',
  { tag: '@phone' },
  async ({ page }) => {
    await openAccount(page, 'profile')
    await page.getByRole('textbox', { name: 'Mobile number' }).fill('1')
    await page.getByRole('button', { name: 'Save your details' }).click()
    await expect(getErrorSummary(page)).toBeFocused()
    await expectNoViolations(page, 'profile, with an error')
    await page.getByRole('textbox', { name: 'Mobile number' }).fill('07700900123')
    const saving = await holdRequests(page, '**/api/user/update_profile')
    await page.getByRole('button', { name: 'Save your details' }).click()
    await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible()
    await expectNoViolations(page, 'profile, while it is sent')
    saving.release()
    await expect(page.getByText('Your details are saved.')).toBeVisible()
    await expectNoViolations(page, 'profile, saved')
    await page.goto('/my-account/settings')
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Delete my account for good' }).click()
    await expect(getErrorSummary(page)).toBeFocused()
    await expectNoViolations(page, 'deletion, with an error')
  },
)

/** The size of a control that a finger hits well, as WCAG 2.5.5 recommends. */
const MIN_LINK_HEIGHT_PX = 44

async function expectLogoutInMenu(page: Page, account: Account): Promise<void> {
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expectLoggedOut(page)
  expect(await countOpenSessions(account)).toBe(0)
}

test.describe('the account’s menu', () => {
  test(
    'opens by a button on a phone, is always shown on a wide screen, and has a logout (HEADER-09, LOGOUT-02, SHELL-08)',
    { tag: '@phone' },
    async ({ page, isMobile }) => {
      const account = await openAccount(page, 'welcome')
      await expect(page.locator('#sticky-share'), 'no share buttons cover the account').toBeHidden()
      const menu = page.getByRole('navigation', { name: 'Account' })
      if (!isMobile) {
        await expect(menu.getByRole('link', { name: 'Welcome' })).toHaveAttribute('aria-current', 'page')
        await menu.getByRole('link', { name: 'Settings' }).click()
        await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
        await expectLogoutInMenu(page, account)
        return
      }
      const toggle = page.getByRole('button', { name: 'Account menu' })
      await expect(menu).toBeHidden()
      await toggle.click()
      await expect(menu).toBeFocused()
      await expectNoViolations(page, 'menu, open')
      for (const link of await menu.getByRole('link').all())
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(MIN_LINK_HEIGHT_PX)
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(toggle).toBeFocused()
      await toggle.click()
      await menu.getByRole('link', { name: 'Profile' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
      await expect(menu).toBeHidden()
      await toggle.click()
      await expectLogoutInMenu(page, account)
    },
  )
})
