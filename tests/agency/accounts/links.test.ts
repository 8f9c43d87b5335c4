import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  NEW_PASSWORD,
  botToken,
  GOOD_PASSWORD,
  createBrowser,
  openTestAgency,
  type TestAgency,
} from './test-agency'
import { createLink } from '../../../lib/agency/accounts/links'
import { expectDelayed } from './recorded-delays'
import { query } from '../../support/sql'
import { findRow } from '../../support/tables'

// Skips the delays of constant-time responses, which would take most of this file's time.
vi.mock('node:timers/promises', async () => (await import('./recorded-delays')).recordDelays())

let testAgency: TestAgency
beforeAll(async () => {
  testAgency = await openTestAgency()
})
afterAll(() => testAgency?.close())

const SENT = {
  ok: true,
  data: null,
  message: 'If an account exists for this email, a reset link has been sent.',
}
const INVALID = { ok: false, message: 'This link is invalid or has expired.' }
const requestReset = (email: string) => testAgency.call('forgottenPassword', { email, ...botToken })
const reset = (key: string, password = NEW_PASSWORD) =>
  testAgency.call('resetPassword', { key, password, confirm_password: password })
const findResetKey = (email: string) => testAgency.findMailedKey(email, '/forgotten/reset')
const createLoginKey = (userId: number) =>
  testAgency.db.withTransaction((tx) => createLink(tx, userId, 'login'))
const logInByLink = (key: string, browser = createBrowser()) =>
  testAgency.call('autoLogin', { key, deviceId: browser.deviceId }, browser)

describe('a forgotten password (B-01, B-02, D-155)', () => {
  it('is replaced once by the mailed link, which ends every session, resets the count of wrong codes and mails the owner', async () => {
    const { id } = await testAgency.register('finn@home.example', GOOD_PASSWORD)
    const browser = await testAgency.logIn('finn@home.example', GOOD_PASSWORD)
    // Sixty wrong codes in a row. A hundred would make the account get login links instead of codes.
    await query('UPDATE "user" SET otp_failures = 60 WHERE id = $1', [id])
    expect(await requestReset('FINN@home.example')).toEqual(SENT)
    const key = await findResetKey('finn@home.example')
    const replies = await Promise.all([reset(key), reset(key, 'Another-Harbour-19')])
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
    expect(replies.filter(({ ok }) => !ok)).toEqual([INVALID])
    expect(await reset(key)).toEqual(INVALID)
    await expect(testAgency.call('getUserData', { user_id: id }, browser)).rejects.toMatchObject({
      code: 'invalid_token',
    })
    await testAgency.logIn('finn@home.example', replies[0].ok ? NEW_PASSWORD : 'Another-Harbour-19')
    expect(
      await testAgency.call('login', { email: 'finn@home.example', password: GOOD_PASSWORD, ...botToken }),
    ).toMatchObject({ ok: false })
    expect(await findRow('user', { id })).toMatchObject({ otpFailures: 0 })
    expect((await testAgency.findMailTo('finn@home.example')).map(({ subject }) => subject)).toContain(
      'Your password for Emoov has been changed',
    )
  })
  it('can be reset by a guest, whose account becomes a full one', async () => {
    await testAgency.register('greta@home.example')
    await requestReset('greta@home.example')
    expect(await reset(await findResetKey('greta@home.example'))).toEqual({
      ok: true,
      data: null,
      message: 'Success',
    })
    await testAgency.logIn('greta@home.example', NEW_PASSWORD)
  })
  it('can be replaced by an older link after a newer one was requested; using one link invalidates all', async () => {
    await testAgency.register('lena@home.example', GOOD_PASSWORD)
    // A stranger could invalidate a user's link by requesting another if a newer link ended the older ones.
    await requestReset('lena@home.example')
    const older = await findResetKey('lena@home.example')
    await requestReset('lena@home.example')
    const newer = await findResetKey('lena@home.example')
    expect(await reset(older)).toMatchObject({ ok: true })
    expect(await reset(newer)).toEqual(INVALID)
  })
  it('cannot be replaced by a link older than an hour', async () => {
    await testAgency.register('late@home.example', GOOD_PASSWORD)
    await requestReset('late@home.example')
    await query(`UPDATE account_link SET expires_at = expires_at - interval '60 minutes'`)
    expect(await reset(await findResetKey('late@home.example'))).toEqual(INVALID)
  })
  it('can be replaced by the same link again if the first new password is refused', async () => {
    await testAgency.register('mona@home.example', GOOD_PASSWORD)
    await requestReset('mona@home.example')
    const key = await findResetKey('mona@home.example')
    expect(await reset(key, 'password1')).toEqual({
      ok: false,
      message: 'Please choose a longer or less common password.',
    })
    expect(
      await testAgency.call('resetPassword', { key, password: NEW_PASSWORD, confirm_password: 'x' }),
    ).toEqual({
      ok: false,
      message: 'Password and Confirm Password must match',
    })
    expect(await reset(key)).toMatchObject({ ok: true })
  })
  it('causes the same reply and delay for a known and an unknown address; the unknown one gets no mail', async () => {
    await testAgency.register('some@home.example', GOOD_PASSWORD)
    for (const email of ['some@home.example', 'none@home.example']) {
      for (let n = 0; n < 5; n += 1) expect(await expectDelayed(() => requestReset(email))).toEqual(SENT)
      expect(await requestReset(email)).toEqual({
        ok: false,
        message: 'Too many attempts. Please try again later.',
        retryAfter: expect.any(Number),
      })
    }
    expect(await testAgency.findMailTo('none@home.example')).toEqual([])
  })
})

describe('automatic login (FLAU-02, A-27)', () => {
  it('logs in once, even if the link is opened twice at the same time', async () => {
    const { id } = await testAgency.register('flo@home.example')
    const key = await createLoginKey(id)
    const replies = await Promise.all([logInByLink(key), logInByLink(key)])
    expect(replies.filter(({ ok }) => ok)).toEqual([
      {
        ok: true,
        message: 'Success',
        data: { id, token: expect.any(String), first_name: 'Ada', seller_info_completed: 0 },
      },
    ])
    expect(replies.filter(({ ok }) => !ok)).toEqual([INVALID])
    const token = replies.flatMap((reply) => (reply.ok ? [reply.data.token] : []))[0]
    expect(await testAgency.gateway.getUserData({ user_id: id }, { token })).toMatchObject({ ok: true })
  })
  it('refuses a link after 20 minutes and an unknown key; a login link cannot reset a password', async () => {
    const { id } = await testAgency.register('short@home.example')
    const key = await createLoginKey(id)
    expect(await reset(key)).toEqual(INVALID)
    await query(
      `UPDATE account_link SET expires_at = expires_at - interval '20 minutes' WHERE user_id = $1`,
      [id],
    )
    expect(await logInByLink(key)).toEqual(INVALID)
    const UNUSUALLY_LONG = 'y'.repeat(200)
    for (const unknownKey of ['x', UNUSUALLY_LONG, 'x\0'])
      expect(await logInByLink(unknownKey)).toEqual(INVALID)
  })
  it('refuses a link from before a change of password', async () => {
    const { id } = await testAgency.register('changed@home.example', GOOD_PASSWORD)
    const key = await createLoginKey(id)
    await requestReset('changed@home.example')
    await reset(await findResetKey('changed@home.example'))
    expect(await logInByLink(key)).toEqual(INVALID)
  })
})
