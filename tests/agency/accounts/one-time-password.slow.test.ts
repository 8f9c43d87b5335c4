import type * as Argon2 from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { botToken, createBrowser, openTestAgency, type TestAgency, type Browser } from './test-agency'
import { expectDelayed } from './recorded-delays'
import { query } from '../../support/sql'
import { findRow, findRows } from '../../support/tables'
import { consumeCodeTry } from '../../../lib/agency/accounts/one-time-password'

/** Counts the calls of argon2. The mock below calls the real functions. */
const argon2Calls = vi.hoisted(() => ({ hash: 0, verify: 0 }))
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof Argon2>()
  return {
    ...argon2,
    hash: (...parameters: Parameters<typeof argon2.hash>) => {
      argon2Calls.hash += 1
      return argon2.hash(...parameters)
    },
    verify: (...parameters: Parameters<typeof argon2.verify>) => {
      argon2Calls.verify += 1
      return argon2.verify(...parameters)
    },
  }
})

// Skips the delays of constant-time responses, which would take most of this file's time.
vi.mock('node:timers/promises', async () => (await import('./recorded-delays')).recordDelays())

let testAgency: TestAgency
beforeAll(async () => {
  testAgency = await openTestAgency()
})
afterAll(() => testAgency?.close())

const SENT = { ok: true, data: null, message: 'A One Time Password has been sent to your email address.' }
const INVALID = { ok: false, message: 'Invalid OTP.' }
const TOO_MANY = {
  ok: false,
  message: 'Too many attempts. Please try again later.',
  retryAfter: expect.any(Number),
}
const requestCode = (email: string, browser: Browser) =>
  testAgency.call('loginOtpRequest', { email, deviceId: browser.deviceId, ...botToken }, browser)
const verify = (otp: string, browser: Browser) =>
  testAgency.call('verifyOtp', { otp, deviceId: browser.deviceId, ...botToken }, browser)
/** Resets all rate limits, as if every window had passed. */
const resetRateLimits = () => query('DELETE FROM rate_window')
const readFailureCount = async (id: number) => (await findRow('user', { id })).otpFailures
/** Makes a wrong code from the right one. Each difference makes another wrong code. */
const toWrongCode = (code: string, difference = 1) =>
  String((Number(code) + difference) % 1_000_000).padStart(6, '0')

describe('a one-time password', () => {
  it('has six digits, is mailed, and logs in once, only in the browser that requested it (LOGIN-26 to LOGIN-29, D-26)', async () => {
    const { id } = await testAgency.register('otto@home.example')
    const browser = createBrowser()
    expect(await requestCode('OTTO@home.example', browser)).toEqual(SENT)
    const code = await testAgency.findMailedCode('otto@home.example')
    expect(await verify(code, createBrowser()), 'another browser').toEqual(INVALID)
    const codeWithSpace = `${code.slice(0, 3)} ${code.slice(3)}`
    const replies = await Promise.all([verify(codeWithSpace, browser), verify(codeWithSpace, browser)])
    expect(
      replies.filter(({ ok }) => ok),
      'two at once',
    ).toEqual([
      {
        ok: true,
        message: 'Success',
        data: { id, token: expect.any(String), first_name: 'Ada', seller_info_completed: 0 },
      },
    ])
    expect(await verify(code, browser)).toEqual(INVALID)
    expect(await readFailureCount(id)).toBe(0)
  })
  it('also logs in to an account with a password (D-27)', async () => {
    await testAgency.register('full@home.example', 'Copper-Kettle-88')
    const browser = createBrowser()
    await requestCode('full@home.example', browser)
    expect(await verify(await testAgency.findMailedCode('full@home.example'), browser)).toMatchObject({
      ok: true,
    })
  })
  it('expires after ten minutes; only the reply to the correct code says so', async () => {
    await testAgency.register('late@home.example')
    const browser = createBrowser()
    await requestCode('late@home.example', browser)
    const code = await testAgency.findMailedCode('late@home.example')
    const [row] = await query<{ seconds: string }>(
      'SELECT extract(epoch FROM expires_at - now()) AS seconds FROM one_time_password WHERE device_id = $1',
      [browser.deviceId],
    )
    expect(Number(row?.seconds)).toBeGreaterThan(590)
    expect(Number(row?.seconds)).toBeLessThanOrEqual(600)
    await query(`UPDATE one_time_password SET expires_at = now() WHERE device_id = $1`, [browser.deviceId])
    expect(await verify(toWrongCode(code), browser)).toEqual(INVALID)
    expect(await verify(code, browser)).toEqual({ ok: false, message: 'OTP has expired.' })
  })
  it('is replaced by a newer one', async () => {
    await testAgency.register('newer@home.example')
    const browser = createBrowser()
    await requestCode('newer@home.example', browser)
    const first = await testAgency.findMailedCode('newer@home.example')
    await requestCode('newer@home.example', browser)
    const second = await testAgency.findMailedCode('newer@home.example')
    // The two codes are equal once in a million.
    if (first !== second) expect(await verify(first, browser)).toEqual(INVALID)
    expect(await verify(second, browser)).toMatchObject({ ok: true })
  })
  it('requires a device id, a valid email address and a bot check (LOGIN-20, LOGIN-21, LOGIN-23)', async () => {
    await expect(
      testAgency.call('loginOtpRequest', { email: 'otto@home.example', ...botToken }),
    ).rejects.toMatchObject({ code: 'invalid_request' })
    expect(
      await testAgency.call('loginOtpRequest', { email: 'no address', deviceId: 'd', ...botToken }),
    ).toEqual({
      ok: false,
      message: 'Please enter a valid email address.',
    })
    expect(
      await testAgency.call('loginOtpRequest', { email: 'otto@home.example', deviceId: 'd' } as never),
    ).toEqual({ ok: false, message: 'Bot check failed. Please try again.' })
    expect(await testAgency.call('verifyOtp', { otp: '', deviceId: 'd', ...botToken })).toEqual({
      ok: false,
      message: 'Please enter your One Time Password',
    })
    expect(await testAgency.call('verifyOtp', { otp: '123456', ...botToken })).toEqual(INVALID)
  })
})

