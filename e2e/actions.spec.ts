// covers: components/listing, app/(search), components/forms, lib/agency/enquiries, components/viewings, lib/agency/viewings, app/(account)
import { expect, test } from '@playwright/test'
import { searchSales } from '../tests/support/agency-calls'
import { createAccount, freshAddressHeader, queryDatabase } from '../tests/support/e2e-accounts'
import { logInByForm } from './support/accounts'
import { answerCookieNotice, waitForHydration } from './support/pages'

test.describe('the forms of a listing that need a login (D-20, D-160)', () => {
  test.beforeEach(({ page }) => answerCookieNotice(page))

  test('let a visitor write a question first and log in afterwards, and the question reaches the owner', async ({
    page,
    context,
  }) => {
    await context.setExtraHTTPHeaders(freshAddressHeader())
    const owner = await createAccount({ firstName: 'Helen', lastName: 'Marlowe', homeCount: 1 })
    const buyer = await createAccount()
    const path = `/property/${owner.homes[0]}/ask-a-question?fact=flood_risk`
    await page.goto(path)
    await waitForHydration(page)
    await page.getByLabel('Your question').fill(' ')
    await page.getByRole('button', { name: 'Send your question' }).click()
    await expect(page.getByRole('link', { name: 'Please enter your message' })).toBeVisible()
    await page.getByLabel('Your question').fill('Has it ever been flooded?')
    await page.getByRole('button', { name: 'Send your question' }).click()
    await expect(page).toHaveURL('/login')
    // The login page says what the login is for.
    await expect(page.getByRole('heading', { name: 'Ask the seller' })).toBeVisible()
    await logInByForm(page, buyer.email)
    await expect(page).toHaveURL(path)
    await expect(page.getByLabel('Your question')).toHaveValue('Has it ever been flooded?')
    const readSentMessages = () =>
      queryDatabase<{ body: string }>('SELECT body FROM thread_message WHERE sender_id = $1', [buyer.id])
    expect(await readSentMessages(), 'nothing is sent before the buyer presses the button').toEqual([])
    await page.getByRole('button', { name: 'Send your question' }).click()
    await expect(page.getByText('Your question has been sent.')).toBeVisible()
    expect(await readSentMessages()).toEqual([{ body: 'Has it ever been flooded?' }])
    await page.getByRole('link', { name: 'Open the conversation' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Helen M.' })).toBeVisible()
  })

  test('keep the chosen time of a viewing through the login; the request then waits for the owner, and can be cancelled (B-08, B-22)', async ({
    page,
    context,
  }) => {
    await context.setExtraHTTPHeaders(freshAddressHeader())
    const home = (await searchSales({ location: 'Witham' })).properties.find(
      ({ listing_status }) => listing_status === 'forsale',
    )
    const buyer = await createAccount()
    await page.goto(`/property/${home?.id}/arrange-viewing`)
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Ask for a viewing' }).click()
    await expect(page.getByRole('link', { name: 'Please choose a date' })).toBeVisible()
    // Free times are folded by day.
    const thirdDay = page.locator('main details').nth(2)
    await thirdDay.locator('summary').click()
    await thirdDay.getByRole('radio').first().check()
    const slot = await thirdDay.getByRole('radio').first().inputValue()
    await page.getByLabel(/Anything the owner should know/).fill('After work, please.')
    await page.getByRole('button', { name: 'Ask for a viewing' }).click()
    await expect(page).toHaveURL('/login')
    await logInByForm(page, buyer.email)
    await expect(page).toHaveURL(`/property/${home?.id}/arrange-viewing`)
    await expect(page.locator('main input:checked')).toHaveValue(slot)
    await page.getByRole('button', { name: 'Ask for a viewing' }).click()
    await expect(page.getByText('Your request for a viewing has been sent.')).toBeVisible()
    const messages = await queryDatabase<{ body: string }>(
      'SELECT body FROM thread_message WHERE sender_id = $1',
      [buyer.id],
    )
    expect(messages).toHaveLength(1)
    expect(messages[0]?.body).toMatch(/^Could I view the property on .+\?\n\nAfter work, please\.$/)
    await page.getByRole('link', { name: 'See the viewing' }).click()
    await page.getByRole('link', { name: 'All viewings' }).click()
    await expect(page.getByRole('heading', { name: 'Waiting for the other side' })).toBeVisible()
    await page.getByRole('link', { name: /^Change or cancel/ }).click()
    await page.locator('summary', { hasText: 'Cancel the viewing' }).click()
    await page.getByRole('button', { name: 'Cancel the viewing' }).click()
    await expect(page.getByRole('link', { name: 'Please say why' })).toBeVisible()
    await page.getByLabel(/^Why\?/).fill('I am ill')
    await page.getByRole('button', { name: 'Cancel the viewing' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'The viewing is cancelled.' })).toBeFocused()
    await expect(page.getByText('“I am ill”')).toBeVisible()
  })
})
