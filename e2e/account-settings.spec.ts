import fs from 'node:fs'
import { expect, test } from '@playwright/test'
import { ask, box, enter, logIn, newPerson, PASSWORD, press, site } from './account-support'
import { hydrated } from './search-support'

test.describe('settings', () => {
  test('choices are kept', async ({ page, baseURL }) => {
    await enter(page, baseURL, 'settings')
    const logins = page.getByRole('checkbox', { name: /somebody logs in from a new device/ })
    const news = page.getByRole('checkbox', { name: /The newsletter/ })
    await expect(logins).toBeChecked()
    await expect(news).not.toBeChecked()
    await logins.uncheck()
    await news.check()
    await press(page, 'Save your choices')
    await expect(page.getByText('Your choices are saved.')).toBeVisible()
    await page.reload()
    await expect(logins).not.toBeChecked()
    await expect(news).toBeChecked()
  })

  test('one device, all others, and everywhere are logged out (D-164)', async ({ page, baseURL }) => {
    const person = await enter(page, baseURL, 'settings', {
      devices: ['Safari on iPhone', 'Edge on Windows', 'Chrome on Android'],
    })
    const rows = page.locator('section[aria-labelledby=devices] ul li')
    await expect(rows.first()).toContainText('This device')
    await page.getByRole('button', { name: /^Log out Safari on iPhone/ }).click()
    await expect(page.getByText('Safari on iPhone is logged out.')).toBeFocused()
    await expect(rows).toHaveCount(3)
    await press(page, 'Log out all other devices')
    await expect(rows).toHaveCount(1)
    await page.reload()
    await hydrated(page)
    await expect(rows).toHaveCount(1)
    await press(page, 'Log out everywhere')
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByRole('banner').getByRole('link', { name: 'LOG IN' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    expect(
      await ask('SELECT count(*)::int AS live FROM user_session WHERE user_id = $1 AND ended_at IS NULL', [
        person.id,
      ]),
    ).toEqual([{ live: 0 }])
    await page.goto('/my-account/welcome')
    await expect(page).toHaveURL(/\/login$/)
  })

  test('one’s data comes as a file', { tag: '@full-browser' }, async ({ page, baseURL }) => {
    const person = await enter(page, baseURL, 'settings', { homes: 1 })
    const file = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download your data' }).click()
    const download = await file
    expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/)
    const text = fs.readFileSync(await download.path(), 'utf8')
    expect(JSON.parse(text)).toMatchObject({ profile: { email: person.email } })
    expect(text).not.toMatch(/argon2|token_?hash/i)
  })

  test('the account goes with a word and the password, and its homes come off the market', async ({
    page,
    baseURL,
  }) => {
    const person = await enter(page, baseURL, 'settings', { homes: 2, lastName: 'Goodbye' })
    await expect(page.getByText('These 2 homes come off the market')).toBeVisible()
    await press(page, 'Delete my account for good')
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
      'Please type delete to confirm.',
    )
    await box(page, 'Type “delete” to confirm').fill('delete')
    await page.getByLabel('Your password').fill('not it')
    await press(page, 'Delete my account for good')
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
      'Current password is incorrect.',
    )
    await page.getByLabel('Your password').fill(PASSWORD)
    await press(page, 'Delete my account for good')
    await expect(page).toHaveURL(new RegExp(`^${site(baseURL)}/$`))
    await expect(page.getByText('Your account is deleted')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'LOG IN' })).toBeVisible()
    expect(await ask('SELECT id FROM "user" WHERE email = $1', [person.email])).toEqual([])
    expect(
      await ask('SELECT DISTINCT status::text FROM listing WHERE id = ANY ($1)', [person.homes]),
    ).toEqual([{ status: 'withdrawn' }])
    await page.goto('/my-account/welcome')
    await expect(page).toHaveURL(/\/login$/)
  })
})

test.describe('two tabs', () => {
  test(
    'what is logged out in one leaves the screen of the other',
    { tag: '@full-browser' },
    async ({ context, page, baseURL }) => {
      await enter(page, baseURL, 'profile')
      const other = await context.newPage()
      await other.goto('/my-account/welcome')
      await hydrated(other)
      await other.goto('/logout')
      await expect(other).toHaveURL(/\/login$/)
      await expect(page).toHaveURL(/\/login$/)
      await page.goBack()
      await expect(page).toHaveURL(/\/login$/)
    },
  )

  test('another person’s login in one shows nothing of the first in the other', async ({
    context,
    page,
    baseURL,
  }) => {
    await enter(page, baseURL, 'profile', { firstName: 'Firstperson' })
    const second = await newPerson({ firstName: 'Secondperson' })
    const other = await context.newPage()
    await logIn(context, second, site(baseURL), 'Secondperson')
    await other.goto('/my-account/welcome')
    await expect(other.getByRole('heading', { level: 1, name: 'Welcome back, Secondperson' })).toBeVisible()
    await expect(box(page, 'First name')).toHaveValue('Secondperson')
  })
})
