// covers: app/(auth), app/(account), components/auth, components/account, components/forms, lib/session, lib/agency/accounts
import { expect, test } from 'vitest'
import {
  BOT_TOKEN,
  countOpenSessions,
  createAccount,
  freshAddressHeader,
  PASSWORD,
  queryDatabase,
} from '../support/e2e-accounts'
import { ONE_TIME_PASSWORD, readMailsTo, RESET_PATH, UNSUBSCRIBE_PATH, waitForMail } from '../support/mailbox'
import {
  alertIn,
  findByName,
  getStatusAndRedirect,
  mainTextOf,
  textOf,
  textsOf,
  visitorFor,
  Visitor,
  type Page,
} from './support/visitor'

const NEW_PASSWORD = 'Copper-Kettle-Meadow-4'
const valueOf = ({ $ }: Page, name: string) => $(`main [name="${name}"]`).attr('value')
const hasSession = (visitor: Visitor) => visitor.cookies.has('session')

async function logIn(visitor: Visitor, email: string, password = PASSWORD): Promise<Page> {
  return visitor.submit(await visitor.open('/login'), 'Log in', { email, password })
}

test('the login page shows the first of its three login forms and its links, and has noindex (LOGIN-01, LOGIN-02, LOGIN-06, LOGIN-13, META-02)', async () => {
  const { status, $ } = await new Visitor().open('/login')
  expect(status).toBe(200)
  expect(textOf($('title'))).toMatch(/^Log in/)
  expect($('meta[name=robots]').attr('content')).toMatch(/noindex/)
  expect(textsOf($, 'h1')).toEqual(['Login'])
  expect($('#login-password').length).toBe(1)
  expect($('#otp-request-email, #otp-verify-otp').length).toBe(0)
  for (const path of ['/forgotten/password', '/terms-and-conditions', '/privacy-policy'])
    expect($(`main a[href="${path}"]`).length, path).toBeGreaterThan(0)
  expect(findByName($, 'section', 'Our newsletter').length).toBe(0)
  expect($('noscript').text()).toContain('Logging in with a one time password needs JavaScript')
  expect($('noscript').text()).toContain('Registering as a guest needs JavaScript')
})

test('login works without JavaScript: it shows errors, puts nothing into the URL, and leads back to the page that required it (LOGIN-14, D-23)', async () => {
  const account = await createAccount()
  const visitor = new Visitor()
  expect((await visitor.open('/my-account/profile')).url.pathname).toBe('/login')
  const refused = await logIn(visitor, account.email, 'Wrong-Password-1')
  expect(alertIn(refused)).toContain('Invalid email or password.')
  expect(valueOf(refused, 'email')).toBe(account.email)
  expect(refused.html).not.toContain('Wrong-Password-1')
  expect(refused.url.href).toBe(`${visitor.base}/login`)
  const profilePage = await visitor.submit(refused, 'Log in', { email: account.email, password: PASSWORD })
  expect(profilePage.url.pathname).toBe('/my-account/profile')
  expect(hasSession(visitor)).toBe(true)
})

test('neither scripts nor other sites can use the session cookie (D-18)', async () => {
  const account = await createAccount()
  const visitor = new Visitor()
  const response = await visitor.request('/api/user/login', {
    method: 'POST',
    headers: { origin: visitor.base, 'content-type': 'application/json', ...freshAddressHeader() },
    body: JSON.stringify({
      email: account.email,
      password: PASSWORD,
      recaptcha_token: BOT_TOKEN,
      deviceId: 'a-device',
    }),
  })
  const cookie = response.headers.getSetCookie().find((line) => line.startsWith('session='))
  expect(cookie).toMatch(/;\s*HttpOnly/i)
  expect(cookie).toMatch(/;\s*SameSite=Lax/i)
})

test('the logout page redirects a visitor, and opening or prefetching it logs nobody out (LOGOUT-01)', async () => {
  expect(await getStatusAndRedirect('/logout')).toEqual([307, '/'])
  const account = await createAccount()
  const visitor = visitorFor(account)
  expect(await getStatusAndRedirect('/logout', visitor)).toEqual([200, null])
  await visitor.request('/logout', { headers: { rsc: '1', 'next-router-prefetch': '1' } })
  expect(await getStatusAndRedirect('/my-account/profile', visitor)).toEqual([200, null])
})

test('logout works without JavaScript, by a button (LOGOUT-02)', async () => {
  const account = await createAccount()
  const visitor = visitorFor(account)
  const page = await visitor.submit(await visitor.open('/logout'), 'Log out')
  expect([page.url.pathname, hasSession(visitor), await countOpenSessions(account)]).toEqual([
    '/login',
    false,
    0,
  ])
})

