import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  WRONG_PASSWORD,
  NEW_PASSWORD,
  botToken,
  GOOD_PASSWORD,
  createBrowser,
  openTestAgency,
  createSignupInput,
  type TestAgency,
} from './test-agency'
import { expectDelayed } from './recorded-delays'
import { query } from '../../support/sql'
import { findRows } from '../../support/tables'
import { accountLimits } from '../../../lib/agency/accounts/account-limits'
import { getUserOfSocketToken, getUserOfToken } from '../../../lib/agency/accounts/sessions'
import { consumeAttempt } from '../../../lib/agency/limits/rate-limit'
import { deriveSocketToken } from '../../../lib/realtime/socket-token'

// Skips the delays of constant-time responses, which would take most of this file's time.
vi.mock('node:timers/promises', async () => (await import('./recorded-delays')).recordDelays())

let testAgency: TestAgency
beforeAll(async () => {
  testAgency = await openTestAgency()
})
afterAll(() => testAgency?.close())

const tryLogin = (email: string, password: string, browser = createBrowser()) =>
  testAgency.call('login', { email, password, deviceId: browser.deviceId, ...botToken }, browser)
const WRONG = { ok: false, message: 'Invalid email or password.' }
const TOO_MANY = {
  ok: false,
  message: 'Too many attempts. Please try again later.',
  retryAfter: expect.any(Number),
}
/** Resets all rate limits, as if every window had passed. */
const resetRateLimits = () => query('DELETE FROM rate_window')

describe('login by password', () => {
  it('returns the user and a token of 32 bytes, and ignores the case of the address (LOGIN-28, LOGIN-30, D-25, D-164)', async () => {
    const { id } = await testAgency.register('ada@home.example', GOOD_PASSWORD)
    const browser = createBrowser()
    const reply = await tryLogin(' Ada@HOME.example ', GOOD_PASSWORD, browser)
    // 32 bytes are 43 characters of base64url.
    expect(reply).toEqual({
      ok: true,
      message: 'Success',
      data: { id, token: expect.stringMatching(/^[\w-]{43}$/), first_name: 'Ada', seller_info_completed: 0 },
    })
    browser.caller.token = reply.ok ? reply.data.token : ''
    expect(await testAgency.call('getUserData', { user_id: id }, browser)).toMatchObject({
      ok: true,
      data: {
        id,
        email: 'ada@home.example',
        is_guest: false,
        first_name: 'Ada',
        last_name: 'Thorne',
        title: 'Mrs',
        mobile: '07700900222',
        buying_position: 'cash',
      },
    })
  })
  it('stores only hashes of the session token and of the socket token, which authorises no call (D-18)', async () => {
    await testAgency.register('rest@home.example', GOOD_PASSWORD)
    const { caller } = await testAgency.logIn('rest@home.example', GOOD_PASSWORD)
    const socket = deriveSocketToken(caller.token ?? '')
    expect(await getUserOfSocketToken(socket)).toEqual(await getUserOfToken(caller.token ?? ''))
    expect(await getUserOfToken(socket), 'scripts can read the socket token').toBeNull()
    const sessionsJson = JSON.stringify(await findRows('userSession'))
    expect(sessionsJson).not.toContain(caller.token)
    expect(sessionsJson).not.toContain(socket)
  })
  it('sends the same reply in the same time to an unknown address, a wrong password and a guest', async () => {
    await testAgency.register('known@home.example', GOOD_PASSWORD)
    await testAgency.register('guest@home.example')
    for (const email of ['known@home.example', 'nobody@home.example', 'guest@home.example']) {
      expect(await expectDelayed(() => tryLogin(email, WRONG_PASSWORD))).toEqual(WRONG)
    }
  })
  it('refers a guest to one-time passwords: by the reply in a known browser, and by mail once a day (SIGNUP-22)', async () => {
    await testAgency.register('gwen@home.example')
    const knownBrowser = createBrowser()
    await testAgency.call(
      'loginOtpRequest',
      { email: 'gwen@home.example', deviceId: knownBrowser.deviceId, ...botToken },
      knownBrowser,
    )
    expect(
      await testAgency.call(
        'verifyOtp',
        {
          otp: await testAgency.findMailedCode('gwen@home.example'),
          deviceId: knownBrowser.deviceId,
          ...botToken,
        },
        knownBrowser,
      ),
    ).toMatchObject({ ok: true })
    expect(await tryLogin('gwen@home.example', GOOD_PASSWORD)).toEqual(WRONG)
    expect(await tryLogin('gwen@home.example', GOOD_PASSWORD, knownBrowser)).toEqual({
      ok: false,
      message: 'Please log in with a one time password.',
    })
    expect(
      (await testAgency.findMailTo('gwen@home.example')).filter(({ subject }) =>
        subject.startsWith('How to log in'),
      ),
    ).toHaveLength(1)
  })
  it('requires a bot check (LOGIN-23)', async () => {
    expect(
      await testAgency.call('login', { email: 'ada@home.example', password: 'x', deviceId: '' } as never),
    ).toEqual({ ok: false, message: 'Bot check failed. Please try again.' })
    const reply = await testAgency.call('login', {
      email: 'ada@home.example',
      password: GOOD_PASSWORD,
      token: 'alias',
      deviceId: '',
    } as never)
    expect(reply, '`token` is another name of recaptcha_token (D-24)').toMatchObject({ ok: true })
  })
  it('mails the owner about each new device but the first, unless `notify_logins` is off', async () => {
    await testAgency.register('notice@home.example', GOOD_PASSWORD)
    const findNotices = async () =>
      (await testAgency.findMailTo('notice@home.example')).filter(({ subject }) =>
        subject.startsWith('A new login'),
      )
    const first = await testAgency.logIn('notice@home.example', GOOD_PASSWORD)
    await testAgency.call('logout', { token: first.caller.token, deviceId: first.deviceId }, first)
    await testAgency.logIn('notice@home.example', GOOD_PASSWORD, first)
    expect(await findNotices()).toHaveLength(0)
    const second = await testAgency.logIn('notice@home.example', GOOD_PASSWORD)
    expect((await findNotices()).map(({ text }) => text)).toEqual([
      expect.stringContaining('Firefox on Windows'),
    ])
    await testAgency.call(
      'updatePreferences',
      { user_id: second.userId, newsletter: false, notify_messages: true, notify_logins: false },
      second,
    )
    await testAgency.logIn('notice@home.example', GOOD_PASSWORD)
    expect(await findNotices()).toHaveLength(1)
  })
})

