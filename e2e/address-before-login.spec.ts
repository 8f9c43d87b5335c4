// covers: app/(selling), components/selling, components/session, components/auth
import { expect, test } from '@playwright/test'
import { readStorage } from './support/pages'

test('an owner types the address of a home first, and the login returns to that step (D-20, D-23)', async ({
  page,
}) => {
  await page.goto('/sell-your-property/main-details')
  await page.getByLabel('Postcode').fill('CM8 2AB')
  await page.getByLabel('House name or number').fill('7')
  await page.getByLabel('Street').fill('Mill Lane')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page).toHaveURL(/\/login$/)
  // If the form is sent before its scripts run, the path is in a cookie at first. The login page then stores it.
  await expect.poll(() => readStorage(page, 'lastURL')).toBe('/sell-your-property/main-details')
})