test('without JavaScript an account is created, and the mailed link leads to a button that ends the newsletter (SIGNUP-04, SIGNUP-17, D-35)', async () => {
  const visitor = new Visitor()
  const email = `signup.${Date.now()}@mail.example`
  const values = {
    title: 'Ms',
    first_name: 'Ottilie',
    last_name: 'Testwood',
    email,
    mobile: '07123456789',
    buying_position: 'first_time',
    isAgreeTermsCondition: true,
    newsletter: true,
  }
  const refused = await visitor.submit(await visitor.open('/login'), 'Create an account', {
    ...values,
    password: NEW_PASSWORD,
    confirm_password: `${NEW_PASSWORD}0`,
  })
  expect(textOf(refused.$('#account-confirm_password-error'))).toContain(
    'Password and Confirm Password must match',
  )
  expect(refused.$('#account-first_name').attr('value')).toBe('Ottilie')
  expect(refused.$('#account-title option[selected]').attr('value')).toBe('Ms')
  expect(refused.$('#account-isAgreeTermsCondition').attr('checked')).toBeDefined()
  expect(refused.html).not.toContain(NEW_PASSWORD)
  const createdPage = await visitor.submit(refused, 'Create an account', {
    ...values,
    password: NEW_PASSWORD,
    confirm_password: NEW_PASSWORD,
  })
  expect(createdPage.url.pathname).toBe('/my-account/welcome')
  expect(mainTextOf(createdPage)).toContain('Ottilie')

  const path = await waitForMail(email, UNSUBSCRIBE_PATH)
  const mailCount = (await readMailsTo(email)).length
  const reader = new Visitor()
  // The link can be used again, and then shows the same page.
  for (const turn of ['first', 'again']) {
    const page = await reader.open(path)
    expect(page.$('meta[name=robots]').attr('content')).toMatch(/noindex/)
    const unsubscribedPage = await reader.submit(page, 'Unsubscribe')
    expect(mainTextOf(unsubscribedPage), turn).toContain('You are off the list')
  }
  const unknownKeyPage = await reader.submit(await reader.open('/unsubscribe/no-such-key'), 'Unsubscribe')
  expect(mainTextOf(unknownKeyPage)).toContain('This link is invalid or has expired.')
  expect((await readMailsTo(email)).length).toBe(mailCount)
})

test('a forgotten password can be replaced by a mailed link without JavaScript (D-155)', async () => {
  expect(await getStatusAndRedirect('/forgotten')).toEqual([307, '/forgotten/password'])
  const account = await createAccount()
  const visitor = new Visitor()
  const resetRequestPage = await visitor.submit(await visitor.open('/forgotten/password'), 'Send me a link', {
    email: account.email,
  })
  expect(mainTextOf(resetRequestPage)).toContain(
    'If an account exists for this email, a reset link has been sent.',
  )
  const resetPage = await visitor.open(await waitForMail(account.email, RESET_PATH))
  const refused = await visitor.submit(resetPage, 'Set the password', {
    password: NEW_PASSWORD,
    confirm_password: `${NEW_PASSWORD}0`,
  })
  expect(alertIn(refused)).toContain('Password and Confirm Password must match')
  expect(refused.html).not.toContain(NEW_PASSWORD)
  const changed = await visitor.submit(refused, 'Set the password', {
    password: NEW_PASSWORD,
    confirm_password: NEW_PASSWORD,
  })
  expect(mainTextOf(changed)).toContain('Your password has been changed.')
  const usedLinkPage = await new Visitor().open(resetPage.url.pathname)
  expect(alertIn(usedLinkPage)).toContain('This link has been used.')
  expect(usedLinkPage.$('main [name=password]').length, 'a used link shows no password field').toBe(0)
  const again = await new Visitor().submit(usedLinkPage, 'Send me a link', { email: 'nobody@mail.example' })
  expect(mainTextOf(again)).toContain('a reset link has been sent')
  expect(await countOpenSessions(account)).toBe(0)
  expect((await logIn(visitor, account.email, NEW_PASSWORD)).url.pathname).toBe('/my-account/welcome')
})

test('a mailed login link opens a waiting page, which is neither indexed nor cached and sends no referrer (FLAU-01, FLAU-02, ROUTE-13)', async () => {
  const { status, html, headers, $ } = await new Visitor().open('/flau/some-key')
  expect(status).toBe(200)
  expect(html).toContain('Please wait, redirecting.....')
  expect($('meta[name=robots]').attr('content')).toMatch(/noindex/)
  expect([headers.get('referrer-policy'), headers.get('cache-control')]).toEqual([
    'no-referrer',
    'private, no-store',
  ])
})

