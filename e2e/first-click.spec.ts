// covers: components/forms, components/auth, components/contact, components/legal, components/account, components/listing, components/services, lib/browser
import { expect, test, type Page } from '@playwright/test'
import { searchLettings, searchSales } from '../tests/support/agency-calls'
import { createAccount, freshAddressHeader } from '../tests/support/e2e-accounts'
import { RESET_PATH, waitForMail } from '../tests/support/mailbox'
import { signInAs } from './support/accounts'
import { findLostClicks, type EmptyField } from './support/first-click'
import { answerCookieNotice, pressButton, getTextBox, waitForForm } from './support/pages'

test.beforeEach(async ({ page }) => answerCookieNotice(page))

const forms: (EmptyField & { name: string })[] = [
  { name: 'the login (LOGIN-17)', path: '/login', field: 'login-email', otherField: 'login-password' },
  { name: 'a signup (LOGIN-22)', path: '/login', field: 'guest-first_name' },
  { name: 'the contact form (CONTACT-05)', path: '/contact/', field: 'name', otherField: 'contact_no' },
  {
    name: 'the valuation form (VALUATION-08)',
    path: '/emoov-local-contact',
    field: 'name',
    otherField: 'address',
  },
  { name: 'a forgotten password (D-155)', path: '/forgotten/password', field: 'forgotten-email' },
  { name: 'a data complaint (domain B7)', path: '/data-protection-complaint', field: 'name' },
]
for (const { name, ...emptyField } of forms) {
  test(`one click is enough on every control after an empty field of ${name}`, async ({ page }) => {
    expect(await findLostClicks(page, emptyField)).toEqual([])
  })
}

/** Expects that no control loses a click, neither in an untouched form nor in one that was sent empty and refused. */
async function expectNoLostClicks(page: Page, emptyFields: readonly EmptyField[]): Promise<void> {
  for (const { button, ...emptyField } of emptyFields) {
    expect.soft(await findLostClicks(page, emptyField), emptyField.path).toEqual([])
    if (button)
      expect
        .soft(await findLostClicks(page, { ...emptyField, button }), `${emptyField.path}, refused`)
        .toEqual([])
  }
}

test('one click is enough in the forms of an account: profile, email address, password, settings', async ({
  page,
  context,
}) => {
  await signInAs(context, await createAccount())
  const profile = '/my-account/profile'
  const settings = '/my-account/settings'
  await expectNoLostClicks(page, [
    { path: profile, field: 'email-new_email', button: 'Change your email address' },
    { path: '/my-account/password', field: 'current_password', button: 'Change your password' },
    { path: settings, field: 'delete-confirm', button: 'Delete my account for good' },
  ])
  // The fields of the profile are filled in, so the first one is emptied.
  await page.goto(profile)
  await waitForForm(page)
  await getTextBox(page, 'First name').fill('')
  expect(await findLostClicks(page, { path: profile, field: 'first_name' })).toEqual([])
})

test('one click is enough in the forms of a guest, and in the form that replaces a forgotten password (D-155)', async ({
  page,
  context,
}) => {
  await context.setExtraHTTPHeaders(freshAddressHeader())
  const { email } = await createAccount()
  await page.goto('/forgotten/password')
  await waitForForm(page)
  await getTextBox(page, 'Email address').fill(email)
  await pressButton(page, 'Send me a link')
  const resetPath = await waitForMail(email, RESET_PATH)
  await expectNoLostClicks(page, [{ path: resetPath, field: 'reset-password', button: 'Set the password' }])
  await signInAs(context, await createAccount({ isGuest: true }))
  await expectNoLostClicks(page, [
    { path: '/my-account/profile', field: 'email-new_email', button: 'Change your email address' },
    { path: '/my-account/password', field: 'password', button: 'Set your password' },
    { path: '/my-account/settings', field: 'delete-confirm' },
  ])
})

test('one click is enough in the forms about a listing and in the first form of selling (D-20, D-160)', async ({
  page,
  context,
}) => {
  const sale = (await searchSales({ location: 'Witham' })).properties.find(
    ({ listing_status }) => listing_status === 'forsale',
  )
  const letting = (await searchLettings({ location: 'Essex' })).properties.find(
    ({ original_listing_status }) => original_listing_status === 'tolet',
  )
  await signInAs(context, await createAccount())
  const [salePath, lettingPath] = [`/property/${sale?.id}`, `/letting/${letting?.id}`]
  await expectNoLostClicks(page, [
    { path: `${salePath}/ask-a-question`, field: 'own-message', button: 'Send your question' },
    { path: `${salePath}/arrange-viewing`, field: 'own-message', button: 'Ask for a viewing' },
    { path: `${salePath}/make-an-offer`, field: 'own-offer_amount', button: 'Send your offer' },
    {
      path: `${lettingPath}/request-let-property`,
      field: 'own-number_of_tenants',
      button: 'Send your request',
    },
    {
      path: '/sell-your-property/main-details',
      field: 'street',
      button: 'Save and continue',
    },
    { path: `${salePath}/report-a-problem`, field: 'report-details', button: 'Send the report' },
  ])
})

test('one click is enough in the newsletter’s form (NEWSL-01)', async ({ page }) => {
  // Only a stored user with this id sees the form.
  await page.addInitScript(() => window.localStorage.setItem('user', JSON.stringify({ id: -1 })))
  const within = 'section[aria-labelledby=newsletter-heading]'
  await expectNoLostClicks(page, [
    { path: '/login', field: 'newsletter-subscriber_email', button: 'Subscribe', within },
  ])
})

test(
  'one click is enough on every control of the login on a phone (LOGIN-17)',
  { tag: '@phone-only' },
  async ({ page }) => {
    expect(
      await findLostClicks(page, { path: '/login', field: 'login-email', otherField: 'login-password' }),
    ).toEqual([])
  },
)