describe('an attacker who guesses a one-time password', () => {
  it('is limited to five guesses, even if a hundred are made at the same time', async () => {
    const { id } = await testAgency.register('hundred@home.example')
    const browser = createBrowser()
    await requestCode('hundred@home.example', browser)
    const code = await testAgency.findMailedCode('hundred@home.example')
    const tries = await Promise.all(Array.from({ length: 100 }, () => consumeCodeTry(browser.deviceId)))
    expect(tries.filter(Boolean)).toHaveLength(5)
    expect(await readFailureCount(id)).toBe(5)
    expect(await verify(code, browser), 'the correct code comes too late').toEqual(INVALID)
  })
  it('is limited to five guesses, even from many network addresses', async () => {
    await testAgency.register('front@home.example')
    const browser = createBrowser()
    await requestCode('front@home.example', browser)
    const code = await testAgency.findMailedCode('front@home.example')
    const replies = await Promise.all(
      Array.from({ length: 99 }, (_, n) =>
        verify(toWrongCode(code, n + 1), { ...createBrowser(), deviceId: browser.deviceId }),
      ),
    )
    expect(replies.every((reply) => !reply.ok)).toBe(true)
    expect((await findRow('oneTimePassword', { deviceId: browser.deviceId })).tries).toBe(5)
    expect(
      replies.filter(({ message }) => message !== INVALID.message),
      'twenty calls of the device are checked, and the other 79 of 99 refused by the rate limit',
    ).toHaveLength(79)
    await resetRateLimits()
    expect(await verify(code, browser)).toEqual(INVALID)
  })
  it('gets no new tries by requesting another code; a login link is mailed once the tries are used up (D-165)', async () => {
    await testAgency.register('resend@home.example')
    const browser = createBrowser()
    // Two wrong tries at each code. The fifth wrong try is the first at the third code.
    for (const triesBefore of [0, 2, 4]) {
      await requestCode('resend@home.example', browser)
      const code = await testAgency.findMailedCode('resend@home.example')
      const codes = await findRows('oneTimePassword', { deviceId: browser.deviceId })
      expect(codes.at(-1)?.tries).toBe(triesBefore)
      for (let n = 1; n <= 2; n += 1) expect(await verify(toWrongCode(code, n), browser)).toEqual(INVALID)
      if (triesBefore === 4)
        expect(await verify(code, browser), 'the correct code after five wrong ones').toEqual(INVALID)
    }
    await requestCode('resend@home.example', browser)
    const mail = (await testAgency.findMailTo('resend@home.example')).at(-1)
    expect(mail?.text).not.toMatch(/\b\d{6}\b/)
    expect(
      await testAgency.call(
        'autoLogin',
        { key: await testAgency.findMailedKey('resend@home.example', '/flau'), deviceId: browser.deviceId },
        browser,
      ),
    ).toMatchObject({ ok: true })
  })
  it('uses up tries even while another code is requested', async () => {
    await testAgency.register('race@home.example')
    const browser = createBrowser()
    await requestCode('race@home.example', browser)
    const code = await testAgency.findMailedCode('race@home.example')
    await Promise.all([
      ...[1, 2, 3].map((n) => verify(toWrongCode(code, n), browser)),
      requestCode('race@home.example', browser),
      requestCode('race@home.example', browser),
    ])
    const rows = await findRows('oneTimePassword', { deviceId: browser.deviceId })
    expect(rows.filter(({ usedAt }) => !usedAt)).toHaveLength(1)
    // The newest code carries the tries of the earlier ones.
    const mostTries = Math.max(...rows.map(({ tries }) => tries))
    const newestCode = rows.toSorted((a, b) => a.id - b.id).at(-1)
    expect(mostTries).toBe(newestCode?.tries)
  })
  it('makes the agency mail login links in place of codes after a hundred wrong codes in a row, until the owner’s next login', async () => {
    const { id } = await testAgency.register('row@home.example')
    let comparisons = 0
    // Twenty browsers try six wrong codes each, of which five count.
    for (let count = 1; count <= 20; count += 1) {
      const browser = createBrowser()
      await resetRateLimits()
      await requestCode('row@home.example', browser)
      const code = await testAgency.findMailedCode('row@home.example')
      const earlierCalls = argon2Calls.verify
      await Promise.all(Array.from({ length: 6 }, (_, n) => verify(toWrongCode(code, n + 1), browser)))
      comparisons += argon2Calls.verify - earlierCalls
    }
    // The twenty-first browser gets a login link in place of a code.
    await resetRateLimits()
    await requestCode('row@home.example', createBrowser())
    expect(comparisons, 'every reply to 20 × 6 codes compares a hash, some with a decoy').toBe(120)
    expect(await readFailureCount(id)).toBe(100)
    expect((await testAgency.findMailTo('row@home.example')).at(-1)?.subject).toContain('login link')
    const browser = createBrowser()
    expect(
      await testAgency.call(
        'autoLogin',
        { key: await testAgency.findMailedKey('row@home.example', '/flau'), deviceId: browser.deviceId },
        browser,
      ),
    ).toMatchObject({ ok: true })
    expect(await readFailureCount(id)).toBe(0)
    await resetRateLimits()
    await requestCode('row@home.example', browser)
    expect(await verify(await testAgency.findMailedCode('row@home.example'), browser)).toMatchObject({
      ok: true,
    })
  })
  it('fails even with a correct code after a hundred wrong codes in a row', async () => {
    const { id } = await testAgency.register('out@home.example')
    const browser = createBrowser()
    await requestCode('out@home.example', browser)
    const code = await testAgency.findMailedCode('out@home.example')
    await query('UPDATE "user" SET otp_failures = 100 WHERE id = $1', [id])
    expect(await verify(code, browser)).toEqual(INVALID)
  })
})

