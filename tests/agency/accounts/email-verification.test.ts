import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  setSession,
  NEW_PASSWORD,
  botToken,
  GOOD_PASSWORD,
  createBrowser,
  openTestAgency,
  createSignupInput,
  type TestAgency,
  type Browser,
} from './test-agency'
import { query } from '../../support/sql'
import { countRows, findRow } from '../../support/tables'
import { createLink } from '../../../lib/agency/accounts/links'

// Skips the delays of constant-time responses, which would take most of this file's time.
vi.mock('node:timers/promises', async () => (await import('./recorded-delays')).recordDelays())

/* What an account may do before and after its email address is verified. */

let testAgency: TestAgency
beforeAll(async () => {
  testAgency = await openTestAgency()
})
afterAll(() => testAgency?.close())

const toUserInput = (browser: Browser) => ({ user_id: browser.userId })
const getVerifiedAt = async (email: string) => (await findRow('user', { email })).emailProvedAt
const isLoggedIn = (browser: Browser) =>
  testAgency.call('getUserData', toUserInput(browser), browser).then(
    () => true,
    () => false,
  )
const findSubjects = async (email: string) =>
  (await testAgency.findMailTo(email)).map(({ subject }) => subject)
const PASSWORD_REMOVED_SUBJECT = 'The password of your account at Emoov no longer works'

async function logInByCode(email: string, browser = createBrowser()): Promise<Browser> {
  await testAgency.call('loginOtpRequest', { email, deviceId: browser.deviceId, ...botToken }, browser)
  const reply = await testAgency.call(
    'verifyOtp',
    { otp: await testAgency.findMailedCode(email), deviceId: browser.deviceId, ...botToken },
    browser,
  )
  if (!reply.ok) throw new Error(reply.message)
  setSession(browser, reply.data)
  return browser
}
async function logInByLink(key: string, browser = createBrowser()): Promise<Browser> {
  const reply = await testAgency.call('autoLogin', { key, deviceId: browser.deviceId }, browser)
  if (!reply.ok) throw new Error(reply.message)
  setSession(browser, reply.data)
  return browser
}
/** Stores a newsletter subscription and a contact message by an email address that has no account yet. */
async function addRecordsOfEmail(email: string): Promise<void> {
  await testAgency.call('subscribeNewsletter', {
    subscriber_name: 'Vera',
    subscriber_email: email,
    ...botToken,
  })
  await testAgency.call('contactUs', {
    name: 'Vera',
    email,
    contact_no: '07700900111',
    message: `From ${email}`,
    is_agree: true,
    ...botToken,
  })
}

describe('the email address of an account is verified', () => {
  it('by a code, a mailed link or a password reset, but not by a login with a password', async () => {
    for (const name of ['code', 'link', 'reset'])
      await testAgency.register(`${name}@home.example`, GOOD_PASSWORD)
    await testAgency.logIn('code@home.example', GOOD_PASSWORD)
    expect(await getVerifiedAt('code@home.example')).toBeNull()
    await logInByCode('code@home.example')
    await logInByLink(await testAgency.findMailedKey('link@home.example', '/flau'))
    await testAgency.call('forgottenPassword', { email: 'reset@home.example', ...botToken })
    await testAgency.call('resetPassword', {
      key: await testAgency.findMailedKey('reset@home.example', '/forgotten/reset'),
      password: NEW_PASSWORD,
      confirm_password: NEW_PASSWORD,
    })
    for (const name of ['code', 'link', 'reset'])
      expect(await getVerifiedAt(`${name}@home.example`), name).toBeInstanceOf(Date)
  })
  it('by the link of the welcome mail, which works for a day and keeps the password in the same browser', async () => {
    await testAgency.register('welcome@home.example', GOOD_PASSWORD)
    const browser = await testAgency.logIn('welcome@home.example', GOOD_PASSWORD)
    const [welcome] = await testAgency.findMailTo('welcome@home.example')
    expect(welcome).toMatchObject({
      secret: true,
      text: expect.stringContaining('Confirm that this is your address'),
    })
    const [link] = await query<{ hours: string }>(
      'SELECT extract(epoch FROM expires_at - now()) / 3600 AS hours FROM account_link WHERE user_id = $1',
      [browser.userId],
    )
    // Accepts a difference of up to 0.05 hours, which are three minutes.
    expect(Number(link?.hours)).toBeCloseTo(24, 1)
    await logInByLink(await testAgency.findMailedKey('welcome@home.example', '/flau'), browser)
    expect(await getVerifiedAt('welcome@home.example')).toBeInstanceOf(Date)
    expect(await findSubjects('welcome@home.example')).not.toContain(PASSWORD_REMOVED_SUBJECT)
    await testAgency.logIn('welcome@home.example', GOOD_PASSWORD)
  })
})

