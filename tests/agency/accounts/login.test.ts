import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { botToken, GOOD_PASSWORD, newBrowser, openBench, person, type Bench } from './bench'
import { expectDelayed } from './recorded-delays'
import { query } from '../../support/sql'
import { findRows } from '../../support/tables'

vi.mock('node:timers/promises', async () => (await import('./recorded-delays')).recordDelays())

let bench: Bench
beforeAll(async () => void (bench = await openBench()))
afterAll(() => bench?.close())

const tryLogin = (email: string, password: string, browser = newBrowser()) =>
  bench.ask('login', { email, password, deviceId: browser.deviceId, ...botToken }, browser)
const WRONG = { ok: false, message: 'Invalid email or password.' }
const TOO_MANY = {
  ok: false,
  message: 'Too many attempts. Please try again later.',
  retryAfter: expect.any(Number),
}
/** Ends every wait that a limit imposed, as hours later. */
const timePasses = () => query('DELETE FROM rate_window')

describe('login by password', () => {
  it('answers who has come in, whatever the case of the address (LOGIN-28, LOGIN-30, D-25, D-164)', async () => {
    const { id } = await bench.register('ada@home.example', GOOD_PASSWORD)
    const browser = newBrowser()
    const reply = await tryLogin(' Ada@HOME.example ', GOOD_PASSWORD, browser)
    expect(reply).toEqual({
      ok: true,
      message: 'Success',
      data: { id, token: expect.stringMatching(/^[\w-]{43}$/), first_name: 'Ada', seller_info_completed: 0 },
    })
    browser.caller.token = reply.ok ? reply.data.token : ''
    expect(await bench.ask('getUserData', { user_id: id }, browser)).toMatchObject({
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
  it('keeps no token: only a digest, and another secret for the socket (D-18)', async () => {
    await bench.register('rest@home.example', GOOD_PASSWORD)
    const { caller } = await bench.logIn('rest@home.example', GOOD_PASSWORD)
    const { getUserOfSocketToken, getUserOfToken } = await import('../../../lib/agency/accounts/sessions')
    const { deriveSocketToken } = await import('../../../lib/realtime/socket-token')
    const socket = deriveSocketToken(caller.token ?? '')
    expect(await getUserOfSocketToken(socket)).toEqual(await getUserOfToken(caller.token ?? ''))
    expect(await getUserOfToken(socket), 'what a script can read authorises no call').toBeNull()
    const sessionsJson = JSON.stringify(await findRows('userSession'))
    expect(sessionsJson).not.toContain(caller.token)
    expect(sessionsJson).not.toContain(socket)
  })
  it('answers alike for an unknown address, a wrong password and a guest, after the same work (goals: enumeration)', async () => {
    await bench.register('known@home.example', GOOD_PASSWORD)
    await bench.register('guest@home.example')
    for (const email of ['known@home.example', 'nobody@home.example', 'guest@home.example']) {
      expect(await expectDelayed(() => tryLogin(email, 'Wrong-Kettle-88'))).toEqual(WRONG)
    }
  })
  it('tells a guest’s own browser to use a one-time password, no other, and writes to the guest once a day (SIGNUP-22)', async () => {
    await bench.register('gwen@home.example')
    const own = newBrowser()
    await bench.ask(
      'loginOtpRequest',
      { email: 'gwen@home.example', deviceId: own.deviceId, ...botToken },
      own,
    )
    expect(
      await bench.ask(
        'verifyOtp',
        { otp: await bench.codeTo('gwen@home.example'), deviceId: own.deviceId, ...botToken },
        own,
      ),
    ).toMatchObject({ ok: true })
    expect(await tryLogin('gwen@home.example', GOOD_PASSWORD)).toEqual(WRONG)
    expect(await tryLogin('gwen@home.example', GOOD_PASSWORD, own)).toEqual({
      ok: false,
      message: 'Please log in with a one time password.',
    })
    expect(
      (await bench.mailTo('gwen@home.example')).filter(({ subject }) => subject.startsWith('How to log in')),
    ).toHaveLength(1)
  })
  it('wants a bot check (LOGIN-23)', async () => {
    expect(
      await bench.ask('login', { email: 'ada@home.example', password: 'x', deviceId: '' } as never),
    ).toEqual({ ok: false, message: 'Bot check failed. Please try again.' })
    const reply = await bench.ask('login', {
      email: 'ada@home.example',
      password: GOOD_PASSWORD,
      token: 'alias',
      deviceId: '',
    } as never)
    expect(reply, 'D-24: `token` is taken for recaptcha_token').toMatchObject({ ok: true })
  })
  it('writes to the owner about a device that is new to the account, but for the first (notify_logins)', async () => {
    await bench.register('notice@home.example', GOOD_PASSWORD)
    const notices = async () =>
      (await bench.mailTo('notice@home.example')).filter(({ subject }) => subject.startsWith('A new login'))
    const first = await bench.logIn('notice@home.example', GOOD_PASSWORD)
    await bench.ask('logout', { token: first.caller.token, deviceId: first.deviceId }, first)
    await bench.logIn('notice@home.example', GOOD_PASSWORD, first)
    expect(await notices()).toHaveLength(0)
    const second = await bench.logIn('notice@home.example', GOOD_PASSWORD)
    expect((await notices()).map(({ text }) => text)).toEqual([expect.stringContaining('Firefox on Windows')])
    await bench.ask(
      'updatePreferences',
      { user_id: second.userId, newsletter: false, notify_messages: true, notify_logins: false },
      second,
    )
    await bench.logIn('notice@home.example', GOOD_PASSWORD)
    expect(await notices()).toHaveLength(1)
  })
})

describe('limits of login (D-165)', () => {
  it('ten failures an address from one network, known or not, then a wait with its length; the owner’s own browser is not locked out', async () => {
    await bench.register('locked@home.example', GOOD_PASSWORD)
    const own = await bench.logIn('locked@home.example', GOOD_PASSWORD)
    const stranger = () => ({ ...newBrowser(), caller: { address: '203.0.113.9' } })
    for (const email of ['locked@home.example', 'unknown@home.example']) {
      const replies = await Promise.all(
        Array.from({ length: 25 }, () => tryLogin(email, 'Wrong-Kettle-88', stranger())),
      )
      expect(
        replies.filter(({ message }) => message === WRONG.message),
        email,
      ).toHaveLength(10)
      expect(await tryLogin(email, GOOD_PASSWORD, stranger()), 'the right password too').toEqual(TOO_MANY)
    }
    expect(await tryLogin('locked@home.example', GOOD_PASSWORD), 'from another network').toMatchObject({
      ok: true,
    })
    expect(await tryLogin('locked@home.example', GOOD_PASSWORD, own)).toMatchObject({ ok: true })
    await timePasses()
    expect(await tryLogin('locked@home.example', GOOD_PASSWORD)).toMatchObject({ ok: true })
  })
  it('sixty failures an address from all networks together; a proof of the mailbox ends the wait', async () => {
    await bench.register('spread@home.example', GOOD_PASSWORD)
    const { consumeAttempt } = await import('../../../lib/agency/limits/rate-limit')
    for (let n = 0; n < 59; n += 1)
      await consumeAttempt('login:email:spread@home.example', { maxAttempts: 60, windowSeconds: 15 * 60 })
    expect(await tryLogin('spread@home.example', 'Wrong-Kettle-88')).toEqual(WRONG)
    expect(await tryLogin('spread@home.example', GOOD_PASSWORD)).toEqual(TOO_MANY)
    await bench.ask('forgottenPassword', { email: 'spread@home.example', ...botToken })
    await bench.ask('resetPassword', {
      key: await bench.keyTo('spread@home.example', '/forgotten/reset'),
      password: 'Velvet-Harbour-19',
      confirm_password: 'Velvet-Harbour-19',
    })
    expect(await tryLogin('spread@home.example', 'Velvet-Harbour-19')).toMatchObject({ ok: true })
  })
  it('only failures count', async () => {
    await bench.register('often@home.example', GOOD_PASSWORD)
    const browser = newBrowser()
    for (let time = 0; time < 12; time += 1)
      expect(
        await tryLogin('often@home.example', GOOD_PASSWORD, { ...browser, deviceId: `d${time}` }),
      ).toMatchObject({ ok: true })
  })
  it('sixty failures a network address, whoever is tried; the limit comes before the work', async () => {
    const browser = newBrowser()
    const replies = await Promise.all(
      Array.from({ length: 70 }, (_, n) => tryLogin(`somebody${n}@home.example`, 'Wrong-Kettle-88', browser)),
    )
    expect(replies.filter(({ message }) => message === WRONG.message)).toHaveLength(60)
    expect(replies.filter(({ message }) => message === TOO_MANY.message)).toHaveLength(10)
  })
  it('keeps nobody’s address', async () => {
    const windowsJson = JSON.stringify(await findRows('rateWindow'))
    expect(windowsJson).not.toMatch(/@|198\.18/)
  })
})

describe('sessions', () => {
  it('end with logout, at once and again (LOGOUT-02, API-21)', async () => {
    await bench.register('out@home.example', GOOD_PASSWORD)
    const browser = await bench.logIn('out@home.example', GOOD_PASSWORD)
    const out = () =>
      bench.ask(
        'logout',
        { token: browser.caller.token, deviceId: browser.deviceId, userId: browser.userId },
        browser,
      )
    expect(await Promise.all([out(), out()])).toEqual([
      { ok: true, data: null, message: 'Success' },
      { ok: true, data: null, message: 'Success' },
    ])
    await expect(bench.ask('getUserData', { user_id: browser.userId }, browser)).rejects.toMatchObject({
      code: 'invalid_token',
    })
    expect(await bench.ask('logout', { token: 'never was' })).toMatchObject({ ok: true })
  })
  it('run out after thirty days by the database’s clock, whatever this server’s says (D-164)', async () => {
    await bench.register('clock@home.example', GOOD_PASSWORD)
    const browser = await bench.logIn('clock@home.example', GOOD_PASSWORD)
    const [row] = await query<{ days: number }>(
      `SELECT extract(epoch FROM expires_at - now()) / 86400 AS days FROM user_session WHERE user_id = $1`,
      [browser.userId],
    )
    expect(Number(row?.days)).toBeCloseTo(30, 2)
    await query(`UPDATE user_session SET expires_at = now() - interval '1 second' WHERE user_id = $1`, [
      browser.userId,
    ])
    await expect(bench.ask('getUserData', { user_id: browser.userId }, browser)).rejects.toMatchObject({
      code: 'invalid_token',
    })
  })
  it('are marked as seen, at most every five minutes', async () => {
    await bench.register('seen@home.example', GOOD_PASSWORD)
    const browser = await bench.logIn('seen@home.example', GOOD_PASSWORD)
    const set = (ago: string) =>
      query(`UPDATE user_session SET last_seen_at = now() - $2::interval WHERE user_id = $1`, [
        browser.userId,
        ago,
      ])
    const ageAfterAsking = async () => {
      await bench.ask('getUserData', { user_id: browser.userId }, browser)
      const [row] = await query<{ age: string }>(
        'SELECT extract(epoch FROM now() - last_seen_at) AS age FROM user_session WHERE user_id = $1',
        [browser.userId],
      )
      return Number(row?.age)
    }
    await set('4 minutes')
    expect(await ageAfterAsking()).toBeGreaterThan(200)
    await set('6 minutes')
    expect(await ageAfterAsking()).toBeLessThan(60)
  })
  it('speak only for their own user', async () => {
    const other = await bench.register('other@home.example', GOOD_PASSWORD)
    await bench.register('self@home.example', GOOD_PASSWORD)
    const browser = await bench.logIn('self@home.example', GOOD_PASSWORD)
    await expect(bench.ask('getUserData', { user_id: other.id }, browser)).rejects.toMatchObject({
      code: 'invalid_token',
    })
  })
})

it('NUL and other rubbish in texts is no fault of ours', async () => {
  expect(await tryLogin('ada@home.example', 'a\0b', { ...newBrowser(), deviceId: 'x\0y' })).toEqual(WRONG)
  expect(await bench.ask('signup', { ...person('nul@home.example'), first_name: 'N\0ul' })).toMatchObject({
    ok: true,
  })
})