describe('an attacker cannot find out whether an address has an account', () => {
  it('by requesting a code: message, work and time are the same for an unknown address, which gets no mail', async () => {
    await testAgency.register('known@home.example')
    for (const email of ['known@home.example', 'unknown@home.example']) {
      const createBrowserOfOneNetwork = () => ({ ...createBrowser(), caller: { address: '203.0.113.7' } })
      for (let n = 0; n < 5; n += 1) {
        const earlierCalls = argon2Calls.hash
        expect(await expectDelayed(() => requestCode(email, createBrowserOfOneNetwork()))).toEqual(SENT)
        expect(argon2Calls.hash - earlierCalls).toBe(1)
      }
      expect(
        await requestCode(email, createBrowserOfOneNetwork()),
        'one network may request five codes for an address in a quarter of an hour',
      ).toEqual(TOO_MANY)
    }
    expect(await testAgency.findMailTo('unknown@home.example')).toEqual([])
  })
  it('by trying a wrong code: message and work are the same whether a code was mailed, was only requested, or neither', async () => {
    await testAgency.register('sent@home.example')
    const [withCode, withoutCode, withoutRequest] = [createBrowser(), createBrowser(), createBrowser()]
    await requestCode('sent@home.example', withCode)
    await requestCode('not-sent@home.example', withoutCode)
    const code = await testAgency.findMailedCode('sent@home.example')
    // Seven tries, two more than a code allows.
    for (let n = 1; n <= 7; n += 1) {
      for (const browser of [withCode, withoutCode, withoutRequest]) {
        const earlierCalls = argon2Calls.verify
        expect(await verify(toWrongCode(code, n), browser)).toEqual(INVALID)
        expect(argon2Calls.verify - earlierCalls).toBe(1)
      }
    }
  })
  it('by an older code of the same browser: it ends when a code is requested for another address, known or unknown', async () => {
    for (const email of ['older@home.example', 'mine@home.example']) await testAgency.register(email)
    for (const nextEmail of ['older@home.example', 'unknown-address@home.example']) {
      await resetRateLimits()
      const browser = createBrowser()
      await requestCode('mine@home.example', browser)
      const olderCode = await testAgency.findMailedCode('mine@home.example')
      await requestCode(nextEmail, browser)
      const hasAccount = nextEmail === 'older@home.example'
      const nextCode = hasAccount ? await testAgency.findMailedCode(nextEmail) : ''
      // The two codes are equal once in a million.
      if (olderCode !== nextCode) expect(await verify(olderCode, browser)).toEqual(INVALID)
    }
  })
})