describe('the limits of login (D-165)', () => {
  it('allow ten failures for one address from one network, and do not lock out the owner’s known browser', async () => {
    await testAgency.register('locked@home.example', GOOD_PASSWORD)
    const knownBrowser = await testAgency.logIn('locked@home.example', GOOD_PASSWORD)
    /** Creates a new browser each time, always on the same network. */
    const createStranger = () => ({ ...createBrowser(), caller: { address: '203.0.113.9' } })
    for (const email of ['locked@home.example', 'unknown@home.example']) {
      const replies = await Promise.all(
        Array.from({ length: 25 }, () => tryLogin(email, WRONG_PASSWORD, createStranger())),
      )
      expect(
        replies.filter(({ message }) => message === WRONG.message),
        email,
      ).toHaveLength(10)
      expect(await tryLogin(email, GOOD_PASSWORD, createStranger()), 'the right password too').toEqual(
        TOO_MANY,
      )
    }
    expect(await tryLogin('locked@home.example', GOOD_PASSWORD), 'from another network').toMatchObject({
      ok: true,
    })
    expect(await tryLogin('locked@home.example', GOOD_PASSWORD, knownBrowser)).toMatchObject({ ok: true })
    await resetRateLimits()
    expect(await tryLogin('locked@home.example', GOOD_PASSWORD)).toMatchObject({ ok: true })
  })
  it('allow sixty failures for one address from all networks, until the password is reset by mail', async () => {
    await testAgency.register('spread@home.example', GOOD_PASSWORD)
    // Counts 59 failures without the 59 password checks of real attempts.
    for (let n = 0; n < 59; n += 1)
      await consumeAttempt('login:email:spread@home.example', accountLimits.loginFailuresPerEmail.allNetworks)
    expect(await tryLogin('spread@home.example', WRONG_PASSWORD)).toEqual(WRONG)
    expect(await tryLogin('spread@home.example', GOOD_PASSWORD)).toEqual(TOO_MANY)
    await testAgency.call('forgottenPassword', { email: 'spread@home.example', ...botToken })
    await testAgency.call('resetPassword', {
      key: await testAgency.findMailedKey('spread@home.example', '/forgotten/reset'),
      password: NEW_PASSWORD,
      confirm_password: NEW_PASSWORD,
    })
    expect(await tryLogin('spread@home.example', NEW_PASSWORD)).toMatchObject({ ok: true })
  })
  it('do not count successful logins', async () => {
    await testAgency.register('often@home.example', GOOD_PASSWORD)
    const browser = createBrowser()
    // Twelve logins are more than the ten failures allowed. Each comes from another device of one network.
    for (let login = 1; login <= 12; login += 1)
      expect(
        await tryLogin('often@home.example', GOOD_PASSWORD, { ...browser, deviceId: `device-${login}` }),
      ).toMatchObject({ ok: true })
  })
  it('allow sixty failures from one network address, for whichever email addresses', async () => {
    const browser = createBrowser()
    const replies: Awaited<ReturnType<typeof tryLogin>>[] = []
    // Sends ten at a time: seventy at once would exceed the statement timeout on a busy machine.
    for (let batch = 0; batch < 7; batch += 1)
      replies.push(
        ...(await Promise.all(
          Array.from({ length: 10 }, (_, n) =>
            tryLogin(`somebody${batch}-${n}@home.example`, WRONG_PASSWORD, browser),
          ),
        )),
      )
    expect(replies.filter(({ message }) => message === WRONG.message)).toHaveLength(60)
    expect(replies.filter(({ message }) => message === TOO_MANY.message)).toHaveLength(10)
  })
  it('are stored without an email or network address', async () => {
    const windowsJson = JSON.stringify(await findRows('rateWindow'))
    // createBrowser takes its network addresses from 198.18.0.0/16.
    expect(windowsJson).not.toMatch(/@|198\.18/)
  })
})

