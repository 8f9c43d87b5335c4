import { expect, test } from '@playwright/test'
import { e2eDatabaseUrl } from '../tests/support/e2e-database'
import { withClient } from '../scripts/database/client'
import { freshAddress, logIn, newPerson, person } from './people'
import { chooseCookies, hydrated, salesOf } from './search-support'

/** What somebody who is logged in does about a home, and what the agency gets of it (D-20, D-160). */
test.describe('the actions of a listing, logged in', () => {
  test.beforeEach(({ page }) => chooseCookies(page))

  const kept = (email: string) =>
    withClient(
      e2eDatabaseUrl(),
      async (client) =>
        (
          await client.query<{ message: string; name: string }>(
            'SELECT message, name FROM contact_message WHERE email = $1',
            [email],
          )
        ).rows,
    )

  test('from the card by the login to the form, and the agency has it', async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const base = baseURL ?? ''
    await context.setExtraHTTPHeaders(freshAddress())
    const home = (await salesOf(request, base, { location: 'Witham' })).properties.find(
      ({ listing_status }) => listing_status === 'forsale',
    )
    const somebody = await newPerson(request, base)
    await page.goto(`/property/${home?.id}/arrange-viewing`)
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.locator('form[novalidate]').first()).toBeAttached()
    const form = page
      .locator('form')
      .filter({ has: page.getByLabel('Password', { exact: true }) })
      .first()
    await form.getByLabel(/e-?mail/i).fill(somebody.email)
    await form.getByLabel('Password', { exact: true }).fill(somebody.password)
    await form.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page).toHaveURL(`/property/${home?.id}/arrange-viewing`)
    await hydrated(page)
    await page.getByRole('button', { name: 'Ask for a viewing' }).click()
    await expect(page.getByRole('link', { name: 'Please choose a date' })).toBeVisible()
    await page.getByLabel('Preferred date').fill('2020-01-01')
    await page.getByRole('button', { name: 'Ask for a viewing' }).click()
    await expect(page.getByRole('link', { name: 'Please choose a date from today on' })).toBeVisible()
    const day = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
    await page.getByLabel('Preferred date').fill(day)
    await page.getByLabel(/Anything we should know/).fill('After work, please.')
    await page.getByRole('button', { name: 'Ask for a viewing' }).click()
    await expect(page.getByText('Thank you for contacting us. We will be in touch shortly.')).toBeVisible()
    const messages = await kept(somebody.email)
    expect(messages).toHaveLength(1)
    expect(messages[0]?.name).toBe('Ottilie Testwood')
    expect(messages[0]?.message).toMatch(
      new RegExp(
        `^Arrange a viewing\\. Reference \\S+, .+\\. Preferred date: ${day}\\. After work, please\\.$`,
      ),
    )
  })

  test('an owner has nothing to ask about their own home (D-160)', async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const base = baseURL ?? ''
    const owner = await logIn(context, base, person('seller'))
    const own = (await salesOf(request, base, { location: 'Maldon', limit: 100 })).properties.find(
      ({ user_id }) => user_id === owner.id,
    )
    expect(own, 'the seller of the demonstration has a home in Maldon').toBeDefined()
    await page.goto(`/property/${own?.id}/ask-a-question`)
    await expect(page).toHaveURL(`/property/${own?.id}/${own?.property_url}`)
  })

  test('a package is chosen and asked for, also without JavaScript', async ({
    browser,
    request,
    baseURL,
    isMobile,
  }) => {
    test.skip(isMobile, 'the same at every width')
    const base = baseURL ?? ''
    const somebody = await newPerson(request, base)
    const context = await browser.newContext({
      baseURL: base,
      javaScriptEnabled: false,
      extraHTTPHeaders: freshAddress(),
    })
    await logIn(context, base, somebody)
    const page = await context.newPage()
    await page.goto('/sell-your-property/main-details')
    await page.getByLabel('Address and postcode of the home').fill('4 High Street, Witham CM8 1AA')
    await page.getByRole('button', { name: 'Ask us to call' }).click()
    await expect(page.getByText('Thank you for contacting us.')).toBeVisible()
    expect((await kept(somebody.email))[0]?.message).toContain(
      'Address and postcode of the home: 4 High Street, Witham CM8 1AA.',
    )
    await context.close()
  })
})
