import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { botToken, GOOD_PASSWORD, newBrowser, openBench, type Bench } from './bench'
import { expectDelayed } from './recorded-delays'
import { query } from '../../support/sql'
import { findRow } from '../../support/tables'

vi.mock('node:timers/promises', async () => (await import('./recorded-delays')).recordDelays())

let bench: Bench
beforeAll(async () => void (bench = await openBench()))
afterAll(() => bench?.close())

const NEW_PASSWORD = 'Velvet-Harbour-19'
const SENT = {
  ok: true,
  data: null,
  message: 'If an account exists for this email, a reset link has been sent.',
}
const INVALID = { ok: false, message: 'This link is invalid or has expired.' }
const forget = (email: string) => bench.ask('forgottenPassword', { email, ...botToken })
const reset = (key: string, password = NEW_PASSWORD) =>
  bench.ask('resetPassword', { key, password, confirm_password: password })
const resetKey = (email: string) => bench.keyTo(email, '/forgotten/reset')
const link = async (id: number) => {
  const { createLink } = await import('../../../lib/agency/accounts/links')
  return bench.db.withTransaction((tx) => createLink(tx, id, 'login'))
}
const enter = (key: string, browser = newBrowser()) =>
  bench.ask('autoLogin', { key, deviceId: browser.deviceId }, browser)

describe('a forgotten password (B-01, B-02, D-155)', () => {
  it('is replaced by the mailed link, once, and every session ends; the owner is told', async () => {
    const { id } = await bench.register('finn@home.example', GOOD_PASSWORD)
    const browser = await bench.logIn('finn@home.example', GOOD_PASSWORD)
    await query('UPDATE "user" SET otp_failures = 60 WHERE id = $1', [id])
    expect(await forget('FINN@home.example')).toEqual(SENT)
    const key = await resetKey('finn@home.example')
    const twice = await Promise.all([reset(key), reset(key, 'Another-Harbour-19')])
    expect(twice.filter(({ ok }) => ok)).toHaveLength(1)
    expect(twice.filter(({ ok }) => !ok)).toEqual([INVALID])
    expect(await reset(key)).toEqual(INVALID)
    await expect(bench.ask('getUserData', { user_id: id }, browser)).rejects.toMatchObject({
      code: 'invalid_token',
    })
    await bench.logIn('finn@home.example', twice[0].ok ? NEW_PASSWORD : 'Another-Harbour-19')
    expect(
      await bench.ask('login', { email: 'finn@home.example', password: GOOD_PASSWORD, ...botToken }),
    ).toMatchObject({ ok: false })
    expect(await findRow('user', { id })).toMatchObject({ otpFailures: 0 })
    expect((await bench.mailTo('finn@home.example')).map(({ subject }) => subject)).toContain(
      'Your password for Emoov has been changed',
    )
  })
  it('makes a guest’s account a full one', async () => {
    await bench.register('greta@home.example')
    await forget('greta@home.example')
    expect(await reset(await resetKey('greta@home.example'))).toEqual({
      ok: true,
      data: null,
      message: 'Success',
    })
    await bench.logIn('greta@home.example', NEW_PASSWORD)
  })
  it('a newer link leaves the older ones good until one is used, so that a stranger who asks takes nobody’s away; an hour ends any', async () => {
    await bench.register('lena@home.example', GOOD_PASSWORD)
    await forget('lena@home.example')
    const older = await resetKey('lena@home.example')
    await forget('lena@home.example')
    const newer = await resetKey('lena@home.example')
    expect(await reset(older)).toMatchObject({ ok: true })
    expect(await reset(newer)).toEqual(INVALID)
    await forget('lena@home.example')
    await query(`UPDATE account_link SET expires_at = expires_at - interval '60 minutes'`)
    expect(await reset(await resetKey('lena@home.example'))).toEqual(INVALID)
  })
  it('a refused password leaves the link good', async () => {
    await bench.register('mona@home.example', GOOD_PASSWORD)
    await forget('mona@home.example')
    const key = await resetKey('mona@home.example')
    expect(await reset(key, 'password1')).toEqual({
      ok: false,
      message: 'Please choose a longer or less common password.',
    })
    expect(await bench.ask('resetPassword', { key, password: NEW_PASSWORD, confirm_password: 'x' })).toEqual({
      ok: false,
      message: 'Password and Confirm Password must match',
    })
    expect(await reset(key)).toMatchObject({ ok: true })
  })
  it('the answer is the same for everybody, in words and time; an unknown address gets no mail', async () => {
    await bench.register('some@home.example', GOOD_PASSWORD)
    for (const email of ['some@home.example', 'none@home.example']) {
      for (let n = 0; n < 5; n += 1) expect(await expectDelayed(() => forget(email))).toEqual(SENT)
      expect(await forget(email)).toEqual({
        ok: false,
        message: 'Too many attempts. Please try again later.',
        retryAfter: expect.any(Number),
      })
    }
    expect(await bench.mailTo('none@home.example')).toEqual([])
  })
})

describe('automatic login (FLAU-02, A-27)', () => {
  it('lets in once, two at once too, and opens a session', async () => {
    const { id } = await bench.register('flo@home.example')
    const key = await link(id)
    const replies = await Promise.all([enter(key), enter(key)])
    expect(replies.filter(({ ok }) => ok)).toEqual([
      {
        ok: true,
        message: 'Success',
        data: { id, token: expect.any(String), first_name: 'Ada', seller_info_completed: 0 },
      },
    ])
    expect(replies.filter(({ ok }) => !ok)).toEqual([INVALID])
    const token = replies.map((reply) => (reply.ok ? reply.data.token : '')).find(Boolean)
    expect(await bench.gateway.getUserData({ user_id: id }, { token })).toMatchObject({ ok: true })
  })
  it('ends after twenty minutes, is no password link, and is refused when unknown', async () => {
    const { id } = await bench.register('short@home.example')
    const key = await link(id)
    expect(await reset(key)).toEqual(INVALID)
    await query(
      `UPDATE account_link SET expires_at = expires_at - interval '20 minutes' WHERE user_id = $1`,
      [id],
    )
    expect(await enter(key)).toEqual(INVALID)
    for (const wrong of ['x', 'y'.repeat(200), 'x\0']) expect(await enter(wrong)).toEqual(INVALID)
  })
  it('ends when the password changes', async () => {
    const { id } = await bench.register('changed@home.example', GOOD_PASSWORD)
    const key = await link(id)
    await forget('changed@home.example')
    await reset(await resetKey('changed@home.example'))
    expect(await enter(key)).toEqual(INVALID)
  })
})
