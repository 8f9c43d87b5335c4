import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  WRONG_PASSWORD,
  NEW_PASSWORD,
  GOOD_PASSWORD,
  createBrowser,
  openTestAgency,
  type TestAgency,
  type Browser,
  setSession,
} from './test-agency'
import { findRow } from '../../support/tables'
import { createLink } from '../../../lib/agency/accounts/links'
import { startSession } from '../../../lib/agency/accounts/start-session'

// Skips the delays of constant-time responses, which would take most of this file's time.
vi.mock('node:timers/promises', async () => (await import('./recorded-delays')).recordDelays())

let testAgency: TestAgency
beforeAll(async () => {
  testAgency = await openTestAgency()
})
afterAll(() => testAgency?.close())

const DONE = { ok: true, data: null, message: 'Success' }
const toUserInput = (browser: Browser) => ({ user_id: browser.userId })

describe('the password (B-04, D-164)', () => {
  const changePassword = (browser: Browser, { current, next }: { current?: string; next: string }) =>
    testAgency.call(
      'changePassword',
      { ...toUserInput(browser), current_password: current, password: next, confirm_password: next },
      browser,
    )

  it('is changed with the current password, ends every session, opens a new one and mails the owner', async () => {
    await testAgency.register('cara@home.example', GOOD_PASSWORD)
    const [here, there] = [
      await testAgency.logIn('cara@home.example', GOOD_PASSWORD),
      await testAgency.logIn('cara@home.example', GOOD_PASSWORD),
    ]
    const newTokens: string[] = []
    here.caller.onToken = (token) => void newTokens.push(token)
    expect(await changePassword(here, { current: WRONG_PASSWORD, next: NEW_PASSWORD })).toEqual({
      ok: false,
      message: 'Current password is incorrect.',
    })
    expect(await changePassword(here, { next: NEW_PASSWORD })).toEqual({
      ok: false,
      message: 'Please enter your current password.',
    })
    expect(await changePassword(here, { current: GOOD_PASSWORD, next: 'password1' })).toEqual({
      ok: false,
      message: 'Please choose a longer or less common password.',
    })
    expect(newTokens, 'a refused change starts no session').toEqual([])
    expect(await changePassword(here, { current: GOOD_PASSWORD, next: NEW_PASSWORD })).toEqual(DONE)
    for (const browser of [here, there])
      await expect(testAgency.call('getUserData', toUserInput(browser), browser)).rejects.toMatchObject({
        code: 'invalid_token',
      })
    here.caller.token = newTokens[0]
    expect(await testAgency.call('getUserData', toUserInput(here), here)).toMatchObject({ ok: true })
    expect((await testAgency.findMailTo('cara@home.example')).at(-1)?.subject).toBe(
      'Your password for Emoov has been changed',
    )
    expect(
      (await testAgency.findMailTo('cara@home.example')).filter(({ subject }) =>
        subject.startsWith('A new login'),
      ),
      'the login of the second browser, but not the new session of the first',
    ).toHaveLength(1)
    await testAgency.logIn('cara@home.example', NEW_PASSWORD)
  })
  it('is changed by only one of two simultaneous requests', async () => {
    await testAgency.register('duo@home.example', GOOD_PASSWORD)
    const [here, there] = [
      await testAgency.logIn('duo@home.example', GOOD_PASSWORD),
      await testAgency.logIn('duo@home.example', GOOD_PASSWORD),
    ]
    const replies = await Promise.all([
      changePassword(here, { current: GOOD_PASSWORD, next: NEW_PASSWORD }),
      changePassword(there, { current: GOOD_PASSWORD, next: 'Velvet-Harbour-20' }),
    ])
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
  })
  it('is set by a guest without a current one, and makes the account a full one', async () => {
    await testAgency.register('gus@home.example')
    const user = await findRow('user', { email: 'gus@home.example' })
    const browser = createBrowser()
    const reply = await testAgency.call(
      'autoLogin',
      {
        key: await testAgency.db.withTransaction((tx) => createLink(tx, user.id, 'login')),
        deviceId: browser.deviceId,
      },
      browser,
    )
    setSession(browser, { id: user.id, token: reply.ok ? reply.data.token : '' })
    expect(await testAgency.call('getUserData', toUserInput(browser), browser)).toMatchObject({
      data: { is_guest: true },
    })
    expect(await changePassword(browser, { next: NEW_PASSWORD })).toEqual(DONE)
    await testAgency.logIn('gus@home.example', NEW_PASSWORD)
  })
  it('cannot be guessed: after ten wrong passwords the user must wait (D-165)', async () => {
    await testAgency.register('thief@home.example', GOOD_PASSWORD)
    const browser = await testAgency.logIn('thief@home.example', GOOD_PASSWORD)
    const replies = await Promise.all(
      Array.from({ length: 15 }, () =>
        changePassword(browser, { current: WRONG_PASSWORD, next: NEW_PASSWORD }),
      ),
    )
    expect(replies.filter(({ message }) => message === 'Current password is incorrect.')).toHaveLength(10)
    expect(await changePassword(browser, { current: GOOD_PASSWORD, next: NEW_PASSWORD })).toEqual({
      ok: false,
      message: 'Too many attempts. Please try again later.',
      retryAfter: expect.any(Number),
    })
  })
  it('opens no session for a login that verified the former password just before the change', async () => {
    const { id } = await testAgency.register('edge@home.example', GOOD_PASSWORD)
    const formerUser = await findRow('user', { id })
    const browser = await testAgency.logIn('edge@home.example', GOOD_PASSWORD)
    await changePassword(browser, { current: GOOD_PASSWORD, next: NEW_PASSWORD })
    const verifiedHash = formerUser.passwordHash ?? ''
    expect(
      await testAgency.db.withTransaction((tx) => startSession(tx, id, { deviceId: 'd' }, verifiedHash)),
    ).toBeNull()
  })
})
