// covers: components/listing, app/(search), components/forms, lib/agency/enquiries
import { expect, test } from '@playwright/test'
import { createAccount, freshAddress, queryDatabase } from '../tests/support/e2e-accounts'
import { logInByForm } from './support/accounts'
import { answerCookieNotice, waitForHydration } from './support/pages'

test.describe('the actions of a listing for a logged-in user (D-20, D-160)', () => {
  test.beforeEach(({ page }) => answerCookieNotice(page))

  test('let a visitor write first and log in last, and the question reaches the owner', async ({
    page,
    context,
  }) => {
    await context.setExtraHTTPHeaders(freshAddress())
    const owner = await createAccount({ firstName: 'Helen', lastName: 'Marlowe', homes: 1 })
    const somebody = await createAccount()
    const path = `/property/${owner.homes[0]}/ask-a-question?fact=flood_risk`
    await page.goto(path)
    await waitForHydration(page)
    await page.getByLabel('Your question').fill(' ')
    await page.getByRole('button', { name: 'Send your question' }).click()
    await expect(page.getByRole('link', { name: 'Please enter your message' })).toBeVisible()
    await page.getByLabel('Your question').fill('Has it ever been flooded?')
    await page.getByRole('button', { name: 'Send your question' }).click()
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('heading', { name: 'Ask the seller' })).toBeVisible()
    await logInByForm(page, somebody.email)
    await expect(page).toHaveURL(path)
    await expect(page.getByLabel('Your question')).toHaveValue('Has it ever been flooded?')
    const sent = () =>
      queryDatabase<{ body: string }>('SELECT body FROM thread_message WHERE sender_id = $1', [somebody.id])
    expect(await sent(), 'nothing is sent without them').toEqual([])
    await page.getByRole('button', { name: 'Send your question' }).click()
    await expect(page.getByText('Your question has been sent.')).toBeVisible()
    expect(await sent()).toEqual([{ body: 'Has it ever been flooded?' }])
    await page.getByRole('link', { name: 'Open the conversation' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Helen M.' })).toBeVisible()
  })
})