describe('a stranger who has registered somebody else’s address (pre-hijacking)', () => {
  it.each(['code', 'link'])(
    'loses sessions and password when the owner first logs in by %s, and the owner gets a mail',
    async (loginMethod) => {
      const email = `victim-${loginMethod}@home.example`
      await testAgency.register(email, GOOD_PASSWORD)
      const intruder = await testAgency.logIn(email, GOOD_PASSWORD)
      const intrudersSecondBrowser = await testAgency.logIn(email, GOOD_PASSWORD)
      await testAgency.call('forgottenPassword', { email, ...botToken })
      const owner =
        loginMethod === 'code'
          ? await logInByCode(email)
          : await logInByLink(await testAgency.findMailedKey(email, '/flau'))
      expect(await isLoggedIn(intruder)).toBe(false)
      expect(await isLoggedIn(intrudersSecondBrowser)).toBe(false)
      expect(await isLoggedIn(owner)).toBe(true)
      expect(
        await testAgency.call(
          'login',
          { email, password: GOOD_PASSWORD, deviceId: intruder.deviceId, ...botToken },
          intruder,
        ),
      ).toEqual({ ok: false, message: 'Invalid email or password.' })
      expect(await countRows('accountLink', { userId: owner.userId, usedAt: null })).toBe(0)
      expect(
        (await findSubjects(email)).filter((subject) => subject === PASSWORD_REMOVED_SUBJECT),
      ).toHaveLength(1)
      expect(
        await testAgency.call(
          'changePassword',
          { ...toUserInput(owner), password: NEW_PASSWORD, confirm_password: NEW_PASSWORD },
          owner,
        ),
        'the owner may set a password without knowing the stranger’s',
      ).toMatchObject({ ok: true })
      await logInByCode(email)
      await testAgency.logIn(email, NEW_PASSWORD)
    },
  )
  it('has no browser that still counts as known after a password reset', async () => {
    await testAgency.register('taken@home.example', GOOD_PASSWORD)
    const intruder = await testAgency.logIn('taken@home.example', GOOD_PASSWORD)
    await testAgency.call('forgottenPassword', { email: 'taken@home.example', ...botToken })
    await testAgency.call('resetPassword', {
      key: await testAgency.findMailedKey('taken@home.example', '/forgotten/reset'),
      password: NEW_PASSWORD,
      confirm_password: NEW_PASSWORD,
    })
    expect(await countRows('userSession', { userId: intruder.userId, deviceId: intruder.deviceId })).toBe(0)
  })
  it('loses the password, and the owner gets one mail, when two links are used at the same time', async () => {
    await testAgency.register('both@home.example', GOOD_PASSWORD)
    const { id } = await findRow('user', { email: 'both@home.example' })
    const createLoginKey = () => testAgency.db.withTransaction((tx) => createLink(tx, id, 'login'))
    const keys = [await createLoginKey(), await createLoginKey()]
    await Promise.allSettled(keys.map((key) => logInByLink(key)))
    expect(
      (await findSubjects('both@home.example')).filter((subject) => subject === PASSWORD_REMOVED_SUBJECT),
    ).toHaveLength(1)
  })
})