describe('sessions', () => {
  it('end with logout, even if it is sent twice (LOGOUT-02, API-21)', async () => {
    await testAgency.register('out@home.example', GOOD_PASSWORD)
    const browser = await testAgency.logIn('out@home.example', GOOD_PASSWORD)
    const logOut = () =>
      testAgency.call(
        'logout',
        { token: browser.caller.token, deviceId: browser.deviceId, userId: browser.userId },
        browser,
      )
    expect(await Promise.all([logOut(), logOut()])).toEqual([
      { ok: true, data: null, message: 'Success' },
      { ok: true, data: null, message: 'Success' },
    ])
    await expect(testAgency.call('getUserData', { user_id: browser.userId }, browser)).rejects.toMatchObject({
      code: 'invalid_token',
    })
    expect(await testAgency.call('logout', { token: 'unknown-token' })).toMatchObject({ ok: true })
  })
  it('expire thirty days later by the database’s clock (D-164)', async () => {
    await testAgency.register('clock@home.example', GOOD_PASSWORD)
    const browser = await testAgency.logIn('clock@home.example', GOOD_PASSWORD)
    const [row] = await query<{ days: number }>(
      `SELECT extract(epoch FROM expires_at - now()) / 86400 AS days FROM user_session WHERE user_id = $1`,
      [browser.userId],
    )
    expect(Number(row?.days)).toBeCloseTo(30, 2)
    await query(`UPDATE user_session SET expires_at = now() - interval '1 second' WHERE user_id = $1`, [
      browser.userId,
    ])
    await expect(testAgency.call('getUserData', { user_id: browser.userId }, browser)).rejects.toMatchObject({
      code: 'invalid_token',
    })
  })
  it('get a new time of last use, at most every five minutes', async () => {
    await testAgency.register('seen@home.example', GOOD_PASSWORD)
    const browser = await testAgency.logIn('seen@home.example', GOOD_PASSWORD)
    const setLastSeen = (ago: string) =>
      query(`UPDATE user_session SET last_seen_at = now() - $2::interval WHERE user_id = $1`, [
        browser.userId,
        ago,
      ])
    /** Makes a call with the session. @returns how many seconds ago the session was last seen */
    const callAndReadAge = async () => {
      await testAgency.call('getUserData', { user_id: browser.userId }, browser)
      const [row] = await query<{ age: string }>(
        'SELECT extract(epoch FROM now() - last_seen_at) AS age FROM user_session WHERE user_id = $1',
        [browser.userId],
      )
      return Number(row?.age)
    }
    await setLastSeen('4 minutes')
    expect(await callAndReadAge(), 'unchanged at about 240 seconds').toBeGreaterThan(200)
    await setLastSeen('6 minutes')
    expect(await callAndReadAge(), 'set to the present').toBeLessThan(60)
  })
  it('authorise calls only for their own user', async () => {
    const otherUser = await testAgency.register('other@home.example', GOOD_PASSWORD)
    await testAgency.register('self@home.example', GOOD_PASSWORD)
    const browser = await testAgency.logIn('self@home.example', GOOD_PASSWORD)
    await expect(testAgency.call('getUserData', { user_id: otherUser.id }, browser)).rejects.toMatchObject({
      code: 'invalid_token',
    })
  })
})

it('accepts a NUL character in a text, which PostgreSQL cannot store', async () => {
  expect(await tryLogin('ada@home.example', 'a\0b', { ...createBrowser(), deviceId: 'x\0y' })).toEqual(WRONG)
  expect(
    await testAgency.call('signup', { ...createSignupInput('nul@home.example'), first_name: 'N\0ul' }),
  ).toMatchObject({
    ok: true,
  })
})
