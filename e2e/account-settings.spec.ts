// covers: components/account, app/(account), lib/agency/accounts
import fs from 'node:fs'
import { expect, test } from '@playwright/test'
import { countOpenSessions, createAccount, PASSWORD, queryDatabase } from '../tests/support/e2e-accounts'
import { openAccount, signInAs } from './support/accounts'
import { getErrorSummary, pressButton, readStorage, getTextBox, waitForHydration } from './support/pages'

test.describe('settings', () => {
  test('store which emails a user wants', async ({ page }) => {
    await openAccount(page, 'settings')
    const loginEmails = page.getByRole('checkbox', { name: /somebody logs in from a new device/ })
    const newsletter = page.getByRole('checkbox', { name: /The newsletter/ })
    await expect(loginEmails).toBeChecked()
    await expect(newsletter).not.toBeChecked()
    await loginEmails.uncheck()
    await newsletter.check()
    await pressButton(page, 'Save your choices')
    await expect(page.getByText('Your choices are saved.')).toBeVisible()
    await page.reload()
    await expect(loginEmails).not.toBeChecked()
    await expect(newsletter).toBeChecked()
  })

  test('log out one device, all other devices, and all devices (D-164)', async ({ page }) => {
    const account = await openAccount(page, 'settings', {
      devices: ['Safari on iPhone', 'Edge on Windows', 'Chrome on Android'],
    })
    const rows = page.locator('section[aria-labelledby=devices] ul li')
    await expect(rows.first()).toContainText('This device')
    await page.getByRole('button', { name: /^Log out Safari on iPhone/ }).click()
    await expect(page.getByText('Safari on iPhone is logged out.')).toBeFocused()
    // This device and two others are left.
    await expect(rows).toHaveCount(3)
    await pressButton(page, 'Log out all other devices')
    await expect(rows).toHaveCount(1)
    await page.reload()
    await waitForHydration(page)
    await expect(rows).toHaveCount(1)
    await pressButton(page, 'Log out everywhere')
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByRole('banner').getByRole('link', { name: 'LOG IN' })).toBeVisible()
    expect(await readStorage(page, 'token')).toBeNull()
    expect(await countOpenSessions(account)).toBe(0)
    await page.goto('/my-account/welcome')
    await expect(page).toHaveURL(/\/login$/)
  })

  test('export the user’s data as a file', { tag: '@full-browser' }, async ({ page }) => {
    const account = await openAccount(page, 'settings', { homeCount: 1 })
    const downloadEvent = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download your data' }).click()
    const download = await downloadEvent
    expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/)
    const text = fs.readFileSync(await download.path(), 'utf8')
    expect(JSON.parse(text)).toMatchObject({ profile: { email: account.email } })
    expect(text).not.toMatch(/argon2|token_?hash/i)
  })

  test('delete the account and withdraw its homes, once the user has typed "delete" and the password', async ({
    page,
  }) => {
    const account = await openAccount(page, 'settings', { homeCount: 2, lastName: 'Goodbye' })
    await expect(page.getByText('These 2 homes come off the market')).toBeVisible()
    await pressButton(page, 'Delete my account for good')
    await expect(getErrorSummary(page)).toContainText('Please type delete to confirm.')
    await getTextBox(page, 'Type “delete” to confirm').fill('delete')
    await page.getByLabel('Your password').fill('Wrong-Password-1')
    await pressButton(page, 'Delete my account for good')
    await expect(getErrorSummary(page)).toContainText('Current password is incorrect.')
    await page.getByLabel('Your password').fill(PASSWORD)
    await pressButton(page, 'Delete my account for good')
    await expect(page).toHaveURL('/')
    await expect(page.getByText('Your account is deleted')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'LOG IN' })).toBeVisible()
    expect(await queryDatabase('SELECT id FROM "user" WHERE email = $1', [account.email])).toEqual([])
    expect(
      await queryDatabase('SELECT DISTINCT status::text FROM listing WHERE id = ANY ($1)', [account.homes]),
    ).toEqual([{ status: 'withdrawn' }])
    await page.goto('/my-account/welcome')
    await expect(page).toHaveURL(/\/login$/)
  })
})

test.describe('two tabs', () => {
  test(
    'a logout in one tab redirects the other to the login',
    { tag: '@full-browser' },
    async ({ context, page }) => {
      await openAccount(page, 'profile')
      const otherTab = await context.newPage()
      await otherTab.goto('/my-account/welcome')
      await waitForHydration(otherTab)
      await otherTab.goto('/logout')
      await expect(otherTab).toHaveURL(/\/login$/)
      await expect(page).toHaveURL(/\/login$/)
      await page.goBack()
      await expect(page).toHaveURL(/\/login$/)
    },
  )

  test('a login of another user in one tab replaces the first user’s data in the other', async ({
    context,
    page,
  }) => {
    await openAccount(page, 'profile', { firstName: 'Firstperson' })
    const otherAccount = await createAccount({ firstName: 'Secondperson' })
    const otherTab = await context.newPage()
    await signInAs(context, otherAccount)
    await otherTab.goto('/my-account/welcome')
    await expect(
      otherTab.getByRole('heading', { level: 1, name: 'Welcome back, Secondperson' }),
    ).toBeVisible()
    await expect(getTextBox(page, 'First name')).toHaveValue('Secondperson')
  })
})