describe('records that are stored only by email address', () => {
  it('are exported only once the address is verified, and the export says why they are missing', async () => {
    await addRecordsOfEmail('vera@home.example')
    await testAgency.register('vera@home.example', GOOD_PASSWORD)
    const browser = await testAgency.logIn('vera@home.example', GOOD_PASSWORD)
    const exportAccount = async () => {
      const reply = await testAgency.call('exportData', toUserInput(browser), browser)
      return reply.ok ? reply.data : {}
    }
    const unverifiedExport = await exportAccount()
    expect(unverifiedExport).toMatchObject({
      profile: { email: 'vera@home.example' },
      notIncluded: expect.stringContaining('one-time password'),
    })
    for (const list of ['newsletter', 'contactMessages', 'mails'])
      expect(unverifiedExport).not.toHaveProperty(list)
    await logInByCode('vera@home.example', browser)
    expect(await exportAccount()).toMatchObject({
      newsletter: { source: 'login' },
      contactMessages: [{ message: 'From vera@home.example' }],
    })
  })
  it('are deleted with an account only if its address is verified', async () => {
    for (const isVerified of [false, true]) {
      const email = `leaving-${isVerified}@home.example`
      await addRecordsOfEmail(email)
      await testAgency.register(email, GOOD_PASSWORD)
      const browser = await testAgency.logIn(email, GOOD_PASSWORD)
      if (isVerified) await logInByCode(email, browser)
      expect(
        await testAgency.call(
          'deleteAccount',
          { ...toUserInput(browser), current_password: GOOD_PASSWORD },
          browser,
        ),
      ).toMatchObject({ ok: true })
      const remainingRows = [
        await countRows('contactMessage', { email }),
        await countRows('newsletterSubscription', { email }),
      ]
      expect(remainingRows).toEqual(isVerified ? [0, 0] : [1, 1])
      expect((await findSubjects(email)).includes('You are subscribed to the Emoov newsletter')).toBe(
        !isVerified,
      )
      const lastMail = (await testAgency.findMailTo(email)).at(-1)
      expect(lastMail?.text.includes('kept under the address itself have not been deleted')).toBe(!isVerified)
      expect(
        (await testAgency.findMailTo(email)).filter(({ secret }) => secret),
        'no link to an account that is gone',
      ).toEqual([])
    }
  })
  it('include a subscription from before the signup, which an unverified account neither sees nor ends', async () => {
    await addRecordsOfEmail('reader@home.example')
    await testAgency.register('reader@home.example', GOOD_PASSWORD)
    const browser = await testAgency.logIn('reader@home.example', GOOD_PASSWORD)
    const setNewsletterChoice = (newsletter: boolean) =>
      testAgency.call(
        'updatePreferences',
        { ...toUserInput(browser), newsletter, notify_messages: true, notify_logins: true },
        browser,
      )
    const readNewsletterChoice = async () => {
      const reply = await testAgency.call('getPreferences', toUserInput(browser), browser)
      return reply.ok && reply.data.newsletter
    }
    const isSubscribed = async () =>
      (await findRow('newsletterSubscription', { email: 'reader@home.example' })).unsubscribedAt === null
    expect(await readNewsletterChoice()).toBe(false)
    await setNewsletterChoice(true)
    expect(await readNewsletterChoice(), 'the account itself has asked for the newsletter').toBe(true)
    await setNewsletterChoice(false)
    expect([await readNewsletterChoice(), await isSubscribed()]).toEqual([false, true])
    await logInByCode('reader@home.example', browser)
    expect(await readNewsletterChoice()).toBe(true)
    await setNewsletterChoice(false)
    expect(await isSubscribed()).toBe(false)
  })
  it('do not include a subscription made at signup, which an unverified account sees and ends', async () => {
    await testAgency.call('signup', {
      ...createSignupInput('newcomer@home.example', GOOD_PASSWORD),
      newsLetterNoStatus: 0,
    })
    const browser = await testAgency.logIn('newcomer@home.example', GOOD_PASSWORD)
    expect(await testAgency.call('getPreferences', toUserInput(browser), browser)).toMatchObject({
      data: { newsletter: true },
    })
    await testAgency.call(
      'updatePreferences',
      { ...toUserInput(browser), newsletter: false, notify_messages: true, notify_logins: true },
      browser,
    )
    expect(
      (await findRow('newsletterSubscription', { email: 'newcomer@home.example' })).unsubscribedAt,
    ).not.toBeNull()
  })
})