/** Finds the name of the field whose label begins with the given text. */
function getFieldName({ $ }: Page, labelStart: string): string {
  const labels = $('main label').filter((_, label) => textOf($(label)).startsWith(labelStart))
  return $(`[id="${labels.attr('for')}"]`).attr('name') ?? ''
}

test('an account can be read, changed, exported and deleted without JavaScript', async () => {
  const account = await createAccount({ homeCount: 1, devices: ['Safari on iPhone'] })
  const visitor = visitorFor(account)
  const open = (section: string) => visitor.open(`/my-account/${section}`)
  const welcome = await open('welcome')
  const menu = findByName(welcome.$, 'nav', 'Account')
  for (const section of ['welcome', 'profile', 'password', 'settings'])
    expect(menu.find(`a[href="/my-account/${section}"]`).length, section).toBe(1)

  const refusedProfile = await visitor.submit(await open('profile'), 'Save your details', {
    first_name: 'Plain',
    mobile: '123',
  })
  expect(alertIn(refusedProfile)).toContain('There is a problem')
  expect(valueOf(refusedProfile, 'first_name')).toBe('Plain')
  const saved = await visitor.submit(refusedProfile, 'Save your details', { mobile: '07700900888' })
  expect(mainTextOf(saved)).toContain('Your details are saved.')
  expect(await queryDatabase('SELECT first_name FROM "user" WHERE id = $1', [account.id])).toEqual([
    { first_name: 'Plain' },
  ])

  const passwordPage = await open('password')
  const changePassword = (page: Page, currentPassword: string) =>
    visitor.submit(page, 'Change your password', {
      [getFieldName(passwordPage, 'Current password')]: currentPassword,
      [getFieldName(passwordPage, 'New password')]: NEW_PASSWORD,
      [getFieldName(passwordPage, 'The new password again')]: NEW_PASSWORD,
    })
  const refused = await changePassword(passwordPage, 'Wrong-Password-1')
  expect(alertIn(refused)).toContain('Current password is incorrect.')
  expect(refused.html).not.toContain(NEW_PASSWORD)
  const changedPage = await changePassword(refused, PASSWORD)
  expect(mainTextOf(changedPage)).toContain('Your password has been changed')

  const settings = await open('settings')
  const newsletterField = getFieldName(settings, 'The newsletter')
  const savedPage = await visitor.submit(settings, 'Save your choices', { [newsletterField]: true })
  expect(mainTextOf(savedPage)).toContain('Your choices are saved.')
  expect(savedPage.$(`main [name="${newsletterField}"]`).attr('checked')).toBeDefined()
  const file = await visitor.request('/my-account/settings/export')
  expect(file.headers.get('content-disposition')).toMatch(/^attachment/)

  const deletedPage = await visitor.submit(savedPage, 'Delete my account for good', {
    confirm: 'delete',
    current_password: NEW_PASSWORD,
  })
  expect(deletedPage.url.pathname).toBe('/')
  expect(await queryDatabase('SELECT id FROM "user" WHERE email = $1', [account.email])).toEqual([])
  expect((await open('welcome')).url.pathname).toBe('/login')
})

test('one device or all devices can be logged out without JavaScript (D-164)', async () => {
  const account = await createAccount({ devices: ['Safari on iPhone'] })
  const visitor = visitorFor(account)
  const settings = await visitor.open('/my-account/settings')
  const withoutPhone = await visitor.submit(settings, /^Log out Safari on iPhone/)
  expect(mainTextOf(withoutPhone)).toContain('Logged out there.')
  expect(mainTextOf(withoutPhone)).not.toContain('Safari on iPhone')
  const afterLogout = await visitor.submit(withoutPhone, 'Log out everywhere')
  expect([afterLogout.url.pathname, hasSession(visitor), await countOpenSessions(account)]).toEqual([
    '/login',
    false,
    0,
  ])
})

test('a one-time password is mailed only to the address of an account, and the reply does not tell whether there is one (D-27)', async () => {
  const account = await createAccount({ isGuest: true })
  const strangerEmail = `stranger.${Date.now()}@mail.example`
  const replies = []
  for (const email of [account.email, strangerEmail])
    replies.push(
      await new Visitor().call('user/login_otp_request', {
        email,
        recaptcha_token: BOT_TOKEN,
        deviceId: 'a',
      }),
    )
  expect(await waitForMail(account.email, ONE_TIME_PASSWORD)).toMatch(/^\d{6}$/)
  expect(replies[0]?.message).toBe(replies[1]?.message)
  expect(await readMailsTo(strangerEmail)).toEqual([])
})
