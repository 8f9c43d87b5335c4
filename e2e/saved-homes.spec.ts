// covers: components/saved, components/property, lib/browser, app/(account)/my-account/saved, app/(marketing)/saved-homes
import { expect, test } from '@playwright/test'
import { searchSales } from '../tests/support/agency-calls'
import { createAccount, queryDatabase } from '../tests/support/e2e-accounts'
import { logInByForm } from './support/accounts'
import { expectNoViolations } from './support/axe'
import { answerCookieNotice, waitForHydration } from './support/pages'
import { waitForResults } from './support/search'

test('a visitor’s saved homes are listed in this browser, and move to the account at the login', async ({
  page,
}) => {
  await answerCookieNotice(page)
  const [first, second] = (await searchSales({ location: 'Witham' })).properties
  const countSaves = async () => {
    const [row] = await queryDatabase<{ saves: number }>(
      'SELECT coalesce(sum(saves), 0)::int AS saves FROM listing_day WHERE listing_id = $1',
      [first!.id],
    )
    return row?.saves ?? 0
  }
  const savesBefore = await countSaves()
  await page.goto('/find-a-property/Witham')
  await waitForResults(page)
  const saveButton = page.locator(`[data-listing="${first!.id}"] .card-save`)
  await saveButton.click()
  await expect(saveButton).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Saved in this browser.')).toBeVisible()
  await expect.poll(countSaves).toBe(savesBefore + 1)

  await page.goto(`/property/${second!.id}/${second!.property_url}`)
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Save this home' }).click()
  await expect(page.getByRole('button', { name: 'Remove from saved homes' })).toBeVisible()

  // Recently viewed homes are on the same page, but have no notes.
  const savedHomes = page.getByRole('article').filter({ has: page.getByLabel('Your note') })
  await page.goto('/saved-homes')
  await expect(savedHomes).toHaveCount(2)
  const firstHome = page.locator(`[data-home="sale:${first!.id}"]`)
  await firstHome.getByLabel('Your note').fill('Ask about the roof')
  await firstHome.getByRole('button', { name: 'Save the note' }).click()
  await expect(firstHome.getByText('Your note is saved.')).toBeVisible()
  await expectNoViolations(page, 'saved homes')

  const account = await createAccount()
  await page.goto('/login')
  await logInByForm(page, account.email)
  await expect(page).toHaveURL(/\/my-account\/(welcome|saved)$/)
  await page.goto('/my-account/saved')
  await expect(savedHomes).toHaveCount(2)
  await expect(page.getByText('Ask about the roof').first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.localStorage.getItem('saved_homes'))).toBeNull()
  await expectNoViolations(page, 'saved homes')

  await page.goto('/find-a-property/Witham')
  await expect(saveButton).toHaveAttribute('aria-pressed', 'true')
  expect(await countSaves(), 'moving a saved home to the account is not counted again').toBe(savesBefore + 1)
})
