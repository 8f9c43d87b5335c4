// covers: components/listing, app/(search), components/forms, lib/agency/enquiries
import { expect, test } from '@playwright/test'
import { searchSales } from '../tests/support/agency-calls'
import { createAccount, freshAddress, queryDatabase } from '../tests/support/e2e-accounts'
import { logInByForm } from './support/accounts'
import { answerCookieNotice, waitForHydration } from './support/pages'

test.describe('the actions of a listing for a logged-in user (D-20, D-160)', () => {
  test.beforeEach(({ page }) => answerCookieNotice(page))

  test('lead from the card by the login to the form, which reaches the agency', async ({ page, context }) => {
    await context.setExtraHTTPHeaders(freshAddress())
    const home = (await searchSales({ location: 'Witham' })).properties.find(
      ({ listing_status }) => listing_status === 'forsale',
    )
    const somebody = await createAccount()
    await page.goto(`/property/${home?.id}/arrange-viewing`)
    await expect(page).toHaveURL(/\/login$/)
    await logInByForm(page, somebody.email)
    await expect(page).toHaveURL(`/property/${home?.id}/arrange-viewing`)
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Ask for a viewing' }).click()
    await expect(page.getByRole('link', { name: 'Please choose a date' })).toBeVisible()
    await page.getByLabel('Preferred date').fill('2020-01-01')
    await page.getByRole('button', { name: 'Ask for a viewing' }).click()
    await expect(page.getByRole('link', { name: 'Please choose today or a later date' })).toBeVisible()
    const day = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
    await page.getByLabel('Preferred date').fill(day)
    await page.getByLabel(/Anything we should know/).fill('After work, please.')
    await page.getByRole('button', { name: 'Ask for a viewing' }).click()
    await expect(page.getByText('Thank you for contacting us. We will be in touch shortly.')).toBeVisible()
    const messages = await queryDatabase<{ message: string; name: string }>(
      'SELECT message, name FROM contact_message WHERE email = $1',
      [somebody.email],
    )
    expect(messages).toHaveLength(1)
    expect(messages[0]?.name).toBe('Ada Tester')
    expect(messages[0]?.message).toMatch(
      new RegExp(
        `^Arrange a viewing\\. Reference \\S+, .+\\. Preferred date: ${day}\\. After work, please\\.$`,
      ),
    )
  })
})
