import type * as Argon2 from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { botToken, newBrowser, openBench, type Bench, type Browser } from './bench'
import { expectDelayed } from './recorded-delays'
import { query } from '../../support/sql'
import { findRow, findRows } from '../../support/tables'

/** Counts what argon2 is asked for; the work itself stays. */
const work = vi.hoisted(() => ({ hash: 0, verify: 0 }))
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof Argon2>()
  return {
    ...argon2,
    hash: (...given: Parameters<typeof argon2.hash>) => {
      work.hash += 1
      return argon2.hash(...given)
    },
    verify: (...given: Parameters<typeof argon2.verify>) => {
      work.verify += 1
      return argon2.verify(...given)
    },
  }
})

vi.mock('node:timers/promises', async () => (await import('./recorded-delays')).recordDelays())

let bench: Bench
beforeAll(async () => void (bench = await openBench()))
afterAll(() => bench?.close())

const SENT = { ok: true, data: null, message: 'A One Time Password has been sent to your email address.' }
const INVALID = { ok: false, message: 'Invalid OTP.' }
const TOO_MANY = {
  ok: false,
  message: 'Too many attempts. Please try again later.',
  retryAfter: expect.any(Number),
}
const ask = (email: string, browser: Browser) =>
  bench.ask('loginOtpRequest', { email, deviceId: browser.deviceId, ...botToken }, browser)
const verify = (otp: string, browser: Browser) =>
  bench.ask('verifyOtp', { otp, deviceId: browser.deviceId, ...botToken }, browser)
/** Ends every wait that a limit imposed, as hours later. */
const timePasses = () => query('DELETE FROM rate_window')
const failures = async (id: number) => (await findRow('user', { id })).otpFailures
/** A code that is not the given one. */
const wrong = (code: string, n = 1) => String((Number(code) + n) % 1_000_000).padStart(6, '0')

