import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { botToken, GOOD_PASSWORD, newBrowser, openBench, person, type Bench, type Browser } from './bench'
import { query } from '../../support/sql'
import { countRows, findRow } from '../../support/tables'

vi.mock('node:timers/promises', async () => (await import('./recorded-delays')).recordDelays())

/** What an account may see and do before it is shown that its owner reads the mailbox, and at that moment. */
let bench: Bench
beforeAll(async () => void (bench = await openBench()))
afterAll(() => bench?.close())

const own = (browser: Browser) => ({ user_id: browser.userId })
const provedAt = async (email: string) => (await findRow('user', { email })).emailProvedAt
const isIn = (browser: Browser) =>
  bench.ask('getUserData', own(browser), browser).then(
    () => true,
    () => false,
  )
const mailsOf = async (email: string) => (await bench.mailTo(email)).map(({ subject }) => subject)
const REMOVED = 'The password of your account at Emoov no longer works'

async function byCode(email: string, browser = newBrowser()): Promise<Browser> {
  await bench.ask('loginOtpRequest', { email, deviceId: browser.deviceId, ...botToken }, browser)
  const reply = await bench.ask(
    'verifyOtp',
    { otp: await bench.codeTo(email), deviceId: browser.deviceId, ...botToken },
    browser,
  )
  if (!reply.ok) throw new Error(reply.message)
  Object.assign(browser, { userId: reply.data.id, caller: { ...browser.caller, token: reply.data.token } })
  return browser
}
async function byLink(key: string, browser = newBrowser()): Promise<Browser> {
  const reply = await bench.ask('autoLogin', { key, deviceId: browser.deviceId }, browser)
  if (!reply.ok) throw new Error(reply.message)
  Object.assign(browser, { userId: reply.data.id, caller: { ...browser.caller, token: reply.data.token } })
  return browser
}
/** What was under an address before anybody made an account of it. */
async function hadBefore(email: string): Promise<void> {
  await bench.ask('subscribeNewsletter', { subscriber_name: 'Vera', subscriber_email: email, ...botToken })
  await bench.ask('contactUs', {
    name: 'Vera',
    email,
    contact_no: '07700900111',
    message: `From ${email}`,
    is_agree: true,
    ...botToken,
  })
}

describe('the mailbox of an account is proved', () => {
  it('by a code, a mailed link or a reset, and by no password', async () => {
    for (const name of ['code', 'link', 'reset']) await bench.register(`${name}@home.example`, GOOD_PASSWORD)
    await bench.logIn('code@home.example', GOOD_PASSWORD)
    expect(await provedAt('code@home.example')).toBeNull()
    await byCode('code@home.example')
    await byLink(await bench.keyTo('link@home.example', '/flau'))
    await bench.ask('forgottenPassword', { email: 'reset@home.example', ...botToken })
    await bench.ask('resetPassword', {
      key: await bench.keyTo('reset@home.example', '/forgotten/reset'),
      password: 'Velvet-Harbour-19',
      confirm_password: 'Velvet-Harbour-19',
    })
    for (const name of ['code', 'link', 'reset'])
      expect(await provedAt(`${name}@home.example`), name).toBeInstanceOf(Date)
  })
  it('by the link of the welcome, which is good for a day and keeps the password in the browser that is in use', async () => {
    await bench.register('welcome@home.example', GOOD_PASSWORD)
    const browser = await bench.logIn('welcome@home.example', GOOD_PASSWORD)
    const [welcome] = await bench.mailTo('welcome@home.example')
    expect(welcome).toMatchObject({
      secret: true,
      text: expect.stringContaining('Confirm that this is your address'),
    })
    const [link] = await query<{ hours: string }>(
      'SELECT extract(epoch FROM expires_at - now()) / 3600 AS hours FROM account_link WHERE user_id = $1',
      [browser.userId],
    )
    expect(Number(link?.hours)).toBeCloseTo(24, 1)
    await byLink(await bench.keyTo('welcome@home.example', '/flau'), browser)
    expect(await provedAt('welcome@home.example')).toBeInstanceOf(Date)
    expect(await mailsOf('welcome@home.example')).not.toContain(REMOVED)
    await bench.logIn('welcome@home.example', GOOD_PASSWORD)
  })
})

