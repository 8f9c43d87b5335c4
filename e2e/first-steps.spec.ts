// covers: app/(marketing), components/session, components/auth
import { expect, test } from '@playwright/test'
import { readStorage } from './support/pages'

test('the first steps of selling and letting require a login, which returns to them (D-20, D-23)', async ({
  page,
}) => {
  for (const path of [
    '/sell-your-property/main-details',
    '/sell-your-property/main-details-no-sale-no-fee',
    '/sell-your-property/main-details-emoov-only',
    '/let-your-property/details',
    '/let-your-property/details-bundle',
  ]) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login$/)
    expect(await readStorage(page, 'lastURL')).toBe(path)
  }
})
