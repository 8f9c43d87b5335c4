import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  WRONG_PASSWORD,
  NEW_PASSWORD,
  botToken,
  GOOD_PASSWORD,
  createBrowser,
  openTestAgency,
  type TestAgency,
  type Browser,
  setSession,
} from './test-agency'
import { query } from '../../support/sql'
import { countRows } from '../../support/tables'
import { openSession } from '../../../lib/agency/accounts/sessions'
import { consumeAttempt } from '../../../lib/agency/limits/rate-limit'

// Skips the delays of constant-time responses, which would take most of this file's time.
vi.mock('node:timers/promises', async () => (await import('./recorded-delays')).recordDelays())

/* Actions that succeed are rate-limited too, because whoever uses the account may not be its owner (D-165). */

let testAgency: TestAgency
beforeAll(async () => {
  testAgency = await openTestAgency()
})
afterAll(() => testAgency?.close())

const toUserInput = (browser: Browser) => ({ user_id: browser.userId })
const TOO_MANY = {
  ok: false,
  message: 'Too many attempts. Please try again later.',
  retryAfter: expect.any(Number),
}
const isLoggedIn = (browser: Browser) =>
  testAgency.call('getUserData', toUserInput(browser), browser).then(
    () => true,
    () => false,
  )
const countMails = async (email: string, subjectStart: string) =>
  (await testAgency.findMailTo(email)).filter(({ subject }) => subject.startsWith(subjectStart)).length
/** Consumes all attempts of a rate limit. */
const useUpLimit = async (key: string, attempts: number) => {
  for (let n = 0; n < attempts; n += 1)
    await consumeAttempt(key, { maxAttempts: attempts, windowSeconds: 3_600 })
}

describe('the limits of an account (D-165)', () => {
  it('allow five mails of one kind an hour; further actions succeed without a mail', async () => {
    await testAgency.register('noted@home.example', GOOD_PASSWORD)
    // Each login but the first comes from a new device, which would be seven mails.
    for (let n = 0; n < 8; n += 1) await testAgency.logIn('noted@home.example', GOOD_PASSWORD)
    expect(await countMails('noted@home.example', 'A new login')).toBe(5)
    const browser = await testAgency.logIn('noted@home.example', GOOD_PASSWORD)
    // Every other change subscribes to the newsletter, which would be seven mails.
    for (let n = 0; n < 14; n += 1)
      await testAgency.call(
        'updatePreferences',
        { ...toUserInput(browser), newsletter: n % 2 === 0, notify_messages: true, notify_logins: true },
        browser,
      )
    expect(await countMails('noted@home.example', 'You are subscribed')).toBe(5)
    await testAgency.call(
      'changePassword',
      {
        ...toUserInput(browser),
        current_password: GOOD_PASSWORD,
        password: NEW_PASSWORD,
        confirm_password: NEW_PASSWORD,
      },
      browser,
    )
    expect(
      await countMails('noted@home.example', 'Your password'),
      'another kind of mail has a limit of its own',
    ).toBe(1)
  })
  it('allow sixty logins and ten changes of the password an hour', async () => {
    await testAgency.register('busy@home.example', GOOD_PASSWORD)
    const browser = await testAgency.logIn('busy@home.example', GOOD_PASSWORD)
    await useUpLimit(`password-change:user:${browser.userId}`, 10)
    const change = {
      ...toUserInput(browser),
      current_password: GOOD_PASSWORD,
      password: NEW_PASSWORD,
      confirm_password: NEW_PASSWORD,
    }
    expect(await testAgency.call('changePassword', change, browser)).toEqual(TOO_MANY)
    await useUpLimit('logins:busy@home.example', 60)
    expect(
      await testAgency.call('login', {
        email: 'busy@home.example',
        password: GOOD_PASSWORD,
        deviceId: '',
        ...botToken,
      }),
    ).toEqual(TOO_MANY)
  })
  it('allow thirty sessions: a thirty-first ends the oldest', async () => {
    const { id } = await testAgency.register('many@home.example', GOOD_PASSWORD)
    const first = await testAgency.logIn('many@home.example', GOOD_PASSWORD)
    const openAnother = () => testAgency.db.withTransaction((tx) => openSession(tx, { id }, { deviceId: '' }))
    // With the session of the first login, 29 more make thirty.
    for (let n = 0; n < 29; n += 1) await openAnother()
    expect(await isLoggedIn(first)).toBe(true)
    await openAnother()
    expect(await isLoggedIn(first)).toBe(false)
    expect(await countRows('userSession', { userId: id, endedAt: null })).toBe(30)
  })
  it('allow five exports an hour', async () => {
    await testAgency.register('copies@home.example', GOOD_PASSWORD)
    const browser = await testAgency.logIn('copies@home.example', GOOD_PASSWORD)
    for (let n = 0; n < 5; n += 1)
      expect(await testAgency.call('exportData', toUserInput(browser), browser)).toMatchObject({ ok: true })
    expect(await testAgency.call('exportData', toUserInput(browser), browser)).toEqual(TOO_MANY)
  })
})

it('sets a guest’s first password only within 15 minutes of a login', async () => {
  const { id } = await testAgency.register('left-open@home.example')
  const browser = createBrowser()
  const token = await testAgency.db.withTransaction((tx) => openSession(tx, { id }, browser))
  setSession(browser, { id, token })
  const setPassword = () =>
    testAgency.call(
      'changePassword',
      { ...toUserInput(browser), password: GOOD_PASSWORD, confirm_password: GOOD_PASSWORD },
      browser,
    )
  await query(`UPDATE user_session SET created_at = created_at - interval '15 minutes' WHERE user_id = $1`, [
    id,
  ])
  expect(await setPassword()).toEqual({ ok: false, message: 'Please log in again to do this.' })
  // Moves the login from 15 minutes ago to one minute ago.
  await query(`UPDATE user_session SET created_at = created_at + interval '14 minutes' WHERE user_id = $1`, [
    id,
  ])
  expect(await setPassword()).toMatchObject({ ok: true })
})

it('ends a browser’s earlier session at a login, even of another user, but not at a failed login', async () => {
  for (const name of ['before', 'after']) await testAgency.register(`${name}@home.example`, GOOD_PASSWORD)
  const before = await testAgency.logIn('before@home.example', GOOD_PASSWORD)
  // The same device. It has a copy of the caller, because logIn writes the new token into the caller.
  const sameBrowser = { ...before, caller: { ...before.caller } }
  await testAgency.call(
    'login',
    { email: 'after@home.example', password: WRONG_PASSWORD, deviceId: sameBrowser.deviceId, ...botToken },
    sameBrowser,
  )
  expect(await isLoggedIn(before)).toBe(true)
  await testAgency.logIn('after@home.example', GOOD_PASSWORD, sameBrowser)
  expect([await isLoggedIn(before), await isLoggedIn(sameBrowser)]).toEqual([false, true])
})
