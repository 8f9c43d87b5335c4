import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { botToken, GOOD_PASSWORD, newBrowser, openBench, type Bench, type Browser } from './bench'
import { query } from '../../support/sql'
import { countRows } from '../../support/tables'

vi.mock('node:timers/promises', async () => (await import('./recorded-delays')).recordDelays())

/** What an account that is in the wrong hands, or in busy ones, may do to its owner, its mailbox and this machine (D-165). */
let bench: Bench
beforeAll(async () => void (bench = await openBench()))
afterAll(() => bench?.close())

const own = (browser: Browser) => ({ user_id: browser.userId })
const TOO_MANY = {
  ok: false,
  message: 'Too many attempts. Please try again later.',
  retryAfter: expect.any(Number),
}
const isIn = (browser: Browser) =>
  bench.ask('getUserData', own(browser), browser).then(
    () => true,
    () => false,
  )
const count = async (email: string, start: string) =>
  (await bench.mailTo(email)).filter(({ subject }) => subject.startsWith(start)).length
const spend = async (key: string, attempts: number) => {
  const { consumeAttempt } = await import('../../../lib/agency/limits/rate-limit')
  for (let n = 0; n < attempts; n += 1)
    await consumeAttempt(key, { maxAttempts: attempts, windowSeconds: 3_600 })
}

describe('what succeeds is limited too', () => {
  it('notices: five of a kind an hour; what they speak of is done all the same', async () => {
    await bench.register('noted@home.example', GOOD_PASSWORD)
    for (let n = 0; n < 8; n += 1) await bench.logIn('noted@home.example', GOOD_PASSWORD)
    expect(await count('noted@home.example', 'A new login')).toBe(5)
    const browser = await bench.logIn('noted@home.example', GOOD_PASSWORD)
    for (let n = 0; n < 14; n += 1)
      await bench.ask(
        'updatePreferences',
        { ...own(browser), newsletter: n % 2 === 0, notify_messages: true, notify_logins: true },
        browser,
      )
    expect(await count('noted@home.example', 'You are subscribed')).toBe(5)
    await bench.ask(
      'changePassword',
      {
        ...own(browser),
        current_password: GOOD_PASSWORD,
        password: 'Velvet-Harbour-19',
        confirm_password: 'Velvet-Harbour-19',
      },
      browser,
    )
    expect(await count('noted@home.example', 'Your password'), 'no other kind is drowned').toBe(1)
  })
  it('sixty logins and ten changes of the password an hour, told before the work', async () => {
    await bench.register('busy@home.example', GOOD_PASSWORD)
    const browser = await bench.logIn('busy@home.example', GOOD_PASSWORD)
    await spend(`password-change:user:${browser.userId}`, 10)
    const change = {
      ...own(browser),
      current_password: GOOD_PASSWORD,
      password: 'Velvet-Harbour-19',
      confirm_password: 'Velvet-Harbour-19',
    }
    expect(await bench.ask('changePassword', change, browser)).toEqual(TOO_MANY)
    await spend('logins:busy@home.example', 60)
    expect(
      await bench.ask('login', {
        email: 'busy@home.example',
        password: GOOD_PASSWORD,
        deviceId: '',
        ...botToken,
      }),
    ).toEqual(TOO_MANY)
  })
  it('thirty sessions live at once: the oldest ends', async () => {
    const { id } = await bench.register('many@home.example', GOOD_PASSWORD)
    const first = await bench.logIn('many@home.example', GOOD_PASSWORD)
    const { openSession } = await import('../../../lib/agency/accounts/sessions')
    const open = () => bench.db.withTransaction((tx) => openSession(tx, { id }, { deviceId: '' }))
    for (let n = 0; n < 29; n += 1) await open()
    expect(await isIn(first)).toBe(true)
    await open()
    expect(await isIn(first)).toBe(false)
    expect(await countRows('userSession', { userId: id, endedAt: null })).toBe(30)
  })
  it('five exports an hour', async () => {
    await bench.register('copies@home.example', GOOD_PASSWORD)
    const browser = await bench.logIn('copies@home.example', GOOD_PASSWORD)
    for (let n = 0; n < 5; n += 1)
      expect(await bench.ask('exportData', own(browser), browser)).toMatchObject({ ok: true })
    expect(await bench.ask('exportData', own(browser), browser)).toEqual(TOO_MANY)
  })
})

it('a guest’s first password wants a login of the last quarter of an hour, as a deletion does', async () => {
  const { id } = await bench.register('left-open@home.example')
  const { openSession } = await import('../../../lib/agency/accounts/sessions')
  const browser = newBrowser()
  Object.assign(browser, {
    userId: id,
    caller: {
      ...browser.caller,
      token: await bench.db.withTransaction((tx) => openSession(tx, { id }, browser)),
    },
  })
  const set = () =>
    bench.ask(
      'changePassword',
      { ...own(browser), password: GOOD_PASSWORD, confirm_password: GOOD_PASSWORD },
      browser,
    )
  await query(`UPDATE user_session SET created_at = created_at - interval '15 minutes' WHERE user_id = $1`, [
    id,
  ])
  expect(await set()).toEqual({ ok: false, message: 'Please log in again to do this.' })
  await query(`UPDATE user_session SET created_at = created_at + interval '14 minutes' WHERE user_id = $1`, [
    id,
  ])
  expect(await set()).toMatchObject({ ok: true })
})

it('a login ends the session that the browser had, whosever it was; a failed one does not', async () => {
  for (const name of ['before', 'after']) await bench.register(`${name}@home.example`, GOOD_PASSWORD)
  const before = await bench.logIn('before@home.example', GOOD_PASSWORD)
  const same = { ...before, caller: { ...before.caller } }
  await bench.ask(
    'login',
    { email: 'after@home.example', password: 'Wrong-Kettle-88', deviceId: same.deviceId, ...botToken },
    same,
  )
  expect(await isIn(before)).toBe(true)
  await bench.logIn('after@home.example', GOOD_PASSWORD, same)
  expect([await isIn(before), await isIn(same)]).toEqual([false, true])
})