describe('whoever registered somebody else’s address (pre-hijacking)', () => {
  it.each(['code', 'link'])(
    'is out, password and all, at the first proof of the mailbox by %s from another browser; the mailbox is told',
    async (way) => {
      const email = `victim-${way}@home.example`
      await bench.register(email, GOOD_PASSWORD)
      const [intruder, elsewhere] = [
        await bench.logIn(email, GOOD_PASSWORD),
        await bench.logIn(email, GOOD_PASSWORD),
      ]
      await bench.ask('forgottenPassword', { email, ...botToken })
      const owner = way === 'code' ? await byCode(email) : await byLink(await bench.keyTo(email, '/flau'))
      expect([await isIn(intruder), await isIn(elsewhere), await isIn(owner)]).toEqual([false, false, true])
      expect(
        await bench.ask(
          'login',
          { email, password: GOOD_PASSWORD, deviceId: intruder.deviceId, ...botToken },
          intruder,
        ),
      ).toEqual({ ok: false, message: 'Invalid email or password.' })
      expect(await countRows('accountLink', { userId: owner.userId, usedAt: null })).toBe(0)
      expect((await mailsOf(email)).filter((subject) => subject === REMOVED)).toHaveLength(1)
      expect(
        await bench.ask(
          'changePassword',
          { ...own(owner), password: 'Velvet-Harbour-19', confirm_password: 'Velvet-Harbour-19' },
          owner,
        ),
        'a password of their own',
      ).toMatchObject({ ok: true })
      await byCode(email)
      await bench.logIn(email, 'Velvet-Harbour-19')
    },
  )
  it('is a stranger again after a reset: their browser counts for nothing', async () => {
    await bench.register('taken@home.example', GOOD_PASSWORD)
    const intruder = await bench.logIn('taken@home.example', GOOD_PASSWORD)
    await bench.ask('forgottenPassword', { email: 'taken@home.example', ...botToken })
    await bench.ask('resetPassword', {
      key: await bench.keyTo('taken@home.example', '/forgotten/reset'),
      password: 'Velvet-Harbour-19',
      confirm_password: 'Velvet-Harbour-19',
    })
    expect(await countRows('userSession', { userId: intruder.userId, deviceId: intruder.deviceId })).toBe(0)
  })
  it('of two proofs at once one is the first', async () => {
    await bench.register('both@home.example', GOOD_PASSWORD)
    const { createLink } = await import('../../../lib/agency/accounts/links')
    const { id } = await findRow('user', { email: 'both@home.example' })
    const keyOf = () => bench.db.withTransaction((tx) => createLink(tx, id, 'login'))
    const keys = [await keyOf(), await keyOf()]
    await Promise.allSettled(keys.map((key) => byLink(key)))
    expect((await mailsOf('both@home.example')).filter((subject) => subject === REMOVED)).toHaveLength(1)
  })
})

describe('what we have under only an address', () => {
  it('is not exported to an unproved account, which is told why; it is once the mailbox is proved', async () => {
    await hadBefore('vera@home.example')
    await bench.register('vera@home.example', GOOD_PASSWORD)
    const browser = await bench.logIn('vera@home.example', GOOD_PASSWORD)
    const exported = async () => {
      const reply = await bench.ask('exportData', own(browser), browser)
      return reply.ok ? reply.data : {}
    }
    const before = await exported()
    expect(before).toMatchObject({
      profile: { email: 'vera@home.example' },
      notIncluded: expect.stringContaining('one-time password'),
    })
    for (const list of ['newsletter', 'contactMessages', 'mails']) expect(before).not.toHaveProperty(list)
    await byCode('vera@home.example', browser)
    expect(await exported()).toMatchObject({
      newsletter: { source: 'login' },
      contactMessages: [{ message: 'From vera@home.example' }],
    })
  })
  it('is not deleted with an unproved account, and is with a proved one', async () => {
    for (const isProved of [false, true]) {
      const email = `leaving-${isProved}@home.example`
      await hadBefore(email)
      await bench.register(email, GOOD_PASSWORD)
      const browser = await bench.logIn(email, GOOD_PASSWORD)
      if (isProved) await byCode(email, browser)
      expect(
        await bench.ask('deleteAccount', { ...own(browser), current_password: GOOD_PASSWORD }, browser),
      ).toMatchObject({ ok: true })
      const remainingRows = [
        await countRows('contactMessage', { email }),
        await countRows('newsletterSubscription', { email }),
      ]
      expect(remainingRows).toEqual(isProved ? [0, 0] : [1, 1])
      expect((await mailsOf(email)).includes('You are subscribed to the Emoov newsletter')).toBe(!isProved)
      expect(
        (await bench.mailTo(email))
          .at(-1)
          ?.text.includes('kept under the address itself have not been deleted'),
      ).toBe(!isProved)
      expect(
        (await bench.mailTo(email)).filter(({ secret }) => secret),
        'no link to an account that is gone',
      ).toEqual([])
    }
  })
  it('an unproved account neither learns of a subscription from before nor ends it', async () => {
    await hadBefore('reader@home.example')
    await bench.register('reader@home.example', GOOD_PASSWORD)
    const browser = await bench.logIn('reader@home.example', GOOD_PASSWORD)
    const choose = (newsletter: boolean) =>
      bench.ask(
        'updatePreferences',
        { ...own(browser), newsletter, notify_messages: true, notify_logins: true },
        browser,
      )
    const readNewsletterChoice = async () => {
      const reply = await bench.ask('getPreferences', own(browser), browser)
      return reply.ok && reply.data.newsletter
    }
    const isSubscribed = async () =>
      (await findRow('newsletterSubscription', { email: 'reader@home.example' })).unsubscribedAt === null
    expect(await readNewsletterChoice()).toBe(false)
    await choose(true)
    expect(await readNewsletterChoice(), 'as with an address that was not subscribed').toBe(true)
    await choose(false)
    expect([await readNewsletterChoice(), await isSubscribed()]).toEqual([false, true])
    await byCode('reader@home.example', browser)
    expect(await readNewsletterChoice()).toBe(true)
    await choose(false)
    expect(await isSubscribed()).toBe(false)
  })
  it('what an unproved account has subscribed itself it ends itself, from signup too', async () => {
    await bench.ask('signup', { ...person('newcomer@home.example', GOOD_PASSWORD), newsLetterNoStatus: 0 })
    const browser = await bench.logIn('newcomer@home.example', GOOD_PASSWORD)
    expect(await bench.ask('getPreferences', own(browser), browser)).toMatchObject({
      data: { newsletter: true },
    })
    await bench.ask(
      'updatePreferences',
      { ...own(browser), newsletter: false, notify_messages: true, notify_logins: true },
      browser,
    )
    expect(
      (await findRow('newsletterSubscription', { email: 'newcomer@home.example' })).unsubscribedAt,
    ).not.toBeNull()
  })
})
