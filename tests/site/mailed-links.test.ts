// covers: app/(auth)/forgotten, app/(account), components/auth, components/account, lib/agency/accounts
import { expect, test } from 'vitest'
import { createAccount, PASSWORD, queryDatabase } from '../support/e2e-accounts'
import { CONFIRM_EMAIL_PATH, RESET_PATH, waitForMail } from '../support/mailbox'
import { alertIn, mainTextOf, Visitor, type Page } from './support/visitor'

const logIn = async (visitor: Visitor, email: string): Promise<Page> =>
  visitor.submit(await visitor.open('/login'), 'Log in', { email, password: PASSWORD })

test('a reset link that has expired, or that was never sent, says so when it is opened (D-155)', async () => {
  const account = await createAccount()
  const visitor = new Visitor()
  const resetRequestPage = await visitor.submit(await visitor.open('/forgotten/password'), 'Send me a link', {
    email: account.email.toUpperCase(),
  })
  expect(mainTextOf(resetRequestPage)).toContain('a reset link has been sent')
  const path = await waitForMail(account.email, RESET_PATH)
  await queryDatabase('UPDATE account_link SET expires_at = now() WHERE user_id = $1', [account.id])
  expect(alertIn(await visitor.open(path))).toContain('This link has expired.')
  expect(alertIn(await visitor.open('/forgotten/reset/no-such-key'))).toContain(
    'This link is invalid or has expired.',
  )
})

test('a user changes their email address without JavaScript, by a button on the page of the mailed link (D-154)', async () => {
  const account = await createAccount()
  const visitor = new Visitor()
  await logIn(visitor, account.email)
  const button = 'Change your email address'
  const newEmail = `new.${account.email}`
  const profile = await visitor.open('/my-account/profile')
  const refused = await visitor.submit(profile, button, {
    new_email: account.email.toUpperCase(),
    current_password: PASSWORD,
  })
  expect(mainTextOf(refused)).toContain('This is the email address of your account already.')
  expect(refused.html).not.toContain(PASSWORD)
  const sent = await visitor.submit(refused, button, {
    new_email: ` ${newEmail.toUpperCase()} `,
    current_password: PASSWORD,
  })
  expect(mainTextOf(sent)).toContain('We have sent a link to the new address.')
  expect(mainTextOf(sent)).toContain(`${newEmail} will be your address once you open the link`)
  const path = await waitForMail(newEmail, CONFIRM_EMAIL_PATH)
  // In another browser, the login leads back to the link. Opening it changes nothing yet.
  const otherBrowser = new Visitor()
  expect((await otherBrowser.open(path)).url.pathname).toBe('/login')
  const page = await logIn(otherBrowser, account.email)
  expect(page.url.pathname).toBe(path)
  expect(page.headers.get('referrer-policy')).toBe('same-origin')
  expect(await queryDatabase('SELECT email FROM "user" WHERE id = $1', [account.id])).toEqual([
    { email: account.email },
  ])
  const changed = await otherBrowser.submit(page, 'Use the new address')
  expect(mainTextOf(changed)).toContain('Your email address has been changed.')
  expect(mainTextOf(await visitor.open(path))).toContain('This link is invalid or has expired.')
  await waitForMail(account.email, /(email address of your account is)/)
  expect((await logIn(new Visitor(), newEmail)).url.pathname).toBe('/my-account/welcome')
})
