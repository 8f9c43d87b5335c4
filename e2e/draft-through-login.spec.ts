// covers: components/listing, components/forms, components/auth, app/(auth), lib/agency/accounts, lib/agency/conversations, lib/agency/offers
import { randomUUID } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import { createAccount, freshAddressHeader, PASSWORD, queryDatabase } from '../tests/support/e2e-accounts'
import { ONE_TIME_PASSWORD, waitForMail } from '../tests/support/mailbox'
import { answerCookieNotice, waitForHydration } from './support/pages'

test.beforeEach(async ({ page, context }) => {
  await context.setExtraHTTPHeaders(freshAddressHeader())
  await answerCookieNotice(page)
})

const readMessages = (email: string) =>
  queryDatabase<{ body: string }>(
    'SELECT body FROM thread_message WHERE sender_id = (SELECT id FROM "user" WHERE email = $1)',
    [email],
  )

async function askAsVisitor(page: Page, path: string, question: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
  await page.getByLabel('Your question').fill(question)
  await page.getByRole('button', { name: 'Send your question' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.locator('form[novalidate]').first()).toBeAttached()
}

/** Expects that the login has kept the question without sending it, and then sends it. */
async function sendKeptQuestion(page: Page, email: string, path: string, question: string): Promise<void> {
  await expect(page).toHaveURL(path)
  await expect(page.getByLabel('Your question')).toHaveValue(question)
  expect(await readMessages(email)).toEqual([])
  await page.getByRole('button', { name: 'Send your question' }).click()
  await expect(page.getByText('Your question has been sent.')).toBeVisible()
  expect(await readMessages(email)).toEqual([{ body: question }])
}

test('a visitor’s question is kept through a guest’s login by one-time password, and sent once (D-20, D-23)', async ({
  page,
}) => {
  const owner = await createAccount({ homeCount: 1 })
  const guest = await createAccount({ isGuest: true })
  const path = `/property/${owner.homes[0]}/ask-a-question`
  await askAsVisitor(page, path, 'Is the loft boarded?')
  await page.getByRole('button', { name: 'Login with a one time password' }).click()
  await page.locator('#otp-request-email').fill(guest.email)
  await page.keyboard.press('Enter')
  const otp = page.getByRole('textbox', { name: 'One Time Password' })
  await expect(otp).toBeFocused()
  await otp.fill(await waitForMail(guest.email, ONE_TIME_PASSWORD))
  await otp.press('Enter')
  await sendKeptQuestion(page, guest.email, path, 'Is the loft boarded?')
})

test('a visitor’s offer is kept while an account is created, and sent once (D-20, D-23)', async ({
  page,
}) => {
  const owner = await createAccount({ homeCount: 1 })
  const email = `first.${randomUUID().slice(0, 13)}@mail.example`
  const path = `/property/${owner.homes[0]}/make-an-offer`
  await page.goto(path)
  await waitForHydration(page)
  await page.getByLabel('Your offer in pounds').fill('240k')
  await page.getByLabel('Your position').selectOption('cash')
  await page.getByLabel(/^What your offer depends on/).fill('A survey')
  await page.getByRole('button', { name: 'Send your offer' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.locator('form[novalidate]').first()).toBeAttached()
  await page.getByRole('tab', { name: 'Create an Account' }).click()
  const field = (name: string) => page.locator(`#account-${name}`)
  await field('title').selectOption('Ms')
  await field('first_name').fill('Ottilie')
  await field('last_name').fill('Testwood')
  await field('email').fill(email)
  await field('mobile').fill('07123456789')
  await field('buying_position').selectOption('first_time')
  for (const name of ['password', 'confirm_password']) await field(name).fill(PASSWORD)
  await field('isAgreeTermsCondition').check()
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect(page).toHaveURL(path)
  await expect(page.getByLabel('Your offer in pounds')).toHaveValue('240k')
  await expect(page.getByLabel('Your position')).toHaveValue('cash')
  expect(await readMessages(email)).toEqual([])
  await page.getByRole('button', { name: 'Send your offer' }).click()
  await expect(page.getByText('Your offer has been sent to the seller.')).toBeVisible()
  expect(await readMessages(email)).toEqual([
    { body: 'I offer £240,000. Position: Cash buyer. Conditions: A survey.' },
  ])
})