describe('a one-time password', () => {
  it('is six digits, comes by mail, lets in once, in the browser that asked (LOGIN-26 to LOGIN-29, D-26)', async () => {
    const { id } = await bench.register('otto@home.example')
    const browser = newBrowser()
    expect(await ask('OTTO@home.example', browser)).toEqual(SENT)
    const code = await bench.codeTo('otto@home.example')
    expect(await verify(code, newBrowser()), 'another browser').toEqual(INVALID)
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`
    const both = await Promise.all([verify(spaced, browser), verify(spaced, browser)])
    expect(
      both.filter(({ ok }) => ok),
      'two at once',
    ).toEqual([
      {
        ok: true,
        message: 'Success',
        data: { id, token: expect.any(String), first_name: 'Ada', seller_info_completed: 0 },
      },
    ])
    expect(await verify(code, browser)).toEqual(INVALID)
    expect(await failures(id)).toBe(0)
  })
  it('is for full accounts too (D-27)', async () => {
    await bench.register('full@home.example', 'Copper-Kettle-88')
    const browser = newBrowser()
    await ask('full@home.example', browser)
    expect(await verify(await bench.codeTo('full@home.example'), browser)).toMatchObject({ ok: true })
  })
  it('runs out after ten minutes; only the right one hears so', async () => {
    await bench.register('late@home.example')
    const browser = newBrowser()
    await ask('late@home.example', browser)
    const code = await bench.codeTo('late@home.example')
    const [row] = await query<{ seconds: string }>(
      'SELECT extract(epoch FROM expires_at - now()) AS seconds FROM one_time_password WHERE device_id = $1',
      [browser.deviceId],
    )
    expect(Number(row?.seconds)).toBeGreaterThan(590)
    expect(Number(row?.seconds)).toBeLessThanOrEqual(600)
    await query(`UPDATE one_time_password SET expires_at = now() WHERE device_id = $1`, [browser.deviceId])
    expect(await verify(wrong(code), browser)).toEqual(INVALID)
    expect(await verify(code, browser)).toEqual({ ok: false, message: 'OTP has expired.' })
  })
  it('is replaced by a newer one', async () => {
    await bench.register('newer@home.example')
    const browser = newBrowser()
    await ask('newer@home.example', browser)
    const first = await bench.codeTo('newer@home.example')
    await ask('newer@home.example', browser)
    const second = await bench.codeTo('newer@home.example')
    if (first !== second) expect(await verify(first, browser)).toEqual(INVALID)
    expect(await verify(second, browser)).toMatchObject({ ok: true })
  })
  it('wants a device to be bound to, an address and a bot check (LOGIN-20, LOGIN-21, LOGIN-23)', async () => {
    await expect(
      bench.ask('loginOtpRequest', { email: 'otto@home.example', ...botToken }),
    ).rejects.toMatchObject({ code: 'invalid_request' })
    expect(await bench.ask('loginOtpRequest', { email: 'no address', deviceId: 'd', ...botToken })).toEqual({
      ok: false,
      message: 'Please enter a valid email address.',
    })
    expect(
      await bench.ask('loginOtpRequest', { email: 'otto@home.example', deviceId: 'd' } as never),
    ).toEqual({ ok: false, message: 'Bot check failed. Please try again.' })
    expect(await bench.ask('verifyOtp', { otp: '', deviceId: 'd', ...botToken })).toEqual({
      ok: false,
      message: 'Please enter your One Time Password',
    })
    expect(await bench.ask('verifyOtp', { otp: '123456', ...botToken })).toEqual(INVALID)
  })
})

describe('guessing', () => {
  it('a hundred guesses at once get five comparisons (goals: OTP)', async () => {
    const { id } = await bench.register('hundred@home.example')
    const browser = newBrowser()
    await ask('hundred@home.example', browser)
    const code = await bench.codeTo('hundred@home.example')
    const { consumeCodeTry } = await import('../../../lib/agency/accounts/one-time-password')
    const tries = await Promise.all(Array.from({ length: 100 }, () => consumeCodeTry(browser.deviceId)))
    expect(tries.filter(Boolean)).toHaveLength(5)
    expect(await failures(id)).toBe(5)
    expect(await verify(code, browser), 'the right one comes too late').toEqual(INVALID)
  })
  it('the same through the front door, from many addresses', async () => {
    await bench.register('front@home.example')
    const browser = newBrowser()
    await ask('front@home.example', browser)
    const code = await bench.codeTo('front@home.example')
    const replies = await Promise.all(
      Array.from({ length: 99 }, (_, n) =>
        verify(wrong(code, n + 1), { ...newBrowser(), deviceId: browser.deviceId }),
      ),
    )
    expect(replies.every((reply) => !reply.ok)).toBe(true)
    expect((await findRow('oneTimePassword', { deviceId: browser.deviceId })).tries).toBe(5)
    expect(
      replies.filter(({ message }) => message !== INVALID.message),
      'twenty of a device, then the limit',
    ).toHaveLength(79)
    await timePasses()
    expect(await verify(code, browser)).toEqual(INVALID)
  })
  it('asking again does not reset the tries; once they are used up the mail holds a link (D-165)', async () => {
    await bench.register('resend@home.example')
    const browser = newBrowser()
    for (const triesBefore of [0, 2, 4]) {
      await ask('resend@home.example', browser)
      const code = await bench.codeTo('resend@home.example')
      const codes = await findRows('oneTimePassword', { deviceId: browser.deviceId })
      expect(codes.at(-1)?.tries).toBe(triesBefore)
      for (let n = 1; n <= 2; n += 1) expect(await verify(wrong(code, n), browser)).toEqual(INVALID)
      if (triesBefore === 4)
        expect(await verify(code, browser), 'the right one after five wrong').toEqual(INVALID)
    }
    await ask('resend@home.example', browser)
    const mail = (await bench.mailTo('resend@home.example')).at(-1)
    expect(mail?.text).not.toMatch(/\b\d{6}\b/)
    expect(
      await bench.ask(
        'autoLogin',
        { key: await bench.keyTo('resend@home.example', '/flau'), deviceId: browser.deviceId },
        browser,
      ),
    ).toMatchObject({ ok: true })
  })
  it('a resend under way counts the tries under way', async () => {
    await bench.register('race@home.example')
    const browser = newBrowser()
    await ask('race@home.example', browser)
    const code = await bench.codeTo('race@home.example')
    await Promise.all([
      ...[1, 2, 3].map((n) => verify(wrong(code, n), browser)),
      ask('race@home.example', browser),
      ask('race@home.example', browser),
    ])
    const rows = await findRows('oneTimePassword', { deviceId: browser.deviceId })
    expect(rows.filter(({ usedAt }) => !usedAt)).toHaveLength(1)
    expect(Math.max(...rows.map(({ tries }) => tries))).toBe(
      rows.toSorted((a, b) => a.id - b.id).at(-1)?.tries,
    )
  })
  it('after a hundred wrong ones in a row no more codes are sent, but a link; it opens the account and ends the count (goals: OTP)', async () => {
    const { id } = await bench.register('row@home.example')
    let compared = 0
    for (let device = 0; device < 21; device += 1) {
      const browser = newBrowser()
      await timePasses()
      await ask('row@home.example', browser)
      if (device === 20) break
      const code = await bench.codeTo('row@home.example')
      const before = work.verify
      await Promise.all(Array.from({ length: 6 }, (_, n) => verify(wrong(code, n + 1), browser)))
      compared += work.verify - before
    }
    expect(compared, 'every answer takes the work, compared or not').toBe(120)
    expect(await failures(id)).toBe(100)
    expect((await bench.mailTo('row@home.example')).at(-1)?.subject).toContain('login link')
    const browser = newBrowser()
    expect(
      await bench.ask(
        'autoLogin',
        { key: await bench.keyTo('row@home.example', '/flau'), deviceId: browser.deviceId },
        browser,
      ),
    ).toMatchObject({ ok: true })
    expect(await failures(id)).toBe(0)
    await timePasses()
    await ask('row@home.example', browser)
    expect(await verify(await bench.codeTo('row@home.example'), browser)).toMatchObject({ ok: true })
  })
  it('a code that was out when the hundredth failed is not compared any more', async () => {
    const { id } = await bench.register('out@home.example')
    const browser = newBrowser()
    await ask('out@home.example', browser)
    const code = await bench.codeTo('out@home.example')
    await query('UPDATE "user" SET otp_failures = 100 WHERE id = $1', [id])
    expect(await verify(code, browser)).toEqual(INVALID)
  })
})

describe('nothing tells whether an address is known (goals: enumeration)', () => {
  it('a request: same words, same work, same time, and no mail', async () => {
    await bench.register('known@home.example')
    for (const email of ['known@home.example', 'unknown@home.example']) {
      const here = () => ({ ...newBrowser(), caller: { address: '203.0.113.7' } })
      for (let n = 0; n < 5; n += 1) {
        const hashed = work.hash
        expect(await expectDelayed(() => ask(email, here()))).toEqual(SENT)
        expect(work.hash - hashed).toBe(1)
      }
      expect(await ask(email, here()), 'five in a quarter of an hour from one network').toEqual(TOO_MANY)
    }
    expect(await bench.mailTo('unknown@home.example')).toEqual([])
  })
  it('a wrong code: the same for a browser that was sent one, one that was sent none, and one that never asked, dead code or not', async () => {
    await bench.register('sent@home.example')
    const [sent, none, never] = [newBrowser(), newBrowser(), newBrowser()]
    await ask('sent@home.example', sent)
    await ask('not-sent@home.example', none)
    const code = await bench.codeTo('sent@home.example')
    for (let n = 1; n <= 7; n += 1) {
      for (const browser of [sent, none, never]) {
        const verified = work.verify
        expect(await verify(wrong(code, n), browser)).toEqual(INVALID)
        expect(work.verify - verified).toBe(1)
      }
    }
  })
  it('an older code dies with the next request, for whomever it is', async () => {
    for (const next of ['older@home.example', 'is-it-known@home.example']) {
      await timePasses()
      if (next === 'older@home.example')
        await Promise.all([bench.register('older@home.example'), bench.register('mine@home.example')])
      const browser = newBrowser()
      await ask('mine@home.example', browser)
      const mine = await bench.codeTo('mine@home.example')
      await ask(next, browser)
      if (mine !== (next === 'older@home.example' ? await bench.codeTo('older@home.example') : ''))
        expect(await verify(mine, browser)).toEqual(INVALID)
    }
  })
})
