// covers: components/search, components/saved, lib/browser, lib/agency/saved, lib/agency/mail, app/(account)/my-account/searches
import { expect, test } from '@playwright/test'
import { createAccount, queryDatabase } from '../tests/support/e2e-accounts'
import { STOP_ALERTS_PATH, waitForMail } from '../tests/support/mailbox'
import { logInByForm } from './support/accounts'
import { expectNoViolations } from './support/axe'
import { answerCookieNotice } from './support/pages'
import { waitForResults } from './support/search'

test('a visitor’s saved search moves to the account at the login, and its new homes are mailed', async ({
  page,
}) => {
  await answerCookieNotice(page)
  await page.goto('/find-a-property/Witham')
  await waitForResults(page)
  await page.getByRole('link', { name: 'Save this search' }).first().click()
  await expect(page.getByText('Saved in this browser.')).toBeVisible()
  await page.goto('/saved-searches')
  await expect(page.getByRole('link', { name: 'Witham · for sale' })).toBeVisible()
  await expectNoViolations(page, 'saved searches')

  const account = await createAccount()
  await queryDatabase('UPDATE "user" SET email_proved_at = now() WHERE email = $1', [account.email])
  await page.goto('/login')
  await logInByForm(page, account.email)
  // The login leads back to the visitor's list, which redirects a user to the list of the account.
  await expect(page).toHaveURL(/\/my-account\/searches$/)
  await expect(page.getByRole('heading', { name: 'Witham · for sale' })).toBeVisible()
  expect(await page.evaluate(() => window.localStorage.getItem('saved_searches'))).toBeNull()
  await page.getByText('Change name or emails').click()
  await page.getByLabel('Email me homes that match').selectOption('At once')
  await page.getByRole('button', { name: 'Save the changes' }).click()
  await expect(page.getByText('Emails: at once.')).toBeVisible()
  await expectNoViolations(page, 'saved searches of the account')

  // Reduces the price of a matching home by £1,000. A change by its owner writes the same rows.
  const [home] = await queryDatabase<{ id: number; address: string }>(
    `UPDATE listing SET price_pence = price_pence - 100000
      WHERE id = (SELECT listing_id FROM search_entry
                   WHERE kind = 'sale' AND town_slug = 'witham' AND price_pence > 0
                   ORDER BY listing_id LIMIT 1)
     RETURNING id, display_address AS address`,
    [],
  )
  await queryDatabase(
    `INSERT INTO listing_event (listing_id, type, at, price_pence, previous_pence)
     SELECT id, 'price_changed', now(), price_pence, price_pence + 100000 FROM listing WHERE id = $1`,
    [home!.id],
  )
  const path = await waitForMail(account.email, STOP_ALERTS_PATH)
  expect(await waitForMail(account.email, /Reduced from (£[\d,]+): £/)).toMatch(/^£/)

  await page.goto(path)
  await expectNoViolations(page, 'the page that stops alerts')
  await page.getByRole('button', { name: 'Stop the emails' }).click()
  await expect(page.getByText('no more emails about your saved searches')).toBeVisible()
  await page.goto('/my-account/searches')
  await expect(page.getByText('Emails: no emails.')).toBeVisible()
})
